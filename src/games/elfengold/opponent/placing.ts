/** Where an opponent puts its counters: what each placement does for its own best journey. */
import type { MoveOf } from '../../../kernel/game.js';
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
} from '../map.js';
import { countOf, isTransport, sorted } from '../queries.js';
import type { Ground, Traveller } from '../routes.js';
import type { Move } from '../table.js';
import { bestJourney, type Journey, type Prices } from './journey.js';
import { meOf, pricesOf, roundsLeft, type Asked } from './worth.js';

type Place = MoveOf<Move, 'place'>;

/** The same board with a counter more on a road. */
const withToken = ({ roads, values }: Ground, road: RoadId, token: Token): Ground => ({
  roads: { ...roads, [road]: sorted([...roads[road], token], TOKENS) },
  values,
});

/** How promising a placement is, before it is looked at closely. */
function promise({ token, road }: Place, me: Traveller, way: Journey, reached: ReadonlySet<Town>): number {
  const ends = endsOf(road);
  const isOnWay = way.legs.some((leg) => leg.road === road);
  if (token === 'gold') return isOnWay ? 1.5 : -9;
  if (!isTransport(token)) return -9;
  const cards = countOf(me.hand, token);
  const near = Math.min(...ends.map((town) => distance(me.boot, town)));
  const isNext = ends.some((town) => reached.has(town));
  const leadsOn = ends.some((town) => !me.towns.includes(town) && !reached.has(town));
  return Math.min(cards, 2) - chartCost(token, road)! * 0.4 - near * 0.3 + (isNext ? 1.2 : 0) + (leadsOn ? 0.6 : 0);
}

/** The best placement, or none when the counter is better kept. `field` placements are looked at closely, `steps` each. */
export function bestPlacement(view: Asked, field: number, steps: number): Move | undefined {
  const me = meOf(view);
  const { roads, values } = view.table;
  const ground: Ground = { roads, values };
  const prices = pricesOf(view);
  const places = view.moves.filter((move): move is Place => move.type === 'place');
  const before = bestJourney(ground, me, prices, steps * 4);
  const reached = new Set<Town>([me.boot, ...before.legs.map(({ to }) => to)]);
  const isSame = new Set<string>();
  const candidates = places
    .map((move) => ({ move, hope: promise(move, me, before, reached) }))
    .filter(({ move: { token, road }, hope }) => {
      const key = `${token} ${road}`;
      return hope > -5 && !isSame.has(key) && isSame.add(key);
    })
    .sort((a, b) => b.hope - a.hope)
    .slice(0, field);
  let best: { move: Place; gain: number } | undefined;
  for (const { move } of candidates) {
    const after = bestJourney(withToken(ground, move.road, move.token), me, prices, steps);
    // A shown counter is no secret any more: of two alike it goes first.
    const gain = after.worth - before.worth + (move.face === 'shown' ? 0.01 : 0);
    if (!best || gain > best.gain) best = { move, gain };
  }
  const held = me.hidden.length + me.shown.length;
  const least = roundsLeft(view) === 0 || held > 2 ? 0.02 : 0.25;
  if (best && best.gain > least) return best.move;
  return obstacle(view, places, before, ground, me, prices) ?? view.moves.find(({ type }) => type === 'pass');
}

/** An obstacle on a road that others may want and one's own best journey does not take. */
function obstacle(
  view: Asked,
  places: readonly Place[],
  way: Journey,
  { roads }: Ground,
  me: Traveller,
  _prices: Prices,
): Place | undefined {
  const mine = new Set(way.legs.map(({ road }) => road));
  const others = view.table.players.filter((_, seat) => seat !== view.seat);
  const most = Math.max(...others.map(({ towns }) => towns.length));
  let best: { move: Place; harm: number } | undefined;
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
