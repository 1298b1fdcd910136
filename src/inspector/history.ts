/** What each move of a game did in its chart and on the table, limited to what a viewer may know. */
import { phaseOf } from '../kernel/chart.js';
import type { Fact, Game, RedactedMove, Snapshot, Table, Viewer } from '../kernel/game.js';
import { formatMove, HIDDEN } from '../kernel/notation.js';
import { factsOf, redacted } from '../kernel/view.js';
import type { History } from '../playthrough/history.js';
import { differences, type Difference } from './changes.js';
import { traceFrames } from './microsteps.js';

export interface HistoryEntry {
  /** Number of the move, from 1; 0 is the start. */
  readonly n: number;
  /** The move as far as the viewer may know it. */
  readonly move: RedactedMove | undefined;
  /** Whether `move` is complete, so that it can be written in notation. */
  readonly whole: boolean;
  /** The phases before and after the move; `from` is `undefined` for the start. */
  readonly from: string | undefined;
  readonly to: string;
  readonly microsteps: readonly HistoryMicrostep[];
  /** Changes on the table as the viewer sees it, without the facts in `microsteps`. */
  readonly changes: readonly Difference[];
}
export interface HistoryMicrostep {
  /** `undefined` only for the first microstep of the start. */
  readonly transition: string | undefined;
  readonly state: string;
  /** Empty if the previous microstep already has them: a transition without an action adds none. */
  readonly facts: readonly Fact[];
}

/** The entry of move `n`; 0 is the start. Throws `RangeError` if the move was not made. */
export function historyEntry(
  { game, plies, knownTo }: Pick<History, 'game' | 'plies' | 'knownTo'>,
  n: number,
  viewer: Viewer,
): HistoryEntry {
  const ply = plies[n];
  if (!ply) throw new RangeError(`move ${n} was not made`);
  const before = plies[n - 1]?.frames.at(-1);
  const after = ply.frames.at(-1)!;
  const { move } = ply;
  const facts = factsOf(game, ply.frames, viewer, before);
  const told = move && redacted(game, move, viewer);
  return {
    n,
    move: told,
    whole: told !== undefined && !formatMove(game, told).includes(HIDDEN),
    from: before && phaseOf(before.value),
    to: phaseOf(after.value),
    microsteps: traceFrames(game, before, move, ply.frames, knownTo !== undefined).map(({ transition, state }, i) => ({
      transition,
      state,
      facts: facts[i]!,
    })),
    changes: before ? differences(seenBy(game, before, viewer), seenBy(game, after, viewer)) : [],
  };
}

/** The table as the viewer sees it, without the facts of its last microstep. */
export function seenBy(game: Game, snapshot: Snapshot, viewer: Viewer): object {
  const { last: _last, ...seen } = game.view(snapshot.context.table, viewer) as Pick<Table, 'last'>;
  return seen;
}
