/** Where things lie on the drawing: two plans of the same board, as plain numbers. */
import type { Layout } from '../../../elements/game-ui.js';
import { BOXES, DEFEATED, MAJOR_BOXES, TITLES, type Box, type DefeatedRank, type Rank, type Title } from '../map.js';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
/** A platform: the middle of its floor, its breadth, the scale of a mage on it, and where its spells lie. */
export interface Deck {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly scale: number;
  /** Breadth of the room left and right of the mage; none where spells lie below the floor. */
  readonly side: number;
}
export interface Ribbon {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly decks: Readonly<Record<Title, Deck>>;
  readonly boxes: Readonly<Record<Box | 'wizard' | 'sorcerer' | 'necromancer' | 'user' | 'minor' | 'grey', Rect>>;
  readonly defeated: Readonly<Record<DefeatedRank, Rect>>;
  readonly ribbons: Readonly<Record<Rank, Ribbon>>;
  readonly dragon: Rect;
  readonly track: Rect;
  /** Of the seat that goes: its name, its dice, those it uses, its Minor Spells. */
  readonly tray: Rect;
  readonly name: Rect;
  readonly dice: Rect;
  readonly using: Rect;
  readonly reserve: Rect;
  /** Size of letters, of a die at rest, and the least breadth of what can be touched. */
  readonly type: number;
  readonly die: number;
  readonly touch: number;
  /** Whether there is room for a row of tokens at the foot of the Grey Magic box. */
  readonly pile: boolean;
}

const rect = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h });

/** One rank's platforms, mirrored about the trunk: `xs` of the left half. */
function row(width: number, rank: string, xs: readonly number[], y: number, w: number, scale: number, side: number) {
  const all = rank === 'H' ? xs : [...xs, ...xs.map((x) => width - x).reverse()];
  return Object.fromEntries(TITLES.filter((t) => t[0] === rank).map((t, i) => [t, { x: all[i]!, y, w, scale, side }]));
}
const named = <K extends string>(keys: readonly K[], make: (i: number) => Rect) =>
  Object.fromEntries(keys.map((key, i) => [key, make(i)])) as Record<K, Rect>;

const WIDE_Y = [238, 408, 578];
const wide: Plan = {
  width: 1400,
  height: 1080,
  decks: {
    ...row(1400, 'H', [700], 186, 224, 1.25, 0),
    ...row(1400, 'W', [441], 338, 176, 1.2, 70),
    ...row(1400, 'S', [327, 555], 508, 128, 1.06, 62),
    ...row(1400, 'N', [270, 384, 498, 612], 676, 102, 0.92, 35),
  } as Plan['decks'],
  boxes: {
    ...named(BOXES, (i) => rect([221, 449, 739, 967][i]!, 746, 212, 150)),
    ...named(MAJOR_BOXES, (i) => (i < 3 ? rect(1198, WIDE_Y[i]!, 186, 112) : rect(1198, 742, 186, 168))),
    minor: rect(16, 742, 186, 168),
    grey: rect(16, 934, 186, 130),
  },
  defeated: named(DEFEATED, (i) => rect(16, WIDE_Y[i]!, 186, 112)),
  ribbons: {
    high: { x: 700, y: 223, w: 186 },
    wizard: { x: 700, y: 340, w: 168 },
    sorcerer: { x: 700, y: 545, w: 156 },
    necromancer: { x: 700, y: 710, w: 190 },
    user: { x: 700, y: 905, w: 186 },
  },
  dragon: rect(16, 16, 290, 108),
  track: rect(1130, 16, 254, 104),
  tray: rect(222, 934, 1162, 130),
  name: rect(238, 939, 140, 98),
  dice: rect(404, 966, 436, 90),
  using: rect(856, 966, 236, 90),
  reserve: rect(1108, 966, 262, 90),
  type: 17,
  die: 32,
  touch: 35,
  pile: true,
};

const NARROW_Y = [292, 500, 734];
const narrow: Plan = {
  width: 360,
  height: 1294,
  decks: {
    ...row(360, 'H', [180], 140, 104, 0.82, 0),
    ...row(360, 'W', [90], 254, 132, 0.78, 42),
    ...row(360, 'S', [45, 135], 462, 78, 0.75, 26),
    ...row(360, 'N', [22.5, 67.5, 112.5, 157.5], 658, 42, 0.66, 0),
  } as Plan['decks'],
  boxes: {
    ...named(BOXES, (i) => rect(3 + 89.5 * i, 854, 85.5, 142)),
    wizard: rect(116, NARROW_Y[0]!, 238, 80),
    sorcerer: rect(146, NARROW_Y[1]!, 208, 80),
    necromancer: rect(156, NARROW_Y[2]!, 198, 80),
    user: rect(6, 1002, 348, 80),
    minor: rect(6, 1088, 196, 84),
    grey: rect(206, 1088, 148, 84),
  },
  defeated: {
    wizard: rect(6, NARROW_Y[0]!, 104, 80),
    sorcerer: rect(6, NARROW_Y[1]!, 134, 80),
    necromancer: rect(6, NARROW_Y[2]!, 144, 80),
  },
  ribbons: {
    high: { x: 180, y: 163, w: 132 },
    wizard: { x: 180, y: 276, w: 104 },
    sorcerer: { x: 180, y: 484, w: 110 },
    necromancer: { x: 180, y: 724, w: 142 },
    user: { x: 180, y: 827, w: 132 },
  },
  dragon: rect(4, 6, 176, 52),
  track: rect(192, 6, 162, 52),
  tray: rect(4, 1178, 352, 112),
  name: rect(12, 1183, 130, 22),
  dice: rect(10, 1207, 216, 44),
  using: rect(232, 1207, 120, 44),
  reserve: rect(10, 1254, 340, 30),
  type: 13,
  die: 23,
  touch: 27,
  pile: false,
};

export const planOf = (layout: Layout): Plan => (layout === 'wide' ? wide : narrow);
export const size = (layout: Layout): { readonly width: number; readonly height: number } => planOf(layout);

/** A row of like things: where it begins, how large one is, and from one to the next. */
export interface Cell extends Rect {
  readonly size: number;
  readonly step: number;
}

/** How much taller than broad a die is. */
export const DIE_TALL = 1.3;

/**
 * Sets groups of like things into an area, as large as they fit. Groups shrink a little first, then overlap, then shrink on;
 * each stays as broad as a touch needs, then only those that matter now, until there is no other way.
 */
export function flow(
  counts: readonly number[],
  area: Rect,
  max: number,
  touch: number,
  tall = DIE_TALL,
  matters: readonly boolean[] = [],
): Cell[] {
  const all = counts.map(() => touch);
  const some = counts.map((_, i) => (matters[i] ? touch : 0));
  const none = counts.map(() => 0);
  for (const [from, to, step, least] of [
    [1, 0.7, 1.14, all],
    [0.9, 0.45, 0.42, all],
    [0.6, 0.4, 0.25, all],
    [0.8, 0.3, 0.3, some],
    [0.5, 0, 0.3, none],
  ] as const) {
    for (let size = max * from; size >= Math.max(3, max * to); size -= 1) {
      const lines = wrap(counts, area.w, size, step, least);
      const high = Math.max(...least, size * tall + 3);
      if (lines && (lines.length * high <= area.h || size < 4)) return settle(lines, area, high, size, step);
    }
  }
  return [];
}
/** Breadths of groups in lines no broader than the area; undefined when one is too broad. */
function wrap(counts: readonly number[], room: number, size: number, step: number, least: readonly number[]) {
  const lines: number[][] = [];
  let left = -1;
  for (const [i, count] of counts.entries()) {
    const w = Math.max(least[i]!, size * (1.24 + step * (count - 1)) + 2);
    if (w > room) return undefined;
    if (w > left) {
      lines.push([]);
      left = room;
    }
    lines.at(-1)!.push(w);
    left -= w;
  }
  return lines;
}
/** Lines in the middle of the area. */
function settle(lines: number[][], area: Rect, tall: number, size: number, step: number): Cell[] {
  const top = area.y + (area.h - lines.length * tall) / 2;
  return lines.flatMap((line, i) => {
    let x = area.x + (area.w - sum(line)) / 2;
    return line.map((w): Cell => ({ x: (x += w) - w, y: top + i * tall, w, h: tall, size, step: size * step }));
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Things of these breadths and one height in as many rows as make them largest, and how large that is. */
export function rows(
  needs: readonly number[],
  area: Rect,
  tall: number,
  most: number,
  touch: number,
): { cells: Rect[]; scale: number } {
  let scale = 0;
  let lines: number[][] = [];
  const wide = (need: number, at: number) => Math.max(touch, need * at);
  for (let count = 1; count <= needs.length; count++) {
    const each = Math.ceil(needs.length / count);
    const cut = Array.from({ length: count }, (_, i) => needs.slice(i * each, (i + 1) * each)).filter((l) => l.length);
    for (let at = Math.min(most, area.h / count / tall); at > scale; at -= 0.01) {
      if (cut.every((l) => sum(l.map((need) => wide(need, at))) <= area.w)) [scale, lines] = [at, cut];
    }
  }
  // Too many to touch them all.
  if (scale === 0 && touch > 0) return rows(needs, area, tall, most, 0);
  const cells = lines.flatMap((l, i) => {
    const spare = (area.w - sum(l.map((need) => wide(need, scale)))) / l.length;
    let x = area.x;
    return l.map((need): Rect => {
      const w = wide(need, scale) + spare;
      return rect((x += w) - w, area.y + (i * area.h) / lines.length, w, area.h / lines.length);
    });
  });
  return { cells, scale };
}
