/** How many equal pieces a player may move at once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '../../../src/games/elfenwizards/game.js';
import { ui } from '../../../src/games/elfenwizards/ui.js';
import { start, viewFor } from '../../../src/index.js';

const view = viewFor(game, start(game, { players: 3, seed: 1 }), 0);
const at = (phase: string) => ui.pieces!('reserve:0', { ...view, phase });

test('EW-1.2: one Minor Spell marks the turn, however many there are', () => {
  assert.equal(at('highWizardRetires'), 1);
  assert.equal(at('competition'), view.table.players[0]!.reserve);
  assert.ok(at('competition') > 1);
});
