/** Tables and views are plain data, which a caller without types may change: no other game may change with them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { start, viewFor } from '../../src/index.js';
import { subjects } from './all.js';

/** Empties all lists and objects inside, as far as they are not frozen. */
function emptied(data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  Object.values(data).forEach(emptied);
  for (const key of Object.keys(data).reverse()) Reflect.deleteProperty(data, key);
  if (Array.isArray(data)) Reflect.set(data, 'length', 0);
}

for (const { ui } of await subjects()) {
  const { game } = ui;
  test(`${game.id}: a caller who empties a table or a view changes no other game`, () => {
    const begun = () => start(game, { players: game.players[0], seed: 1 });
    const seen = () => viewFor(game, begun(), 0);
    const before = JSON.stringify([begun(), seen()]);
    emptied(seen());
    emptied(begun().context.table);
    assert.equal(JSON.stringify([begun(), seen()]), before);
  });
}
