/**
 * Plays every lesson to its end in French, which has the longest words, on a narrow screen with “Show me”; and some, with each kind of last
 * step, in English by keyboard alone, on the board and with the buttons, with an axe scan of each kind. The games' own suites test whether all texts
 * exist in each language. With SHOTS=folder in the environment, screenshots of first and last steps are saved there.
 */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { lessons } from '../../src/games/elfenwizards/lessons/index.js';
import { ui as board } from '../../src/games/elfenwizards/ui.js';
import type { GameBoard } from '../../src/game-ui/game-ui.js';
import { viewFor } from '../../src/index.js';
import { expected, walk, type LessonStep } from '../../src/kernel/lesson.js';
import { Keys } from './input-drivers.js';
import { BY_HAND, openBody, openPage, useTestEnv } from './helpers.js';
import { overflow, violations } from './pages.js';

const shots = process.env['SHOTS'];
if (shots) mkdirSync(shots, { recursive: true });

const env = useTestEnv();
const ui: GameBoard = board;

/** The input for the move that a step expects: anchors of the board, or a button of the phase. */
interface Task {
  readonly step: LessonStep;
  readonly path: readonly string[];
  readonly verb: string | undefined;
}
async function tasksOf(id: string): Promise<Task[]> {
  const lesson = await lessons.find((entry) => entry.id === id)!.lesson();
  const stops = [...walk(ui.game, lesson)];
  return lesson.steps.map((step, n) => {
    const { snapshot } = stops[n]!;
    const [move] = expected(ui.game, snapshot, step);
    if (!move) return { step, path: [], verb: undefined };
    const view = viewFor(ui.game, snapshot, move.seat);
    const path = ui.touches(move, view);
    // If selecting the first anchor is already another move, the keyboard makes this move with its button.
    const isTaken = path.length > 1 && view.moves.some((other) => ui.touches(other, view).join() === path[0]);
    return { step, path: isTaken ? [] : path, verb: move.type };
  });
}

async function shoot(page: Page, name: string): Promise<void> {
  if (!shots) return;
  const viewport = page.viewportSize()!;
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: join(shots, `${name}-${width}.png`), fullPage: true });
  }
  await page.setViewportSize(viewport);
}

async function waitForStep(lesson: Locator, id: string, n: number): Promise<void> {
  const step = lesson.locator(`.steps[data-lesson="${id}"] li:nth-child(${n + 1})[aria-current="step"]`);
  await step.waitFor({ timeout: 10_000 });
}

async function doTask(lesson: Locator, keys: Keys, { step, path, verb }: Task): Promise<void> {
  if (step.ask) {
    await keys.tabTo(`[data-choice="${step.ask.findIndex(({ right }) => right)}"]`);
    await keys.press('Enter');
    await lesson.locator('.answer.right').waitFor();
  } else if (path.length > 0) {
    for (const anchor of path) {
      await keys.goTo(anchor);
      await keys.press('Enter');
    }
  } else if (verb !== undefined) {
    await keys.tabTo(`.controls [data-verb="${verb}"]`);
    await keys.press('Enter');
  }
}

/** Whether the task leads to the next step by itself: the expected move of a step does. */
const advances = ({ step, verb }: Task): boolean => verb !== undefined && !step.ask;

async function stepByKeys(page: Page, lesson: Locator, id: string, tasks: readonly Task[]): Promise<void> {
  const keys = new Keys(page, lesson);
  for (const [n, task] of tasks.entries()) {
    await waitForStep(lesson, id, n);
    await doTask(lesson, keys, task).catch((cause: unknown) => {
      throw new Error(`${id}, step ${n + 1}`, { cause });
    });
    if (n === tasks.length - 1 || advances(task)) continue;
    await keys.tabTo('[data-do="next"]');
    await keys.press('Enter');
  }
  assert.deepEqual(keys.lost, [], id);
}

/** Clicks through the lesson with buttons. Runs entirely in the page, because that is fast. */
async function stepByButtons(lesson: Locator, tasks: readonly Task[]): Promise<void> {
  const presses = tasks.map((task, n) => {
    const right = task.step.ask?.findIndex((answer) => answer.right);
    const own =
      right === undefined ? (advances(task) ? ['[data-do=show]'] : []) : [`[data-choice="${right}"]`, '.answer.right'];
    return [...own, ...(n === tasks.length - 1 || advances(task) ? [] : ['[data-do=next]'])];
  });
  await lesson.evaluate(async (element, presses) => {
    const waitFor = async (selector: string) => {
      for (let frames = 0; frames < 600; frames++) {
        const found = element.shadowRoot!.querySelector<HTMLElement>(selector);
        if (found) return found;
        await new Promise(requestAnimationFrame);
      }
      throw new Error(`${selector} did not appear`);
    };
    for (const [n, selectors] of presses.entries()) {
      await waitFor(`.steps li:nth-child(${n + 1})[aria-current=step]`);
      for (const selector of selectors) (await waitFor(selector)).click();
    }
  }, presses);
}

const WIDTHS = { en: 1440, fr: 320 };

describe('lessons can be played to their end without axe violations or overflow', { concurrency: true }, () => {
  for (const lang of ['en', 'fr'] as const) {
    test(lang === 'en' ? 'en, by keyboard alone' : 'fr, 320 px wide', async () => {
      const viewport = { width: WIDTHS[lang], height: 1250 };
      const watched = await openPage(env, { reducedMotion: 'reduce', viewport });
      const { page, troubles } = watched;
      await openBody(
        env,
        watched,
        `<main lang="${lang}"><h1>Lessons</h1><playable-lesson load="now"></playable-lesson></main>`,
      );
      const lesson = page.locator('playable-lesson');
      await lesson.locator('.say').waitFor();
      /** The kinds of last steps that axe has seen. */
      const scanned = new Set<string>();
      for (const [n, { id }] of lessons.entries()) {
        const tasks = await tasksOf(id);
        // Each phase is scanned in test/games/suite.test.ts; what a lesson adds depends on the kind of its step.
        const kind = ['ask', 'expect', 'show'].find((name) => name in tasks.at(-1)!.step) ?? 'say';
        if (lang === 'en' && scanned.has(kind) && n % BY_HAND > 0) continue;
        // Setting the attribute again restarts the first lesson, which is already shown.
        await lesson.evaluate(async (element, lesson) => {
          element.setAttribute('lesson', lesson);
          await (element as unknown as { updateComplete: Promise<unknown> }).updateComplete;
        }, id);
        await waitForStep(lesson, id, 0);
        await shoot(page, `${id}-${lang}-first`);
        if (lang === 'en') await stepByKeys(page, lesson, id, tasks);
        else await stepByButtons(lesson, tasks);
        await lesson.locator('[data-do="again"]').waitFor();
        if (lang === 'en' && !scanned.has(kind)) assert.deepEqual(await violations(page), [], id);
        scanned.add(kind);
        assert.equal(await overflow(page), 0, id);
        assert.equal(await lesson.locator('.warning').count(), 0);
        await shoot(page, `${id}-${lang}-last`);
      }
      assert.deepEqual(troubles, []);
      await watched.close();
    });
  }
});
