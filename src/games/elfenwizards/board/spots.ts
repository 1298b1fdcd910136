/** The spots of a position: every place and piece that has an anchor, with its rectangle on the drawing. */
import type { Seat, View } from '../../../kit/index.js';
import type { Layout, Rect } from '../../../kit/board.js';
import { BOXES, DEFEATED, POINTS, SPELL_BOXES, TITLES, rankOf, type Box } from '../map.js';
import { faces } from '../queries.js';
import { rises } from '../rules/deciding.js';
import { FACES, type Face, type Mage, type Move } from '../table.js';
import { tableOf, type Seen } from '../view.js';
import { flow, headOf, planOf, rows, type Cell, type Plan } from './layout.js';
import { raised } from './pieces.js';
import { footOf, placedSums } from './sums.js';

export type Seeing = View<Seen, Move>;

/** The seat whose tray is drawn: the acting seat, else the viewer's, else that of the first player. */
export const traySeat = ({ table, seat }: Seeing): Seat =>
  table.queue[0] ?? (typeof seat === 'number' ? seat : table.dragon);

export interface Spot extends Rect {
  readonly id: string;
  /** The mage here, or `null` for a vacant place. `undefined`: not a place for mages. */
  readonly mage?: Mage | null;
  readonly seat?: Seat;
  /** The face of the dice here; 0 for dice not rolled. */
  readonly face?: Face | 0;
  readonly count?: number;
  /** Whether the mage here would rise as its contest stands, or this is the space of the current turn. */
  readonly standsOut?: boolean;
  /** The points of the mage here, when a turn is scored. */
  readonly scored?: number;
  /** The faces of the dice in use. */
  readonly dice?: readonly Face[];
  /** Position of a mage's feet, its scale, and the rectangles for its spells, at its sides or below. */
  readonly feet?: { readonly x: number; readonly y: number; readonly scale: number };
  readonly spells?: readonly Rect[];
  readonly cell?: Cell;
}

const PAWN = { w: 46, h: 82 } as const;
const PAWN_TALL = 1.84;

const inside = ({ x, y, w, h }: Rect, top: number, pad: number): Rect => ({
  x: x + pad,
  y: y + top,
  w: w - 2 * pad,
  h: h - top - pad,
});

const known = new WeakMap<Seeing, Partial<Record<Layout, readonly Spot[]>>>();

/** All spots of a view, computed once: the drawing, the keyboard handling and the labels use them. */
export function spots(view: Seeing, layout: Layout): readonly Spot[] {
  let found = known.get(view);
  if (!found) known.set(view, (found = {}));
  return (found[layout] ??= lieOf(view, layout));
}

/** EW-10.1: the points of the mage at a place, in the frame that shows the scoring. */
const scoredAt = ({ last }: Seeing, place: string, mage: Mage | null): { readonly scored?: number } =>
  mage && last.some(({ code }) => code === 'score') ? { scored: POINTS[rankOf(place)] - mage.grey } : {};

function lieOf(view: Seeing, layout: Layout): readonly Spot[] {
  const table = tableOf(view);
  const plan = planOf(layout);
  const { type } = plan;
  const go = traySeat(view);
  const player = table.players[go]!;
  const pad = type / 6;
  const found: Spot[] = [{ id: 'dragon', ...plan.dragon, seat: table.dragon }];

  const gap = plan.track.w / table.track.length;
  table.track.forEach((seat, i) =>
    found.push({
      id: `track:${i + 1}`,
      x: plan.track.x + gap * i,
      y: plan.track.y + type * 1.3,
      w: gap,
      h: plan.track.h - type * 1.3,
      ...(seat === null ? {} : { seat }),
      standsOut: i + 1 === table.turn,
    }),
  );

  for (const id of TITLES) {
    const { x, y, w, scale, side } = plan.decks[id];
    const half = Math.max(w / 2, (PAWN.w / 2) * scale + side);
    const tall = PAWN.h * scale;
    const high = Math.max(tall * 0.95, type * 4.5);
    const room = (at: number): Rect => ({ x: at, y: y - high, w: side, h: high });
    found.push({
      id,
      x: x - half,
      y: y - tall - type,
      w: half * 2,
      h: tall + type + 12 * scale,
      mage: table.titles[id],
      standsOut: rises(table, id),
      ...scoredAt(view, id, table.titles[id]),
      feet: { x, y, scale },
      spells: side
        ? [room(x + (PAWN.w / 2) * scale), room(x - (PAWN.w / 2) * scale - side)]
        : [{ x: x - 21.5, y: y + 11, w: 43, h: 43 }],
    });
  }

  for (const id of BOXES)
    found.push({ id, ...plan.boxes[id] }, ...camp(view, id, inside(plan.boxes[id], type * 1.2, type / 4), plan));

  for (const rank of DEFEATED) {
    const box = plan.defeated[rank];
    const mages = table.defeated[rank];
    const groups = [...new Set(mages.map(({ owner, grey }) => `${owner}:${grey}`))].sort();
    const counts = groups.map((group) => mages.filter((m) => `${m.owner}:${m.grey}` === group).length);
    const area = inside(box, headOf(plan), pad);
    found.push({ id: `defeated:${rank}`, ...box });
    const tall = PAWN_TALL + highest(mages) / PAWN.w;
    const most = Math.min((area.h - 3) / tall, PAWN.w);
    flow(counts, area, most, plan, { tall }).forEach((cell, i) => {
      const [seat, grey] = groups[i]!.split(':').map(Number) as [number, number];
      const mage = { owner: seat, grey, spells: [] };
      found.push({ id: `defeated:${rank}:${groups[i]}`, ...cell, cell, mage, seat, count: counts[i]! });
    });
  }

  const sums = placedSums(table, plan);
  for (const id of SPELL_BOXES) {
    const box = plan.boxes[id];
    found.push({ id, ...box });
    const area = inside(box, headOf(plan, id), pad);
    const lying: Omit<Spot, keyof Rect>[] = [];
    table.players.forEach(({ spent }, seat) => {
      if (id === 'minor' && spent > 0) lying.push({ id: `spent:${seat}`, seat, count: spent });
    });
    table.players.forEach(({ boxes }, seat) => {
      for (const face of faces(boxes[id]))
        lying.push({ id: `die:${id}:${seat}:${face}`, seat, face, count: many(boxes[id], face) });
    });
    const counts = lying.map(({ count }) => count!);
    const matters = lying.map(({ seat }) => seat === go);
    const over = { ...area, h: footOf(sums, id, plan) - area.y };
    flow(counts, over, plan.die, plan, { matters }).forEach((cell, i) => found.push({ ...lying[i]!, ...cell, cell }));
  }

  const one = (id: string, count: number, area: Rect, max: number, face?: 0) => {
    if (count > 0) {
      const [cell] = flow([count], area, max, plan, IN_HAND);
      found.push({ id, ...cell!, cell: cell!, seat: go, count, ...(face === undefined ? {} : { face }) });
    }
  };
  one(`front:${go}`, player.front, player.rolled.length ? plan.using : plan.dice, plan.die * 1.4, 0);
  const rolled = FACES.filter((face) => player.rolled.includes(face));
  const counts = rolled.map((face) => many(player.rolled, face));
  flow(counts, plan.dice, plan.die * 1.4, plan, IN_HAND).forEach((cell, i) =>
    found.push({ id: `rolled:${rolled[i]}`, ...cell, cell, seat: go, face: rolled[i]!, count: counts[i]! }),
  );
  if (table.queue.length && table.go.using.length > 0)
    found.push({ id: 'using', ...plan.using, seat: go, dice: table.go.using });
  one(`reserve:${go}`, player.reserve, plan.reserve, plan.die * 1.1);
  return found;
}

/** A player's own pieces are shown one by one down to a smaller size than others. */
const IN_HAND = { shown: 0.6 } as const;

export const many = (dice: readonly Face[], face: Face): number => dice.filter((die) => die === face).length;

/** Extra height for mages that stand on Grey Magic: that of the highest. */
const highest = (mages: readonly Mage[]): number => Math.max(0, ...mages.map(({ grey }) => raised(grey)));

/** The mages of a Magic User box, with room beside each for its spells. */
function camp(view: Seeing, id: Box, area: Rect, { type, touch, mage: largest }: Plan): Spot[] {
  const table = tableOf(view);
  const mages = table.users[id];
  const rooms = mages.map(({ spells: { length } }) => (length === 0 ? 5 : length <= 2 ? 36 : length <= 6 ? 62 : 78));
  const over = rooms.every((room) => room === 5) ? 0 : type * 1.2;
  const high = PAWN.h + 6 + highest(mages);
  const { cells, scale } = rows(
    rooms.map((room) => PAWN.w + room),
    area,
    { tall: high, over },
    largest,
    touch,
  );
  return mages.map((mage, i): Spot => {
    const { x, y, w, h } = cells[i]!;
    const broad = PAWN.w * scale;
    const room = rooms[i]! * scale;
    const left = x + (w - broad - room) / 2;
    const floor = y + h - (h - over - high * scale) / 2 - 4 * scale;
    const tall = PAWN.h * scale;
    return {
      id: `${id}${i + 1}`,
      ...cells[i]!,
      mage,
      standsOut: rises(table, `${id}${i + 1}`),
      ...scoredAt(view, id, mage),
      feet: { x: left + broad / 2, y: floor, scale },
      // Includes the height of the points over the head.
      spells: [{ x: left + broad + 1, y: floor - tall - over, w: room, h: tall + over }],
    };
  });
}
