import assert from 'node:assert/strict';
import { test } from 'node:test';
import { darkMages, type Move, type Table } from '../../../src/games/dark-mages/index.js';
import { chooseMove, legalMoves, play, start, viewFor, type Level, type Snapshot } from '../../../src/index.js';
import { picker } from '../../../src/testing/picker.js';
import type { Subject } from '../../../src/testing/subject.js';
import { canary } from '../../../src/testing/suite/secrets.js';
import { faultsOf } from './invariants.js';
import { attacking, scene } from './positions.js';
import { darkMagesSubject } from './subject.js';

type Snap = Snapshot<Table>;

const chosen = (snapshot: Snap, seat: number, level: Level = 'hard', seed = 1): Move =>
  chooseMove(darkMages, viewFor(darkMages, snapshot, seat), { seed, level });

/** Plays to the end with a level, or a random player, for each seat; returns winners and number of turns. */
function duel(players: number, seed: number, minds: readonly (Level | 'random')[]) {
  const pick = picker(seed);
  let snapshot: Snap = start(darkMages, { players, seed });
  for (let moves = 0; snapshot.status === 'active' && snapshot.context.table.turn <= 1000; moves++) {
    const offered = legalMoves(darkMages, snapshot);
    const { seat } = offered[0]!;
    const mind = minds[seat % minds.length]!;
    const move = mind === 'random' ? offered[pick(offered.length)]! : chosen(snapshot, seat, mind, moves);
    snapshot = play(darkMages, snapshot, move);
  }
  const { table } = snapshot.context;
  return { turns: table.turn, over: snapshot.status === 'done', winners: table.winners, table };
}

test('the opponent wins at least three quarters of duels against a random player', () => {
  let won = 0;
  const games = 12;
  for (let seed = 0; seed < games; seed++) {
    const mine = seed % 2;
    const minds: (Level | 'random')[] = mine === 0 ? ['normal', 'random'] : ['random', 'normal'];
    won += Number(duel(2, seed, minds).winners.includes(mine));
  }
  assert.ok(won >= games * 0.75, `${won} of ${games}`);
});

// Random players may miss and heal without end, but opponents try to win, so their games end. Of 500 games of eight
// opponents none took more than 698 turns.
test('games of 2, 3, 4, 6 and 8 opponents end within 1,000 turns, with at most one mage standing', () => {
  for (const players of [2, 3, 4, 6, 8])
    for (const seed of [players, 31 * players]) {
      const { over, turns, table } = duel(players, seed, ['normal']);
      assert.ok(over && turns <= 1000, `${turns} turns of ${players} from seed ${seed}`);
      assert.deepEqual(faultsOf(table), []);
      assert.ok(table.winners.length <= 1 && table.mages.filter(({ hp }) => hp > 0).length <= 1);
    }
});

test('the opponent plays the same offered move for the same view and advice, whatever is hidden', () => {
  const pick = picker(9);
  let snapshot: Snap = start(darkMages, { players: 3, seed: 4 });
  for (let n = 0; n < 150 && snapshot.status === 'active'; n++) {
    const offered = legalMoves(darkMages, snapshot);
    const { seat } = offered[0]!;
    const move = chosen(snapshot, seat, 'normal', n);
    const other = canary(darkMagesSubject as Subject, snapshot, seat, picker(n)) as Snap;
    assert.deepEqual(chosen(other, seat, 'normal', n), move);
    assert.ok(offered.some((offer) => JSON.stringify(offer) === JSON.stringify(move)));
    snapshot = play(darkMages, snapshot, n % 3 === 0 ? offered[pick(offered.length)]! : move);
  }
});

test('the opponent takes a kill, dodges a deadly attack, and saves its Dodge otherwise', () => {
  const kill = attacking({
    players: 3,
    mages: { red: { hand: ['sp_burning_hands'] }, green: {}, blue: { hp: 3 } },
  });
  assert.deepEqual(chosen(kill.snapshot, 0), { type: 'cast', seat: 0, card: 'sp_burning_hands', target: 'blue' });
  const answer = (hp: number) => {
    const game = attacking({ mages: { green: { hp, hand: ['df_dodge'] } } }).play('red cantrip green');
    return chosen(game.snapshot, 1).type;
  };
  assert.deepEqual([answer(3), answer(60)], ['answer', 'pass']);
});

test('the opponent heals when hurt, and not at full hit points', () => {
  const heal = (hp: number) =>
    chosen(scene('preparation.deciding', { mages: { red: { hp, hand: ['he_heal'] } } }).snapshot, 0).type;
  assert.deepEqual([heal(20), heal(60)], ['heal', 'enterAttack']);
});

test('DM-P1, DM-V2 no opponent puts an item in the place of the same one', () => {
  const worn = ['it_staff_of_power'];
  const dressing = scene('preparation.deciding', { mages: { red: { hand: ['it_staff_of_power'], worn } } });
  const looting = attacking({
    players: 3,
    mages: { red: { worn, hand: ['sp_magic_missile'] }, green: { hp: 1, worn }, blue: {} },
  });
  looting.dice('d20=15').through('red cast sp_magic_missile green');
  assert.equal(looting.phase, 'attack.resolving.looting');
  for (const level of ['easy', 'normal', 'hard'] as const)
    for (let seed = 0; seed < 20; seed++) {
      assert.equal(chosen(dressing.snapshot, 0, level, seed).type, 'enterAttack');
      assert.equal(chosen(looting.snapshot, 0, level, seed).type, 'leave');
    }
});

test('DM-E1 the opponent changes a card that may be of use one day for a new one if it has no attack, and otherwise keeps it', () => {
  const ending = (...hand: string[]) =>
    chosen(scene('end.deciding', { mages: { red: { hand } } }).snapshot, 0) as Move & { readonly card?: string };
  const idle = ['df_dodge', 'df_counterspell', 'df_shield_of_reflection', 'po_invisibility'];
  const unarmed = ending(...idle, 'he_heal');
  assert.deepEqual([unarmed.type, unarmed.card], ['discard', 'he_heal']);
  assert.notEqual(ending(...idle, 'sp_burning_hands').type, 'discard');
});

test('DM-D2 the opponent counters no Spell that a team-mate has turned back', () => {
  const answer = (level: Level) => {
    const game = attacking({
      players: 4,
      options: { teams: 2 },
      mages: {
        red: { hand: ['sp_burning_hands'] },
        green: { hand: ['df_shield_of_reflection'] },
        yellow: { hand: ['df_counterspell'] },
      },
    }).play('red cast sp_burning_hands green', 'green answer df_shield_of_reflection', 'red pass', 'blue pass');
    return chosen(game.snapshot, 3, level).type;
  };
  assert.deepEqual([answer('normal'), answer('hard')], ['pass', 'pass']);
});
