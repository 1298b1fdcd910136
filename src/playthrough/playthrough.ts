/** A game that this page holds as a whole: a record that can be played on, undone, forked and written down. */
import type { Game, Move, Seat, Snapshot, Start, Table } from '../kernel/game.js';
import type { GameRecord } from '../kernel/notation.js';
import { frames } from '../kernel/play.js';
import { startFrames } from '../kernel/start.js';
import { reveals } from '../kernel/view.js';
import { History, type Ply } from './history.js';

export class Playthrough<T extends Table = Table, M extends Move = Move, V = unknown> extends History<T, M, V> {
  readonly knownTo = undefined;
  readonly local = this;
  readonly #start: Start;
  /** Caches for each seat whether a ply revealed something to it, because `reveals` plays the move on several tables. */
  readonly #revealed: Record<Seat, WeakMap<Ply<T, M>, boolean>> = {};

  /** Plays the record to its end. Throws `BadInput` for an invalid start or move, `RefusedMove` for an illegal move. */
  constructor(game: Game<T, M, V>, { start, moves }: GameRecord<M>) {
    const plies: Ply<T, M>[] = [{ move: undefined, frames: startFrames(game, start) }];
    for (const move of moves) plies.push({ move, frames: frames(game, plies.at(-1)!.frames.at(-1)!, move) });
    super(game, plies);
    this.#start = start;
  }

  /** The start and all moves, wherever the cursor is. */
  get record(): GameRecord<M> {
    return { start: this.#start, moves: this.plies.slice(1).map((ply) => ply.move!) };
  }

  /**
   * Makes a move at the end of the record and returns its frames. Throws `RefusedMove` for an illegal move, `BadInput` for a
   * malformed one, and an `Error` while the cursor is in the past.
   */
  play(move: M): readonly Snapshot<T>[] {
    if (!this.isLive) throw new Error('Cannot play while an earlier position is shown; return to the end, or fork.');
    const made = frames(this.game, this.snapshot, move);
    this.add({ move, frames: made }, true);
    return made;
  }

  /** Removes all moves after the first `n` from the record and moves the cursor to the end. */
  undo(n: number): void {
    this.cut(n, 'undo');
  }
  /** Continues the game after `n` moves: as `undo`, but with the cause `fork`. */
  fork(n: number): void {
    this.cut(n, 'fork');
  }

  /**
   * The number of moves that a reader's undo keeps: those before the last move of a seat for which `isOwn` is true. A `fair`
   * undo stops at random draws, so that nobody can roll again. An undo `by` one seat stops at moves of the other people,
   * because it would show their views; a `fair` one also stops where this seat learned something hidden. Moves for which
   * `isDecision` is false are undone together with the decision before them. `undefined` when nothing can be undone.
   */
  undoTo(
    isOwn: (seat: Seat) => boolean,
    mode: 'fair' | 'free',
    by?: Seat,
    isDecision: (n: number) => boolean = () => true,
  ): number | undefined {
    const rng = this.at(this.length).context.table.rng;
    for (let n = this.length; n > 0; n--) {
      const { seat } = this.plies[n]!.move!;
      if (mode === 'fair' && String(this.at(n - 1).context.table.rng) !== String(rng)) return undefined;
      if (by !== undefined && ((isOwn(seat) && seat !== by) || (mode === 'fair' && this.#reveals(n, by))))
        return undefined;
      if (isOwn(seat) && isDecision(n)) return n - 1;
    }
    return undefined;
  }
  #reveals(n: number, seat: Seat): boolean {
    const ply = this.plies[n]!;
    const known = (this.#revealed[seat] ??= new WeakMap());
    let answer = known.get(ply);
    if (answer === undefined)
      known.set(ply, (answer = reveals(this.game, this.at(n - 1), ply.move!, this.at(n), seat)));
    return answer;
  }
}
