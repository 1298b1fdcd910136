/** Card faces in a browser, with real fonts: every text is large enough to read and stays on its card. */
import { expect } from '@open-wc/testing';
import { html, render, svg } from 'lit';
import type { Rect } from '../../../src/drawing/strokes.js';
import type { Layout } from '../../../src/game-ui/game-ui.js';
import { boardOf } from '../../../src/games/dark-mages/board/board.js';
import { inPlay } from '../../../src/games/dark-mages/board/in-play.js';
import { sketch } from '../../../src/games/dark-mages/lessons/sketch.js';
import { SEATS } from '../../../src/games/dark-mages/map.js';
import { face, type FaceOptions } from '../../../src/games/dark-mages/board/faces.js';
import { planOf } from '../../../src/games/dark-mages/board/layout.js';
import { LEAST, lettered } from '../../../src/games/dark-mages/board/lettering.js';
import { enemyRects } from '../../../src/games/dark-mages/board/anchors.js';
import { hand } from '../../../src/drawing/cards.js';
import { darkMages } from '../../../src/games/dark-mages/index.js';
import { resume, startFrames, viewFor } from '../../../src/index.js';
import { STANDARD_DECK } from '../../../src/games/dark-mages/standard.js';
import { seeing } from '../../../src/games/dark-mages/board/seeing.js';
import { attackDrawing } from '../../../src/games/dark-mages/board/attack-drawing.js';
import type { Account } from '../../../src/games/dark-mages/board/attack-outcome.js';
import { formatValue } from '../../../src/games/dark-mages/text/phrase.js';
import { en } from '../../../src/games/dark-mages/text/en.js';
import { fr } from '../../../src/games/dark-mages/text/fr.js';
import { it as italian } from '../../../src/games/dark-mages/text/it.js';
import { textOf } from '../../../src/i18n/text.js';

let place: HTMLElement;
afterEach(() => place.remove());

const cards = [...STANDARD_DECK.cards.values()];
/** The places where cards lie, and how they are drawn there. */
function places(layout: Layout): [where: string, room: Rect, options: FaceOptions][] {
  const plan = planOf(0, 4, layout);
  const [own] = plan.niches;
  return [
    ['hand', hand(5, plan.hand)[0]!, {}],
    ['fire', enemyRects(plan, 1)[0]!, {}],
    ['worn', own!.sockets.ring, { isSmall: true }],
    ['ally', own!.ally, { isSmall: true }],
    ['discards', plan.discards, { isSmall: true }],
    ['answer', { x: 0, y: 0, w: 42, h: 59 }, { isBare: true }],
  ];
}

for (const [lang, words] of [
  ['en', en],
  ['fr', fr],
  ['it', italian],
] as const)
  for (const layout of ['wide', 'narrow'] as const)
    for (const [where, { w, h }, options] of places(layout))
      it(`${lang}, ${layout}, ${where}: the text of every card is legible and stays on the card`, () => {
        const text = textOf(lang, [words]);
        place = document.createElement('div');
        document.body.append(place);
        const drawn = lettered('', layout, () =>
          cards.map((card) => svg`<g id=${`of-${card.id}`}>${face(card, { x: 20, y: 20, w, h }, text, options)}</g>`),
        );
        render(html`<svg width="1000" height="1000" text-anchor="middle">${drawn}</svg>`, place);
        for (const { id, category } of cards) {
          if (where === 'fire' && !category.startsWith('enemy')) continue;
          const card = place.querySelector<SVGGElement>(`#of-${id}`)!;
          const paper = card.querySelector('.paper')?.getBoundingClientRect();
          const rows = [...card.querySelectorAll('use')];
          if (where === 'answer') expect(rows, id).to.eql([]);
          if (where === 'hand') expect(rows, id).not.to.eql([]);
          for (const row of rows) {
            const { left, right, top, bottom, height } = row.getBoundingClientRect();
            const said = `${id}: ${place.querySelector(row.getAttribute('href')!)!.textContent}`;
            const size = Number.parseFloat(getComputedStyle(row).fontSize) * row.getScreenCTM()!.a;
            expect(size, said).to.be.at.least(LEAST[layout] - 0.15);
            expect(left, said).to.be.at.least(paper!.left);
            expect(right, said).to.be.at.most(paper!.right);
            // A letter's box is taller than most letters drawn in it.
            expect(top + height * 0.2, said).to.be.at.least(paper!.top);
            expect(bottom - height * 0.2, said).to.be.at.most(paper!.bottom);
          }
        }
      });

describe('a verdict on the band', () => {
  const HARMS = ['hit', 'critical', 'fumble', 'failed'] as const;
  const SPARES = ['miss', 'saved', 'dodged', 'countered', 'turnedBack', 'gone'] as const;
  const view = viewFor(darkMages, startFrames(darkMages, { players: 4, seed: 1 }).at(-1)!, 0);
  for (const [lang, words] of [
    ['en', en],
    ['fr', fr],
    ['it', italian],
  ] as const)
    for (const layout of ['wide', 'narrow'] as const)
      it(`${lang}, ${layout}: fits into its ribbon, whose shape shows whether it harms the target`, () => {
        const text = textOf(lang, [words], (name, value, say) => formatValue(name, value, say, view));
        place = document.createElement('div');
        document.body.append(place);
        const plan = planOf(0, 4, layout);
        for (const verdict of [...HARMS, ...SPARES]) {
          const account: Account = {
            card: null,
            by: 'red',
            code: 'cantrip',
            lines: [{ target: 'green', answers: [], losses: [], verdict }],
            cards: {},
          };
          const drawn = lettered('', layout, () => attackDrawing(account, seeing(view, STANDARD_DECK), plan, text));
          render(
            html`<svg
              width=${plan.width}
              height=${plan.height}
              text-anchor="middle"
              font-family="Georgia, serif"
              font-weight="600"
            >
              ${drawn}
            </svg>`,
            place,
          );
          const said = place.querySelector<SVGElement>(
            `use[href="#${[...place.querySelectorAll('text')].find(({ textContent }) => textContent === text(`verdict:${verdict}`))!.id}"]`,
          )!;
          const ribbon = said.parentElement!.querySelector('.body')!;
          expect(ribbon.localName, verdict).to.equal(HARMS.some((harm) => harm === verdict) ? 'path' : 'rect');
          const [inner, outer] = [said.getBoundingClientRect(), ribbon.getBoundingClientRect()];
          const scale = (said as SVGGraphicsElement).getScreenCTM()!.a;
          expect(inner.left, verdict).to.be.at.least(outer.left + 8 * scale);
          expect(inner.right, verdict).to.be.at.most(outer.right - 8 * scale);
        }
      });
});

describe('the odds beside possible targets', () => {
  const companions = cards.filter(({ category }) => category === 'companion');
  const mages = Object.fromEntries(
    SEATS.slice(1).map((name, i) => [name, { companion: `${companions[i]!.id} ${i % 2 === 0 ? 'ally' : 'shield'}` }]),
  );
  const view = viewFor(darkMages, resume(darkMages, sketch('attack.deciding', { players: 8, mages }), { seed: 1 }), 0);
  const draw = (words: Readonly<Record<string, string>>, lang: string, layout: Layout, targets: readonly string[]) => {
    const text = textOf(lang, [words], (name, value, say) => formatValue(name, value, say, view));
    place = document.createElement('div');
    place.style.width = layout === 'wide' ? '720px' : '360px';
    document.body.append(place);
    const state = (id: string) => (id === 'red' ? 'chosen' : targets.includes(id) ? 'target' : 'idle');
    const nobody = new Set<string>();
    const ctx = { text, layout, prefix: 'o', state, changed: nobody, shown: nobody, tabStop: undefined } as const;
    render(boardOf(STANDARD_DECK, inPlay)(view, ctx), place);
    return [...place.querySelectorAll('.odds')];
  };
  it('leave the companion of which they speak uncovered on a wide board', () => {
    for (const seat of SEATS.slice(1)) {
      const [badge] = draw(en, 'en', 'wide', [`${seat}-companion`]);
      const paper = badge!.querySelector('.paper')!.getBoundingClientRect();
      const { bottom, height } = place.querySelector(`[data-anchor="${seat}-companion"]`)!.getBoundingClientRect();
      expect(paper.top, seat).to.be.at.least(bottom - height / 4);
      const board = place.firstElementChild!.getBoundingClientRect();
      expect(paper.bottom, `${seat}, on the board`).to.be.at.most(board.bottom);
      place.remove();
    }
  });
  for (const [lang, words] of [
    ['en', en],
    ['fr', fr],
    ['it', italian],
  ] as const)
    for (const layout of ['wide', 'narrow'] as const)
      it(`${lang}, ${layout}: fit onto their labels, which do not overlap with seven opponents`, () => {
        const badges = draw(words, lang, layout, SEATS);
        expect(badges).to.have.length(7);
        const papers = badges.map((badge) => badge.querySelector('.paper')!.getBoundingClientRect());
        badges.forEach((badge, i) => {
          for (const row of badge.querySelectorAll('use')) {
            const { left, right } = row.getBoundingClientRect();
            expect(left, lang).to.be.at.least(papers[i]!.left);
            expect(right, lang).to.be.at.most(papers[i]!.right);
          }
          for (const other of papers.slice(i + 1))
            expect(
              other.left >= papers[i]!.right ||
                other.right <= papers[i]!.left ||
                other.top >= papers[i]!.bottom ||
                other.bottom <= papers[i]!.top,
            ).to.equal(true);
        });
      });
});
