/** Proposals: one button for what players often do in several moves, now or as the phase goes on. */
import type { Seat } from '../../../kit/index.js';
import type { GameUi, Proposal } from '../../../kit/board.js';
import { TOKENS, endsOf, type Token } from '../map.js';
import { countOf, isOverLimit, isTransport, meOf, sorted } from '../queries.js';
import { openings } from './openings.js';
import { FACES, type Move, type Table } from '../table.js';
import type { Seen } from '../view.js';

export type Asked = Parameters<NonNullable<GameUi<Table, Move, Seen>['proposals']>>[0];
type Offer = Proposal<Move>;

/** The number of amounts that an auction offers. */
const AMOUNTS = 6;
/** Players could not compare more pairs of counters than these. */
const PAIRS = 10;

const moveOf = ({ moves }: { readonly moves: readonly Move[] }, type: Move['type']): Move | undefined =>
  moves.find((move) => move.type === type);
/** Makes one move now, and whenever it is possible in this phase, as long as `isStill`. */
function again(
  view: Asked,
  type: Move['type'],
  code: string,
  params: Offer['params'] = {},
  isStill: (later: Asked) => boolean = () => true,
): Offer[] {
  const move = moveOf(view, type);
  const next = (later: Asked) => (isStill(later) ? moveOf(later, type) : undefined);
  return move ? [{ code, params, moves: [move], next: next as Offer['next'] & {} }] : [];
}

/** EG-1.1: draws all further cards blind, until there is more gold to take. */
function drawing(view: Asked, seat: Seat): Offer[] {
  const { queue, go, goldPile } = view.table;
  const count = go.draws - 1 + queue.filter((other) => other === seat).length;
  if (count < 2) return [];
  return again(view, 'draw', 'drawRest', { cards: count }, (later) => later.table.goldPile <= goldPile);
}
/** EG-5.1: counters that let the hand reach more; and passing until the journeys. */
function placing(view: Asked): Offer[] {
  const laid = openings(view).map(({ move, count, coins }): Offer => {
    const { token, road } = move;
    const [town, to] = endsOf(road) as [string, string];
    return { code: count > 0 ? 'lay' : 'layForCoins', params: { token, road, town, to, count, coins }, moves: [move] };
  });
  return [...laid, ...again(view, 'pass', 'passAll')];
}

/** EG-4.2: passes on this counter and on those after it, two or more in all. */
function passing(view: Asked): Offer[] {
  const { row } = view.table;
  return row.slice(1).flatMap((_, i): Offer[] => {
    const count = i + 2;
    return again(view, 'pass', 'passNext', { count }, (later) => later.table.row.length > row.length - count);
  });
}

/** EG-4.2: bids as little as possible, again and again, up to an amount; above that, passes on this counter. */
function bidding(view: Asked, seat: Seat): Offer[] {
  const { row, bid, players } = view.table;
  const least = (bid?.amount ?? 0) + 1;
  const amounts = Array.from({ length: AMOUNTS }, (_, i) => least + i);
  const offer = (most: number): Offer => ({
    code: 'upTo',
    params: { amount: most },
    moves: [{ type: 'bid', seat, amount: least }],
    next: (later) => {
      const { row: left, bid: last } = (later as Asked).table;
      if (left.length !== row.length || !last) return undefined;
      return last.amount < most ? { type: 'bid', seat, amount: last.amount + 1 } : moveOf(later as Asked, 'pass');
    },
  });
  return [...amounts.filter((amount) => amount <= players[seat]!.coins).map(offer), ...passing(view)];
}

/** EG-6.1, EG-6.3: ends the journey and takes the coins or the cards; without cards it has ended. */
export const endings = (seat: Seat, hasCards: boolean): { as: 'coins' | 'cards'; moves: Move[] }[] =>
  (['coins', 'cards'] as const).map((as) => ({
    as,
    moves: [...(hasCards ? [{ type: 'stop', seat } as const] : []), { type: 'collect', seat, as }],
  }));
function stopping(view: Asked, seat: Seat): Offer[] {
  const { go } = view.table;
  if (!moveOf(view, 'stop') || !go.moved || isOverLimit(view.table, view.table.players[seat]!)) return [];
  return endings(seat, true).map(({ as, moves }) => ({ code: `stop.${as}`, params: { coins: go.income }, moves }));
}

/** EG-7.1: keeps two counters and gives back the others; first those for which the hand has most cards. */
function keeping(view: Asked, seat: Seat): Offer[] {
  const player = meOf(view.table, seat);
  const held = FACES.flatMap((face) => player[face].map((token) => ({ face, token })));
  const pairs = held.flatMap((a, i) => held.slice(i + 1).map((b) => [a, b] as const));
  const offers = pairs.map((kept): Offer => {
    const back = held.filter((each) => !kept.includes(each));
    const moves = back.map(({ face, token }): Move => ({ type: 'giveBack', seat, token, face }));
    const token = sorted(
      kept.map((each) => each.token),
      TOKENS,
    );
    return { code: 'keep', params: { token }, moves: [...moves, { type: 'done', seat }] };
  });
  // Of equal counters the hidden one is kept: it comes first.
  const said = offers.map(({ params }) => String(params!['token']));
  const distinct = offers.filter((_, i) => said.indexOf(said[i]!) === i);
  const use = (token: Token) => (isTransport(token) ? countOf(player.hand, token) : 0.5);
  const useOf = ({ params }: Offer) =>
    (params!['token'] as readonly Token[]).reduce((sum, token) => sum + use(token), 0);
  return held.length > 2 ? distinct.toSorted((a, b) => useOf(b) - useOf(a)).slice(0, PAIRS) : [];
}

const PROPOSALS: Readonly<Record<string, (view: Asked, seat: Seat) => Offer[]>> = {
  drawCards: drawing,
  'travel.drawCards': drawing,
  auction: bidding,
  'placeTokens.placing': placing,
  'travel.journey': stopping,
  endOfRound: keeping,
};
export const proposals: NonNullable<GameUi<Table, Move, Seen>['proposals']> = (view) =>
  view.moves.length > 0 ? (PROPOSALS[view.phase]?.(view, view.seat as Seat) ?? []) : [];
