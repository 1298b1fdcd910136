import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sums } from '../../../src/games/elfenwizards/board/sums.js';
import { elfenwizards } from '../../../src/games/elfenwizards/index.js';
import type { Face, Table } from '../../../src/games/elfenwizards/table.js';
import { start } from '../../../src/kernel/play.js';

test('each guild’s dice in a spell box are added up, and no guild without dice there', () => {
  const table = start(elfenwizards, { players: 3, seed: 1 }).context.table as Table;
  assert.deepEqual(sums(table), []);
  const withDice = (seat: number, wizard: readonly Face[], minor: readonly Face[]) => {
    const player = table.players[seat]!;
    return { ...player, boxes: { ...player.boxes, wizard, minor } };
  };
  const players = [withDice(0, [5, 6], []), withDice(1, [5], [2]), withDice(2, [], [])];
  assert.deepEqual(
    sums({ ...table, players }).map(({ box, seat, count }) => `${box} ${seat} ${count}`),
    ['wizard 0 11', 'wizard 1 5', 'minor 1 2'],
  );
});
