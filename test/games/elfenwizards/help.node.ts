/**
 * The prompts and reasons of Elfenwizards: prompts offer only what is possible, and reasons mention only what is there.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { elfenwizards, type Move, type Table } from '../../../src/games/elfenwizards/index.js';
import { reasons } from '../../../src/games/elfenwizards/help/reasons.js';
import { prompt } from '../../../src/games/elfenwizards/view.js';
import { start } from '../../../src/kernel/start.js';
import { viewFor } from '../../../src/kernel/view.js';

const { table: initial } = start(elfenwizards, { players: 3, seed: 1 }).context as { table: Table };
const seen = (table: Table, phase: string, moves: readonly Move[] = []) => ({
  ...viewFor(elfenwizards, start(elfenwizards, { players: 3, seed: 1 }), 0),
  table,
  phase,
  moves,
});
const codes = (table: Table, move: Move, moves: readonly Move[] = [move]) =>
  reasons(seen(table, 'competition', moves) as never, move).map(({ code }) => code);
const withPlayer = (seat: number, change: object): Table => ({
  ...initial,
  queue: [seat],
  players: initial.players.map((player, i) => (i === seat ? { ...player, ...change } : player)),
});

describe('a prompt', () => {
  const says = (grey: readonly number[], token: boolean) => {
    const { boxes } = initial.players[0]!;
    const table = withPlayer(0, { boxes: { ...boxes, grey, minor: grey }, spent: token ? 1 : 0 });
    const titles = { ...table.titles, W1: { owner: 0, grey: token ? 1 : 0, spells: [] } };
    return ['removeGreyMagic', 'recoverMinorSpellsAgain'].map((phase) => prompt({ ...table, titles }, phase).code);
  };
  test('offers to buy only what the dice can pay for', () => {
    assert.deepEqual(says([4], true), ['removeGreyMagic', 'recoverMinorSpellsAgain']);
    assert.deepEqual(says([1], true), ['removeGreyMagic.few', 'recoverMinorSpellsAgain.few']);
    assert.deepEqual(says([1, 2], true), ['removeGreyMagic.few', 'recoverMinorSpellsAgain']);
    assert.deepEqual(says([6], false), ['removeGreyMagic.none', 'recoverMinorSpellsAgain.none']);
  });
});

describe('a reason', () => {
  test('counts no rivals in an empty box', () => {
    const demote = { type: 'demote', seat: 0, rank: 'wizard', grey: 0, to: 'D' } as Move;
    const one = [{ owner: 0, grey: 0, spells: [] }];
    assert.deepEqual(codes({ ...initial, users: { ...initial.users, D: [] } }, demote), ['noRivals']);
    assert.deepEqual(codes({ ...initial, users: { ...initial.users, D: one } }, demote), ['fewRivals']);
  });
  test('compares the player’s sum in a spell box with the highest of another guild', () => {
    const boxes = (dice: readonly number[]) => ({ ...initial.players[0]!.boxes, sorcerer: dice });
    const withDice = (...dice: readonly (readonly number[])[]) => ({
      ...initial,
      players: initial.players.map((player, seat) => ({ ...player, boxes: boxes(dice[seat] ?? []) })),
    });
    const place: Move = { type: 'place', seat: 0, die: 5, box: 'sorcerer' };
    const last = (table: object) => reasons(seen(table as Table, 'castMajorSpells', [place]) as never, place).at(-1)!;
    const { code, params } = last(withDice([4], [6, 4], [2]));
    assert.deepEqual([code, params], ['place.sum', { points: 9, rival: 10 }]);
    assert.equal(last(withDice([4])).code, 'place.first');
  });
  test('tells whom helping another mage stops, whether that player is ahead, and that a second spell is due', () => {
    const favour: Move = { type: 'favour', seat: 0, spell: 5, mage: 'W1' };
    const pass: Move = { type: 'pass', seat: 0 };
    const titles = {
      ...initial.titles,
      W1: { owner: 1, grey: 0, spells: [] },
      W2: { owner: 2, grey: 0, spells: [{ seat: 2, die: 3 as const }] },
    };
    const table = { ...initial, titles };
    assert.deepEqual(codes(table, favour, [favour, pass]), ['favour.stops']);
    const players = table.players.map((player, seat) => ({ ...player, scores: [seat === 2 ? 30 : 20] }));
    assert.deepEqual(codes({ ...table, players }, favour, [favour, pass]), ['favour.stops', 'favour.ahead']);
    assert.deepEqual(codes(table, favour), ['favour.must', 'favour.stops']);
    assert.deepEqual(codes(table, { ...favour, spell: 2 }, [favour, pass]), ['favour.other']);
    assert.deepEqual(codes(table, { ...favour, spell: 3 }, [favour, pass]), ['favour.tie']);
  });
});
