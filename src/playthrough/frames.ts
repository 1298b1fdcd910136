/** The frames of a ply on their way to one viewer: as the server sends them, and as that viewer's page reads them. */
import { chartOf, phaseOf } from '../kernel/chart.js';
import { oneOf } from '../kernel/check.js';
import type { Game, Json, Snapshot, Table, View, Viewer } from '../kernel/game.js';
import { imagine } from '../kernel/view.js';
import { anySeed } from './attributes.js';
import { withDelta, deltaOf, type Delta } from './deltas.js';
import { frame, type Frame } from './wire.js';

/**
 * The frames of one ply as this viewer may know them. A transition without an action adds no facts, and its frame keeps the
 * `last` of the frame before; such a `last` is left out here, since two equal ones may also be two equal facts.
 */
const viewsFor = (game: Pick<Game, 'view'>, snapshots: readonly Snapshot[], viewer: Viewer): Frame[] =>
  snapshots.map(({ value, context: { table } }, i) => {
    const { last, ...rest } = game.view(table, viewer) as Frame['table'];
    const isTold = snapshots[i - 1]?.context.table.last === table.last;
    return { phase: phaseOf(value), table: isTold ? rest : { ...rest, last: last! } };
  });

/** A frame as what the next ply changes. Each ply tells its own facts. */
const base = ({ phase, table: { last: _, ...table } }: Frame): Frame => ({ phase, table });

/**
 * The frames of one ply as this viewer may know them: the first as what changed since `before`, each other since the one before it.
 * Without `before` the first is told as a whole.
 */
export function framesFor(
  game: Pick<Game, 'view'>,
  snapshots: readonly Snapshot[],
  viewer: Viewer,
  before?: Snapshot,
): Delta[] {
  let known = before && base(viewsFor(game, [before], viewer)[0]!);
  return viewsFor(game, snapshots, viewer).map((now) => {
    const delta = deltaOf(known as Json | undefined, now);
    known = now;
    return delta;
  });
}

/** The frames that these changes tell, after `before`. The inverse of `framesFor`. Throws `BadInput` for a change that does not fit. */
export function framesIn(deltas: readonly Delta[], before?: Frame): Frame[] {
  let known = before && base(before);
  return deltas.map(
    (delta, i) => (known = frame(withDelta(known as Json | undefined, delta, `frames[${i}]`), `frames[${i}]`)),
  );
}

/** Snapshots that agree with the frames of one ply; any seed will do for what they do not tell. Throws `BadInput` for a phase that the game lacks. */
export function snapshotsOf(game: Game, frames: readonly Frame[], viewer: Viewer): Snapshot[] {
  const phaseIn = oneOf(chartOf(game.machine).phases);
  let last: Table['last'] = [];
  return frames.map(({ phase, table }, i) => {
    phaseIn(phase, `frames[${i}].phase`);
    const view = { game: game.id, phase, seat: viewer, table: { last, ...table } } as unknown as View;
    const imagined = imagine(game, view, anySeed());
    const { context } = imagined;
    last = 'last' in table ? context.table.last : last;
    return { ...imagined, context: { table: { ...context.table, last } } };
  });
}
