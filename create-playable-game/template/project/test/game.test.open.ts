/** The suite that every game should pass, and a test of one’s own. */
import { legalMoves, start } from 'playable-rules/kit';
import { describeGame } from 'playable-rules/testing';
import { describe, expect, test } from 'vitest';
import { game } from '../src/game/game.js';
import myGame from '../src/game/index.js';

describeGame(
  myGame,
  { describe, test },
  {
    folder: 'src/game',
    // The name of the game need not be translated.
    notEnglish: { fr: /My game/g, it: /My game/g },
  },
);

test('everybody begins beside two free fields', () => {
  expect(legalMoves(game, start(game, { players: 2, seed: 1 }))).toHaveLength(2);
});
