/** The frames of a step on their way to one viewer: as the server sends them, and as that viewer's page reads them. */
import { phaseOf } from '../kernel/chart.js';
import type { Game, Move, Snapshot, Table, View, Viewer } from '../kernel/game.js';
import { imagine } from '../kernel/view.js';
import { anySeed } from './attributes.js';
import type { Frame } from './wire.js';

/**
 * The frames of one step as this viewer may know them. A transition without an action adds no facts, and its frame keeps the
 * `last` of the frame before; such a `last` is left out here, since two equal ones may also be two equal facts.
 */
export const framesFor = <T extends Table, M extends Move, V>(
  game: Pick<Game<T, M, V>, 'view'>,
  snapshots: readonly Snapshot<T>[],
  viewer: Viewer,
): Frame[] =>
  snapshots.map(({ value, context: { table } }, i) => {
    const { last, ...rest } = game.view(table, viewer) as Frame['table'];
    const isTold = snapshots[i - 1]?.context.table.last === table.last;
    return { phase: phaseOf(value), table: isTold ? rest : { ...rest, last: last! } };
  });

/** Snapshots that agree with the frames of one step; any seed will do for what they do not tell. The inverse of `framesFor`. */
export function snapshotsOf<T extends Table, M extends Move, V>(
  game: Game<T, M, V>,
  frames: readonly Frame[],
  viewer: Viewer,
): Snapshot<T>[] {
  let last: Table['last'] = [];
  return frames.map(({ phase, table }) => {
    const view = { game: game.id, phase, seat: viewer, table: { last, ...table } } as unknown as View<V, M>;
    const imagined = imagine(game, view, anySeed());
    const { context } = imagined;
    last = 'last' in table ? context.table.last : last;
    return { ...imagined, context: { table: { ...context.table, last } } };
  });
}
