/** The board of Elfenwizards as it is seen: letters that can be read, in their frames, and nothing on anything else. */
import { expect } from '@open-wc/testing';
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
const LANGUAGES = ['en', 'fr', 'it'] as const;
/** How broad a board is in a window of 1366 by 768, and on a phone. */
const BROAD = { wide: 646, narrow: 360 } as const;
/** CSS pixels, and what the browser rounds. */
const LEAST = 10;
const SLACK = 1;

const initial = (players: number) => start(elfenwizards, { players, seed: 5 });
const mage = (owner: number): Mage => ({ owner, grey: owner % 3, spells: [] });
const many = (count: number, guilds: number): Spell[] =>
  Array.from({ length: count }, (_, i) => ({ seat: i % guilds, die: i % 3 ? (((i % 6) + 1) as Face) : 'minor' }));

/** Six guilds of two or three dice in each spell box, four of them in hand, and spells beside most mages. */
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
    here && { ...here, spells: many(beside[i % 6]!, 2 + (i % 2)) },
  ]);
  const users = Object.entries(table.users).map(([id, here], j) => [
    id,
    here.map((each, i) => ({ ...each, grey: i % 3, spells: many([0, 3, 5, 1][(i + j) % 4]!, 3) })),
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

/** A drawing of these in a page, as broad as it is there. */
function drawn(table: Table, layout: (typeof LAYOUTS)[number], lang: (typeof LANGUAGES)[number]) {
  const view = { ...viewFor(elfenwizards, initial(table.players.length), 0), table };
  const text = textOf(lang, [WORDS[lang], shared], formatValue);
  const page = document.createElement('div');
  page.style.width = `${BROAD[layout]}px`;
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
const meet = (a: Box, b: Box): boolean =>
  a.left < b.right - SLACK && b.left < a.right - SLACK && a.top < b.bottom - SLACK && b.top < a.bottom - SLACK;
/** Words as they are seen: from the head of a capital to the line. */
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
      it(`can be read: ${title}`, () => {
        const { svg, done } = drawn(table(), layout, lang);
        const small = saidIn(svg).filter(({ size }) => size < LEAST);
        expect(small.map(({ what, size }) => `${what} ${size.toFixed(1)}`).join('; ')).to.equal('');
        done();
      });
      it(`keeps words in their frames and off the pieces: ${title}`, () => {
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
          if (frame && (words.left < frame.left - SLACK || words.right > frame.right + SLACK))
            out.push(`${words.what} leaves its ${frame.what}`);
          // How many tokens of Grey Magic lie under a mage is written at its feet.
          for (const piece of pieces)
            if (meet(words, piece) && !(piece.what === 'mage' && words.isUnder))
              out.push(`${words.what} on a ${piece.what}`);
          for (const other of said)
            if (other !== words && meet(words, other)) out.push(`${words.what} on ${other.what}`);
        }
        expect(out.join('; ')).to.equal('');
        done();
      });
      it(`lays no piece in a box on another, nor a sum on one: ${title}`, () => {
        const { svg, done } = drawn(table(), layout, lang);
        const { boxes, width } = planOf(layout);
        const scale = BROAD[layout] / width;
        const { left, top } = svg.getBoundingClientRect();
        const found = [...svg.querySelectorAll('[data-piece="die"], [data-piece="token"]')];
        const sums = [...svg.querySelectorAll('rect.body')].filter((e) => !e.closest('defs, [data-piece], .thing'));
        const things = [...found.map((e) => boxOf(e, 'piece')), ...sums.map((e) => boxOf(e, 'sum'))];
        const inBoxes = things.filter((e) =>
          Object.values(boxes).some(
            ({ x, y, w, h }) =>
              e.left >= left + x * scale - SLACK &&
              e.right <= left + (x + w) * scale + SLACK &&
              e.top >= top + y * scale - SLACK &&
              e.top <= top + (y + h) * scale,
          ),
        );
        const over = inBoxes.flatMap((a, i) =>
          inBoxes.slice(i + 1).flatMap((b) => (meet(a, b) ? [`${a.what} on ${b.what}`] : [])),
        );
        expect(over.join('; ')).to.equal('');
        if (name === 'six players with many dice') expect(sums.length).to.equal(36);
        done();
      });
    }
