/** The size of text on the boards, on the pages of the games: the font size times the scale of the drawing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator } from 'playwright-core';
import { dice, openDocs, openPage, untilAsked, useTestEnv } from './helpers.js';
import { inTurn } from '../turns.js';

const env = useTestEnv();
const SCREENS = [
  { width: 1366, height: 768 },
  { width: 375, height: 667 },
];
const CHOICES = 6;

/** A minimum size in CSS pixels for each of the screens. */
type MinSize = readonly [wide: number, narrow: number];
interface Goal {
  readonly all: MinSize;
  /** For single letters, which only repeat what colour and shape show. */
  readonly letters: MinSize;
  /** For the most important texts, given by a selector. */
  readonly important?: readonly [within: string, MinSize];
}
const GOALS: Readonly<Record<string, Goal>> = {
  elfenwizards: { all: [10, 10], letters: [6, 6] },
  elfengold: { all: [9, 8], letters: [6, 6], important: ['.name', [10, 9]] },
  'dark-mages': { all: [9, 9], letters: [9, 9] },
};

/** All visible texts of the drawing, with their sizes, and whether they are among the important ones. */
const drawnTexts = (game: Locator, important: string | undefined) =>
  game.evaluate((element, within) => {
    const tree = element.shadowRoot!;
    return [...tree.querySelectorAll<SVGGraphicsElement>('.scene :is(text, use)')].flatMap((e) => {
      // A <use> has the text that it refers to; elements in <defs> are not visible themselves.
      const text =
        e.localName === 'use' ? tree.querySelector(`text${e.getAttribute('href')!}`)?.textContent : e.textContent;
      if (!text?.trim() || e.closest('defs, symbol') || e.getBoundingClientRect().width === 0) return [];
      const { a, b } = e.getScreenCTM()!;
      const size = parseFloat(getComputedStyle(e).fontSize) * Math.hypot(a, b);
      return [{ text: text.trim(), size, isImportant: within !== undefined && e.closest(within) !== null }];
    });
  }, important);

// A change waits for one screen of each game; together they try all.
for (const [n, [id, { all, letters, important }]] of Object.entries(GOALS).entries())
  for (const [i, viewport] of inTurn([...SCREENS.entries()], n))
    test(`texts on the board of ${id} have their minimum size at ${viewport.width} px`, async () => {
      const watched = await openPage(env, { viewport, hasTouch: i > 0, reducedMotion: 'reduce' });
      const { game } = watched;
      await openDocs(env, watched, 'seed="5" players="4" seats="human bot bot bot" save="off" load="now"', `/${id}/`);
      const pick = dice(3);
      const tooSmall = new Set<string>();
      const measured = { all: 0, important: 0 };
      for (let choice = 0; choice < CHOICES; choice++) {
        const { takes, ends, verbs } = await untilAsked(game);
        for (const { text, size, isImportant } of await drawnTexts(game, important?.[0])) {
          const [least] = [isImportant ? important![1] : /^\p{L}$/u.test(text) ? letters : all].map((each) => each[i]!);
          if (size < least!) tooSmall.add(`${text}: ${size.toFixed(2)}`);
          measured.all++;
          if (isImportant) measured.important++;
        }
        const points = (ends.length > 0 ? ends : takes).map((anchor) => `[data-point="${anchor}"]`);
        const button = pick([...points, ...(points.length > 0 ? [] : verbs.map((verb) => `[data-verb="${verb}"]`))]);
        await game
          .locator(`.controls ${button}`)
          .first()
          .evaluate((element) => (element as HTMLElement).click());
      }
      assert.deepEqual([...tooSmall], []);
      assert.ok(measured.all > 200, `${measured.all} texts were measured`);
      assert.ok(!important || measured.important > 0, important?.[0]);
      assert.deepEqual(watched.troubles, []);
      await watched.close();
    });
