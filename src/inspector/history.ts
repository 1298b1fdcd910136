/** What each move of a game did in its chart and on the table, limited to what a viewer may know. */
import { phaseOf } from '../kernel/chart.js';
import type { Fact, Game, Move, RedactedMove, Snapshot, Table, Viewer } from '../kernel/game.js';
import { formatMove, HIDDEN } from '../kernel/notation.js';
import { factsOf, redacted } from '../kernel/view.js';
import type { History } from '../playthrough/history.js';
import { differences, type Difference } from './changes.js';
import { traceFrames } from './steps.js';

export interface HistoryEntry<M extends Move = Move> {
  /** Number of the move, from 1; 0 is the start. */
  readonly n: number;
  /** The move as far as the viewer may know it. */
  readonly move: RedactedMove<M> | undefined;
  /** Whether `move` is complete, so that it can be written in notation. */
  readonly whole: boolean;
  /** The phases before and after the move; `from` is `undefined` for the start. */
  readonly from: string | undefined;
  readonly to: string;
  readonly steps: readonly HistoryStep[];
  /** Changes on the table as the viewer sees it, without the facts in `steps`. */
  readonly changes: readonly Difference[];
}
export interface HistoryStep {
  /** `undefined` only for the first step of the start. */
  readonly transition: string | undefined;
  readonly state: string;
  /** Empty if the previous step already has them: a transition without an action adds none. */
  readonly facts: readonly Fact[];
}

/** The entry of move `n`; 0 is the start. Throws `RangeError` if the move was not made. */
export function historyEntry<T extends Table, M extends Move, V>(
  { game, steps: made, knownTo }: Pick<History<T, M, V>, 'game' | 'steps' | 'knownTo'>,
  n: number,
  viewer: Viewer,
): HistoryEntry<M> {
  const step = made[n];
  if (!step) throw new RangeError(`move ${n} was not made`);
  const before = made[n - 1]?.frames.at(-1);
  const after = step.frames.at(-1)!;
  const { move } = step;
  const facts = factsOf(game, step.frames, viewer, before);
  const told = move && redacted(game, move, viewer);
  return {
    n,
    move: told,
    whole: told !== undefined && !formatMove(game, told).includes(HIDDEN),
    from: before && phaseOf(before.value),
    to: phaseOf(after.value),
    steps: traceFrames(game, before, move, step.frames, knownTo !== undefined).map(({ transition, state }, i) => ({
      transition,
      state,
      facts: facts[i]!,
    })),
    changes: before ? differences(seenBy(game, before, viewer), seenBy(game, after, viewer)) : [],
  };
}

/** The table as the viewer sees it, without the facts of its last step. */
function seenBy<T extends Table, M extends Move, V>(
  game: Game<T, M, V>,
  snapshot: Snapshot<T>,
  viewer: Viewer,
): object {
  const { last: _last, ...seen } = game.view(snapshot.context.table, viewer) as V & Pick<Table, 'last'>;
  return seen;
}
