/** The suite that every game should pass, and a test of one’s own. */
import { legalMoves, start } from 'playable-rules/kit';
import { describeGame } from 'playable-rules/testing';
import { describe, expect, test } from 'vitest';
import { game } from '../src/game/game.js';
import myGame from '../src/game/index.js';
import { FIELDS, isBeside, type Table } from '../src/game/rules.js';

describeGame(
  myGame,
  { describe, test },
  {
    folder: 'src/game',
    // The name of the game need not be translated.
    notEnglish: { fr: /My game/g, it: /My game/g },
    /** Changes all that a viewer may not know, so that the suite finds what leaks: the values of unseen fields. */
    redeal(table: Table, viewer, pick) {
      const isHidden = (field: string, n: number) =>
        table.owners[n] === null && (viewer === 'spectator' || !isBeside(table, viewer, field));
      const unseen = FIELDS.flatMap((field, n) => (isHidden(field, n) ? [table.values[n]!] : []));
      const any = () => unseen.splice(pick(unseen.length), 1)[0]!;
      return { ...table, values: table.values.map((value, n) => (isHidden(FIELDS[n]!, n) ? any() : value)) };
    },
  },
);

test('everybody begins beside two free fields', () => {
  expect(legalMoves(game, start(game, { players: 2, seed: 1 }))).toHaveLength(2);
});
