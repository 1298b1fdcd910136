/**
 * Every lesson, stepped to its end by keyboard alone, in each language: on the board and with the buttons in English,
 * with “Show me” in the others. With SHOTS=folder in the environment, pictures of first and last steps are left there.
 */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { lessons } from '../../src/games/elfenwizards/lessons/index.js';
import { ui } from '../../src/games/elfenwizards/ui.js';
import { viewFor } from '../../src/index.js';
import { expected, walk, type LessonStep } from '../../src/kernel/lesson.js';
import { Keys } from './input-drivers.js';
import { openBody, openPage, useHouse } from './helpers.js';
import { violations } from './pages.js';

const shots = process.env['SHOTS'];
if (shots) mkdirSync(shots, { recursive: true });

const house = useHouse();

/** What to point at for the move that a step waits for: anchors of the board, or a button of the phase. */
interface Task {
  readonly step: LessonStep;
  readonly path: readonly string[];
  readonly verb: string | undefined;
}
async function tasksOf(id: string): Promise<Task[]> {
  const lesson = await lessons.find((entry) => entry.id === id)!.lesson();
  const stops = [...walk(elfenwizards, lesson)];
  return lesson.steps.map((step, n) => {
    const { snapshot } = stops[n]!;
    const [move] = expected(elfenwizards, snapshot, step);
    if (!move) return { step, path: [], verb: undefined };
    const view = viewFor(elfenwizards, snapshot, move.seat);
    const path = ui.touches(move, view);
    // Where the beginning alone is another move already, keys make this one with its button.
    const isTaken = path.length > 1 && view.moves.some((other) => ui.touches(other, view).join() === path[0]);
    return { step, path: isTaken ? [] : path, verb: move.type };
  });
}

async function shoot(page: Page, name: string): Promise<void> {
  if (!shots) return;
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: join(shots, `${name}-${width}.png`), fullPage: true });
  }
  await page.setViewportSize({ width: 1440, height: 1250 });
}

async function isAt(lesson: Locator, id: string, n: number): Promise<void> {
  const step = lesson.locator(`.steps[data-lesson="${id}"] li:nth-child(${n + 1})[aria-current="step"]`);
  await step.waitFor({ timeout: 10_000 });
}

async function solve(lesson: Locator, keys: Keys, { step, path, verb }: Task, onBoard: boolean): Promise<void> {
  if (step.ask) {
    await keys.tabTo(`[data-choice="${step.ask.findIndex(({ right }) => right)}"]`);
    await keys.press('Enter');
    await lesson.locator('.answer.right').waitFor();
  } else if (verb === undefined) return;
  else if (!onBoard) {
    await keys.tabTo('[data-do="show"]');
    await keys.press('Enter');
  } else if (path.length === 0) {
    await keys.tabTo(`.controls [data-verb="${verb}"]`);
    await keys.press('Enter');
  } else {
    for (const anchor of path) {
      await keys.goTo(anchor);
      await keys.press('Enter');
    }
  }
}

describe('every lesson to its end by keyboard, axe clean', { concurrency: true }, () => {
  for (const lang of ['en', 'fr', 'it']) {
    test(lang, async () => {
      const watched = await openPage(house, { reducedMotion: 'reduce' });
      const { page, troubles } = watched;
      await openBody(
        house,
        watched,
        `<main lang="${lang}"><h1>Lessons</h1><playable-lesson load="now"></playable-lesson></main>`,
      );
      const lesson = page.locator('playable-lesson');
      await lesson.locator('.say').waitFor();
      for (const { id } of lessons) {
        const tasks = await tasksOf(id);
        await lesson.evaluate((element, lesson) => element.setAttribute('lesson', lesson), id);
        await isAt(lesson, id, 0);
        await shoot(page, `${id}-${lang}-first`);
        const keys = new Keys(page, lesson);
        for (const [n, task] of tasks.entries()) {
          await isAt(lesson, id, n);
          const isLast = n === tasks.length - 1;
          await solve(lesson, keys, task, lang === 'en').catch((cause: unknown) => {
            throw new Error(`${id}, step ${n + 1}`, { cause });
          });
          // Where a move was waited for, it leads to the next step itself.
          if (isLast || (task.verb !== undefined && !task.step.ask)) continue;
          await keys.tabTo('[data-do="next"]');
          await keys.press('Enter');
        }
        await lesson.locator('[data-do="again"]').waitFor();
        assert.deepEqual(keys.lost, [], id);
        assert.deepEqual(await violations(page), [], id);
        assert.equal(await lesson.locator('.warning').count(), 0);
        await shoot(page, `${id}-${lang}-last`);
      }
      assert.deepEqual(troubles, []);
      await watched.close();
    });
  }
});
