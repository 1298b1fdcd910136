/** The suite that every game should pass, and a test of one’s own. */
import { legalMoves, start } from 'playable-rules/kit';
import { describeGame } from 'playable-rules/testing';
import { describe, expect, test } from 'vitest';
import { game } from '../src/game/game.js';
import myGame from '../src/game/index.js';
import { HELD } from '../src/game/rules.js';

describeGame(
  myGame,
  { describe, test },
  {
    folder: 'src/game',
    // The name of the game need not be translated.
    notEnglish: { fr: /My game/g, it: /My game/g },
  },
);

test('everybody begins with five cards to choose from', () => {
  expect(legalMoves(game, start(game, { players: 2, seed: 1 }))).toHaveLength(HELD);
});
