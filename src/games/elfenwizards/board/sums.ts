/** The sum of each guild's dice in a spell box, on the lower edge of the box. */
import { compact, type BoardContext, type Drawn, type Rect } from '../../../kit/board.js';
import { SPELL_BOXES, type SpellBox } from '../map.js';
import { pips } from '../queries.js';
import type { Table } from '../table.js';
import type { Plan } from './layout.js';
import { chip } from './pieces.js';

export interface Sum {
  readonly box: SpellBox;
  readonly seat: number;
  readonly count: number;
}
/** A sum with its rectangle on the drawing. */
export interface PlacedSum extends Sum {
  readonly room: Rect;
}

/** For each spell box, the sums of the guilds that have dice in it. */
export const sums = ({ players }: Table): readonly Sum[] =>
  SPELL_BOXES.flatMap((box) =>
    players.flatMap(({ boxes }, seat) => (boxes[box].length > 0 ? [{ box, seat, count: pips(boxes[box]) }] : [])),
  );

/** Places the sums side by side on the lower edge of their box; in two rows if one is too short and the layout is wide. */
export function placedSums(table: Table, { boxes, type, hang, lines }: Plan): readonly PlacedSum[] {
  const all = sums(table);
  return SPELL_BOXES.flatMap((name) => {
    const { x, y, w, h } = boxes[name];
    const here = all.filter(({ box }) => box === name);
    const most = here.map(({ count }) => type * (1.2 + 0.74 * String(count).length));
    const fits = Math.min(1, (w - type / 4) / total(most));
    const isOne = lines === 1 || fits > 0.95;
    const needs = most.map((need) => need * (isOne ? fits : 1));
    const first = isOne ? here.length : Math.ceil(here.length / 2);
    return here.map((sum, i): PlacedSum => {
      const [from, to] = i < first ? [0, first] : [first, here.length];
      const row = needs.slice(from, to);
      const left = x + (w - total(row)) / 2 + total(row.slice(0, i - from));
      const top = y + h - type * ((i < first && !isOne ? 2.52 : 1.22) - hang);
      return { ...sum, room: { x: left + 0.5, y: top, w: needs[i]! - 1, h: type * 1.22 } };
    });
  });
}
const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The lower end of the area for dice in a box: above the sums. */
export const footOf = (placed: readonly PlacedSum[], box: SpellBox, { boxes, type }: Plan): number =>
  Math.min(
    boxes[box].y + boxes[box].h - type / 6,
    ...placed.flatMap((sum) => (sum.box === box ? [sum.room.y - 1] : [])),
  );

export const sumChips = (all: readonly PlacedSum[], ctx: BoardContext): Drawn =>
  compact(all.map(({ seat, count, room }) => chip(ctx, seat, count, room)));
