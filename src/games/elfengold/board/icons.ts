/** Signs of counters and cards, boots and pegs: centred on the origin, 32 units high, defined once for each drawing. */
import { nothing, svg } from 'lit';
import {
  transformed,
  box,
  circle,
  CREAM,
  pathData,
  INK,
  path,
  rounded,
  use,
  words,
  type Drawing,
  type Drawn,
  type Rect,
} from '../../../kit/board.js';
import { COINS_A_GOLD_CARD } from '../map.js';
import { KINDS, PLAYERS, WOOD_DISC } from './palette.js';

const SIGNS: Readonly<Record<string, string>> = {
  wagon: 'M-15-6C-12-14 6-14 9-6V4H-15ZM9-1H16V2H9ZM-9 3a5.5 5.5 0 1 0 .1 0ZM5 3a5.5 5.5 0 1 0 .1 0Z',
  pig: 'M-12 1C-12-8 6-10 10-4L12-8 13-3C17-2 17 4 14 5 12 7 10 8 8 8V13H4V9H-4V13H-8V8C-11 7-12 4-12 1ZM-11-1C-16-1-15-7-12-6L-12.5-4.5C-14-4.5-13.5-2.5-11-2.5Z',
  cloud: 'M-13 8C-19 7-18-2-12-2C-12-10-2-12 1-6C6-11 14-6 12-1C18 0 17 8 12 8Z',
  unicorn: 'M-11 14C-12 2-7-6 1-9L10-19 7-7C12-4 14 1 15 5C15 8 11 9 9 7L3 5C2 9 4 12 5 14ZM5-3a1.2 1.2 0 1 0 .1 0Z',
  dragon:
    'M-17 1C-10-3-8-11-2-15C-1-9 2-7 6-8C4-5 5-3 8-3L17-7C15-1 11 2 7 3C9 8 6 13 0 13C-6 14-10 11-16 14C-11 9-8 8-8 5C-11 5-14 4-17 1Z',
  raft: 'M-15-2H15V2H-15ZM-15 4H15V8H-15ZM-15 10H15V14H-15ZM-2-16H1V-3H-2ZM3-15L13-5H3Z',
  tree: 'M-2 15V6H-12L-5-1H-9L0-16L9-1H5L12 6H2V15Z',
  monster:
    'M-16 10C-14-3-8-3-6 6C-5 9-2 9-1 5C0-6 4-14 10-14C15-14 17-10 15-8L9-7C6-7 6-2 6 4C6 10 12 10 14 7L16 10C13 15 4 15 2 9C-1 14-8 14-9 8C-10 5-12 5-12 11Z',
  double: 'M-14-11H-1V-16L10-8-1 0V-5H-14ZM-9 5H4V0L15 8 4 16V11H-9Z',
  exchange: 'M-15-11H3V-16L14-8 3 0V-5H-15ZM15 5H-3V0L-14 8-3 16V11H15Z',
  gold: 'M0-14a14 14 0 1 0 .1 0ZM0-10a10 10 0 1 1-.1 0ZM0-8L2.3-2.5 8-2 3.5 2 5 8 0 4.7-5 8-3.5 2-8-2-2.3-2.5Z',
  wizard:
    'M-16 10C-8 6-6 2-3-9C-2-14 3-17 8-13C4-12 3-8 5-2C6 4 9 7 16 10C8 15-8 15-16 10ZM-1-3l1 2 2 .3-1.5 1.5.4 2.2-1.9-1-2 1 .4-2.2-1.5-1.5 2-.3Z',
};
const CYCLE =
  'M-15 7a6 6 0 1 0 12 0a6 6 0 1 0-12 0M3 7a6 6 0 1 0 12 0a6 6 0 1 0-12 0M-9 7L-3-5H6L0 7H-9M-4-9L0 7M9 7L4-10H10M-8-9H0';
// The shaft is as wide as a letter.
const BOOT = 'M-9-16H6V2C11 3 15 5 15 10V13H-10V8Z';
const EYE = 'M-13 0Q0-13 13 0Q0 13-13 0ZM-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-11 9L11-9';

/** The definitions that boards refer to with `<use>`. */
export const iconDefs = (p: string): Drawing => svg`<defs>
  ${Object.entries(SIGNS).map(([name, shape]) => svg`<path class="sign" id=${`${p}i-${name}`} d=${shape} fill=${WOOD_DISC[2]} fill-rule="evenodd" />`)}
  <path class="sign-line" id=${`${p}i-cycle`} d=${CYCLE} fill="none" stroke=${WOOD_DISC[2]} stroke-width="2.6" stroke-linejoin="round" />
  <path id=${`${p}boot`} d=${BOOT} stroke-width="2" stroke-linejoin="round" />
</defs>`;

/** A counter: a wooden disc with a sign, and a rim in the colour of its kind. */
export const disc = (p: string, token: string, x: number, y: number, size: number): Drawing =>
  transformed(
    x,
    y,
    size / 44,
    svg`<g data-piece="token">${circle('tint', 1.5, 2.5, 21, '#00000040')}${circle('body', 0, 0, 21, KINDS[token] ?? WOOD_DISC[0], WOOD_DISC[1], 2)}
      ${circle('tint', 0, 0, 16.5, WOOD_DISC[0])}${use(`${p}i-${token}`, 0, 0, 0.86)}</g>`,
  );
/** A face-down counter. */
export const discBack = (x: number, y: number, size: number): Drawing =>
  transformed(
    x,
    y,
    size / 44,
    svg`<g data-piece="token">${circle('body', 0, 0, 21, '#7d5a34', WOOD_DISC[1], 2)}${circle('pattern', 0, 0, 14, 'none', '#e9cf9c', 2)}${path('M-7 0H7M0-7V7', 'none', '#e9cf9c', 2, 'pattern')}</g>`,
  );

/**
 * The players' letters and the towns' values. Drawn with `<use>` they are part of the picture, not text: so the label of a
 * place need not contain them.
 */
export const letterDefs = (p: string, letters: readonly string[], values: readonly number[]): Drawing => svg`<defs>
  ${letters.map((letter, seat) => svg`<text id=${`${p}l${seat}`}>${letter}</text>`)}
  ${values.map((value) => svg`<text id=${`${p}v${value}`}>${value}</text>`)}
</defs>`;
const written = (id: string, x: number, y: number, size: number, fill: string): Drawing =>
  svg`<use href=${`#${id}`} x=${rounded(x)} y=${rounded(y)} font-size=${rounded(size)} font-weight="700" fill=${fill} stroke="none" />`;
/** A player's letter; one too small to be legible is shown only where there are no colours. */
const letter = (p: string, seat: number, x: number, y: number, size: number, isLegible: boolean): Drawing =>
  svg`<g class="letter" display=${isLegible ? nothing : 'none'}>${written(`${p}l${seat}`, x, y, size, PLAYERS[seat]![2])}</g>`;

/** A player's letter on a disc in the player's colour. */
export const chip = (p: string, seat: number, x: number, y: number, size: number, least = 0): Drawing => {
  const [body, rim] = PLAYERS[seat]!;
  return transformed(
    x,
    y,
    size / 20,
    svg`${circle('body', 0, 0, 9, body, rim, 1.5)}${letter(p, seat, 0, 5.2, 14.5, size * 0.725 >= least)}`,
  );
};
/** A boot in the player's colour, with the letter. */
export const boot = (p: string, seat: number, x: number, y: number, size: number, least = 0): Drawing => {
  const [body, rim] = PLAYERS[seat]!;
  return transformed(
    x,
    y,
    size / 32,
    svg`<g data-piece=${`boot${seat}`} class="body" fill=${body} stroke=${rim}>${use(`${p}boot`, 0, 0, 1, 1, 'body')}${letter(p, seat, -1.5, 6, 16.5, size * 0.51 >= least)}</g>`,
  );
};

/** The width of a text at font size 1, in the widest of our fonts. */
export const breadth = (said: string): number =>
  [...said].reduce(
    (all, c) =>
      all + (/[iltfj’]/.test(c) ? 0.46 : c === 'r' ? 0.53 : /[mwMW]/.test(c) ? 1.05 : /[A-Z]/.test(c) ? 0.85 : 0.66),
    0,
  );
/** The font size, at most `size`, at which a text fits into `room`. */
export const fit = (said: string, room: number, size: number): number => Math.min(size, room / breadth(said));

/** A travel card with its sign, on top of others if there are several; `isBare`: without room for a name. */
export function travelCard(p: string, kind: string, { x, y, w }: Rect, count = 1, isBare = false): Drawing {
  const high = 140;
  const cards = Math.min(count, 3);
  const sheet = { x: 2, y: 2, w: 96, h: high - 4 };
  return transformed(
    x,
    y,
    w / 100,
    svg`${Array.from({ length: cards - 1 }, (_, i) => box('paper', { ...sheet, x: sheet.x + 4 * (cards - 1 - i), y: sheet.y - 3 * (cards - 1 - i) }, 9, '#efe2c4', INK, 2.5))}
      <g data-piece="card">${box('paper', sheet, 9, '#fff9ea', INK, 3)}${box('tint', { x: 9, y: 9, w: 82, h: isBare ? 122 : 94 }, 6, KINDS[kind]!)}
      ${use(`${p}i-${kind}`, 50, isBare ? 74 : 56, isBare ? 2.6 : 2.4)}</g>`,
  );
}
/** The short name of a travel card. */
export const cardWords = ({ x, y, w }: Rect, name: string, least: number): Drawn =>
  // Its font is narrower than that of the towns' names, on which `fit` is based.
  svg`<g class="plain">${words(x + w / 2, y + w * 1.26, fit(name, w * 1.07, least), name)}</g>`;
/** The count of a thing, on its upper corner; nothing for a single one. */
export function times(x: number, y: number, size: number, count: number): Drawn {
  if (count < 2) return nothing;
  const radius = size * 0.76;
  return svg`${circle('body', x - radius * 0.6, y + radius * 0.7, radius, INK)}${words(x - radius * 0.6, y + radius * 0.7 + size * 0.36, size, `×${count}`, '#fff6e6')}`;
}
const COIN_INK = '#3d2a05';
const blank = (x: number, y: number, radius: number): Drawing =>
  svg`${circle('paper', x, y, radius, '#f5c84c', '#7a5405', rounded(radius / 8))}${circle('tint', x, y, radius * 0.78, 'none', '#b98717', rounded(radius / 14))}`;
/** A pile of cards face down. */
export const pile = ({ x, y, w }: Rect): Drawing =>
  transformed(
    x,
    y,
    w / 100,
    svg`<g data-piece="card">${box('body', { x: 2, y: 2, w: 96, h: 136 }, 9, '#3f5d4a', '#14261b', 3)}${path('M14 16H86V124H14ZM14 70L50 16 86 70 50 124Z', 'none', '#cfe3c2', 2.5, 'pattern')}</g>`,
  );
/** The number of cards in a pile. */
export function pileCount({ x, y, w }: Rect, least: number, count: number): Drawing {
  const size = Math.max(least, w * 0.26);
  return svg`${circle('paper', x + w / 2, y + w * 0.7, size, '#fff6e6', INK, 2)}${words(x + w / 2, y + w * 0.7 + size * 0.36, size, count)}`;
}
export const coin = (x: number, y: number, radius: number, said: string | number): Drawing =>
  svg`${blank(x, y, radius)}${words(x, y + radius * 0.42, radius * 1.2, said, COIN_INK)}`;
/** The gold pile, as a stack of the coins that it pays. */
export const goldPile = ({ x, y, w }: Rect, count: number, least: number): Drawing =>
  svg`${Array.from({ length: count }, (_, i) => blank(x + w / 2, y + w * (1.12 - 0.07 * i), w * 0.24))}${coin(x + w / 2, y + w * (count > 0 ? 1.05 - 0.07 * count : 0.7), Math.max(w * 0.28, least / 1.2), count * COINS_A_GOLD_CARD)}`;
/** The veil over a counter that other players cannot see. */
export const veil = ({ x, y, w, h }: Rect): Drawing =>
  svg`${path(pathData`M${x + w * 0.05} ${y + h * 0.58}Q${x + w / 2} ${y + h * 1.3} ${x + w * 0.95} ${y + h * 0.58}Z`, '#4a3a5ee6', INK, 1.5, 'body')}${transformed(x + w / 2, y + h * 0.76, w / 90, path(EYE, 'none', CREAM, 3.5, 'pattern'))}`;
export const townCoin = (p: string, x: number, y: number, radius: number, value: number): Drawing =>
  svg`${blank(x, y, radius)}${written(`${p}v${value}`, x, y + radius * 0.54, radius * 1.5, COIN_INK)}`;
