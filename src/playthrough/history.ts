/**
 * What can be read of a running game: its moves with their frames, a cursor over them, and, once `run` is called, an XState
 * actor in the state at the cursor. `Playthrough` makes the game itself; `RemotePlaythrough` is told of it by a server.
 *
 * An actor cannot go back, so every change but a move that was made here replaces it; code outside must not keep one. Board,
 * log, inspector and lesson on a page share one history and subscribe to its changes.
 */
import type { Actor, AnyStateMachine, InspectionEvent } from 'xstate';
import type { actorOf } from './actor.js';
import type { Game, Move, Seat, Snapshot, View, Viewer } from '../kernel/game.js';
import type { Playthrough } from './playthrough.js';
import type { RemotePlaythrough } from './remote.js';
import { legalMoves, toAct } from '../kernel/legal.js';
import { viewFor } from '../kernel/view.js';

/** `more`: somebody elsewhere moved while an earlier position is shown, which stays on show. */
export type Cause = 'move' | 'more' | 'look' | 'undo' | 'fork' | 'load';

/** A change of a history. The last of its frames is the current state of the game at the cursor. */
export interface Change {
  readonly cause: Cause;
  readonly frames: readonly Snapshot[];
  readonly move?: Move;
}

/** A move with its frames. The start of a game is a ply without a move. */
export interface Ply {
  readonly move: Move | undefined;
  readonly frames: readonly Snapshot[];
}

export type Observer = (event: InspectionEvent) => void;

/** Limits a number of moves to an integer from 0 to `most`. */
const within = (n: number, most: number): number => Math.max(0, Math.min(Math.trunc(n) || 0, most));

export abstract class History {
  readonly game: Game;
  /** The only viewer whose views are known here; `undefined` if the truth is, and with it every view. */
  abstract readonly knownTo: Viewer | undefined;
  /** This game where the page holds it as a whole, to undo, fork and write it down; `undefined` where a server does. */
  abstract readonly local: Playthrough | undefined;
  /** This game where a server holds it; `undefined` where the page does. */
  abstract readonly remote: RemotePlaythrough | undefined;
  readonly #plies: Ply[];
  #cursor: number;
  #actor: Actor<AnyStateMachine> | undefined;
  /** Creates actors; `undefined` until XState is loaded. */
  #actorOf: typeof actorOf | undefined;
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #observers = new Set<Observer>();

  /** `plies` are the start, then every move. The cursor is at the end. */
  protected constructor(game: Game, plies: Ply[]) {
    this.game = game;
    this.#plies = plies;
    this.#cursor = this.length;
  }

  /** The start, then every move, each with its frames. */
  get plies(): readonly Ply[] {
    return this.#plies;
  }
  /** The number of moves. */
  get length(): number {
    return this.#plies.length - 1;
  }
  /** The number of the last move that another seat than this viewer made (the first move is 1); -1 when there is none. */
  lastOfOthers(viewer: Viewer): number {
    return this.#plies.findLastIndex(({ move }) => move && move.seat !== viewer);
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
  get snapshot(): Snapshot {
    return this.at(this.#cursor);
  }
  /** The game after `n` moves. */
  at(n: number): Snapshot {
    return this.#plies[n]!.frames.at(-1)!;
  }
  /** The move that a frame belongs to, and its index among that move's frames; -1 for a frame of another game. */
  plyOf(frame: Snapshot): { readonly n: number; readonly frame: number } {
    const isOf = ({ frames }: Ply) => frames.includes(frame);
    const n = isOf(this.#plies[this.#cursor]!) ? this.#cursor : this.#plies.findLastIndex(isOf);
    return { n, frame: this.#plies[n]?.frames.indexOf(frame) ?? -1 };
  }
  /** The game after its last move. */
  get end(): Snapshot {
    return this.at(this.length);
  }
  /** Whether the game is over, wherever the cursor is. */
  get isDone(): boolean {
    return this.end.status === 'done';
  }
  /** The seats that the game at the cursor waits for. */
  get toAct(): readonly Seat[] {
    return toAct(legalMoves(this.game, this.snapshot));
  }
  /** What a viewer may know at the cursor. Where only the views of one viewer are known (`knownTo`), it is theirs for all. */
  view(viewer: Viewer): View {
    return viewFor(this.game, this.snapshot, this.knownTo ?? viewer);
  }

  /** Moves the cursor to after `n` moves. Does not change the game. */
  look(n: number): void {
    const to = within(n, this.length);
    if (to === this.#cursor) return;
    this.#cursor = to;
    this.#replaceActor();
    this.#tell({ cause: 'look', frames: [this.snapshot] });
  }

  subscribe(listener: (change: Change) => void): () => void {
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

  /**
   * Adds a move at the end. A cursor at the end goes with it; one in the past stays. With `isMadeHere` the actor makes the
   * move too; otherwise another actor begins in the new state, since chance would fall differently for it.
   */
  protected add(ply: Ply, isMadeHere: boolean): void {
    const { isLive } = this;
    this.#plies.push(ply);
    if (!isLive) return this.#tell({ cause: 'more', frames: [this.snapshot], move: ply.move! });
    this.#cursor = this.length;
    if (isMadeHere) this.#actor?.send(ply.move!);
    else this.#replaceActor();
    this.#tell({ cause: 'move', frames: ply.frames, move: ply.move! });
  }
  /** Removes all moves after the first `n`, and moves the cursor to the end. */
  protected cut(n: number, cause: 'undo' | 'fork'): void {
    this.replace(this.#plies.slice(0, within(n, this.length) + 1), cause);
  }
  /** Replaces all plies, and moves the cursor to the end. */
  protected replace(plies: readonly Ply[], cause: Cause): void {
    this.#plies.splice(0, Infinity, ...plies);
    this.#cursor = this.length;
    this.#replaceActor();
    this.#tell({ cause, frames: [this.snapshot] });
  }

  #replaceActor(): void {
    this.#actor?.stop();
    this.#actor = this.#actorOf?.(this.game.machine, this.snapshot, (event) =>
      this.#observers.forEach((observe) => observe(event)),
    );
  }

  #tell(change: Change): void {
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
