/** The pieces: mages, Major Spells, Minor Spells, Grey Magic, the Dragon, and the badge over a head. */
import { nothing, svg } from 'lit';
import type { Seat } from '../../../kit/index.js';
import {
  transformed,
  box,
  cachedTemplate,
  CREAM,
  GOLD,
  path,
  PIPS,
  rounded,
  use,
  words,
  type Drawing,
  type Layout,
  type Rect,
  type Text,
} from '../../../kit/board.js';
import type { Face } from '../table.js';
import { breadth, fit } from './text-width.js';
import { guild } from './palette.js';

/** What each piece needs from the drawing: the prefix of element ids, the texts and the layout. */
export interface Pen {
  readonly prefix: string;
  readonly text: Text;
  readonly layout?: Layout;
}

/** Flame, leaf, drop, sun, moon, snowflake: 20 units high, centred on the origin. */
const EMBLEMS = [
  'M-1-10C6-5 3-2 5 0 6-1 6-3 6-4 9 1 8 10 0 10-8 10-9 2-5-3-5-1-4 0-3 1-1-2 1-5-1-10Z',
  'M9-9C9 4 3 9-4 7L-9 11-8 5-3 1-7 3C-9-4-2-8 9-9Z',
  'M0-11C5-4 7 0 7 3A7 7 0 0 1-7 3C-7 0-5-4 0-11Z',
  'M0-11L2.5-5 8-8 5-2.5 11 0 5 2.5 8 8 2.5 5 0 11-2.5 5-8 8-5 2.5-11 0-5-2.5-8-8-2.5-5Z',
  'M4-10A10 10 0 1 0 9 5 8.5 8.5 0 0 1 4-10Z',
  'M0-10V10M-8.7-5 8.7 5M-8.7 5 8.7-5M-3-9.5 0-6.5 3-9.500M-3 9.5 0 6.5 3 9.500M-9-1-6-3.5-7-8M9 1 6 3.5 7 8M9-1 6-3.5 7-8M-9 1-6 3.5-7 8',
];

const CLOAK =
  'M-4-80C3-76 12-63 13-51 14-45 13-41 11-38 18-29 21-13 22-3 12 3-12 3-22-3-21-13-18-29-11-38-13-41-14-45-13-51-12-62-6-68-4-80Z';

/** The guilds' letters, drawn on pieces as part of the picture and not as text to read. */
export const letters = (text: Text): string[] => EMBLEMS.map((_, seat) => text(`letter:${seat}`));

/** The definitions that pieces refer to with `<use>`: once for each drawing. */
export const pieceDefs = (p: string, letters: readonly string[]): Drawing => svg`
  ${letters.map((letter, i) => svg`<text id=${`${p}l${i}`}>${letter}</text>`)}
  ${EMBLEMS.map((d, i) => svg`<path id=${`${p}e${i}`} d=${d} fill=${i === 5 ? 'none' : 'currentColor'} stroke=${i === 5 ? 'currentColor' : nothing} stroke-width=${i === 5 ? 2.2 : nothing}/>`)}
  <radialGradient id=${`${p}shade`}><stop stop-color="#0b1220" stop-opacity=".55"/><stop offset="1" stop-color="#0b1220" stop-opacity="0"/></radialGradient>
  <g id=${`${p}pawn`}>
    <path d=${CLOAK} fill="none" stroke="#fff8e7" stroke-opacity=".75" stroke-width="5.5" class="keyline"/>
    <path d=${CLOAK} class="body" stroke-width="2.2"/>
    <path d="M-4-80C3-76 12-63 13-51 14-45 13-41 11-38 18-29 21-13 22-3 16 0 10 1 5 1 13-12 12-27 6-37 10-48 6-66-4-80Z" fill="#000" opacity=".2" class="tint" stroke="none"/>
    <path d="M-5-70C-9-61-11-54-10-47M-12-34C-16-25-18-14-18-6" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2" class="tint"/>
    <path d="M0-59C8-59 10-51 9-45 8-38-8-38-9-45-10-51-8-59 0-59Z" fill="#2b1a14" stroke="none"/>
    <circle cy="-46" r="7" fill="#f2cfa4" stroke="none"/>
    <path d="M-8-46C-7-33-3-27 0-24 3-27 7-33 8-46 5-41 2-43 0-43-2-43-5-41-8-46Z" fill="#fbfaf5" stroke="#b9ab97" stroke-width=".7"/>
    <path d="M-2.8-48.500h0M2.8-48.500h0" stroke="#2b1a14" stroke-width="2"/>
  </g>
  <g id=${`${p}die`}>
    <rect x="-2" y="-2" width="34" height="43" rx="8" fill="#fff8e7" fill-opacity=".75" stroke="none" class="keyline"/>
    <rect width="30" height="39" rx="6" class="body" stroke-width="1.8"/>
    <path d="M1 28h28v6a5 5 0 0 1-5 4H6a5 5 0 0 1-5-4Z" fill="#000" opacity=".28" stroke="none" class="tint"/>
    <path d="M4 2.500H26" stroke="#fff" stroke-opacity=".45" stroke-width="1.8" class="tint"/>
  </g>
  <g id=${`${p}token`}>
    <circle cy="2" r="15" fill="#0b1220" opacity=".25" stroke="none" class="tint"/>
    <circle r="14" class="body" stroke-width="1.8"/>
    <circle r="10.8" fill="none" stroke="currentColor" stroke-opacity=".55" stroke-dasharray="2 2.5" class="tint"/>
  </g>
  <g id=${`${p}grey`} stroke="#2f333b" stroke-width="1.5">
    <path d="M-15 0v5c0 9 30 9 30 0V0Z" fill="#5d636e" class="body"/>
    <ellipse rx="15" ry="6.5" fill="#9aa1ad" class="body"/>
    <path d="M-7 1C-6-3 5-4 6 0 6 3-2 3-2 1" fill="none"/>
  </g>`;

const emblem = (p: string, seat: Seat, x: number, y: number, k: number): Drawing =>
  use(`${p}e${seat}`, x, y, k, 1, 'emblem');

/** A guild's letter on a piece. Hidden by default; the styles show it where colours are not available. */
const letter = ({ prefix }: Pen, seat: Seat, x: number, y: number, size: number, shown = false): Drawing =>
  svg`<use class="letter" href=${`#${prefix}l${seat}`} x=${x} y=${y} font-size=${size} display=${shown ? nothing : 'none'} fill=${guild(seat)[2]} stroke="none"/>`;

const PIECES = {};
/** A piece at its place. Its content is parsed once for each board and must not contain text. */
const placed = (pen: Pen, name: string, x: number, y: number, scale: number, make: () => Drawing): Drawing =>
  svg`<g transform=${`translate(${rounded(x)} ${rounded(y)})scale(${rounded(scale, 3)})`}>${cachedTemplate(PIECES, pen.prefix + name, make)}</g>`;

/** How much higher a mage stands because of its Grey Magic tokens. At most three are drawn. */
export const raised = (grey: number): number => (grey > 0 ? 1 + 7 * Math.min(grey, 3) : 0);

/** A mage with its feet at (x, y), on its Grey Magic tokens; from two tokens on, with their count in font size `type`. */
export function pawn(pen: Pen, seat: Seat, x: number, y: number, scale: number, grey = 0, type = 20): Drawing {
  const { prefix: p } = pen;
  const [body, line, ink] = guild(seat);
  const stack = Math.min(grey, 3);
  const mage = placed(
    pen,
    `mage ${seat} ${stack}`,
    x,
    y,
    scale,
    () => svg`<ellipse cy="1" rx="31" ry="8" fill=${`url(#${p}shade)`} class="tint"/>
    ${Array.from({ length: stack }, (_, i) => svg`<use href=${`#${p}grey`} y=${-3 - 7 * i}/>`)}
    <g class="lift" data-piece="mage" transform=${stack ? `translate(0 ${-raised(stack)})` : nothing} fill=${body} stroke=${line} color=${ink}>
      <use href=${`#${p}pawn`}/>${emblem(p, seat, 0, -13, 0.95)}${letter(pen, seat, 0, -6, 20)}
    </g>`,
  );
  return grey > 1
    ? svg`${mage}<text x=${rounded(x)} y=${rounded(y + type * 0.3)} font-size=${type} fill="#fff" stroke="#2f333b" stroke-width="4" paint-order="stroke" class="count">${grey}</text>`
    : mage;
}

/**
 * A Major Spell; face 0 is a die not rolled. A small die has no emblem, which would be a blot, but its letter where that is
 * legible.
 */
export function die(pen: Pen, seat: Seat, face: Face | 0, x: number, y: number, size: number): Drawing {
  const { prefix: p } = pen;
  const [body, line, ink] = guild(seat);
  const small = size < 22;
  const isRead = small && size > 17 && pen.layout === 'narrow';
  return placed(
    pen,
    `die ${seat} ${face} ${small} ${isRead}`,
    x,
    y,
    size / 30,
    () => svg`<g fill=${body} stroke=${line} color=${ink} data-piece="die"><use href=${`#${p}die`}/>
    ${face ? svg`<path class="pips" d=${PIPS[face]} stroke=${ink} stroke-width="6"/>` : emblem(p, seat, 15, 15, 0.85)}
    ${small || !face ? nothing : emblem(p, seat, 15, 33.5, 0.4)}${letter(pen, seat, 15, face ? 37.5 : 22, face ? 10.5 : 20, isRead)}</g>`,
  );
}

/** A Minor Spell. */
export function token(pen: Pen, seat: Seat, x: number, y: number, size: number): Drawing {
  const [body, line, ink] = guild(seat);
  return placed(
    pen,
    `token ${seat}`,
    x + size / 2,
    y + size / 2,
    size / 30,
    () => svg`<g fill=${body} stroke=${line} color=${ink} data-piece="token"><use href=${`#${pen.prefix}token`}/>
    ${emblem(pen.prefix, seat, 0, 0, 0.7)}${letter(pen, seat, 0, 6, 17)}</g>`,
  );
}

/** The points over a mage's head. The leader's badge is gold and has a crown, because colour alone is not enough. */
export function badge(pen: Pen, x: number, y: number, points: number | string, size: number, isGold: boolean): Drawing {
  const w = 21 + 7 * String(points).length;
  const [fill, ink] = isGold ? [GOLD, '#4d3204'] : ['#1d2433', CREAM];
  return placed(
    pen,
    `badge ${points} ${isGold}`,
    x,
    y,
    size / 20,
    () => svg`<g class="badge">${isGold ? path('M-9-8-10-18-4-14 0-21 4-14 10-18 9-8Z', GOLD, ink, 1.3) : nothing}
    ${box('', { x: -w / 2, y: -12, w, h: 24 }, 12, fill, ink, 1.5)}${words(0, 7, 20, points, ink)}</g>`,
  );
}

/**
 * The sum of one guild's spells, with its letter. Without the space between them where many sums are side by side; in two
 * lines where the room is narrow.
 */
export function chip({ text }: Pick<Pen, 'text'>, seat: Seat, points: number, rect: Rect): Drawing {
  const [body, line, ink] = guild(seat);
  const { x, y, w, h } = rect;
  const said = text('board.chip', { guild: text(`letter:${seat}`), count: points });
  const lines = h > w ? said.split(' ') : [breadth(said) * h * 0.82 > w ? said.replace(/\s/g, '') : said];
  const high = h / lines.length;
  const size = Math.min(...lines.map((each) => fit(each, w, high * (lines.length > 1 ? 0.96 : 0.82))));
  return svg`${box('body', rect, Math.min(w, h) / 4, body, line)}${lines.map((each, i) => words(x + w / 2, y + high * (i + 0.5) + size * 0.35, size, each, ink))}`;
}

/** The Dragon, about 100 units wide and high. */
export const dragon = (x: number, y: number, scale: number): Drawing =>
  transformed(
    x,
    y,
    scale,
    svg`<g stroke="#2b1248" stroke-width="2.5" data-piece="dragon">
    <path d="M46 44C38 26 26 14 8 8 16 18 14 24 8 30 18 32 20 38 18 46 26 44 32 48 34 56ZM46 44C36 34 22 30 8 30M44 48C36 44 28 42 18 46" fill="#b48ae6" class="body" />
    <path d="M96 24C90 14 78 10 70 16L66 8 64 18C56 24 56 32 60 40 64 48 62 56 54 58 40 62 26 60 18 72 12 82 20 94 34 92 42 91 46 84 42 78L38 70 34 82C28 84 26 78 32 74 42 70 62 76 74 64 84 54 82 42 76 34 84 34 92 32 96 24Z" fill="#7d4fc0" class="body" />
    <path d="M66 42C72 50 72 58 62 66M59 49 66 47M58 57 70 58M50 60 56 70" fill="none" stroke="#e8d6ff" class="tint" />
    <path d="M78 21h0" stroke="#ffe9a8" stroke-width="5" /></g>`,
  );
