/**
 * Places on a page. Their directive patches the existing elements itself, so the tests compare its result with the one that
 * Lit's own renderer creates from scratch.
 */
import { expect } from '@open-wc/testing';
import { html, nothing, render } from 'lit';
import type { Directive } from 'lit/directive.js';
import { repeat } from 'lit/directives/repeat.js';
import { anchor, type Place } from '../../src/drawing/place.js';
import { words, type Drawn } from '../../src/drawing/strokes.js';
import { en } from '../../src/i18n/en.js';
import { textOf } from '../../src/i18n/text.js';
import { legalMoves, startFrames, viewFor } from '../../src/index.js';
import type { AnchorState } from '../../src/game-ui/game-ui.js';
import { play } from '../../src/kernel/play.js';
import { subjects } from '../games/all.js';
import { picker } from '../../src/testing/picker.js';
import { ctx } from './context.js';

const svg = (drawn: unknown) => html`<svg viewBox="0 0 9 9">${drawn}</svg>`;
const area = { x: 10, y: 50, w: 20, h: 20 };

// The prototype of the directive behind `anchor`. Without its own `update`, Lit renders places itself.
const { prototype } = (
  anchor({ id: '', label: '', area }, ctx(), () => nothing) as unknown as Record<string, typeof Directive>
)['_$litDirective$']!;
function renderedByLit(drawn: unknown): Element {
  const patched = Object.getOwnPropertyDescriptor(prototype, 'update')!;
  prototype.update = function (_part, values) {
    return this.render(...values);
  };
  try {
    const page = document.createElement('div');
    render(drawn, page);
    return withoutMarkers(page);
  } finally {
    Object.defineProperty(prototype, 'update', patched);
  }
}
function withoutMarkers(page: Element): Element {
  const copy = page.cloneNode(true) as Element;
  const all = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_TEXT);
  const idle: ChildNode[] = [];
  while (all.nextNode()) {
    const node = all.currentNode as CharacterData;
    if (node instanceof Comment || node.data.trim() === '') idle.push(node);
  }
  idle.forEach((node) => node.remove());
  copy.normalize();
  return copy;
}
const expectRendersAs = (page: Element, drawn: unknown, what: string) => {
  const [is, wanted] = [withoutMarkers(page), renderedByLit(drawn)];
  if (!is.isEqualNode(wanted)) expect(is.innerHTML, what).to.equal(wanted.innerHTML);
};

describe('a place on a page', () => {
  const page = document.createElement('div');
  const draw = (
    of: Parameters<typeof ctx>[0] = {},
    place: Partial<Place> = {},
    drawn: () => Drawn = () => words(0, 0, 10, 'cows'),
  ) => {
    const all = svg(anchor({ id: 'barn', label: 'Barn', area, ...place }, ctx(of), drawn));
    render(all, page);
    expectRendersAs(page, all, JSON.stringify([of, place]));
    return page.querySelector('[data-anchor]')!;
  };

  it('matches a fresh render in every state, and keeps its element', () => {
    const barn = draw();
    for (const is of ['source', 'chosen', 'target', 'end', 'idle', 'chosen'] as const)
      for (const of of [
        {},
        { count: 2 },
        { tabStop: 'barn' },
        { tabStop: undefined },
        { shown: new Set(['barn']) },
        { changed: new Set(['barn']) },
        { recent: new Set(['barn']) },
      ])
        for (const place of [
          {},
          { area: { ...area, x: 3 } },
          { frame: { ...area, w: 8 }, rounding: 2, scale: 3 },
          { label: 'Shed' },
          { id: 'shed' },
        ])
          expect(draw({ is, ...of }, place)).to.equal(barn);
  });

  it('redraws its content only when its dependencies change', () => {
    let drawn = 0;
    const text = textOf('en', [en]);
    const thing = (said: string, of: Parameters<typeof ctx>[0] = {}) =>
      draw({ text, ...of }, { dependencies: [{ said, at: [1, 2] }] }, () => [
        words(0, 0, 10, said),
        words(1, 1, 10, (drawn++, 0)),
      ]).querySelector('text')!;
    // One draw on the page and three for comparison: `draw` renders every time once more from scratch.
    const first = thing('cows');
    expect([thing('cows'), thing('cows', { is: 'source', tabStop: 'barn' })]).to.eql([first, first]);
    expect(drawn).to.equal(4);
    expect(thing('pigs')).not.to.equal(first);
    const second = thing('pigs');
    expect(
      thing('pigs', { layout: 'narrow', text: textOf('en', [en]) }),
      'other texts object with the same words',
    ).to.equal(second);
    expect(thing('pigs', { layout: 'narrow', prefix: 'b' })).to.equal(second);
  });

  it('asks for its label only when its dependencies, its state or the texts change', () => {
    let asked = 0;
    const text = textOf('en', [en]);
    const label = () => `Barn ${++asked}`;
    const inPage = document.createElement('div');
    const draw = (of: Parameters<typeof ctx>[0], ...dependencies: unknown[]) => {
      render(svg(anchor({ id: 'barn', label, area, dependencies }, ctx({ text, ...of }), () => nothing)), inPage);
      return inPage.querySelector('g')!.ariaLabel;
    };
    expect([draw({}, 1), draw({}, 1), draw({}, 2), draw({ is: 'source' }, 2), draw({ is: 'source' }, 2)]).to.eql([
      'Barn 1',
      'Barn 1',
      'Barn 2',
      'Barn 3, can be chosen',
      'Barn 3, can be chosen',
    ]);
    expect(draw({ text: textOf('en', [en]) }, 2)).to.equal('Barn 4');
    draw({ tabStop: undefined }, 3);
    expect(asked, 'a picture asks for no label').to.equal(4);
  });

  it('keeps its element and the focus when other places are added and removed', () => {
    document.body.append(page);
    const draw = (...ids: string[]) =>
      render(
        svg(
          repeat(
            ids,
            (id) => id,
            (id) => anchor({ id, label: id, area, dependencies: [] }, ctx(), () => nothing),
          ),
        ),
        page,
      );
    draw('a', 'b', 'c');
    const b = page.querySelector<SVGElement>('[data-anchor="b"]')!;
    b.focus();
    draw('b', 'd');
    expect(page.querySelector('[data-anchor="b"]')).to.equal(b);
    expect(document.activeElement).to.equal(b);
    expect([...page.querySelectorAll('[data-anchor]')].map((each) => each.getAttribute('data-anchor'))).to.eql([
      'b',
      'd',
    ]);
    page.remove();
  });
});

describe('the places of all games', () => {
  let all: Awaited<ReturnType<typeof subjects>>;
  before(async () => (all = await subjects()));

  it('match a fresh render after every move', async () => {
    for (const { ui } of all) {
      const { game } = ui;
      const text = textOf('en', [await ui.text('en'), en], (...value) => ui.formatValue?.(...value));
      const pick = picker(4);
      const page = document.createElement('div');
      let snapshot = startFrames(game, { players: game.players?.[0] ?? 3, seed: 5 }).at(-1)!;
      for (let n = 0; n < 60 && snapshot.status === 'active'; n++) {
        const seat = viewFor(game, snapshot, 'spectator').toAct[0] ?? 'spectator';
        const view = viewFor(game, snapshot, seat);
        const touched = view.moves.map((move) => ui.touches(move, view));
        const [chosen] = touched[n % Math.max(1, touched.length)] ?? [];
        const state = (id: string): AnchorState =>
          id === chosen
            ? 'chosen'
            : touched.some(([from, to]) => from === chosen && to === id)
              ? 'target'
              : touched.some(([from]) => from === id)
                ? 'source'
                : 'idle';
        const changed = new Set(view.last.flatMap((fact) => ui.changed?.(fact) ?? []));
        const drawn = ui.board(view, { ...ctx({ changed, state, tabStop: chosen ?? '' }), text });
        render(drawn, page);
        expectRendersAs(page, drawn, `${game.id}, move ${n}`);
        const moves = legalMoves(game, snapshot);
        snapshot = play(game, snapshot, moves[pick(moves.length)]!);
      }
    }
  }).timeout(120_000);
});
