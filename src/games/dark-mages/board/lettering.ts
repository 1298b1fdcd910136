/**
 * The texts of the board. Each distinct text is defined once in `<defs>`, and places only refer to it. So the label of a
 * place is its only text, and tests of accessible names do not count drawn numbers as a second name. The definitions are
 * hidden: browsers read out even a text in `<defs>`.
 */
import { nothing, svg } from 'lit';
import { INK, rounded, words as written, type Drawing, type Drawn, type Layout } from '../../../kit/board.js';

/** Minimum font size in units of the board: 9 pixels on a narrow one, 8 in the smallest windows. */
export const LEAST = { wide: 15.5, narrow: 9.5 } as const;

/** State of the board being drawn: prefix of its ids, minimum font size, and the texts collected so far. */
let board: { readonly prefix: string; readonly least: number; readonly all: Map<string, string> } | undefined;

/** Draws a board: collects its texts while `draw` runs, and puts their definitions first. */
export function lettered(prefix: string, layout: Layout, draw: () => Drawn): Drawn {
  const all = new Map<string, string>();
  board = { prefix, least: LEAST[layout], all };
  try {
    const drawn = draw();
    return [
      svg`<defs aria-hidden="true">${[...all].map(([said, id]) => svg`<text id=${id}>${said}</text>`)}</defs>`,
      drawn,
    ];
  } finally {
    board = undefined;
  }
}

/** The minimum font size at this scale; `alone`: the size for drawings outside a board. */
export const least = (scale: number, alone = 11): number => (board ? board.least / scale : alone);

/** The width of a text at font size 1, in the widest fonts that systems use for it. */
export const breadth = (said: string): number =>
  [...said].reduce((sum, sign) => sum + (/[iIjlftr '’.,:…-]/.test(sign) ? 0.37 : /[mwMW+%]/.test(sign) ? 0.94 : /[A-ZÀ-Þ]/.test(sign) ? 0.73 : 0.62), 0); // prettier-ignore

/**
 * Positions where a word may be hyphenated: after a vowel, or after the first of two consonants, if a syllable of three
 * letters or more follows.
 */
const SYLLABLES =
  /[aeiouyà-ü](?=[^aeiouyà-ü’-][aeiouyà-ü].)|(?<=[aeiouyà-ü])[^aeiouyà-ü’-](?=[^aeiouyà-ürlh’-][aeiouyà-ü].)|-/gi;
/** Wraps a text into lines of this width; hyphenates words that are wider than a line. */
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
/** Shortens a text so that it fits with an ellipsis. */
export function cut(said: string, room: number): string {
  let short = said.replace(/-$/, '');
  while (breadth(`${short}…`) > room) short = short.slice(0, -1).trimEnd();
  return `${short}…`;
}
/** The first `most` lines, with an ellipsis if there are more. */
export const first = (lines: readonly string[], most: number, room: number): readonly string[] =>
  lines.length > most ? [...lines.slice(0, most - 1), cut(lines[most - 1]!, room)] : lines;

/** A text at a point. Outside a board, as on a card in the close-up, it is written directly. */
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
  return svg`<use href=${`#${id}`} x=${rounded(x)} y=${rounded(y)} font-size=${rounded(size)} fill=${fill} text-anchor=${anchor ?? nothing} />`;
}
