/**
 * A reader’s wider text (WCAG 1.4.12), set in every shadow root as bookmarklets do that enter them: nothing may be cut,
 * leave its button, or lie upon other text. A page sets it by properties.
 */
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { defineElement } from '../../src/define.js';
import type { LazyElement } from '../../src/elements/ui/lazy-element.js';
import { inTurn } from '../turns.js';
import './playable-game/support.js';

const TAGS = ['playable-game', 'playable-lesson', 'playable-phases', 'playable-rulebook', 'playable-studio'] as const;
for (const tag of TAGS) await defineElement(tag);
const GAMES = ['elfenwizards', 'elfengold', 'dark-mages'];
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** All shadow roots in an element, its own first. */
const rootsIn = (host: Element): ShadowRoot[] =>
  host.shadowRoot ? [host.shadowRoot, ...[...host.shadowRoot.querySelectorAll('*')].flatMap(rootsIn)] : [];

interface Line {
  readonly text: Text;
  readonly box: DOMRect;
  /** The elements around it, innermost first. */
  readonly around: readonly Element[];
}
const outerOf = (element: Element): Element | null =>
  element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;
function around(element: Element, host: Element): Element[] {
  const found: Element[] = [];
  for (let at: Element | null = element; at && at !== host; at = outerOf(at)) found.push(at);
  return found;
}
const isOut = (box: DOMRect, of: DOMRect, x: number, y: number): boolean =>
  box.right > of.right + x || box.left < of.left - x || box.bottom > of.bottom + y || box.top < of.top - y;

/** The lines of text that can be seen or scrolled to, but for those of drawings, which have no spacing of their own. */
function linesIn(host: Element): Line[] {
  const found: Line[] = [];
  for (const root of rootsIn(host)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest('style, svg, .visually-hidden')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects())
        if (box.width > 1) found.push({ text, box, around: around(parent, host) });
    }
  }
  return found;
}
const styleOf = (element: Element) => getComputedStyle(element);
const scrolls = (element: Element) => /auto|scroll/.test(styleOf(element).overflow);
/** A text that ends in dots is cut by intent, and screen readers have all of it. */
const hides = (element: Element) =>
  /hidden|clip/.test(styleOf(element).overflow) && styleOf(element).textOverflow !== 'ellipsis';
const holds = (element: Element) =>
  element.matches('button, label, summary, option') && styleOf(element).display !== 'inline';
/** What lies above the rest by intent, such as notes that the reader can close, or the prompt: text may be under it. */
const layerOf = ({ around }: Line) =>
  around.find((each) => each.matches('.notes, .now') || /sticky|fixed|absolute/.test(styleOf(each).position));

/** What is wrong with each text: cut by something around it, outside its control, or upon another text. */
function faultsIn(host: Element): Map<Text, string> {
  const faults = new Map<Text, string>();
  const lines = linesIn(host);
  for (const { text, box, around } of lines) {
    const scroller = around.findIndex(scrolls);
    const within = scroller < 0 ? around : around.slice(0, scroller);
    // The boxes of lines are higher than their glyphs.
    const cuts = within.find(
      (each) => (hides(each) || holds(each)) && isOut(box, each.getBoundingClientRect(), 1.5, 0.25 * box.height),
    );
    if (cuts) faults.set(text, `cut by ${cuts.localName}.${cuts.className}`);
  }
  const seen = lines.filter(({ box, around }) =>
    around.every((each) => !scrolls(each) || !isOut(box, each.getBoundingClientRect(), 0, 0)),
  );
  const layers = new Map(seen.map((line) => [line, layerOf(line)]));
  for (const [i, one] of seen.entries())
    for (const other of seen.slice(i + 1)) {
      if (one.text === other.text || layers.get(one) !== layers.get(other)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 2 && down > 0.4 * Math.min(one.box.height, other.box.height))
        faults.set(one.text, `upon “${other.text.data.trim()}”`);
    }
  return faults;
}

async function shown(tag: string, width: number, game: string): Promise<LazyElement> {
  const main = await fixture<HTMLElement>(html`<main></main>`);
  main.style.width = `${width}px`;
  const made = document.createElement(tag) as LazyElement;
  const attributes = { load: 'now', save: 'off', game, players: '3', seed: '3', seats: 'human bot bot' };
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  main.append(made);
  await made.ready();
  await still(made);
  return made;
}
async function still(host: Element): Promise<void> {
  let last = '';
  const now = () =>
    linesIn(host)
      .map(({ box: { x, y } }) => `${x},${y}`)
      .join();
  await waitUntil(() => last === (last = now()), 'the text to stand still', { interval: 300, timeout: 9000 });
}

describe('a reader’s wider text', () => {
  for (const [i, width] of [1000, 380].entries())
    for (const [n, tag] of TAGS.entries())
      for (const game of tag === 'playable-studio' ? ['dark-mages'] : inTurn(GAMES, n + i))
        it(`is not cut in ${tag} of ${game}, ${width} pixels wide`, async () => {
          const host = await shown(tag, width, game);
          const before = faultsIn(host);
          expect(linesIn(host).length).to.be.greaterThan(5);
          for (const root of rootsIn(host)) {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(SPACING);
            root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
          }
          await still(host);
          const faults = [...faultsIn(host)].filter(([text]) => !before.has(text));
          expect(faults.map(([text, fault]) => `“${text.data.trim()}” is ${fault}`)).to.eql([]);
          expect(host.scrollWidth).to.be.at.most(host.clientWidth + 1);
          host.parentElement!.remove();
        });
  it('can be set by the page, which our elements do not follow otherwise', async () => {
    const host = await shown('playable-rulebook', 600, 'elfengold');
    const page = host.parentElement!;
    const spacing = (selector: string) => {
      const { letterSpacing, wordSpacing, fontSize } = getComputedStyle(host.shadowRoot!.querySelector(selector)!);
      return [letterSpacing, wordSpacing].map(
        (each) => Math.round((100 * parseFloat(each)) / parseFloat(fontSize)) || 0,
      );
    };
    page.style.cssText = 'letter-spacing: 5px; word-spacing: 5px';
    expect([spacing('p'), spacing('button')]).to.eql([
      [0, 0],
      [0, 0],
    ]);
    page.style.cssText =
      '--playable-letter-spacing: 0.12em; --playable-word-spacing: 0.16em; --playable-line-height: 1.5';
    expect([spacing('.sentence'), spacing('button')]).to.eql([
      [12, 16],
      [12, 16],
    ]);
    const { lineHeight, fontSize } = getComputedStyle(host.shadowRoot!.querySelector('.sentence')!);
    expect(parseFloat(lineHeight) / parseFloat(fontSize)).to.be.closeTo(1.5, 0.01);
  });
});
