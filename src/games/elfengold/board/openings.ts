/** Counters that let the cards in hand reach more, for buttons that place one at once. */
import type { MoveOf } from '../../../kit/index.js';
import { endsOf, type RoadId, type Token, type Town } from '../map.js';
import { isTransport, meOf } from '../queries.js';
import { reach, type Ground, type Way } from '../routes.js';
import type { Move } from '../table.js';
import type { Asked } from './proposals.js';

type Place = MoveOf<Move, 'place'>;

interface Opening {
  readonly move: Place;
  /** New towns and coins of the best journey that the hand could then pay. */
  readonly count: number;
  readonly coins: number;
}

/** Readers could not compare more buttons than these. */
const MOST = 4;

/** What a journey brings, in coins: a new town is worth about four. */
export const gainOf = ({ pieces, income }: Pick<Way, 'pieces' | 'income'>): number => pieces.length * 4 + income;

const known = new WeakMap<Asked, readonly Opening[]>();

/**
 * EG-5.2: the transports and gold counters on a road from where better journeys would begin than without them, the best first.
 * Only cards in hand count, as for the ways of the planner.
 */
export function openings(view: Asked): readonly Opening[] {
  let found = known.get(view);
  if (!found) known.set(view, (found = find(view)));
  return found;
}
function find({ table, seat, moves }: Asked): Opening[] {
  const { roads, values } = table;
  const me = meOf(table, seat);
  const bestOf = (ways: readonly Way[]) => ways.reduce<Way | undefined>(better, undefined);
  const waysOver = (ground: Ground['roads']) => Object.values(reach({ roads: ground, values }, me));
  const now = waysOver(roads);
  const least = now.length > 0 ? gainOf(bestOf(now)!) : 0;
  const reached = new Set<Town>([me.boot, ...now.map(({ legs }) => legs.at(-1)!.to)]);
  const mayHelp = ({ token, road, face }: Place) =>
    (token === 'gold' || (isTransport(token) && me.hand.length > 0)) &&
    endsOf(road).some((town) => reached.has(town)) &&
    (face === 'shown' || !me.shown.includes(token));
  const withToken = ({ token, road }: Place): Record<RoadId, readonly Token[]> => ({
    ...roads,
    [road]: [...roads[road], token],
  });
  return moves
    .filter((move): move is Place => move.type === 'place' && mayHelp(move))
    .flatMap((move) => {
      const best = bestOf(waysOver(withToken(move)));
      return best && gainOf(best) > least ? [{ move, best, count: best.pieces.length, coins: best.income }] : [];
    })
    .sort((a, b) => gainOf(b.best) - gainOf(a.best) || a.best.cards - b.best.cards || secret(a) - secret(b))
    .slice(0, MOST);
}
/** Of equal openings, one with a shown counter comes first. */
const secret = ({ move }: { readonly move: Place }): number => Number(move.face === 'hidden');
const better = (a: Way | undefined, b: Way): Way => (a && gainOf(a) >= gainOf(b) ? a : b);
