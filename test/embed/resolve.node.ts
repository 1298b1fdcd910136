import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveEmbed } from '../../src/embed/resolve.js';
import { load } from '../../src/games/index.js';
import { resolveOne } from '../fuzz/addresses.js';

test('a mutated address is resolved, or rejected with a named error', async () => {
  for (let n = 1; n <= 250; n++) assert.equal(await resolveOne(n), undefined);
});

test('a game without a seed gets the default seed', async () => {
  const { record } = await resolveEmbed({ kind: 'game', game: 'elfenwizards' }, load, { seed: 42 });
  assert.deepEqual(record, { start: { players: 4, seed: 42, options: {} }, moves: [] });
});

test('a seat must be one of the seats in play, or spectator', async () => {
  const at = (seat: string, players: number) =>
    resolveEmbed({ kind: 'phases', game: 'elfenwizards', players, seed: 1, seat }, load);
  assert.equal((await at('spectator', 3)).viewer, 'spectator');
  assert.equal((await at('yellow', 4)).viewer, 3);
  await assert.rejects(at('yellow', 3), /seat: "yellow", expected one of red, green, blue, spectator/);
});
