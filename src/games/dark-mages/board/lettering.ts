/**
 * The board's letters and numbers. Each different one stands once in the drawing's `<defs>`, and places only refer to it: what a
 * place says is its label, and a test of accessible names takes no drawn number for a second name.
 */
import { nothing, svg } from 'lit';
import type { Layout } from '../../../game-ui/game-ui.js';
import { r, words as written, type Drawing, type Drawn } from '../../../drawing/strokes.js';
import { INK } from '../../../drawing/tones.js';

/** The smallest letters of a board, in its units: on a narrow one nine pixels, eight where a window is as small as they come. */
export const LEAST = { wide: 15.5, narrow: 9.5 } as const;

/** The words of the board that is being drawn, with the beginning of their ids, and how small they may be. */
let board: { readonly prefix: string; readonly least: number; readonly all: Map<string, string> } | undefined;

/** Draws a board: its words are collected while `draw` runs, and stand before what it drew. */
export function lettered(prefix: string, layout: Layout, draw: () => Drawn): Drawn {
  const all = new Map<string, string>();
  board = { prefix, least: LEAST[layout], all };
  try {
    const drawn = draw();
    return [svg`<defs>${[...all].map(([said, id]) => svg`<text id=${id}>${said}</text>`)}</defs>`, drawn];
  } finally {
    board = undefined;
  }
}

/** The smallest letters for what is drawn at this scale; what is looked at alone has its own. */
export const least = (scale: number, alone = 11): number => (board ? board.least / scale : alone);

/** How broad words are in the broadest letters that a system has for them, in their size. */
export const breadth = (said: string): number =>
  [...said].reduce((sum, sign) => sum + (/[iIjlftr '’.,:…-]/.test(sign) ? 0.37 : /[mwMW+%]/.test(sign) ? 0.94 : /[A-ZÀ-Þ]/.test(sign) ? 0.73 : 0.62), 0); // prettier-ignore

/** Letters behind which a word may be parted: a vowel, or the first of two consonants, before another syllable of three letters or more. */
const SYLLABLES =
  /[aeiouyà-ü](?=[^aeiouyà-ü’-][aeiouyà-ü].)|(?<=[aeiouyà-ü])[^aeiouyà-ü’-](?=[^aeiouyà-ürlh’-][aeiouyà-ü].)|-/gi;
/** Words in lines of this breadth; what is broader alone goes on behind a hyphen. */
export function wrapped(said: string, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (let word of said.split(' ')) {
    if (line && breadth(`${line} ${word}`) <= room) {
      line += ` ${word}`;
      continue;
    }
    if (line) lines.push(line);
    while (breadth(word) > room) {
      const fits = (at: number) => breadth(`${word.slice(0, at)}-`) <= room;
      const breaks = [...word.matchAll(SYLLABLES)].map(({ index }) => index + 1).filter(fits);
      const end = breaks.at(-1) ?? [...word].findIndex((_, at) => at > 0 && !fits(at + 1));
      if (end < 1) break;
      lines.push(word[end - 1] === '-' ? word.slice(0, end) : `${word.slice(0, end)}-`);
      word = word.slice(end);
    }
    line = word;
  }
  return [...lines, line];
}
/** The first words, so many that a sign that there are more has room behind them. */
export function cut(said: string, room: number): string {
  let short = said.replace(/-$/, '');
  while (breadth(`${short}…`) > room) short = short.slice(0, -1).trimEnd();
  return `${short}…`;
}
/** The first of these lines, with a sign where there are more. */
export const first = (lines: readonly string[], most: number, room: number): readonly string[] =>
  lines.length > most ? [...lines.slice(0, most - 1), cut(lines[most - 1]!, room)] : lines;

/** Words about a point; outside a board, such as on a card that is looked at alone, they are written where they stand. */
export function words(
  x: number,
  y: number,
  size: number,
  said: string | number,
  fill = INK,
  anchor?: 'start' | 'end',
): Drawing {
  if (!board) return written(x, y, size, said, fill, anchor);
  const { prefix, all } = board;
  const text = String(said);
  const id = all.get(text) ?? `${prefix}w${all.size}`;
  all.set(text, id);
  return svg`<use href=${`#${id}`} x=${r(x)} y=${r(y)} font-size=${r(size)} fill=${fill} text-anchor=${anchor ?? nothing} />`;
}
