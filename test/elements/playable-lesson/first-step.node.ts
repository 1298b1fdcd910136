/** The first step of a lesson as a picture, compared with what the rules say of it. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { firstStep } from '../../../src/elements/playable-lesson/first-step.js';
import { GAMES, load } from '../../../src/games/index.js';
import { boardTexts, pictures } from '../../../src/games/generated/registry.js';
import { readerOf, walk } from '../../../src/kernel/lesson.js';
import { hides, viewFor } from '../../../src/kernel/view.js';
import { providePictures } from '../../../src/loading/games.js';

describe('the first step of a lesson, drawn without the rules', () => {
  before(() =>
    providePictures(async (id, lang) => ({ picture: await pictures[id]!(), words: await boardTexts[id]![lang]!() })),
  );
  for (const id of GAMES)
    test(`${id}: is what the rules make of it, in each lesson and language, unless moves lead to it`, async () => {
      const ui = await load(id);
      const { game } = ui;
      const entries = await ui.lessons!();
      let drawn = 0;
      for (const entry of entries) {
        const lesson = await entry.lesson();
        const [step] = lesson.steps;
        for (const lang of ['en', 'fr', 'it']) {
          const first = await firstStep(Promise.resolve(entry), { game: id, words: {} }, null, lang);
          assert.equal(first === undefined, Boolean(lesson.moves ?? step!.play), lesson.id);
          if (!first) continue;
          drawn++;
          const { view, text } = first;
          const reader = hides(game) ? readerOf(game, lesson) : 'spectator';
          assert.equal(view.seat, reader, lesson.id);
          const words = await entry.text(lang);
          for (const { say } of [step!, ...(step!.ask ?? [])]) assert.equal(text(say), words[say]);
          assert.notEqual(text('lesson.next'), 'lesson.next');
          // A new game is drawn as it was set up, before its first phase.
          if (!('position' in lesson.start)) continue;
          const { phase, table } = viewFor(game, walk(game, lesson).next().value!.snapshot, reader);
          assert.deepEqual([view.phase, view.table], [phase, table], lesson.id);
        }
      }
      assert.ok(drawn > 2.5 * entries.length, `${drawn} of ${entries.length}`);
    });
});
