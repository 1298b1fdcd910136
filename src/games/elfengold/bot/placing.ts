/** Decides where an opponent places its counters: by the gain for its own best journey. */
import type { MoveOf } from '../../../kit/index.js';
import {
  TOKENS,
  across,
  chartCost,
  distance,
  endsOf,
  isWater,
  roadsFrom,
  type RoadId,
  type Token,
  type Town,
  type Transport,
} from '../map.js';
import { countOf, countTokens, distinct, isTransport, meOf, sorted, suits, transportsOn } from '../queries.js';
import type { Ground } from '../routes.js';
import { traded, tradesOn, type Trade } from '../rules/placing.js';
import { SPELLS, type Face, type Move, type Player, type Spell } from '../table.js';
import type { Seen } from '../view.js';
import { bestJourney, type Journey } from './journey.js';
import { pricesOf, roundsLeft, type Asked, type Thought } from './worth.js';

type PlaceMove = MoveOf<Move, 'place'>;
const isSpell = (token: Token): token is Spell => (SPELLS as readonly Token[]).includes(token);

/** A possible move in phase 5, and the roads after all of its steps. */
interface Idea<M extends Move> {
  readonly move: M;
  readonly roads: Ground['roads'];
  /** An estimate of its gain, before it is examined. */
  readonly hope: number;
  /** Its cost beyond the counter itself. */
  readonly price: number;
}

const withToken = (roads: Ground['roads'], road: RoadId, token: Token): Ground['roads'] => ({
  ...roads,
  [road]: sorted([...roads[road], token], TOKENS),
});

/** The basis for evaluating ideas: the traveller, the best journey so far, and the towns that it reaches. */
interface Outlook {
  readonly me: Player;
  readonly before: Journey;
  readonly reached: ReadonlySet<Town>;
  /** The value of a counter that is kept for the next round. */
  readonly kept: number;
  /** How much more the best journey is worth over these roads than over the present ones. */
  gain(roads: Ground['roads']): Generator<void, number>;
}
function* outlook(view: Asked, steps: number): Generator<void, Outlook> {
  const me = meOf(view.table, view.seat);
  const { roads, values } = view.table;
  const prices = pricesOf(view);
  const before = yield* bestJourney({ roads, values }, me, prices, steps * 4);
  return {
    me,
    before,
    reached: new Set<Town>([me.boot, ...before.legs.map(({ to }) => to)]),
    kept: roundsLeft(view) === 0 ? 0 : 0.15,
    *gain(after) {
      return (yield* bestJourney({ roads: after, values }, me, prices, steps)).worth - before.worth;
    },
  };
}

/** Estimates the use of a transport on a road. */
function promise(token: Transport, road: RoadId, { me, reached }: Outlook): number {
  const ends = endsOf(road);
  const cards = countOf(me.hand, token);
  const near = Math.min(...ends.map((town) => distance(me.boot, town)));
  const isNext = ends.some((town) => reached.has(town));
  const leadsOn = ends.some((town) => !me.towns.includes(town) && !reached.has(town));
  return Math.min(cards, 2) - chartCost(token, road)! * 0.4 - near * 0.3 + (isNext ? 1.2 : 0) + (leadsOn ? 0.6 : 0);
}
/** Estimates the use of a swap: that of the better of its two changes. */
function promiseOfTrade(here: RoadId, { give, take, road }: Trade, look: Outlook): number {
  const change = (now: Transport, before: Transport, where: RoadId) =>
    promise(now, where, look) - Math.max(0, promise(before, where, look));
  return Math.max(change(take, give, here), change(give, take, road));
}

/** Of two equal counters the shown one goes first, because it is no secret any more. */
const isFirst = ({ token, face }: { readonly token: Token; readonly face: Face }, { me }: Outlook): boolean =>
  face === 'shown' || !me.shown.includes(token);

/** The ideas for placing a counter, including the second step; none for obstacles, which do not help the own journey. */
function ideasOf(move: PlaceMove, { roads }: Seen, look: Outlook): Idea<PlaceMove>[] {
  const { token, road } = move;
  const laid = withToken(roads, road, token);
  if (isTransport(token)) return [{ move, roads: laid, hope: promise(token, road, look), price: 0 }];
  switch (token) {
    case 'gold':
      return look.before.legs.some((leg) => leg.road === road) ? [{ move, roads: laid, hope: 1.5, price: 0 }] : [];
    case 'double':
      return distinct(transportsOn([...look.me.hidden, ...look.me.shown]))
        .filter((kind) => suits(kind, road) && !roads[road].includes(kind))
        .map((kind) => {
          const both = withToken(laid, road, kind);
          return { move, roads: both, hope: promise(kind, road, look), price: look.kept };
        });
    case 'exchange':
      return tradesOn(roads, road).map((trade) => {
        return { move, roads: traded(roads, road, trade), hope: promiseOfTrade(road, trade, look), price: 0 };
      });
    default:
      return [];
  }
}

/** The idea with the highest gain among the `field` most promising ones. */
function* bestOf<M extends Move>(
  ideas: readonly Idea<M>[],
  look: Outlook,
  field: number,
): Generator<void, { readonly move: M; readonly gain: number } | undefined> {
  let best: { readonly move: M; readonly gain: number } | undefined;
  for (const { move, roads, price } of ideas.toSorted((a, b) => b.hope - a.hope).slice(0, field)) {
    const gain = (yield* look.gain(roads)) - price;
    if (!best || gain > best.gain) best = { move, gain };
  }
  return best;
}

/**
 * The best placement, or a pass if keeping the counters is better. Examines `field` placements in detail, with `steps`
 * steps each.
 */
export function* bestPlacement(view: Asked, field: number, steps: number): Thought {
  const look = yield* outlook(view, steps);
  const places = view.moves.filter((move): move is PlaceMove => move.type === 'place');
  const ideas = places.filter((move) => isFirst(move, look)).flatMap((move) => ideasOf(move, view.table, look));
  let best: { readonly move: PlaceMove; readonly gain: number } | undefined;
  // Counters with a second step have many uses: examined separately, so that the others get their share.
  for (const spell of [undefined, ...SPELLS]) {
    const these = ideas.filter(({ move: { token } }) => (spell ? token === spell : !isSpell(token)));
    const found = yield* bestOf(these, look, spell ? Math.ceil(field / 2) : field);
    if (found && (!best || found.gain > best.gain)) best = found;
  }
  const least = roundsLeft(view) === 0 || countTokens(look.me) > 2 ? 0.02 : 0.25;
  if (best && best.gain > least) return best.move;
  return obstacle(view, places, look.before) ?? view.moves.find(({ type }) => type === 'pass');
}

/** The second step of a double or an exchange: the best one for the own journey, or `decline`. */
export function* secondStep(view: Asked, field: number, steps: number): Thought {
  const look = yield* outlook(view, steps);
  const { roads, go } = view.table;
  const { road } = go.spell!;
  const ideas = view.moves.flatMap((move): Idea<Move>[] => {
    if (move.type === 'swap')
      return [{ move, roads: traded(roads, road, move), hope: promiseOfTrade(road, move, look), price: 0 }];
    if (move.type !== 'add' || !isFirst(move, look)) return [];
    const added = withToken(roads, road, move.token);
    return [{ move, roads: added, hope: promise(move.token, road, look), price: look.kept }];
  });
  const best = yield* bestOf(ideas, look, field);
  return best && best.gain > 0.02 ? best.move : view.moves.find(({ type }) => type === 'decline');
}

/** An obstacle on a road that others may want and the own best journey does not use. */
function obstacle(view: Asked, places: readonly PlaceMove[], way: Journey): PlaceMove | undefined {
  const me = meOf(view.table, view.seat);
  const { roads } = view.table;
  const mine = new Set(way.legs.map(({ road }) => road));
  const others = view.table.players.filter((_, seat) => seat !== view.seat);
  const most = Math.max(...others.map(({ towns }) => towns.length));
  let best: { move: PlaceMove; harm: number } | undefined;
  for (const move of places) {
    if ((move.token !== 'tree' && move.token !== 'monster') || mine.has(move.road)) continue;
    if (isWater(move.road) && !others.some(({ boot }) => roadsFrom(boot).includes(move.road))) continue;
    let harm = roads[move.road].length > 0 ? 0.1 : 0;
    for (const { boot, towns } of others) {
      const away = Math.min(...endsOf(move.road).map((town) => distance(boot, town)));
      const isWanted = roadsFrom(boot).includes(move.road) && !towns.includes(across(move.road, boot));
      harm += (away === 0 ? 0.6 : away === 1 ? 0.25 : 0) * (towns.length === most ? 1.5 : 1) + (isWanted ? 0.3 : 0);
    }
    if (roadsFrom(me.boot).includes(move.road)) harm -= 0.5;
    if (!best || harm > best.harm) best = { move, harm };
  }
  return best && best.harm > 0.5 ? best.move : undefined;
}
