import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput, positionOf, resume, type Params, type Position } from '../../../src/index.js';
import { darkMages, type Table } from '../../../src/games/dark-mages/index.js';
import { sketch } from '../../../src/games/dark-mages/lessons/sketch.js';
import type { Status } from '../../../src/games/dark-mages/table.js';
import { attacking, scene, type Scene } from './positions.js';

/** The path at which a position is refused, or nothing if it is accepted. */
function refusedAt(position: Position): string | undefined {
  try {
    resume(darkMages, position, { seed: 1 });
  } catch (error) {
    if (error instanceof BadInput) return error.path;
    throw error;
  }
  return undefined;
}

test('DM-T1 a position in an attack phase that the player has lost is refused', () => {
  const at = (phase: string, lost: boolean) => refusedAt(sketch(phase, { done: { lost } }));
  assert.deepEqual(
    [at('attack.deciding', false), at('end.deciding', true), at('attack.deciding', true)],
    [undefined, undefined, 'position.table.done.lost'],
  );
});

test('DM-P5 a position in which a mage steals from themselves is refused', () => {
  const item = { worn: ['it_robe_of_stars'] };
  const drawn = sketch('attack.stealing', { mages: { red: item, green: { worn: ['it_staff_of_power'] } } });
  const from = (seat: number) =>
    refusedAt({ ...drawn, table: { ...drawn.table, choice: { kind: 'steal', seat: 0, from: seat } } });
  assert.deepEqual([from(1), from(0)], [undefined, 'position.table.choice.from']);
});

type Open<A> = A extends readonly (infer B)[]
  ? Open<B>[]
  : A extends object
    ? { -readonly [K in keyof A]: Open<A[K]> }
    : A;
/** The path at which the position of a game is refused after a change of its table; without the change it is accepted. */
function changed(game: Scene, change: (table: Open<Table>) => unknown): string | undefined {
  const position = () => structuredClone(positionOf(darkMages, game.snapshot));
  assert.equal(refusedAt(position()), undefined);
  const after = position();
  change(after.table as unknown as Open<Table>);
  return refusedAt(after)?.replace('position.table.', '');
}

const asked = () =>
  attacking({ mages: { red: { hand: ['sp_fireball'] }, green: { hand: ['df_shield_of_reflection'] } } }).play(
    'red cast sp_fireball green',
  );

test('DM-D2 an answer to a reflection needs a reflection, and the seat at which it is aimed', () => {
  const reflected = () => asked().play('green answer df_shield_of_reflection');
  assert.equal(reflected().phase, 'attack.resolving.answers.countering');
  const withNone = (table: Open<Table>) => {
    table.pile.push(...table.inPlay.splice(1));
    table.attack!.reflected = [];
  };
  assert.equal(changed(reflected(), withNone), 'attack.counter');
  const withDodge = (table: Open<Table>) => {
    const at = table.pile.indexOf('df_dodge');
    [table.pile[at], table.inPlay[1]] = [table.inPlay[1]!, 'df_dodge'];
    table.attack!.reflected[0]!.card = 'df_dodge';
  };
  assert.equal(changed(reflected(), withDodge), 'attack.reflected');
  assert.equal(
    changed(reflected(), ({ attack }) => (attack!.counter = 1)),
    'attack.counter',
  );
});

test('DM-D1 only seats that the attack still asks are asked, in their order', () => {
  const three = () =>
    attacking({ players: 3, mages: { red: { hand: ['sp_fireball', 'hx_fear'] } } }).play('red cast sp_fireball green');
  const to = (seats: number[]) => changed(three(), ({ attack }) => (attack!.asked = seats));
  assert.deepEqual([to([1, 2]), to([2])], [undefined, undefined]);
  assert.deepEqual([to([2, 1]), to([1]), to([0, 1, 2])], Array(3).fill('attack.asked'));
});

test('DM-A9 a companion’s attack is that of the ally', () => {
  const game = () => attacking({ mages: { red: { companion: 'co_wolf ally' } } }).play('red assault green');
  const fled = (table: Open<Table>) => {
    table.pile.push('co_wolf');
    table.mages[0]!.companion = null;
  };
  assert.equal(changed(game(), fled), 'attack.card');
});

test('DM-A1 a choice belongs to a card that offers it', () => {
  const chain = attacking({
    players: 4,
    mages: { red: { hand: ['sp_chain_lightning'], effects: [{ op: 'stat', stat: 'arcane', amount: 9 }] } },
  });
  chain.dice('d20=20').through('red cast sp_chain_lightning green');
  assert.equal(chain.phase, 'attack.resolving.chain');
  const swapped = (table: Open<Table>) => {
    const at = table.pile.indexOf('sp_fireball');
    table.pile[at] = table.inPlay[0]!;
    table.inPlay = ['sp_fireball'];
    table.attack!.card = 'sp_fireball';
  };
  assert.equal(changed(chain, swapped), 'choice');
});

test('DM-T1 an attack is under way in the attack phase', () => {
  assert.equal(
    changed(asked(), ({ done }) => (done.stage = 'draw')),
    'done.stage',
  );
});

test('DM-T2, DM-A1 an effect that runs is one of its card, with its dice and a fraction', () => {
  const game = () =>
    scene('preparation.deciding', { mages: { red: { effects: [{ op: 'stat', stat: 'attack', amount: 1 }] } } });
  const to = (status: Partial<Status>) => changed(game(), ({ mages }) => Object.assign(mages[0]!.effects[0]!, status));
  const infected = { op: 'dot', card: 'hx_infection', stat: null } as const;
  assert.equal(to({ ...infected, dice: '1d6' }), undefined);
  for (const status of [
    { ...infected, dice: null },
    { ...infected, dice: 'x' },
    { op: 'confuse', card: 'po_growth', stat: null },
    { op: 'resistance', card: 'po_resistance', stat: null, amount: 100 },
  ] as const)
    assert.equal(to(status), 'mages[0].effects[0]', status.op);
});

test('the account of a position holds what the board reads of it', () => {
  const told = (code: string, params?: Params) =>
    changed(asked(), (table) => (table.account = [{ rule: 'DM-A1', code, params } as never]));
  assert.equal(told('cast', {}), 'account[0].params.seat');
  assert.equal(told('cast', { seat: 0, targets: 'green' }), 'account[0].params.targets');
  assert.equal(told('attackRoll', { target: 'green', dice: null }), 'account[0].params.dice');
  assert.equal(told('cast', { seat: 0, card: 'sp_fireball', targets: ['green'] }), undefined);
});
