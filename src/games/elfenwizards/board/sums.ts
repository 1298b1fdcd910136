/** What each guild's dice in a spell box come to, on the lower edge of the box. */
import type { BoardContext } from '../../../game-ui/game-ui.js';
import { few, type Drawn, type Rect } from '../../../drawing/strokes.js';
import { SPELL_BOXES, type SpellBox } from '../map.js';
import { pips } from '../queries.js';
import type { Table } from '../table.js';
import { planOf, type Plan } from './layout.js';
import { chip } from './pieces.js';

export interface Sum {
  readonly box: SpellBox;
  readonly seat: number;
  readonly count: number;
}

/** The sums of the guilds whose dice lie in a spell box, box by box. */
export const sums = ({ players }: Table): readonly Sum[] =>
  SPELL_BOXES.flatMap((box) =>
    players.flatMap(({ boxes }, seat) => (boxes[box].length > 0 ? [{ box, seat, count: pips(boxes[box]) }] : [])),
  );

/** Side by side in the middle of the edge. */
function roomOf({ x, y, w, h }: Rect, i: number, count: number, { type }: Plan): Rect {
  const broad = Math.min(type * 2.2, (w - type) / count);
  return { x: x + (w - broad * count) / 2 + broad * i + 1, y: y + h - type * 0.62, w: broad - 2, h: type * 1.1 };
}

export function sumChips(all: readonly Sum[], ctx: BoardContext): Drawn {
  const plan = planOf(ctx.layout);
  return few(
    SPELL_BOXES.flatMap((name) =>
      all
        .filter(({ box }) => box === name)
        .map(({ seat, count }, i, here) => chip(ctx, seat, count, roomOf(plan.boxes[name], i, here.length, plan))),
    ),
  );
}
