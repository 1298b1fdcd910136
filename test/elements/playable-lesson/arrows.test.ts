/** The arrows of a lesson point at their places without covering words. */
import { expect, waitUntil } from '@open-wc/testing';
import { all, go, put } from './support.js';

const overlap = (a: DOMRect, b: DOMRect) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

describe('the arrows of a lesson', () => {
  for (const [game, lesson, steps, width] of [
    ['elfenwizards', 'the-reroll', 1, 1000],
    ['elfenwizards', 'the-reroll', 1, 343],
    ['elfengold', 'auction', 1, 1000],
    ['elfengold', 'place-counters', 1, 343],
    ['dark-mages', 'potions', 2, 1000],
  ] as const)
    it(`cover no words in ${game}/${lesson} at ${width} px`, async () => {
      const element = await put({ game, lesson, animation: 'off' });
      element.style.inlineSize = `${width}px`;
      for (let n = 1; n < steps; n++) await go(element, 'next');
      await waitUntil(() => all(element, '.board .pointer').length > 0, 'something is pointed at');
      const texts = all<Element>(element, '.board text');
      for (const arrow of all<Element>(element, '.board .pointer path')) {
        arrow.getAnimations().forEach((animation) => animation.cancel());
        const covered = texts.filter((text) => overlap(arrow.getBoundingClientRect(), text.getBoundingClientRect()));
        expect(covered.map((text) => text.textContent)).to.be.empty;
      }
    });
});
