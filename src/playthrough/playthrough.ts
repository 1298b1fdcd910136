/**
 * One running game: a record, a cursor over it, and the XState actor that stands at the cursor once it is asked to `run`.
 *
 * An actor cannot go back, so whatever is not the next move replaces it; nobody outside keeps one. Board, log, inspector
 * and lesson on a page share one Playthrough and hear of every change from it.
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

/** What changed: the frames to show, the last of which is where the game stands now. */
export interface Change<T extends Table = Table, M extends Move = Move> {
  readonly cause: Cause;
  readonly frames: readonly Snapshot<T>[];
  readonly move?: M;
}

/** A move with its frames; the beginning of a game has no move. */
export interface Step<T extends Table = Table, M extends Move = Move> {
  readonly move: M | undefined;
  readonly frames: readonly Snapshot<T>[];
}

export type Observer = (event: InspectionEvent) => void;

export class Playthrough<T extends Table = Table, M extends Move = Move, V = unknown> {
  readonly game: Game<T, M, V>;
  #start!: Start;
  #steps: Step<T, M>[] = [];
  #cursor = 0;
  #actor: Actor<AnyStateMachine> | undefined;
  /** Makes actors, once XState has come. */
  #actorOf: typeof actorOf | undefined;
  readonly #listeners = new Set<(change: Change<T, M>) => void>();
  readonly #observers = new Set<Observer>();
  /** For each seat whether a step told it what was hidden: playing it in other worlds takes time. */
  readonly #revealed: Record<Seat, WeakMap<Step<T, M>, boolean>> = {};

  /** Begins a game, or takes up a record. Throws `BadInput` or `RefusedMove` for one that does not hold. */
  constructor(game: Game<T, M, V>, from: GameRecord<M>) {
    this.game = game;
    this.#take(from);
  }

  /** The start and all moves, whatever the cursor looks at. */
  get record(): GameRecord<M> {
    return { start: this.#start, moves: this.#steps.slice(1).map((step) => step.move!) };
  }
  /** The beginning and every move with its frames. */
  get steps(): readonly Step<T, M>[] {
    return this.#steps;
  }
  /** How many moves were made. */
  get length(): number {
    return this.#steps.length - 1;
  }
  /** Which move was the last that somebody else than this viewer made; -1 where nobody has. */
  lastOfOthers(viewer: Viewer): number {
    return this.#steps.findLastIndex(({ move }) => move && move.seat !== viewer);
  }
  /** How many of them are looked at. */
  get cursor(): number {
    return this.#cursor;
  }
  /** Whether the cursor is where the game goes on. */
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

  /** Makes a move where the game goes on. Throws `RefusedMove`, or an error while the past is looked at. */
  play(move: M): readonly Snapshot<T>[] {
    if (!this.isLive) throw new Error('The past is looked at: return to the end, or fork, before a move.');
    const made = frames(this.game, this.snapshot, move);
    this.#steps.push({ move, frames: made });
    this.#cursor = this.length;
    this.#actor?.send(move);
    this.#tell({ cause: 'move', frames: made, move });
    return made;
  }

  /** Looks at the game after `n` moves; nothing is changed by it. */
  look(n: number): void {
    const to = this.#within(n);
    if (to === this.#cursor) return;
    this.#cursor = to;
    this.#replaceActor();
    this.#tell({ cause: 'look', frames: [this.snapshot] });
  }

  /** Takes back every move from the `n`th on. */
  undo(n: number): void {
    this.#cut(n, 'undo');
  }
  /** Goes on from after `n` moves, letting the later ones go. */
  fork(n: number): void {
    this.#cut(n, 'fork');
  }

  /** Puts another record in place of this one, which stays untouched when the new one does not hold. */
  load(record: GameRecord<M>): void {
    this.#take(record);
    this.#tell({ cause: 'load', frames: this.#steps.at(-1)!.frames });
  }

  /**
   * Where a reader's undo leads: before the last move of a seat that is the reader's. A fair one stops at chance, so that
   * nobody rolls twice. One seat's undo, `by`, stops at the moves of the other people, whose view it would show, and a
   * fair one where the seat learnt what was hidden. Moves that nobody decided, by `isDecision`, are taken back with the
   * decision before them. `undefined` when there is nothing to take back.
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
   * Has an actor of XState's stand at the cursor from now on; resolves when it does, and rejects where XState cannot be
   * fetched. What is shown of a game, and a move of it, need not wait for that.
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
  /** Hears XState's inspection events of whichever actor runs, across undo and fork; of a game that does not `run` yet, when it does. */
  inspect(observer: Observer): () => void {
    this.#observers.add(observer);
    this.#replaceActor();
    this.run().catch((error: unknown) => console.error(error));
    return () => this.#observers.delete(observer);
  }

  #take({ start, moves }: GameRecord<M>): void {
    const steps: Step<T, M>[] = [{ move: undefined, frames: startFrames(this.game, start) }];
    for (const move of moves) steps.push({ move, frames: frames(this.game, steps.at(-1)!.frames.at(-1)!, move) });
    this.#start = start;
    this.#steps = steps;
    this.#cursor = this.length;
    this.#replaceActor();
  }

  /** A number of moves that there are. */
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
    this.#listeners.forEach((listen) => listen(change));
  }
}
