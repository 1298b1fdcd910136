/** Boards of any game: size, focus, marks of changes, animation of pieces. */
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { render, svg, type TemplateResult } from 'lit';
import type { PlayableGame } from '../../../src/define.js';
import { still } from '../../../src/drawing/static-template.js';
import { animatePieces } from '../../../src/elements/board/piece-animation.js';
import { picture } from '../../../src/embed/picture.js';
import type { PieceMotion } from '../../../src/game-ui/game-ui.js';
import { provideGames } from '../../../src/loading/games.js';
import { textOf, type Text } from '../../../src/i18n/text.js';
import { start } from '../../../src/kernel/start.js';
import { viewFor } from '../../../src/kernel/view.js';
import { toy } from '../../toy/game.js';
import { ui } from '../../toy/ui.js';
import {
  all,
  anchor,
  click,
  element,
  motion,
  one,
  place,
  press,
  settled,
  withForcedColours,
} from '../playable-game/support.js';

async function mount(players: number, of: object = {}): Promise<PlayableGame> {
  provideGames({ load: () => Promise.resolve({ ...ui, ...of }) });
  const game = element({ game: 'toy', players: String(players), seats: `human${' bot'.repeat(players - 1)}` });
  (await place(600)).append(game);
  await game.ready();
  await settled(game);
  return game;
}
const viewOf = (players: number) => viewFor(toy, start(toy, { players, seed: 1 }), 0);
const focus = (game: PlayableGame, id: string) => {
  (anchor(game, id) as unknown as HTMLElement).focus({ focusVisible: true } as FocusOptions);
  return settled(game);
};
/** The visible focus marks of a place: its outline and its focus ring. */
const look = (game: PlayableGame, id: string): string => {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(anchor(game, id));
  const ring = anchor(game, id).querySelector('.focus-ring');
  const drawn = ring && getComputedStyle(ring);
  return [
    outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`,
    drawn?.visibility === 'visible' ? `ring ${drawn.outlineStyle} ${drawn.outlineWidth} ${drawn.outlineColor}` : '',
  ].join('');
};
describe('a board as the guide describes it', () => {
  const classOnly = (_view: unknown, ctx: { state(id: string): string; tabStop: string | undefined }): TemplateResult =>
    html`<svg viewBox="0 0 180 76" role="group" aria-label="Cards">
      ${ui.anchors(viewOf(2), 'wide').map(
        ({ id, x }) => svg`<g class=${`anchor ${ctx.state(id)}`} data-anchor=${id} role="button" aria-label=${id}
          tabindex=${ctx.tabStop === id ? 0 : -1}><rect class="hit" x=${x - 10} width="20" height="40" fill="#fff"/></g>`,
      )}
    </svg>`;
  for (const [name, of, marks] of [
    ['with anchor()', {}, /^ring solid 5px/],
    ['with the class alone', { board: classOnly }, /^solid 5px/],
  ] as const) {
    it(`marks the focused place, ${name}`, async () => {
      const game = await mount(2, of);
      expect(look(game, 'card:4')).to.equal('');
      await focus(game, 'card:4');
      expect(look(game, 'card:4')).to.match(marks);
      expect(look(game, 'card:5')).to.equal('');
      await press(game, 'ArrowRight');
      expect(look(game, 'card:4')).to.equal('');
      expect(look(game, 'card:5')).to.match(marks);
    });
    it(`marks the focused place in forced colours too, ${name}`, async () => {
      const game = await mount(2, of);
      await focus(game, 'card:4');
      const before = look(game, 'card:4');
      await withForcedColours(game, async () => {
        await settled(game);
        expect(look(game, 'card:4')).to.match(marks).and.not.to.equal(before);
        expect(look(game, 'card:5')).to.equal('');
      });
    });
  }
  it('has a pointer cursor over places where a move begins', async () => {
    const game = await mount(2, { board: classOnly });
    expect(getComputedStyle(anchor(game, 'card:4')).cursor).to.equal('pointer');
  });
});

describe('a board', () => {
  it('has the size of its view on a page, for the position of a refusal, and as a picture', async () => {
    const [two, four] = [viewOf(2), viewOf(4)].map((view) => ui.size(view, 'wide').height);
    expect(two).to.be.lessThan(four!);
    for (const [players, height] of [
      [2, two],
      [4, four],
    ] as const) {
      const game = await mount(players);
      expect(one(game, '.board').getAttribute('viewBox')).to.equal(`0 0 180 ${height}`);
      await click(game, 'card:1');
      expect(one(game, '.reason').style.getPropertyValue('--y')).to.equal(`${(100 * 20) / height!}%`);
      const words = textOf('en', [await ui.text('en')]);
      const drawn = await picture(ui, viewOf(players) as never, words, {
        markup: (template) => Promise.resolve(String((template as unknown as { strings: string[] }).strings[0])),
      });
      expect(drawn).to.match(new RegExp(`^<svg width="180" height="${height}"`));
    }
  });
  it('marks the places that a fact changed while its step is shown, if the game names them', async () => {
    motion.reduced = false;
    try {
      for (const [of, marked] of [
        [{}, ['card:5']],
        [{ changed: undefined }, []],
      ] as const) {
        const game = await mount(2, { ...of, duration: () => 300 });
        await click(game, 'card:5');
        expect(all(game, '.changed').map((g) => g.getAttribute('data-anchor'))).to.eql(marked);
        expect(all(game, '.halo.wide')).to.have.length(marked.length);
      }
    } finally {
      motion.reduced = true;
    }
  });
});

describe('the animation of a piece', () => {
  const animate = async (how: PieceMotion['how'], from?: string) => {
    const root = await fixture(
      html`<svg viewBox="0 0 90 90">
        <g data-anchor="table">
          <g data-piece="card"><rect width="20" height="30" /></g>
        </g>
      </svg>`,
    );
    const piece = root.querySelector('[data-piece]')!;
    const rect = from === undefined ? undefined : new DOMRect(0, 0, 10, 10);
    animatePieces(root, [[{ piece: 'card', to: 'table', ...(from && { from }), ...(how && { how }) }, rect]]);
    return piece.getAnimations().map((each) => {
      const properties = (each.effect as KeyframeEffect).getKeyframes().flatMap(Object.keys);
      return ['translate', 'opacity', 'scale'].filter((name) => properties.includes(name)).join(' ');
    });
  };
  before(() => (motion.reduced = false));
  after(() => (motion.reduced = true));
  it('tumbles, fades in or flips, as the game says, if the piece has no origin', async () => {
    expect(await animate('tumble')).to.eql(['translate opacity']);
    expect(await animate('fade')).to.eql(['opacity']);
    expect(await animate('flip')).to.eql(['scale']);
    expect(await animate(undefined), 'a card fades in by default').to.eql(['opacity']);
  });
  it('keeps the class `falling` on the game until a die has come to rest', async () => {
    const root = await fixture(
      html`<div>
        <div class="game">
          <svg viewBox="0 0 90 90">
            <g data-anchor="table"><g data-piece="die"></g></g>
          </svg>
        </div>
      </div>`,
    );
    animatePieces(root, [[{ piece: 'die', to: 'table', how: 'tumble' }, undefined]]);
    const isFalling = () => root.querySelector('.game')!.classList.contains('falling');
    expect(isFalling()).to.equal(true);
    await waitUntil(() => !isFalling(), 'the die has come to rest');
  });
  it('slides from the origin, and may flip on its way', async () => {
    expect(await animate(undefined, 'deck')).to.eql(['translate']);
    expect(await animate('flip', 'deck')).to.eql(['translate', 'scale']);
  });
});

describe('a still drawing', () => {
  const words = { one: 'One', many: '{count?# card|# cards}' };
  const textWith = (more: Record<string, string> = {}) => textOf('en', [{ ...words, ...more }]);

  it('is recreated when a dependency or a text that it uses changes, but not for other texts', () => {
    const board = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const draw = (dependency: number, text: Text): Element => {
      const drawing = still(
        [dependency],
        { text },
        (by) => svg`<text>${by.text('one')} ${by.text('many', { count: 2 })}</text>`,
      );
      render(svg`${drawing}`, board);
      return board.querySelector('text')!;
    };
    const first = draw(1, textWith());
    expect(first.textContent).to.equal('One 2 cards');
    expect(draw(1, textWith({ other: 'Other' }))).to.equal(first);
    const second = draw(1, textWith({ one: 'Uno' }));
    expect(second.textContent).to.equal('Uno 2 cards');
    expect(draw(1, textWith({ one: 'Uno', two: 'Due' }))).to.equal(second);
    expect(draw(2, textWith({ one: 'Uno' }))).not.to.equal(second);
  });
  it('knows whom its texts address, and is recreated for another reader if it asked', () => {
    const draw = (reader: number | undefined, drawn: (text: Text) => string, board: SVGElement): Element => {
      const drawing = still(
        [],
        { text: textOf('en', [words], undefined, reader) },
        ({ text }) => svg`<text>${drawn(text)}</text>`,
      );
      render(svg`${drawing}`, board);
      return board.querySelector('text')!;
    };
    const [asking, other] = [0, 1].map(() => document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
    const seat = ({ reader }: Text) => String(reader);
    expect(draw(2, seat, asking!).textContent).to.equal('2');
    expect(draw(1, seat, asking!).textContent).to.equal('1');
    const one = (text: Text) => text('one');
    expect(draw(2, one, other!)).to.equal(draw(1, one, other!));
  });
});

describe('the styles around a board', () => {
  it('use no :has() with a place in it, which would restyle all places whenever the page changes', async () => {
    const game = await mount(2);
    const selectors = (rules: Iterable<CSSRule>): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...('cssRules' in rule ? selectors(rule.cssRules as CSSRuleList) : []),
      ]);
    const all = game.shadowRoot!.adoptedStyleSheets.flatMap(({ cssRules }) => selectors(cssRules));
    expect(all.some((selector) => selector.includes('[data-anchor]'))).to.equal(true);
    expect(all.filter((selector) => /:has\(.*\[data-anchor\]/.test(selector))).to.eql([]);
  });
});
