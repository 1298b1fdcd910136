/** The board of Elfenwizards in a browser: legible text that stays in its frames, and nothing overlaps. */
import { expect } from '@open-wc/testing';
import { LANGUAGES } from '../../../src/i18n/languages.js';
import { render } from 'lit';
import { ctx } from '../../drawing/context.js';
import { board } from '../../../src/games/elfenwizards/board/board.js';
import { planOf } from '../../../src/games/elfenwizards/board/layout.js';
import { elfenwizards } from '../../../src/games/elfenwizards/index.js';
import type { Face, Mage, Spell, Table } from '../../../src/games/elfenwizards/table.js';
import { en } from '../../../src/games/elfenwizards/text/en.js';
import { fr } from '../../../src/games/elfenwizards/text/fr.js';
import { it as italian } from '../../../src/games/elfenwizards/text/it.js';
import { formatValue } from '../../../src/games/elfenwizards/text/phrase.js';
import { en as shared } from '../../../src/i18n/en.js';
import { textOf } from '../../../src/i18n/text.js';
import { start } from '../../../src/kernel/start.js';
import { viewFor } from '../../../src/kernel/view.js';

const LAYOUTS = ['wide', 'narrow'] as const;
const WORDS = { en, fr, it: italian };
/** The width of the board in pixels in a window of 1366 by 768, and on a phone. */
const BOARD_WIDTH = { wide: 646, narrow: 360 } as const;
/** The smallest legible font size in CSS pixels, and the tolerance for rounding by the browser. */
const LEAST_FONT_SIZE = 10;
const TOLERANCE = 1;

const initial = (players: number) => start(elfenwizards, { players, seed: 5 });
const mage = (owner: number): Mage => ({ owner, grey: owner % 3, spells: [] });
const spellsOf = (count: number, guilds: number): Spell[] =>
  Array.from({ length: count }, (_, i) => ({ seat: i % guilds, die: i % 3 ? (((i % 6) + 1) as Face) : 'minor' }));

/** A crowded table: six guilds with dice in each spell box, full Defeated boxes, and spells beside most mages. */
function crowded(): Table {
  const table = initial(6).context.table as Table;
  const box = (...dice: Face[]) => dice;
  const players = table.players.map((player, i) => ({
    ...player,
    front: 2,
    reserve: 4,
    spent: 3,
    rolled: [],
    boxes: {
      wizard: i % 2 ? box(1, 2, 6) : box(4, 6),
      sorcerer: i % 2 ? box(3, 3) : box(5),
      necromancer: i % 2 ? box(6, 6) : box(5, 6),
      user: i % 2 ? box(1) : box(2, 2),
      minor: i % 2 ? box(1, 1) : box(3),
      grey: i % 2 ? box(1, 2) : box(4),
    },
  }));
  const beside = [0, 2, 4, 5, 0, 9];
  const titles = Object.entries(table.titles).map(([id, here], i) => [
    id,
    here && { ...here, spells: spellsOf(beside[i % 6]!, 2 + (i % 2)) },
  ]);
  const users = Object.entries(table.users).map(([id, here], j) => [
    id,
    here.map((each, i) => ({ ...each, grey: i % 3, spells: spellsOf([0, 3, 5, 1][(i + j) % 4]!, 3) })),
  ]);
  return {
    ...table,
    players,
    titles: Object.fromEntries(titles) as Table['titles'],
    users: Object.fromEntries(users) as Table['users'],
    defeated: { wizard: [0, 1].map(mage), sorcerer: [0, 1, 2, 3].map(mage), necromancer: [0, 1, 2, 3, 4, 5].map(mage) },
  };
}

const POSITIONS: Readonly<Record<string, () => Table>> = {
  'three players': () => initial(3).context.table as Table,
  'six players': () => initial(6).context.table as Table,
  'six players with many dice': crowded,
};

/** Renders the board of a table in the page, as wide as it is in the game. */
function drawn(table: Table, layout: (typeof LAYOUTS)[number], lang: (typeof LANGUAGES)[number]) {
  const view = { ...viewFor(elfenwizards, initial(table.players.length), 0), table };
  const text = textOf(lang, [WORDS[lang], shared], formatValue);
  const page = document.createElement('div');
  page.style.width = `${BOARD_WIDTH[layout]}px`;
  document.body.append(page);
  render(board(view as never, ctx({ text, layout })), page);
  const svg = page.querySelector('svg')!;
  svg.style.width = '100%';
  return { svg, done: () => page.remove() };
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly what: string;
}
const boxOf = (e: Element, what = e.getAttribute('class') ?? ''): Box => {
  const { left, right, top, bottom } = e.getBoundingClientRect();
  return { left, right, top, bottom, what };
};
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right - TOLERANCE &&
  b.left < a.right - TOLERANCE &&
  a.top < b.bottom - TOLERANCE &&
  b.top < a.bottom - TOLERANCE;
/** The box of a text without the empty space around it: from the top of a capital to the baseline. */
function wordsOf(e: SVGTextElement): Box & { readonly size: number; readonly isUnder: boolean } {
  const { a, b } = e.getScreenCTM()!;
  const size = parseFloat(getComputedStyle(e).fontSize) * Math.hypot(a, b);
  const { y } = new DOMPoint(e.x.baseVal[0]?.value ?? 0, e.y.baseVal[0]?.value ?? 0).matrixTransform(e.getScreenCTM()!);
  return { ...boxOf(e, e.textContent!.trim()), top: y - size * 0.72, bottom: y, size, isUnder: e.matches('.count') };
}
const saidIn = (svg: SVGElement) =>
  [...svg.querySelectorAll('text')].filter((e) => !e.closest('defs') && e.textContent!.trim()).map(wordsOf);

for (const layout of LAYOUTS)
  for (const lang of LANGUAGES)
    for (const [name, table] of Object.entries(POSITIONS)) {
      const title = `${layout} board in ${lang}, ${name}`;
      it(`has text of legible size: ${title}`, () => {
        const { svg, done } = drawn(table(), layout, lang);
        const small = saidIn(svg).filter(({ size }) => size < LEAST_FONT_SIZE);
        expect(small.map(({ what, size }) => `${what} ${size.toFixed(1)}`).join('; ')).to.equal('');
        done();
      });
      it(`keeps text in its frames and off the pieces and other text: ${title}`, () => {
        const { svg, done } = drawn(table(), layout, lang);
        const frames = [...svg.querySelectorAll('.paper, .board-wood, .body, .badge rect, .flag')]
          .filter((e) => !e.closest('defs'))
          .map((e) => boxOf(e));
        const pieces = [...svg.querySelectorAll('[data-piece]')].map((e) => boxOf(e, e.getAttribute('data-piece')!));
        const said = saidIn(svg);
        const area = (box: Box) => (box.right - box.left) * (box.bottom - box.top);
        const out: string[] = [];
        for (const words of said) {
          const [x, y] = [(words.left + words.right) / 2, (words.top + words.bottom) / 2];
          const around = frames.filter((f) => f.left <= x && x <= f.right && f.top <= y && y <= f.bottom);
          const [frame] = around.sort((a, b) => area(a) - area(b));
          if (frame && (words.left < frame.left - TOLERANCE || words.right > frame.right + TOLERANCE))
            out.push(`${words.what} extends beyond its ${frame.what}`);
          // The number of Grey Magic tokens under a mage is written on its foot.
          for (const piece of pieces)
            if (overlap(words, piece) && !(piece.what === 'mage' && words.isUnder))
              out.push(`${words.what} on a ${piece.what}`);
          for (const other of said)
            if (other !== words && overlap(words, other)) out.push(`${words.what} on ${other.what}`);
        }
        expect(out.join('; ')).to.equal('');
        done();
      });
      it(`lets no pieces and sums overlap in the boxes: ${title}`, () => {
        const { svg, done } = drawn(table(), layout, lang);
        const { boxes, width } = planOf(layout);
        const scale = BOARD_WIDTH[layout] / width;
        const { left, top } = svg.getBoundingClientRect();
        const found = [...svg.querySelectorAll('[data-piece="die"], [data-piece="token"]')];
        const sums = [...svg.querySelectorAll('rect.body')].filter((e) => !e.closest('defs, [data-piece], .thing'));
        const things = [...found.map((e) => boxOf(e, 'piece')), ...sums.map((e) => boxOf(e, 'sum'))];
        const inBoxes = things.filter((e) =>
          Object.values(boxes).some(
            ({ x, y, w, h }) =>
              e.left >= left + x * scale - TOLERANCE &&
              e.right <= left + (x + w) * scale + TOLERANCE &&
              e.top >= top + y * scale - TOLERANCE &&
              e.top <= top + (y + h) * scale,
          ),
        );
        const over = inBoxes.flatMap((a, i) =>
          inBoxes.slice(i + 1).flatMap((b) => (overlap(a, b) ? [`${a.what} on ${b.what}`] : [])),
        );
        expect(over.join('; ')).to.equal('');
        if (name === 'six players with many dice') expect(sums.length).to.equal(36);
        done();
      });
    }
