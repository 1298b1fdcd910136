/** What each guild's dice in a spell box come to, under them. */
import type { BoardContext, Layout } from '../../../game-ui/game-ui.js';
import { few, type Drawn, type Rect } from '../../../drawing/strokes.js';
import { SPELL_BOXES, type SpellBox } from '../map.js';
import { pips } from '../queries.js';
import type { Table } from '../table.js';
import { DIE_TALL, footOf, planOf } from './layout.js';
import { chip } from './pieces.js';
import { spots, tableOf, type Seeing } from './spots.js';

export interface Sum {
  readonly box: SpellBox;
  readonly seat: number;
  readonly count: number;
}
/** A sum with its room on the drawing. */
export interface PlacedSum extends Sum {
  readonly room: Rect;
}

/** The sums of the guilds whose dice lie in a spell box, box by box. */
export const sums = ({ players }: Table): readonly Sum[] =>
  SPELL_BOXES.flatMap((box) =>
    players.flatMap(({ boxes }, seat) => (boxes[box].length > 0 ? [{ box, seat, count: pips(boxes[box]) }] : [])),
  );

/** Side by side at the foot of their box; where dice lie there, on its edge. */
export function placedSums(view: Seeing, layout: Layout): readonly PlacedSum[] {
  const plan = planOf(layout);
  const { type, boxes } = plan;
  const all = sums(tableOf(view));
  const under = (box: SpellBox): number =>
    Math.max(
      0,
      ...spots(view, layout).flatMap(({ id, y, h, cell }) =>
        cell && id.startsWith(`die:${box}:`) ? [y + (h + cell.size * DIE_TALL) / 2 + 1] : [],
      ),
    );
  return all.map((sum) => {
    const here = all.filter(({ box }) => box === sum.box);
    const { x, y, w, h } = boxes[sum.box];
    const floor = y + h - footOf(plan, sum.box);
    const broad = Math.min(type * 2.8, (w - type / 2) / here.length);
    const top = Math.min(floor - type * 0.62, Math.max(floor - type * 1.5, under(sum.box)));
    const left = x + (w - broad * here.length) / 2 + broad * here.indexOf(sum);
    return { ...sum, room: { x: left + 1, y: top, w: broad - 2, h: type * 1.25 } };
  });
}

export const sumChips = (all: readonly PlacedSum[], ctx: BoardContext): Drawn =>
  few(all.map(({ seat, count, room }) => chip(ctx, seat, count, room)));
