/** Coordinates: towns and roads on the map, and the areas of the strip under it. */
import type { Layout, Rect } from '../../../kit/board.js';
import { ROAD_DATA, TOWN_DATA } from '../map-data.js';
import { ROADS, TOWNS, type RoadId, type Town } from '../map.js';
import { about } from '../about.js';

export const MAP = { width: 1500, height: 1000 };

export interface Point {
  readonly x: number;
  readonly y: number;
}
const onMap = (x: number, y: number): Point => ({ x: (x * MAP.width) / 100, y: (y * MAP.height) / 100 });

export const townAt = Object.fromEntries(
  TOWNS.map((town) => [town, onMap(TOWN_DATA[town].x, TOWN_DATA[town].y)]),
) as Readonly<Record<Town, Point>>;
/** The place for counters on each road. */
export const spotAt = Object.fromEntries(
  ROADS.map((road) => [road, onMap(ROAD_DATA[road].spot[0], ROAD_DATA[road].spot[1])]),
) as Readonly<Record<RoadId, Point>>;

/** The curve of a road, from town to town through its spot. */
export interface Curve {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}
export function curveOf(road: RoadId): Curve {
  const { a, b } = ROAD_DATA[road];
  const [from, to, spot] = [townAt[a], townAt[b], spotAt[road]];
  return { from, to, bend: { x: 2 * spot.x - (from.x + to.x) / 2, y: 2 * spot.y - (from.y + to.y) / 2 } };
}
/** The point at `t` along the curve, from 0 to 1. */
export function along({ from, bend, to }: Curve, t: number): Point {
  const mix = (a: number, b: number, c: number) => (1 - t) * (1 - t) * a + 2 * t * (1 - t) * b + t * t * c;
  return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) };
}
/** The direction of the curve at `t`, as a vector of length 1. */
export function headingAt(curve: Curve, t: number): Point {
  const [before, after] = [along(curve, t - 0.02), along(curve, t + 0.02)];
  const [x, y] = [after.x - before.x, after.y - before.y];
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

/** Sizes in units of the drawing. Where the drawing is small on the page, everything legible is larger in proportion. */
export interface Plan {
  readonly layout: Layout;
  readonly width: number;
  readonly height: number;
  /** Scale factor for boots and counters. */
  readonly scale: number;
  /** Font size of the towns' names, and height of their plates. */
  readonly name: number;
  readonly plate: number;
  /** Radius of a town's coin, width of a town piece, and maximum width of the row of pieces. */
  readonly coin: number;
  readonly peg: number;
  readonly pegs: number;
  /** Minimum font size of all other text, and of letters that only repeat a colour. */
  readonly least: number;
  readonly letter: number;
  /** The trays: the cards on offer and the auction; the reader's cards; the reader's counters. */
  readonly market: Rect;
  readonly hand: Rect;
  readonly tokens: Rect;
}
const PLANS: Readonly<Record<Layout, Plan>> = {
  wide: {
    layout: 'wide',
    ...about.board.wide,
    scale: 1,
    name: 26,
    plate: 31,
    coin: 16,
    peg: 21,
    pegs: 100,
    least: 23.2,
    letter: 15.2,
    market: { x: 12, y: 1006, w: 672, h: 178 },
    hand: { x: 696, y: 1006, w: 545, h: 178 },
    tokens: { x: 1253, y: 1006, w: 235, h: 178 },
  },
  narrow: {
    layout: 'narrow',
    ...about.board.narrow,
    scale: 1.4,
    name: 39.5,
    plate: 43,
    coin: 23,
    peg: 17,
    pegs: 84,
    least: 34,
    letter: 25,
    // The reader's own things are next to the map: on a low phone the controls cover the bottom of the drawing.
    hand: { x: 12, y: 1010, w: 876, h: 206 },
    tokens: { x: 900, y: 1010, w: 588, h: 206 },
    market: { x: 12, y: 1224, w: 1476, h: 206 },
  },
};
export const planOf = (layout: Layout): Plan => PLANS[layout];

/** The area of a tray under its title. */
export const inside = ({ x, y, w, h }: Rect, { least }: Plan): Rect => ({
  x: x + 10,
  y: y + least * 1.35,
  w: w - 20,
  h: h - least * 1.35 - 8,
});

/**
 * Arranges `count` cells with the ratio `wide` (width : height) in a room, row by row from the left, in the largest size
 * that fits.
 */
export function cells(room: Rect, count: number, wide: number, gap: number): Rect[] {
  let best = { size: 0, columns: 1 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns);
    const size = Math.min((room.h - gap * (rows - 1)) / rows, (room.w - gap * (columns - 1)) / columns / wide);
    if (size > best.size) best = { size, columns };
  }
  const { size: h, columns } = best;
  const w = h * wide;
  return Array.from({ length: count }, (_, i) => ({
    x: room.x + (i % columns) * (w + gap),
    y: room.y + Math.floor(i / columns) * (h + gap),
    w,
    h,
  }));
}

/** Width of a card divided by its height. */
export const CARD = 1 / 1.4;
