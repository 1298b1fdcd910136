/** The layout of the board, wide and narrow: coordinates as plain numbers. */
import type { Layout, Rect } from '../../../kit/board.js';
import { BOXES, DEFEATED, MAJOR_BOXES, TITLES, type Box, type DefeatedRank, type Rank, type Title } from '../map.js';

/** A platform: the centre and the width of its floor, the scale of the mage on it, and the room for its spells. */
export interface Deck {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly scale: number;
  /** Width of the room for spells left and right of the mage; 0 where spells are below the floor. */
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
  /** The tray of the acting seat; in it the name, the dice, the dice in use, and the Minor Spells. */
  readonly tray: Rect;
  readonly name: Rect;
  readonly dice: Rect;
  readonly using: Rect;
  readonly reserve: Rect;
  /** Font size, width of a die at rest, scale of a mage with enough room, and minimum width of a touch target. */
  readonly type: number;
  readonly die: number;
  readonly mage: number;
  readonly touch: number;
  /** Maximum number of lines in the title of a box. */
  readonly lines: 1 | 2;
  /** How far the sums of a spell box extend below its edge, in letter heights. */
  readonly hang: number;
  /** Whether there is room for a row of tokens in the Grey Magic box, and for headings in the tray. */
  readonly pile: boolean;
}

const rect = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h });

/** The platforms of a rank. `xs`: the left half; the right half mirrors it about the trunk. */
function row(width: number, rank: string, xs: readonly number[], y: number, w: number, scale: number, side: number) {
  const all = rank === 'H' ? xs : [...xs, ...xs.map((x) => width - x).reverse()];
  return Object.fromEntries(TITLES.filter((t) => t[0] === rank).map((t, i) => [t, { x: all[i]!, y, w, scale, side }]));
}
const named = <K extends string>(keys: readonly K[], make: (i: number) => Rect) =>
  Object.fromEntries(keys.map((key, i) => [key, make(i)])) as Record<K, Rect>;

/**
 * The boxes at the sides are as close together as the sums on their lower edges allow. Each is level with its rank, and as
 * high as its contents need.
 */
const left = (y: number, h: number): Rect => rect(4, y, 208, h);
const LOST = [146, 146, 164];
const wide: Plan = {
  width: 1400,
  height: 1080,
  decks: {
    ...row(1400, 'H', [700], 186, 224, 1.25, 70),
    ...row(1400, 'W', [441], 338, 176, 1.2, 70),
    ...row(1400, 'S', [327, 555], 508, 128, 1.06, 62),
    ...row(1400, 'N', [270, 384, 498, 612], 676, 102, 0.92, 35),
  } as Plan['decks'],
  boxes: {
    ...named(BOXES, (i) => rect([216, 443, 737, 964][i]!, 742, 220, 146)),
    ...named(MAJOR_BOXES, (i) => rect(1188, 136 + 198 * i, 208, 186)),
    minor: left(628, 226),
    grey: left(866, 198),
  },
  defeated: named(DEFEATED, (i) => left(136 + 158 * i, LOST[i]!)),
  ribbons: {
    high: { x: 700, y: 223, w: 242 },
    wizard: { x: 700, y: 340, w: 176 },
    sorcerer: { x: 700, y: 540, w: 194 },
    necromancer: { x: 700, y: 720, w: 254 },
    user: { x: 700, y: 910, w: 300 },
  },
  dragon: rect(12, 16, 330, 108),
  track: rect(1130, 12, 254, 104),
  tray: rect(221, 934, 1171, 130),
  name: rect(234, 939, 206, 98),
  dice: rect(452, 980, 372, 80),
  using: rect(834, 956, 260, 104),
  reserve: rect(1108, 980, 274, 80),
  type: 22.2,
  die: 34,
  mage: 1.06,
  touch: 39,
  lines: 2,
  hang: 0.6,
  pile: true,
};

const NARROW_Y = [292, 500, 734];
const narrow: Plan = {
  width: 360,
  height: 1310,
  decks: {
    ...row(360, 'H', [180], 140, 104, 0.82, 32),
    ...row(360, 'W', [90], 254, 132, 0.78, 42),
    ...row(360, 'S', [45, 135], 462, 78, 0.75, 26),
    ...row(360, 'N', [22.5, 67.5, 112.5, 157.5], 658, 42, 0.66, 0),
  } as Plan['decks'],
  boxes: {
    ...named(BOXES, (i) => rect(3 + 89.5 * i, 854, 85.5, 142)),
    wizard: rect(116, NARROW_Y[0]!, 238, 80),
    sorcerer: rect(146, NARROW_Y[1]!, 208, 80),
    necromancer: rect(150, NARROW_Y[2]!, 204, 80),
    user: rect(6, 1002, 348, 80),
    minor: rect(6, 1088, 196, 100),
    grey: rect(206, 1088, 148, 100),
  },
  defeated: {
    wizard: rect(6, NARROW_Y[0]!, 104, 80),
    sorcerer: rect(6, NARROW_Y[1]!, 134, 80),
    necromancer: rect(6, NARROW_Y[2]!, 138, 80),
  },
  ribbons: {
    high: { x: 180, y: 163, w: 150 },
    wizard: { x: 180, y: 276, w: 104 },
    sorcerer: { x: 180, y: 484, w: 110 },
    necromancer: { x: 180, y: 724, w: 162 },
    user: { x: 180, y: 827, w: 196 },
  },
  dragon: rect(4, 6, 176, 52),
  track: rect(192, 6, 162, 52),
  tray: rect(4, 1194, 352, 112),
  name: rect(12, 1199, 152, 22),
  dice: rect(10, 1223, 216, 44),
  using: rect(232, 1223, 120, 44),
  reserve: rect(10, 1270, 340, 30),
  type: 13,
  die: 23,
  mage: 0.76,
  touch: 27,
  lines: 1,
  hang: 0.1,
  pile: false,
};

export const planOf = (layout: Layout): Plan => (layout === 'wide' ? wide : narrow);

/** Height of the title of a box. The title of the Grey Magic box is short in every language. */
export const titleOf = ({ type, lines }: Plan, box?: string): number =>
  type * (lines === 1 || box === 'grey' ? 1.65 : 2.5);

/** Height of the part of a box above its contents: the title and, in the Grey Magic box, the tokens. */
export const headOf = (plan: Plan, box?: string): number =>
  titleOf(plan, box) + (plan.pile && box === 'grey' ? plan.type : 0);

/** A group of equal things side by side. `size`: width of one; `step`: distance to the next; or one thing and a count. */
export interface Cell extends Rect {
  readonly size: number;
  readonly step: number;
  /** Width reserved for the count beside a single piece; 0 where all pieces are shown. */
  readonly tally: number;
}

/** Height of a die divided by its width. */
export const DIE_TALL = 1.3;

export interface Flow {
  readonly tall?: number;
  /** Which groups matter at this moment. */
  readonly matters?: readonly boolean[];
  /** The smallest size, as a part of the largest, at which all pieces are shown. Below it, one piece and a count are shown. */
  readonly shown?: number;
}
/**
 * Fits groups of equal things into an area, in the largest size possible. Shows all things of a group as long as they stay
 * large, else one of each group and a count. Each group is as wide as a touch target; if that does not fit, only those that
 * matter now; at last none.
 */
export function flow(
  counts: readonly number[],
  area: Rect,
  max: number,
  { touch, type }: Pick<Plan, 'touch' | 'type'>,
  { tall = DIE_TALL, matters = [], shown = 0.8 }: Flow = {},
): Cell[] {
  const all = counts.map(() => touch);
  const some = counts.map((_, i) => (matters[i] ? touch : 0));
  const none = counts.map(() => 0);
  const tallies = counts.map((count) => (count > 1 ? type * 1.1 : 0));
  for (const [from, to, step, least] of [
    [1, shown, 1.14, all],
    [1, 0.3, 0, all],
    [0.8, 0.3, 0, some],
    [0.5, 0, 0, none],
  ] as const) {
    for (let size = max * from; size >= Math.max(3, max * to); size -= 1) {
      const needs = counts.map((count, i) =>
        Math.max(least[i]!, size * (1.24 + step * (count - 1)) + 2 + (step ? 0 : tallies[i]!)),
      );
      const lines = wrap(needs, area.w);
      const high = Math.max(...least, size * tall + 3);
      if (!lines || (lines.length * high > area.h && size >= 4)) continue;
      return settle(lines, area, high).map((cell, i) => ({
        ...cell,
        size,
        step: size * step,
        tally: step ? 0 : tallies[i]!,
      }));
    }
  }
  return [];
}
/** Breaks widths into lines no wider than `room`; `undefined` when one width exceeds it. */
function wrap(needs: readonly number[], room: number): number[][] | undefined {
  const lines: number[][] = [];
  let left = -1;
  for (const w of needs) {
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
/** Centres lines in the area. */
function settle(lines: number[][], area: Rect, tall: number): Rect[] {
  const top = area.y + (area.h - lines.length * tall) / 2;
  return lines.flatMap((line, i) => {
    let x = area.x + (area.w - sum(line)) / 2;
    return line.map((w) => rect((x += w) - w, top + i * tall, w, tall));
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/**
 * Arranges things of the given widths and of equal height in the number of rows that allows the largest scale. Returns the
 * cells and that scale. `over`: space above each row, the same at any scale.
 */
export function rows(
  needs: readonly number[],
  area: Rect,
  { tall, over }: { readonly tall: number; readonly over: number },
  most: number,
  touch: number,
): { cells: Rect[]; scale: number } {
  let scale = 0;
  let lines: number[][] = [];
  const wide = (need: number, at: number) => Math.max(touch, need * at);
  for (let count = 1; count <= needs.length; count++) {
    const each = Math.ceil(needs.length / count);
    const cut = Array.from({ length: count }, (_, i) => needs.slice(i * each, (i + 1) * each)).filter((l) => l.length);
    for (let at = Math.min(most, (area.h / count - over) / tall); at > scale; at -= 0.01) {
      if (cut.every((l) => sum(l.map((need) => wide(need, at))) <= area.w)) [scale, lines] = [at, cut];
    }
  }
  // Not all fit as touch targets: ignores the minimum width.
  if (scale === 0 && touch > 0) return rows(needs, area, { tall, over }, most, 0);
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
