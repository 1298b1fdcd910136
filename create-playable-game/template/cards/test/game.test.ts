/** The suite that every game should pass, and a test of one’s own. */
import { legalMoves, start } from 'playable-rules/kit';
import { describeGame } from 'playable-rules/testing';
import { describe, expect, test } from 'vitest';
import { game } from '../src/game/game.js';
import myGame from '../src/game/index.js';
import { CARDS, HELD, type Table } from '../src/game/rules.js';

describeGame(
  myGame,
  { describe, test },
  {
    folder: 'src/game',
    // The name of the game need not be translated.
    notEnglish: { fr: /My game/g, it: /My game/g },
    /** Changes all that a viewer may not know, so that the suite finds what leaks: the hands of the others. */
    redeal(table: Table, viewer, pick) {
      const known = [...table.trick, ...table.spent, ...(viewer === 'spectator' ? [] : table.hands[viewer]!)];
      const unseen = CARDS.filter((card) => !known.includes(card));
      const any = () => unseen.splice(pick(unseen.length), 1)[0]!;
      return {
        ...table,
        hands: table.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(any).sort((a, b) => a - b))),
      };
    },
  },
);

test('everybody begins with five cards to choose from', () => {
  expect(legalMoves(game, start(game, { players: 2, seed: 1 }))).toHaveLength(HELD);
});
