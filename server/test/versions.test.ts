/** Rules that change under running games: a table that was begun with other rules ends with its record. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replay } from '../../src/kernel/play.js';
import { parseRecord } from '../../src/kernel/transcript.js';
import { Denied } from '../src/denied.js';
import { Hall, type HallOptions } from '../src/hall.js';
import { Store } from '../src/store.js';
import { playOn, tokenOf, toyGame } from './fakes.js';

const newer = { ...toyGame, version: toyGame.version + 1 };
const hallOf = (store: Store, game = toyGame, elsewhere?: HallOptions['elsewhere']) =>
  new Hall({ games: new Map([['toy', game]]), store, elsewhere });
const denied = (asked: Promise<unknown>, code: string) =>
  assert.rejects(asked, (error) => error instanceof Denied && error.denial.code === code, code);

interface Made {
  readonly store: Store;
  readonly hall: Hall;
  readonly code: string;
  readonly token: string;
}
/** A table for two that waits. */
async function waiting(game = toyGame): Promise<Made> {
  const store = await Store.open(':memory:');
  const hall = hallOf(store, game);
  const { code } = await hall.make({ game: 'toy', players: 2, options: {}, seats: 'human human' }, 'a');
  return { store, hall, code, token: tokenOf('a') };
}
/** A table of two at which two moves were made, and who sits there. */
async function begun(game = toyGame): Promise<Made> {
  const made = await waiting(game);
  const { hall, code } = made;
  const held = await hall.open(code);
  for (const letter of 'ab') await held.do((table) => table.admit({ code, token: tokenOf(letter), name: letter }));
  await held.do((table) => playOn(table, 2));
  await denied(hall.record(code, 'a'), 'offer');
  await hall.close(held);
  return made;
}

test('without its rules a game ends as it stands, is said to be over, and its record can be saved', async () => {
  const { store, code, token } = await begun();
  const hall = hallOf(store, newer);
  const { stage, version } = await hall.lobby(code, 'a');
  assert.deepEqual([stage, version], ['over', toyGame.version]);
  await denied(
    hall.check({ code, token }, 'a').then(() => hall.open(code)),
    'version',
  );
  // The record is whole: the rules as they were replay it to where it stood.
  const { start, moves } = parseRecord(toyGame, await hall.record(code, 'a'));
  assert.equal(moves.length, 2);
  assert.equal(replay(toyGame, start, moves).status, 'active');
  assert.equal((await store.load(code))!.moves.length, 2);
  await denied(hall.record('aaaaaaaaaa', 'a'), 'unknown');
  await store.close();
});

test('a game that was only looked at while its rules were gone goes on where they come back, until its record is told', async () => {
  const { store, hall, code, token } = await begun();
  const updated = hallOf(store, newer);
  await updated.lobby(code, 'a');
  await updated.own({ seats: [{ code, token }] }, 'a');
  await updated.check({ code, token }, 'a');
  await denied(updated.open(code), 'version');
  const held = await hall.open(code);
  await held.do((table) => playOn(table, 3));
  await hall.close(held);
  assert.equal((await store.load(code))!.moves.length, 3);

  // The record shows all hands: nobody plays on with that.
  await updated.record(code, 'a');
  assert.equal((await hall.lobby(code, 'a')).stage, 'over');
  await store.close();
});

test('a game that another process goes on with does not end, and its record is not told', async () => {
  const { store, hall, code } = await begun();
  const updated = hallOf(store, newer, () => hall.lobby(code, 'a'));
  assert.equal((await updated.lobby(code, 'a')).stage, 'running');
  await denied(updated.record(code, 'a'), 'offer');
  assert.equal((await store.load(code))!.isOver, false);
  await store.close();
});

test('a game that another process has does not end because that one does not answer for a while', async () => {
  const { store, hall, code } = await begun();
  const updated = hallOf(store, newer, () => Promise.reject(new Error('timed out')));
  await denied(updated.lobby(code, 'a'), 'newer');
  assert.equal((await store.load(code))!.isOver, false);
  assert.equal((await hall.lobby(code, 'a')).stage, 'running');
  await store.close();
});

test('a table that waits begins with the rules of now, and is not begun where they lack its options', async () => {
  const { store, code } = await waiting();
  const hall = hallOf(store, newer);
  assert.equal((await hall.lobby(code, 'a')).version, newer.version);
  const held = await hall.open(code);
  for (const letter of 'ab') await held.do((table) => table.admit({ code, token: tokenOf(letter), name: letter }));
  await held.do((table) => playOn(table, 1));
  assert.deepEqual([held.table.game, (await store.load(code))!.version], [newer, newer.version]);

  const other = await waiting();
  const fewer = { ...newer, players: [3, 4] as const };
  await denied(hallOf(other.store, fewer).lobby(other.code, 'a'), 'changed');
  await denied(hallOf(other.store, fewer).check({ code: other.code, token: tokenOf('a'), name: 'a' }, 'a'), 'changed');
  for (const each of [store, other.store]) await each.close();
});

test('a page with other rules than the table takes no seat and sees nothing, also when it comes back', async () => {
  const { store, hall, code, token } = await waiting();
  const held = await hall.open(code);
  const join = async (given: object) => {
    const checked = await hall.check({ code, ...given }, 'a');
    await held.do((table) => table.admit(checked));
  };
  const { version } = newer;
  await denied(join({ token, name: 'a', version }), 'rules');
  await denied(join({ watch: true, version }), 'rules');
  assert.equal(held.table.seating.seats[0]!.taken, false);
  await join({ token, name: 'a', version: toyGame.version });
  await denied(join({ token, version }), 'rules');
  await store.close();
});

test('a server that is not updated yet ends no game of newer rules, and begins none with its own', async () => {
  for (const { store, code, token } of [await begun(newer), await waiting(newer)]) {
    const { stage } = await hallOf(store, newer).lobby(code, 'a');
    const old = hallOf(store);
    await denied(old.lobby(code, 'a'), 'newer');
    await denied(old.check({ code, token }, 'a'), 'newer');
    await denied(old.open(code), 'newer');
    // Where an updated process has the table, people are led there.
    const updated = hallOf(store, newer);
    const beside = hallOf(store, toyGame, () => updated.lobby(code, 'a'));
    assert.equal((await beside.lobby(code, 'a')).version, newer.version);
    await beside.check({ code, token, name: 'a' }, 'a');
    assert.equal((await hallOf(store, newer).lobby(code, 'a')).stage, stage);
    await store.close();
  }
});
