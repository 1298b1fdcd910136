/** Queries about a table of Elfengold, and guards of the statechart. */
import { actor, type Seat, type Viewer } from '../../kit/index.js';
import {
  CARAVAN,
  KEPT_TOKENS,
  OBSTACLES,
  ROADS,
  ROUNDS,
  TRANSPORTS,
  VILLAGES,
  chartCost,
  isWater,
  raftCost,
  type Means,
  type Obstacle,
  type RoadId,
  type Token,
  type Town,
  type Transport,
} from './map.js';
import type { Common, Go, Player, Table } from './table.js';

// Frozen, because many tables share them.
export const FRESH_GO: Go = Object.freeze({
  draws: 0,
  drawn: Object.freeze([]),
  spell: null,
  moved: false,
  income: 0,
  caravan: null,
});
export const BARE_ROADS = Object.freeze(
  Object.fromEntries(ROADS.map((road) => [road, Object.freeze([])])),
) as unknown as Table['roads'];

/** EG-T1: the first player, then clockwise. */
export const playerOrder = ({ players, first }: Pick<Common, 'players' | 'first'>): Seat[] =>
  players.map((_, i) => (first + i) % players.length);

// Tokens on roads.

export const isTransport = (token: Token): token is Transport => (TRANSPORTS as readonly Token[]).includes(token);
export const isObstacle = (token: Token): token is Obstacle => (OBSTACLES as readonly Token[]).includes(token);
export const transportsOn = (lying: readonly Token[]): Transport[] => lying.filter(isTransport);
export const obstacleOn = (lying: readonly Token[]): Obstacle | undefined => lying.find(isObstacle);

/** EG-C1: whether the chart allows this transport on this road. */
export const suits = (token: Transport, road: RoadId): boolean => chartCost(token, road) !== undefined;

/**
 * The cards for travelling a road from this end by this means; `undefined` if that is impossible. An obstacle costs one
 * more (EG-5.3) unless a wizard passes it (EG-V3).
 */
export function fare(lying: readonly Token[], road: RoadId, from: Town, by: Means, bypass = false): number | undefined {
  const obstacle = bypass || obstacleOn(lying) === undefined ? 0 : 1;
  if (isWater(road)) return by === 'raft' ? raftCost(road, from) + obstacle : undefined;
  if (by === 'caravan') return lying.some(isTransport) ? CARAVAN + obstacle : undefined;
  if (by === 'raft' || !lying.includes(by)) return undefined;
  return chartCost(by, road)! + obstacle;
}

/** EG-6.3: coins for entering a town along a road; twice as many along a gold road. */
export const earned = ({ values, roads }: Pick<Common, 'values' | 'roads'>, road: RoadId, to: Town): number =>
  values[to] * (roads[road].includes('gold') ? 2 : 1);

// Guards of the statechart.

/** EG-4.2: nobody else may bid on the token on the block. */
export const isLotDecided = ({ row, queue, bid }: Table): boolean =>
  row.length > 0 && (queue.length === 0 || (queue.length === 1 && queue[0] === bid?.seat));
export const isRowSold = ({ row }: Table): boolean => row.length === 0;
/** EG-6.1: every move costs a card. */
export const hasNoCards = (table: Table): boolean => actor(table).hand.length === 0;
export const isOverLimit = (
  { options: { handLimit } }: Pick<Common, 'options'>,
  { hand }: Common['players'][number],
): boolean => handLimit !== 'none' && hand.length > handLimit;
export const isWithinLimit = (table: Table): boolean => !isOverLimit(table, actor(table));
export const hasStayed = ({ go }: Table): boolean => !go.moved;
export const hasDrawn = ({ go }: Table): boolean => go.draws === 0;
/** EG-E2: whether a player has all twenty towns. */
export const hasAllTowns = ({ towns }: Pick<Player, 'towns'>): boolean => towns.length === VILLAGES.length;
/** EG-E1, EG-E2. */
export const isLastRound = ({ round, players }: Pick<Common, 'round' | 'players'>): boolean =>
  round === ROUNDS || players.some(hasAllTowns);
export const isOver = ({ winners }: Pick<Common, 'winners'>): boolean => winners.length > 0;

/** A player as its own seat sees it: nothing of it is hidden. */
export const meOf = ({ players }: Pick<Common, 'players'>, seat: Viewer): Player => players[seat as number] as Player;

/** How many tokens a player has. */
export const countTokens = ({ hidden, shown }: Pick<Common['players'][number], 'hidden' | 'shown'>): number =>
  hidden.length + shown.length;
export const mayKeepAll = (player: Common['players'][number]): boolean => countTokens(player) <= KEPT_TOKENS;

// Sorted lists.

export const sorted = <A>(things: readonly A[], order: readonly A[]): A[] =>
  things.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
export const plus = <A>(things: readonly A[], thing: A, order: readonly A[]): A[] => sorted([...things, thing], order);
export function minus<A>(things: readonly A[], thing: A, count = 1): A[] {
  let left = count;
  return things.filter((other) => other !== thing || left-- <= 0);
}
export const countOf = <A>(things: readonly A[], thing: A): number => things.filter((other) => other === thing).length;
export const distinct = <A>(things: readonly A[]): A[] => [...new Set(things)];
