/** Pages that unset every property of our elements, as style sheets that clear the browser's own do. */
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { defineElement } from '../../src/define.js';
import type { LazyElement } from '../../src/elements/ui/lazy-element.js';
import { inTurn } from '../turns.js';
import './playable-game/support.js';

const TAGS = ['playable-game', 'playable-lesson', 'playable-phases', 'playable-rulebook', 'playable-studio'] as const;
for (const tag of TAGS) await defineElement(tag);

const ATTRIBUTES = { load: 'now', save: 'off', seed: '3', seats: 'human human human human' };
/** The page gives its dark background and light text to the element as well, without a word on `color-scheme`. */
const PAGE = 'main { color: white; background: black; font: italic 300 10px/0 monospace }';

/** What an element looks like on a page with this style sheet, once it stands still. */
async function shown(tag: string, width: number, sheet: string): Promise<string[]> {
  const main = await fixture<HTMLElement>(html`<main></main>`);
  main.style.width = `${width}px`;
  const style = document.createElement('style');
  style.textContent = sheet;
  const made = document.createElement(tag) as LazyElement;
  for (const [name, value] of Object.entries(ATTRIBUTES)) made.setAttribute(name, value);
  main.append(style, made);
  await made.ready();
  let last = '';
  const isStill = () => last === (last = looks(made).join('\n'));
  await waitUntil(isStill, 'the element to stand still', { interval: 300, timeout: 9000 });
  const found = looks(made);
  expect(found.length).to.be.greaterThan(20);
  made.hidden = true;
  expect(made.getBoundingClientRect().height).to.equal(0);
  main.remove();
  return found;
}
/** Box, colour and font of everything in an element, but not within drawings, which may move. */
const looks = (host: Element): string[] => {
  const { x: left, y: top } = host.getBoundingClientRect();
  return [...host.shadowRoot!.querySelectorAll(':not(svg *)')].flatMap((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const { color, fontFamily, fontSize, lineHeight } = getComputedStyle(one);
    const box = [x - left, y - top, width, height].map(Math.round).join();
    return width === 0
      ? []
      : [[one.localName, one.getAttribute('class'), box, color, fontFamily, fontSize, lineHeight].join(' ')];
  });
};

describe('a page that clears all styles', () => {
  for (const [i, width] of [1000, 380].entries())
    for (const [n, tag] of TAGS.entries())
      it(`leaves ${tag} as it is, ${width} pixels wide`, async () => {
        const plain = await shown(tag, width, '');
        for (const rule of inTurn(['all: unset', 'all: initial', 'all: unset; display: revert'], n + i))
          expect(await shown(tag, width, `${PAGE} ${tag} { ${rule} }`), rule).to.eql(plain);
      });
});

it('a text that a drawing repeats has the size that the repetition gives it', async () => {
  const made = await fixture<LazyElement>(html`<playable-game load="now" save="off"></playable-game>`);
  await made.ready();
  const drawing = document.createElement('div');
  drawing.innerHTML =
    '<svg><defs><text id="said">1</text></defs><use href="#said" font-size="10" /><use href="#said" font-size="40" /></svg>';
  made.shadowRoot!.append(drawing);
  const [small, large] = [...drawing.querySelectorAll('use')].map((one) => one.getBoundingClientRect().height);
  expect(large! / small!).to.be.closeTo(4, 0.6);
});
