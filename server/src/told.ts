/** What viewers are told of a game: each only what it may know. */
import type { AnyGame, Snapshot, Viewer } from '../../src/kernel/game.js';
import { formatMove } from '../../src/kernel/notation.js';
import { redacted } from '../../src/kernel/view.js';
import { framesFor } from '../../src/playthrough/frames.js';
import type { Ply } from '../../src/playthrough/history.js';
import type * as wire from '../../src/playthrough/wire.js';

/** The messages for a viewer after a change. */
export type Telling = (viewer: Viewer) => readonly wire.Message[];
/** There is no news for anybody, but the table is to be looked at anew: whom it waits for, and until when. */
export const NO_NEWS: Telling = () => [];
/** The answer to the page that asked, and the messages for all. */
export interface Outcome {
  readonly answer: wire.Answer | wire.Past;
  readonly told?: Telling | undefined;
}

/** Where a ply stands: the epoch of the table, and its number. */
export interface Place {
  readonly epoch: number;
  readonly n: number;
}
/** A ply as a viewer may know it. `before`: the position before it, from which it tells what changed. */
export function plyFor(
  game: AnyGame,
  { epoch, n }: Place,
  { move, frames }: Ply,
  viewer: Viewer,
  before?: Snapshot,
): wire.PlyMessage {
  const line = move ? formatMove(game, redacted(game, move, viewer)) : '';
  return { epoch, n, move: line, frames: framesFor(game, frames, viewer, before) };
}
/** The plies from number `from` to `to`, both included, of all `plies` of an epoch. */
export function pliesFor(
  game: AnyGame,
  plies: readonly Ply[],
  { epoch, from, to }: { readonly epoch: number; readonly from: number; readonly to: number },
  viewer: Viewer,
): wire.PlyMessage[] {
  const before = (n: number) => plies[n - 1]?.frames.at(-1);
  return plies.slice(from, to + 1).map((ply, i) => plyFor(game, { epoch, n: from + i }, ply, viewer, before(from + i)));
}
