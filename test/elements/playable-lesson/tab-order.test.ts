/** The keyboard goes through the controls of a lesson in the order in which they are seen (WCAG 2.4.3). */
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { all, focused, one, put, settled } from './support.js';

const { innerWidth: width, innerHeight: height } = window;

describe('the controls of a lesson', () => {
  after(() => setViewport({ width, height }));

  for (const [game, lesson, step, window] of [
    ['dark-mages', 'attack-roll', '2', 1366],
    ['dark-mages', 'attack-roll', '2', 375],
    ['elfengold', 'place-counters', '1', 1366],
    ['elfengold', 'place-counters', '1', 375],
    ['elfenwizards', 'the-reroll', '2', 1366],
  ] as const)
    it(`are reached in the order seen: ${game}, ${window} px`, async () => {
      await setViewport({ width: window, height: 768 });
      const element = await put({ game, lesson, step, animation: 'off' });
      await waitUntil(() => all(element, '.try .controls button').length > 2, 'the controls are there');
      await settled(element);
      one(element, '.now [data-do=show]').focus();
      const places: DOMRect[] = [];
      for (let n = 0; n < 30; n++) {
        await sendKeys({ press: 'Tab' });
        const at = focused();
        if (at?.closest('.players')) break;
        if (at?.closest('.try .controls')) places.push(at.getBoundingClientRect());
      }
      expect(places.length).to.be.above(2);
      const isBefore = (a: DOMRect, b: DOMRect) => b.top >= a.bottom - 8 || (b.left > a.left && b.bottom > a.top + 8);
      places.slice(1).forEach((next, i) => {
        expect(isBefore(places[i]!, next), `${i}: ${JSON.stringify([places[i], next])}`).to.equal(true);
      });
    });
});
