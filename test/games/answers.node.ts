/** In the lessons of our games each move that the rules allow, and a step does not wait for, has an answer of its own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES, load } from '../../src/games/index.js';
import { legalMoves } from '../../src/kernel/legal.js';
import { answerTo, expected, walk } from '../../src/kernel/lesson.js';
import { formatMove } from '../../src/kernel/notation.js';
import { isChosen } from './chosen.js';

for (const id of GAMES.filter(isChosen))
  test(`lessons of ${id} answer each wrong move with a reason`, async () => {
    const ui = await load(id);
    const { game } = ui;
    for (const entry of (await ui.lessons?.()) ?? []) {
      const lesson = await entry.lesson();
      const stops = [...walk(game, lesson)];
      const bare = lesson.steps.flatMap((step, n) => {
        if (!step.expect) return [];
        const { snapshot } = stops[n]!;
        const [right] = expected(game, snapshot, step);
        return legalMoves(game, snapshot)
          .filter((move) => move.seat === right!.seat)
          .filter((move) => {
            const answer = answerTo(game, snapshot, step, move);
            return answer.kind === 'other' && answer.say === undefined;
          })
          .map((move) => `step ${n + 1}: ${formatMove(game, move)}`);
      });
      assert.deepEqual(bare, [], entry.id);
    }
  });
