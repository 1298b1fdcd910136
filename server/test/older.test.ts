/** Rules that change under running games: a table goes on with the rules it was begun with, or ends with its record. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replay } from '../../src/kernel/play.js';
import { parseRecord } from '../../src/kernel/transcript.js';
import { Denied } from '../src/denied.js';
import { Hall } from '../src/hall.js';
import { Store } from '../src/store.js';
import { playOn, tokenOf, toyGame } from './fakes.js';

const newer = { ...toyGame, version: toyGame.version + 1 };
const hallOf = (store: Store, game = toyGame, older = [toyGame].slice(1)) =>
  new Hall(new Map([['toy', game]]), store, undefined, undefined, undefined, older);
const denied = (asked: Promise<unknown>, code: string) =>
  assert.rejects(asked, (error) => error instanceof Denied && error.denial.code === code, code);

/** A table of two at which two moves were made, and who sits there. */
async function begun(): Promise<{ readonly store: Store; readonly code: string; readonly token: string }> {
  const store = await Store.open(':memory:');
  const hall = hallOf(store);
  const { code } = await hall.make({ game: 'toy', players: 2, options: {}, seats: 'human human' }, 'a');
  const held = await hall.open(code);
  for (const letter of 'ab') await held.do((table) => table.admit({ code, token: tokenOf(letter), name: letter }));
  await held.do((table) => playOn(table, 2));
  await denied(hall.record(code, 'a'), 'offer');
  await hall.close(held);
  return { store, code, token: tokenOf('a') };
}

test('without its rules a game ends as it stands, is said to be over, and its record can be saved', async () => {
  const { store, code, token } = await begun();
  const hall = hallOf(store, newer);
  const { stage, version } = await hall.lobby(code, 'a');
  assert.deepEqual([stage, version], ['over', toyGame.version]);
  assert.equal((await store.load(code))!.isOver, true);
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
  // The rules that come back later do not wake what has ended.
  assert.equal((await hallOf(store).lobby(code, 'a')).stage, 'over');
  await store.close();
});

test('with its rules a game goes on under them, and new ones begin with those of now', async () => {
  const { store, code, token } = await begun();
  const hall = hallOf(store, newer, [toyGame]);
  const held = await hall.open(code);
  assert.deepEqual([held.table.stage, held.table.game.version], ['running', toyGame.version]);
  assert.deepEqual([hall.isCurrent(held.table.game), hall.isCurrent(newer)], [false, true]);
  await held.do((table) => table.admit({ code, token }));
  await held.do((table) => playOn(table));
  assert.equal((await hall.lobby(code, 'a')).stage, 'over');
  parseRecord(toyGame, await hall.record(code, 'a'));
  const next = await hall.make({ game: 'toy', players: 2, options: {}, seats: 'human human' }, 'a');
  assert.equal((await hall.lobby(next.code, 'a')).version, newer.version);
  await store.close();
});
