/** How large letters are drawn on a board, on the pages where the games are played: size of type times the drawing's scale. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator } from 'playwright-core';
import { dice, openDocs, openPage, untilAsked, useHouse } from './helpers.js';

const house = useHouse();
const SCREENS = [
  { width: 1366, height: 768 },
  { width: 375, height: 667 },
];
const CHOICES = 10;

/** The least size of what is read in CSS pixels, on each of the screens. */
type Least = readonly [wide: number, narrow: number];
interface Goal {
  readonly all: Least;
  /** Single letters, which repeat what colour and form say. */
  readonly letters: Least;
  /** What is read most, by a selector. */
  readonly most?: readonly [within: string, Least];
}
const GOALS: Readonly<Record<string, Goal>> = {
  elfenwizards: { all: [10, 10], letters: [6, 6] },
  elfengold: { all: [9, 8], letters: [6, 6], most: ['.name', [10, 9]] },
  'dark-mages': { all: [9, 9], letters: [9, 9] },
};

/** What is drawn with letters: how large they are, what they say, and whether they are among what is read most. */
const drawn = (game: Locator, most: string | undefined) =>
  game.evaluate((element, within) => {
    const tree = element.shadowRoot!;
    return [...tree.querySelectorAll<SVGGraphicsElement>('.scene :is(text, use)')].flatMap((e) => {
      // A <use> is measured by what it refers to; what stands in <defs> is nowhere itself.
      const said =
        e.localName === 'use' ? tree.querySelector(`text${e.getAttribute('href')!}`)?.textContent : e.textContent;
      if (!said?.trim() || e.closest('defs, symbol') || e.getBoundingClientRect().width === 0) return [];
      const { a, b } = e.getScreenCTM()!;
      const size = parseFloat(getComputedStyle(e).fontSize) * Math.hypot(a, b);
      return [{ said: said.trim(), size, isMost: within !== undefined && e.closest(within) !== null }];
    });
  }, most);

for (const [id, { all, letters, most }] of Object.entries(GOALS))
  for (const [i, viewport] of SCREENS.entries())
    test(`what is read on the board of ${id} is large enough at ${viewport.width} px`, async () => {
      const watched = await openPage(house, { viewport, hasTouch: i > 0, reducedMotion: 'reduce' });
      const { game } = watched;
      await openDocs(house, watched, 'seed="5" players="4" seats="human bot bot bot" save="off" load="now"', `/${id}/`);
      const pick = dice(3);
      const small = new Set<string>();
      const seen = { words: 0, most: 0 };
      for (let choice = 0; choice < CHOICES; choice++) {
        const { takes, ends, verbs } = await untilAsked(game);
        for (const { said, size, isMost } of await drawn(game, most?.[0])) {
          const [least] = [isMost ? most![1] : /^\p{L}$/u.test(said) ? letters : all].map((each) => each[i]!);
          if (size < least!) small.add(`${said}: ${size.toFixed(2)}`);
          seen.words++;
          if (isMost) seen.most++;
        }
        const points = (ends.length > 0 ? ends : takes).map((anchor) => `[data-point="${anchor}"]`);
        const wish = pick([...points, ...(points.length > 0 ? [] : verbs.map((verb) => `[data-verb="${verb}"]`))]);
        await game
          .locator(`.controls ${wish}`)
          .first()
          .evaluate((button) => (button as HTMLElement).click());
      }
      assert.deepEqual([...small], []);
      assert.ok(seen.words > 200, `${seen.words} words were measured`);
      assert.ok(!most || seen.most > 0, most?.[0]);
      assert.deepEqual(watched.troubles, []);
      await watched.close();
    });
