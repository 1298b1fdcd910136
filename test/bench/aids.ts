/** What the count of clicks must know of single games: when a turn of the reader begins, and buttons that plan several moves. */
import { reach, waysTo, type Way } from '../../src/games/elfengold/routes.js';
import type { Town } from '../../src/games/elfengold/map.js';
import type { Move, Seat, Snapshot, View } from '../../src/kernel/game.js';

/** Whether a turn of the reader begins with this position: a round of the game, or the reader’s own turn in it. */
export function isNewTurn(_id: string, before: Snapshot, after: Snapshot, reader: Seat): boolean {
  const turnOf = ({ context: { table } }: Snapshot) => {
    const { turn, round, active } = table as unknown as Record<string, number | undefined>;
    return active === undefined ? (round ?? turn) : active === reader;
  };
  return turnOf(after) !== turnOf(before) && turnOf(after) !== false;
}

interface Aid {
  readonly what: string;
  readonly moves: readonly Move[];
  readonly times: number;
}
type Step = Move & { readonly road?: string; readonly by?: string; readonly town?: Town };

/**
 * The planner of journeys: buttons for each of the four best towns in reach, or towns chosen on the map and a button. Both end
 * the journey as well, unless cards must be discarded first.
 */
function journey(view: View, plan: readonly Move[]): Aid | undefined {
  if (view.phase !== 'travel.journey') return undefined;
  const end = plan.findIndex(({ type }) => !['travel', 'bypass', 'fly', 'pay'].includes(type));
  const legs = plan.slice(0, end < 0 ? undefined : end) as Step[];
  const ending = plan.slice(legs.length, plan.findIndex(({ type }) => type === 'collect') + 1);
  const moves = [...legs, ...(ending.some(({ type }) => type === 'discard') ? [] : (ending as Step[]))];
  const steps = legs.filter(({ type }) => type !== 'pay');
  if (steps.length === 0) return undefined;
  const { table, seat } = view as View<never>;
  const ground = table as Parameters<typeof waysTo>[0];
  const me = (table as { players: Parameters<typeof waysTo>[1][] }).players[seat as number]!;
  const isSame = ({ legs }: Way) =>
    legs.length === steps.length &&
    legs.every(({ road, to, by }, i) => {
      const step = steps[i]!;
      return step.type === 'fly' ? by === 'wizard' && to === step.town : road === step.road && by === step.by;
    });
  const worth = (way: Way) => (way.pieces.length * 4 + way.income) / way.cards;
  const best = Object.values(reach(ground, me)).filter((way) => way.legs.at(-1)!.to !== 'elvenhold');
  const near = best.toSorted((a, b) => worth(b) - worth(a)).slice(0, 4);
  if (near.some(isSame)) return { what: 'travel', moves, times: 1 };
  // Each town on the way may be named; the fewest that lead this way are.
  const all = townsOf(legs, view);
  for (let count = 1; count <= all.length; count++)
    for (let from = 0; from + count <= all.length; from++) {
      const stops = [...all.slice(from, from + count - 1), all.at(-1)!];
      const at = waysTo(ground, me, stops).slice(0, 6).findIndex(isSame);
      const times = count + 1 + (at > 0 ? 1 : 0);
      if (at >= 0) return times < moves.length ? { what: 'travel', moves, times } : undefined;
    }
  return undefined;
}
/** The towns that these moves reach. */
function townsOf(moves: readonly Step[], view: View): Town[] {
  const { table, seat } = view as View<never>;
  let { boot } = (table as { players: { boot: Town }[] }).players[seat as number]!;
  return moves.flatMap(({ type, road, town }) => {
    if (type === 'pay') return [];
    boot =
      town ??
      (road!
        .split('-')
        .slice(0, 2)
        .find((end) => end !== boot) as Town);
    return [boot];
  });
}

export const AIDS: Readonly<Record<string, (view: View, plan: readonly Move[]) => Aid | undefined>> = {
  elfengold: journey,
};
