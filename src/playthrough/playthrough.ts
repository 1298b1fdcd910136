/**
 * One running game: a record, a cursor over it, and, once `run` is called, an XState actor in the state at the cursor.
 *
 * An actor cannot go back, so every change but the next move replaces it; code outside must not keep one. Board, log,
 * inspector and lesson on a page share one Playthrough and subscribe to its changes.
 */
import type { Actor, AnyStateMachine, InspectionEvent } from 'xstate';
import type { actorOf } from './actor.js';
import type { Game, Move, Seat, Snapshot, Start, Table, View, Viewer } from '../kernel/game.js';
import type { GameRecord } from '../kernel/notation.js';
import { legalMoves, toAct } from '../kernel/legal.js';
import { frames } from '../kernel/play.js';
import { startFrames } from '../kernel/start.js';
import { reveals, viewFor } from '../kernel/view.js';

export type Cause = 'move' | 'look' | 'undo' | 'fork' | 'load';

/** A change of a playthrough. The last of its frames is the current state of the game at the cursor. */
export interface Change<T extends Table = Table, M extends Move = Move> {
  readonly cause: Cause;
  readonly frames: readonly Snapshot<T>[];
  readonly move?: M;
}

/** A move with its frames. The start of a game is a step without a move. */
export interface Step<T extends Table = Table, M extends Move = Move> {
  readonly move: M | undefined;
  readonly frames: readonly Snapshot<T>[];
}

export type Observer = (event: InspectionEvent) => void;

export class Playthrough<T extends Table = Table, M extends Move = Move, V = unknown> {
  readonly game: Game<T, M, V>;
  readonly #start: Start;
  readonly #steps: Step<T, M>[];
  #cursor: number;
  #actor: Actor<AnyStateMachine> | undefined;
  /** Creates actors; `undefined` until XState is loaded. */
  #actorOf: typeof actorOf | undefined;
  readonly #listeners = new Set<(change: Change<T, M>) => void>();
  readonly #observers = new Set<Observer>();
  /** Caches for each seat whether a step revealed something to it, because `reveals` plays the move on several tables. */
  readonly #revealed: Record<Seat, WeakMap<Step<T, M>, boolean>> = {};

  /** Plays the record to its end. Throws `BadInput` for an invalid start or move, `RefusedMove` for an illegal move. */
  constructor(game: Game<T, M, V>, { start, moves }: GameRecord<M>) {
    this.game = game;
    this.#start = start;
    this.#steps = [{ move: undefined, frames: startFrames(game, start) }];
    for (const move of moves)
      this.#steps.push({ move, frames: frames(game, this.#steps.at(-1)!.frames.at(-1)!, move) });
    this.#cursor = this.length;
  }

  /** The start and all moves, wherever the cursor is. */
  get record(): GameRecord<M> {
    return { start: this.#start, moves: this.#steps.slice(1).map((step) => step.move!) };
  }
  /** The start, then every move, each with its frames. */
  get steps(): readonly Step<T, M>[] {
    return this.#steps;
  }
  /** The number of moves of the record. */
  get length(): number {
    return this.#steps.length - 1;
  }
  /** The number of the last move that another seat than this viewer made (the first move is 1); -1 when there is none. */
  lastOfOthers(viewer: Viewer): number {
    return this.#steps.findLastIndex(({ move }) => move && move.seat !== viewer);
  }
  /** The number of moves before the cursor: the page shows the game after them. */
  get cursor(): number {
    return this.#cursor;
  }
  /** Whether the cursor is at the end, where the next move can be made. */
  get isLive(): boolean {
    return this.#cursor === this.length;
  }
  /** The game at the cursor. */
  get snapshot(): Snapshot<T> {
    return this.at(this.#cursor);
  }
  /** The game after `n` moves. */
  at(n: number): Snapshot<T> {
    return this.#steps[n]!.frames.at(-1)!;
  }
  /** The seats that the game at the cursor waits for. */
  get toAct(): readonly Seat[] {
    return toAct(legalMoves(this.game, this.snapshot));
  }
  view(viewer: Viewer): View<V, M> {
    return viewFor(this.game, this.snapshot, viewer);
  }

  /**
   * Makes a move at the end of the record and returns its frames. Throws `RefusedMove` for an illegal move, `BadInput` for a
   * malformed one, and an `Error` while the cursor is in the past.
   */
  play(move: M): readonly Snapshot<T>[] {
    if (!this.isLive) throw new Error('Cannot play while an earlier position is shown; return to the end, or fork.');
    const made = frames(this.game, this.snapshot, move);
    this.#steps.push({ move, frames: made });
    this.#cursor = this.length;
    this.#actor?.send(move);
    this.#tell({ cause: 'move', frames: made, move });
    return made;
  }

  /** Moves the cursor to after `n` moves. Does not change the record. */
  look(n: number): void {
    const to = this.#within(n);
    if (to === this.#cursor) return;
    this.#cursor = to;
    this.#replaceActor();
    this.#tell({ cause: 'look', frames: [this.snapshot] });
  }

  /** Removes all moves after the first `n` from the record and moves the cursor to the end. */
  undo(n: number): void {
    this.#cut(n, 'undo');
  }
  /** Continues the game after `n` moves: as `undo`, but with the cause `fork`. */
  fork(n: number): void {
    this.#cut(n, 'fork');
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
      const { seat } = this.#steps[n]!.move!;
      if (mode === 'fair' && String(this.at(n - 1).context.table.rng) !== String(rng)) return undefined;
      if (by !== undefined && ((isOwn(seat) && seat !== by) || (mode === 'fair' && this.#reveals(n, by))))
        return undefined;
      if (isOwn(seat) && isDecision(n)) return n - 1;
    }
    return undefined;
  }
  #reveals(n: number, seat: Seat): boolean {
    const step = this.#steps[n]!;
    const known = (this.#revealed[seat] ??= new WeakMap());
    let answer = known.get(step);
    if (answer === undefined)
      known.set(step, (answer = reveals(this.game, this.at(n - 1), step.move!, this.at(n), seat)));
    return answer;
  }

  subscribe(listener: (change: Change<T, M>) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Loads XState and from then on keeps an actor in the state at the cursor. Resolves when the actor exists, rejects when
   * XState cannot be fetched. Showing the game and making moves need no actor.
   */
  async run(): Promise<void> {
    const { actorOf } = await import('./actor.js');
    if (this.#actorOf) return;
    this.#actorOf = actorOf;
    this.#replaceActor();
  }
  get isRunning(): boolean {
    return this.#actor !== undefined;
  }
  /**
   * Subscribes to XState's inspection events of the current actor and of the actors that replace it after an undo or fork.
   * Calls `run`. Returns a function that unsubscribes.
   */
  inspect(observer: Observer): () => void {
    this.#observers.add(observer);
    this.#replaceActor();
    this.run().catch((error: unknown) => console.error(error));
    return () => this.#observers.delete(observer);
  }

  /** Limits a number of moves to an integer from 0 to `length`. */
  #within(n: number): number {
    return Math.max(0, Math.min(Math.trunc(n) || 0, this.length));
  }
  #cut(n: number, cause: 'undo' | 'fork'): void {
    this.#cursor = this.#within(n);
    this.#steps.length = this.#cursor + 1;
    this.#replaceActor();
    this.#tell({ cause, frames: [this.snapshot] });
  }

  #replaceActor(): void {
    this.#actor?.stop();
    this.#actor = this.#actorOf?.(this.game.machine, this.snapshot, (event) =>
      this.#observers.forEach((observe) => observe(event)),
    );
  }

  #tell(change: Change<T, M>): void {
    for (const listen of this.#listeners)
      try {
        listen(change);
      } catch (error) {
        // As in an event: the error is reported, and the other listeners still hear of the change.
        queueMicrotask(() => {
          throw error;
        });
      }
  }
}
