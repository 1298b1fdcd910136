/** How far moves can be taken back. */
import type { Seat } from '../kernel/game.js';
import type { Ply } from './history.js';

export interface Undo {
  readonly isOwn: (seat: Seat) => boolean;
  readonly mode: 'fair' | 'free';
  readonly by?: Seat | undefined;
  readonly isDecision: (n: number) => boolean;
  /** Whether move number `n` told a seat something new. */
  readonly reveals: (n: number, seat: Seat) => boolean;
}

/**
 * The number of moves that an undo keeps: those before the last move of a seat for which `isOwn` is true. A `fair`
 * undo stops at random draws, so that nobody can roll again. An undo `by` one seat stops at moves of the other people,
 * because it would show their views; a `fair` one also stops where this seat learned something hidden. Moves for which
 * `isDecision` is false are undone together with the decision before them. `undefined` when nothing can be undone.
 */
export function undoTo(plies: readonly Ply[], { isOwn, mode, by, isDecision, reveals }: Undo): number | undefined {
  const chance = (n: number) => String(plies[n]!.frames.at(-1)!.context.table.rng);
  for (let n = plies.length - 1; n > 0; n--) {
    const { seat } = plies[n]!.move!;
    if (mode === 'fair' && chance(n - 1) !== chance(plies.length - 1)) return undefined;
    if (by !== undefined && ((isOwn(seat) && seat !== by) || (mode === 'fair' && reveals(n, by)))) return undefined;
    if (isOwn(seat) && isDecision(n)) return n - 1;
  }
  return undefined;
}
