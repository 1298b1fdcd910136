/** On a page that is written from right to left everything around a map is mirrored, and the map is not. */
import { expect, waitUntil } from '@open-wc/testing';
import { atPhase, settled } from './playable-game/support.js';
import { all, mount, settled as drawn } from './playable-phases/support.js';

type Place = readonly [words: string, x: number, y: number];
/** Where each word of a drawing stands in it; words that are kept to be drawn elsewhere stand nowhere. */
function places(root: ShadowRoot, drawing: string): Place[] {
  const { x: left, y: top } = root.querySelector(drawing)!.getBoundingClientRect();
  return [...root.querySelectorAll(`${drawing} text`)].flatMap((text) => {
    const { x, y, width } = text.getBoundingClientRect();
    return width > 0 ? [[text.textContent, Math.round(x - left), Math.round(y - top)]] : [];
  });
}
function turn(element: Element): void {
  element.parentElement!.dir = 'rtl';
}

describe('from right to left', () => {
  it('the chart stays as it is, every name in its box', async () => {
    const phases = await mount();
    await waitUntil(() => all(phases, '.chart').length === 1, 'the picture');
    let last = '';
    // A picture that has just come is still brought into view.
    const stands = () => last === (last = JSON.stringify(places(phases.shadowRoot!, '.chart')));
    await waitUntil(stands, 'the picture stands still', { interval: 200 });
    const before = places(phases.shadowRoot!, '.chart');
    expect(before.length).to.be.greaterThan(20);
    turn(phases);
    await drawn(phases);
    expect(places(phases.shadowRoot!, '.chart')).to.eql(before);
    for (const state of all(phases, '.chart .state')) {
      const [box, name] = ['.box', '.name'].map((part) => state.querySelector(part)!.getBoundingClientRect());
      expect(name!.left, state.dataset['id']!).to.be.greaterThan(box!.left);
      expect(name!.right, state.dataset['id']!).to.be.lessThan(box!.right);
    }
  });
  for (const width of [1200, 360]) {
    it(`board and graph stay as they are, ${width} pixels`, async () => {
      const game = await atPhase('over', {}, width);
      const root = game.shadowRoot!;
      const before = ['.scene svg', '.graph'].map((drawing) => places(root, drawing));
      expect(before.map((found) => found.length > 2)).to.eql([true, true]);
      turn(game);
      await settled(game);
      expect(['.scene svg', '.graph'].map((drawing) => places(root, drawing))).to.eql(before);
    });
  }
  it('the sheet is mirrored: players at its beginning, points at its end', async () => {
    const game = await atPhase('competition');
    const aligned = (cell: string) => getComputedStyle(game.shadowRoot!.querySelector(`.sheet ${cell}`)!).textAlign;
    turn(game);
    await settled(game);
    expect([aligned('th:first-child'), aligned('td')]).to.eql(['start', 'end']);
  });
});
