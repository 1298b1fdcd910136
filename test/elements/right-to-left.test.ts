/** On a page with right-to-left direction nothing of ours is mirrored: all our languages run from left to right. */
import { expect, waitUntil } from '@open-wc/testing';
import { atPhase, settled } from './playable-game/support.js';
import { all, mount, settled as drawn } from './playable-phases/support.js';

type Place = readonly [words: string, x: number, y: number];
/** The position of each visible text in a drawing. Texts without width, such as those in `<defs>`, are left out. */
function places(root: ShadowRoot, drawing: string): Place[] {
  const { x: left, y: top } = root.querySelector(drawing)!.getBoundingClientRect();
  return [...root.querySelectorAll(`${drawing} text`)].flatMap((text) => {
    const { x, y, width } = text.getBoundingClientRect();
    return width > 0 ? [[text.textContent, Math.round(x - left), Math.round(y - top)]] : [];
  });
}
function setRightToLeft(element: Element): void {
  element.parentElement!.dir = 'rtl';
}

describe('with right-to-left direction', () => {
  it('the chart is not mirrored and every name stays in its box', async () => {
    const phases = await mount();
    await waitUntil(() => all(phases, '.chart').length === 1, 'the picture');
    let last = '';
    // A new chart moves until its active state is in view.
    const isStill = () => last === (last = JSON.stringify(places(phases.shadowRoot!, '.chart')));
    await waitUntil(isStill, 'the chart to stop moving', { interval: 200 });
    const before = places(phases.shadowRoot!, '.chart');
    expect(before.length).to.be.greaterThan(20);
    setRightToLeft(phases);
    await drawn(phases);
    expect(places(phases.shadowRoot!, '.chart')).to.eql(before);
    for (const state of all(phases, '.chart .state')) {
      const [box, name] = ['.box', '.name'].map((part) => state.querySelector(part)!.getBoundingClientRect());
      expect(name!.left, state.dataset['id']!).to.be.greaterThan(box!.left);
      expect(name!.right, state.dataset['id']!).to.be.lessThan(box!.right);
    }
  });
  for (const width of [1200, 360]) {
    it(`board and score graph are not mirrored, ${width} pixels wide`, async () => {
      const game = await atPhase('over', {}, width);
      const root = game.shadowRoot!;
      const before = ['.scene svg', '.graph'].map((drawing) => places(root, drawing));
      expect(before.map((found) => found.length > 2)).to.eql([true, true]);
      setRightToLeft(game);
      await settled(game);
      expect(['.scene svg', '.graph'].map((drawing) => places(root, drawing))).to.eql(before);
    });
  }
  it('areas that scroll sideways fade at the end that goes on', async () => {
    const game = await atPhase('competition');
    setRightToLeft(game);
    await settled(game);
    const { direction, animationDirection } = getComputedStyle(game.shadowRoot!.querySelector('.scoreboard')!);
    expect([direction, animationDirection]).to.eql(['ltr', 'normal']);
  });
  it('the score sheet has players at its start and points at its end', async () => {
    const game = await atPhase('competition');
    const aligned = (cell: string) =>
      getComputedStyle(game.shadowRoot!.querySelector(`.scoreboard ${cell}`)!).textAlign;
    setRightToLeft(game);
    await settled(game);
    expect([aligned('th:first-child'), aligned('td')]).to.eql(['start', 'end']);
  });
});
