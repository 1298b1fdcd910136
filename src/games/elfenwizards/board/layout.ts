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
  height: 1100,
  decks: {
    ...row(1400, 'H', [700], 182, 216, 1.05, 0),
    ...row(1400, 'W', [441], 336, 168, 1, 66),
    ...row(1400, 'S', [327, 555], 506, 132, 0.95, 60),
    ...row(1400, 'N', [270, 384, 498, 612], 676, 100, 0.9, 36),
  } as Plan['decks'],
  boxes: {
    ...named(BOXES, (i) => rect([221, 449, 739, 967][i]!, 746, 212, 150)),
    ...named(MAJOR_BOXES, (i) => (i < 3 ? rect(1198, WIDE_Y[i]!, 186, 112) : rect(1198, 742, 186, 168))),
    minor: rect(16, 742, 186, 168),
    grey: rect(16, 934, 186, 150),
  },
  defeated: named(DEFEATED, (i) => rect(16, WIDE_Y[i]!, 186, 112)),
  ribbons: {
    high: { x: 700, y: 216, w: 186 },
    wizard: { x: 700, y: 334, w: 168 },
    sorcerer: { x: 700, y: 504, w: 164 },
    necromancer: { x: 700, y: 706, w: 168 },
    user: { x: 700, y: 905, w: 176 },
  },
  dragon: rect(16, 16, 290, 108),
  track: rect(1130, 16, 254, 104),
  tray: rect(222, 934, 1162, 150),
  name: rect(236, 946, 150, 126),
  dice: rect(404, 964, 436, 108),
  using: rect(856, 964, 236, 108),
  reserve: rect(1108, 964, 262, 108),
  type: 17,
  die: 32,
  touch: 36,
};

const NARROW_Y = [292, 484, 702];
const narrow: Plan = {
  width: 360,
  height: 1216,
  decks: {
    ...row(360, 'H', [180], 140, 104, 0.82, 0),
    ...row(360, 'W', [90], 254, 132, 0.78, 42),
    ...row(360, 'S', [45, 135], 446, 78, 0.75, 26),
    ...row(360, 'N', [22.5, 67.5, 112.5, 157.5], 626, 42, 0.66, 0),
  } as Plan['decks'],
  boxes: {
    ...named(BOXES, (i) => rect(3 + 89.5 * i, 800, 85.5, 146)),
    wizard: rect(116, NARROW_Y[0]!, 238, 64),
    sorcerer: rect(146, NARROW_Y[1]!, 208, 64),
    necromancer: rect(156, NARROW_Y[2]!, 198, 64),
    user: rect(6, 952, 348, 64),
    minor: rect(6, 1022, 202, 72),
    grey: rect(214, 1022, 140, 72),
  },
  defeated: {
    wizard: rect(6, NARROW_Y[0]!, 104, 64),
    sorcerer: rect(6, NARROW_Y[1]!, 134, 64),
    necromancer: rect(6, NARROW_Y[2]!, 144, 64),
  },
  ribbons: {
    high: { x: 180, y: 163, w: 126 },
    wizard: { x: 180, y: 276, w: 104 },
    sorcerer: { x: 180, y: 468, w: 110 },
    necromancer: { x: 180, y: 684, w: 132 },
    user: { x: 180, y: 786, w: 132 },
  },
  dragon: rect(4, 6, 176, 52),
  track: rect(192, 6, 162, 52),
  tray: rect(4, 1100, 352, 112),
  name: rect(12, 1104, 130, 22),
  dice: rect(10, 1128, 216, 44),
  using: rect(232, 1128, 120, 44),
  reserve: rect(10, 1178, 340, 30),
  type: 13,
  die: 24,
  touch: 27,
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
 * each stays as broad as a touch needs until there is no other way.
 */
export function flow(counts: readonly number[], area: Rect, max: number, touch: number): Cell[] {
  for (const [from, to, step, least] of [
    [max, max * 0.7, 1.14, touch],
    [max * 0.9, max * 0.45, 0.42, touch],
    [max * 0.6, 3, 0.34, 0],
  ] as const) {
    for (let size = from; size >= to; size -= 1) {
      const lines = wrap(counts, area.w, size, step, least);
      const tall = Math.max(least, size * DIE_TALL + 3);
      if (lines && (lines.length * tall <= area.h || size - 1 < 3)) return settle(lines, area, tall, size, step);
    }
  }
  return [];
}
/** Breadths of groups in lines no broader than the area; undefined when one is too broad. */
function wrap(counts: readonly number[], room: number, size: number, step: number, least: number) {
  const lines: number[][] = [];
  let left = -1;
  for (const count of counts) {
    const w = Math.max(least, size * (1 + step * (count - 1)) + 5);
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
    let x = area.x + (area.w - line.reduce((a, b) => a + b, 0)) / 2;
    return line.map((w): Cell => ({ x: (x += w) - w, y: top + i * tall, w, h: tall, size, step: size * step }));
  });
}

/** The rows and columns in which things of these proportions are largest. */
export function grid(count: number, area: Rect, w: number, h: number, max: number): { cells: Rect[]; scale: number } {
  let scale = 0;
  let best = 1;
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns);
    const fits = Math.min(max, area.w / columns / w, area.h / rows / h);
    if (fits > scale) [scale, best] = [fits, columns];
  }
  const rows = Math.ceil(count / best);
  const cells = Array.from({ length: count }, (_, i) => {
    const y = Math.floor(i / best);
    const inRow = y === rows - 1 ? count - y * best : best;
    const cw = area.w / inRow;
    return rect(area.x + (i % best) * cw, area.y + (y * area.h) / rows, cw, area.h / rows);
  });
  return { cells, scale };
}
