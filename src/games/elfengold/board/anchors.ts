/**
 * The anchors: places that the reader can point at. Their coordinates, arrow-key links, the moves that touch them, their
 * labels.
 */
import type { Anchor, Layout, Text } from '../../../kit/board.js';
import {
  ROADS,
  TOWNS,
  across,
  endsOf,
  isWater,
  raftCost,
  roadsFrom,
  terrainOf,
  type RoadId,
  type Town,
} from '../map.js';
import { UNSEEN, type Move } from '../table.js';
import { TOWN_DATA } from '../map-data.js';
import { spotAt, townAt } from './layout.js';
import { owner, ownerOf, spots, type Seeing, type Spot } from './spots.js';

export const isTown = (id: string): id is Town => id in TOWN_DATA;
export const isRoad = (id: string): id is RoadId => (ROADS as readonly string[]).includes(id);

/** The mark of a town in reach of the reader's cards, with how many of them it takes. Not an anchor: no map zooms in on it. */
export const inReach = (town: Town, cards: number): string => `near:${town}:${cards}`;
/** How many cards take the reader to a town that has that mark. */
export function cardsTo(town: Town, marked: ReadonlySet<string> | undefined): number | undefined {
  const start = `near:${town}:`;
  const mark = [...(marked ?? [])].find((each) => each.startsWith(start));
  return mark === undefined ? undefined : Number(mark.slice(start.length));
}

/** From these towns an arrow key leads down to the strip under the map. */
const SOUTH: readonly Town[] = ['mahdavikia', 'ixara', 'virst', 'strykhaven', 'beata'];

/** Arrow keys lead from a town along its roads to the next town. */
export function anchors(view: Seeing, layout: Layout): Anchor[] {
  const strip = spots(view, layout).map(({ id, x, y, w, h }) => ({ id, x: x + w / 2, y: y + h / 2 }));
  const under = (town: Town): string[] => {
    const away = ({ x }: { x: number }) => Math.abs(x - townAt[town].x);
    const [nearest] = strip.toSorted((a, b) => away(a) - away(b) || a.y - b.y);
    return nearest && SOUTH.includes(town) ? [nearest.id] : [];
  };
  return [
    ...TOWNS.map((town) => ({ id: town, ...townAt[town], next: [...roadsFrom(town), ...under(town)] })),
    ...ROADS.map((road) => ({ id: road, ...spotAt[road], next: [...endsOf(road)] })),
    ...strip,
  ];
}

/** The anchors that a move touches, in the order in which the reader points at them. */
export function touches(move: Move, { table }: Seeing): string[] {
  switch (move.type) {
    case 'take':
      return [`display:${table.display.indexOf(move.card)}`];
    case 'draw':
      return ['pile'];
    case 'takeGold':
      return ['goldPile'];
    case 'show':
      return [`drawn:${move.token}`];
    case 'place':
      return [`token:${move.token}:${move.face}`, move.road];
    case 'add':
    case 'giveBack':
      return [`token:${move.token}:${move.face}`];
    case 'swap':
    case 'travel':
    case 'bypass':
      return [move.road];
    case 'fly':
      return ['card:wizard', move.town];
    case 'pay':
    case 'discard':
      return [`card:${move.card}`];
    default:
      return [];
  }
}

/** The number of equal things at an anchor. */
export const countAt = (anchor: string, view: Seeing): number =>
  spots(view, 'wide').find(({ id }) => id === anchor)?.count ?? 1;
/** The number of pieces that can be picked up at once: several only for cards that are discarded or pay for a caravan. */
export const pieces = (anchor: string, view: Seeing): number =>
  view.phase === 'travel.handLimit' || view.phase === 'travel.caravan' ? countAt(anchor, view) : 1;

/**
 * The anchors listed in the description of the board: those with something on them. Empty towns and roads are read when
 * they get focus.
 */
export function described(view: Seeing): string[] {
  const { roads, players } = view.table;
  return [
    ...TOWNS.filter((town) => players.some(({ boot }) => boot === town)),
    ...ROADS.filter((road) => roads[road].length > 0),
    ...spots(view, 'wide').map(({ id }) => id),
  ];
}

export function label(id: string, view: Seeing, text: Text): string {
  if (isTown(id)) return townLabel(id, view, text);
  if (isRoad(id)) return roadLabel(id, view, text);
  const spot = spots(view, 'wide').find((each) => each.id === id);
  return spot ? spotLabel(spot, view, text) : id;
}

function townLabel(town: Town, { table: { players, values } }: Seeing, text: Text): string {
  const here = players.flatMap(({ boot }, seat) => (boot === town ? [seat] : []));
  const been = players.flatMap(({ towns }, seat) => (towns.includes(town) ? [seat] : []));
  return [
    text(values[town] > 0 ? 'label.town' : 'label.capital', { town, value: values[town] }),
    // At the start all players are there. A list would cost the browser milliseconds, and screen reader users four names.
    ...(here.length === players.length
      ? [text('label.boots.all')]
      : here.length > 0
        ? [text('label.boots', { seat: here })]
        : []),
    ...(been.length > 0 ? [text('label.been', { seat: been })] : []),
  ].join(' ');
}

function roadLabel(road: RoadId, view: Seeing, text: Text): string {
  const lying = view.table.roads[road];
  const { boot } = owner(view);
  const rafts = (from: Town) => raftCost(road, from) + (lying.includes('monster') ? 1 : 0);
  const flow = (from: Town) => text('label.rafts', { town: across(road, from), count: rafts(from) });
  return [
    text('label.road', { road }),
    ...(isWater(road)
      ? terrainOf(road) === 'lake'
        ? [text('label.ferry', { count: rafts(boot) })]
        : endsOf(road).map(flow)
      : []),
    ...(lying.length > 0 ? [text('label.lying', { token: lying })] : isWater(road) ? [] : [text('label.bare')]),
  ].join(' ');
}

function spotLabel(spot: Spot, view: Seeing, text: Text): string {
  const { id, count } = spot;
  const seat = ownerOf(view);
  const isOwn = view.seat === seat;
  const [kind, n] = id.split(':');
  switch (spot.what) {
    case 'pile':
    case 'discard':
      return text(`label.${spot.what}`, { count });
    case 'gold':
      return text('label.goldPile', { count, coins: count * 3 });
    case 'card':
      if (kind === 'display') return text('label.display', { card: spot.card, n: Number(n) + 1 });
      if (spot.card === UNSEEN) return text('label.cards', { seat, count });
      return text(isOwn ? 'label.card' : 'label.cardOf', { card: spot.card, count, seat });
    case 'token':
      if (kind === 'lot') return text(n === '0' ? 'label.block' : 'label.lot', { token: spot.token, n: Number(n) + 1 });
      if (spot.token === UNSEEN) return text(kind === 'drawn' ? 'label.drawnUnseen' : 'label.tokens', { seat, count });
      if (kind === 'drawn') return text('label.drawn', { token: spot.token, count });
      return text(`label.token.${spot.face}${count > 1 ? '.several' : ''}`, { token: spot.token, count });
  }
}
