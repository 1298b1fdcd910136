/** Reasons, doubts and prompts that must hold in situations of their own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { darkMages } from '../../../src/games/dark-mages/index.js';
import { en } from '../../../src/games/dark-mages/text/en.js';
import { fr } from '../../../src/games/dark-mages/text/fr.js';
import { it } from '../../../src/games/dark-mages/text/it.js';
import { ui } from '../../../src/games/dark-mages/ui.js';
import type { GameUi } from '../../../src/game-ui/game-ui.js';
import { viewFor } from '../../../src/index.js';
import { asked } from '../asked.js';
import { said } from './helping.js';
import { attacking, Scene } from './positions.js';

test('DM-D2 of a Spell turned back, everybody reads at whom it flies, and who turned it', () => {
  const read = (game: Scene, reader: 'spectator' | 2, lang: Record<string, string> = en) =>
    asked(ui as unknown as GameUi, viewFor(darkMages, game.snapshot, reader), [lang], ['bot', 'bot', 'human']);
  const game = attacking({
    players: 3,
    mages: {
      red: { hand: ['sp_burning_hands', 'df_shield_of_reflection'] },
      green: { hand: ['df_shield_of_reflection'] },
      blue: { hand: ['df_counterspell'] },
    },
  });
  game.play('red cast sp_burning_hands green');
  assert.match(said(game, 'green answer df_shield_of_reflection'), /flies back at Red\.$/);
  game.play('green answer df_shield_of_reflection');
  assert.equal(read(game, 'spectator'), 'Red is asked for an answer: Burning Hands comes back at Red.');
  assert.match(said(game, 'red answer df_shield_of_reflection'), /flies back at Green\.$/);
  const once = new Scene([game.snapshot]).play('red pass');
  assert.equal(read(once, 2), 'Blue: Green attacks Red with Burning Hands. Do you answer?');
  game.play('red answer df_shield_of_reflection');
  assert.equal(read(game, 'spectator'), 'Green is asked for an answer: Burning Hands comes back at Green.');
  assert.match(read(game, 'spectator', fr), /revient sur Vert\.$/);
  assert.match(read(game, 'spectator', it), /torna contro Verde\.$/);
  game.play('green pass');
  assert.equal(read(game, 2), 'Blue: Red attacks Green with Burning Hands. Do you answer?');
});
