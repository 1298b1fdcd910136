/**
 * The game that an element runs: its playthrough, the players of the seats, the frame on show, the opponents, and the kept
 * game. The element renders it and passes it the reader's actions.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import {
  RefusedMove,
  type RedactedMove,
  type Fact,
  type Move,
  type Seat,
  type Snapshot,
  type View,
  type Viewer,
} from '../../kernel/game.js';
import { formatMove, type GameRecord } from '../../kernel/notation.js';
import { factsOf, hides, redacted, viewFor } from '../../kernel/view.js';
import { phaseOf } from '../../kernel/chart.js';
import { isLoaded, whenLoaded } from '../../kernel/deferred.js';
import { Playthrough, type Change, type Step } from '../../playthrough/playthrough.js';
import { formatSeats, parseSeats, turnOf, type SeatControl } from '../../playthrough/seats.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import { botRunnerFor } from '../../loading/games.js';
import { Opponents } from '../../opponents/opponents.js';
import { FramePlayback, type Entrance, type Pace } from './frame-playback.js';
import { wantsLessMotion } from '../ui/less-motion.js';
import { Autosave } from './autosave.js';
import { Decisions } from './decisions.js';
import { HotSeat } from './hot-seat.js';
import type { SessionEvents, SessionOptions } from './session-options.js';

export class Session implements ReactiveController {
  playthrough: Playthrough;
  seatControls: readonly SeatControl[];
  /** The names of the seats. A missing or empty name stands for the game's own word. */
  names: readonly string[];
  /** Whether opponents play without their frames being watched, until a person is asked. */
  hurries = false;
  readonly ui: GameUi;
  readonly playback: FramePlayback;
  readonly autosave: Autosave;
  readonly decisions: Decisions;
  /** The opponents. Created once the deferred chunks that a move needs are loaded. */
  #opponents: Opponents | undefined;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #events: SessionEvents;
  readonly #readonly: () => boolean;
  /** How long a frame stays on show, in milliseconds. */
  readonly pace: Pace;
  readonly #looksOn: (people: readonly Seat[]) => Viewer | undefined;
  readonly #trim: (change: Change) => Change;
  readonly #device = new HotSeat();
  /** The viewer when the playback last came to rest. The next events are for this viewer only. */
  #recipient: Viewer = 'spectator';
  readonly #changes: Change[] = [];
  readonly #views = new WeakMap<Snapshot, Map<Viewer, View>>();
  #unsubscribe: () => void;
  /** The actual game while a copy is on show, and the length of the copy when it was opened. */
  #original: { readonly game: Playthrough; readonly length: number } | undefined;

  /** Throws `BadInput` or `RefusedMove` if the record or the seats are invalid. */
  constructor(
    host: ReactiveControllerHost & HTMLElement,
    {
      ui,
      keeper,
      readonly,
      events,
      pace,
      forces = () => false,
      looksOn = () => undefined,
      trim = (change) => change,
    }: SessionOptions,
    record: GameRecord,
    seats: string | null,
    names: readonly string[] = [],
  ) {
    this.ui = ui;
    this.autosave = keeper;
    this.#host = host;
    this.#events = events;
    this.#readonly = readonly;
    this.decisions = new Decisions(this, events, forces);
    this.#looksOn = looksOn;
    this.#trim = trim;
    this.playthrough = new Playthrough(ui.game, record);
    this.seatControls = this.#parseSeats(this.playthrough, seats);
    this.names = names;
    this.#device.begin(this.playthrough.length);
    this.pace = pace ?? (({ context }) => (wantsLessMotion() ? 0 : ui.duration(context.table.last)));
    this.playback = new FramePlayback(
      host,
      (frame) => (this.hurries ? 0 : this.pace(frame)),
      (frame, entrance) => this.#onFrame(frame, entrance),
      () => this.#onRest(),
    );
    this.#unsubscribe = this.playthrough.subscribe((change) => this.#onChange(change));
    host.addController(this);
  }
  /** Shows the current state. Opponents start to play. */
  begin(): void {
    this.playback.take({ cause: 'load', frames: [this.playthrough.snapshot] });
  }
  hostConnected(): void {
    this.goOn();
  }
  /** Checks again who must act: an opponent may have waited while nobody was allowed to move. */
  goOn(): void {
    this.#onRest();
  }
  hostDisconnected(): void {
    this.decisions.stop();
    this.#opponents?.stop();
  }

  #parseSeats(playthrough: Playthrough, seats: string | null): readonly SeatControl[] {
    return parseSeats(seats, this.ui.game.seated(playthrough.snapshot.context.table));
  }

  /** Changes the players of the seats. Throws `BadInput`. */
  assignSeats(seats: string | null): void {
    this.seatControls = this.#parseSeats(this.playthrough, seats);
    this.#opponents?.stop();
    this.#onRest();
  }
  /** Ends the session, before another one of the same element. */
  end(): void {
    this.#hasEnded = true;
    this.decisions.stop();
    this.#unsubscribe();
    this.playback.skip();
    this.#opponents?.stop();
    this.#host.removeController(this.playback);
    this.#host.removeController(this);
  }

  /** Replaces the game. If the new one is invalid, throws `BadInput` or `RefusedMove` and keeps the current one. */
  replace(record: GameRecord, seats: string | null, names = this.names): void {
    const next = new Playthrough(this.ui.game, record);
    this.seatControls = this.#parseSeats(next, seats);
    this.names = names;
    this.#device.begin(next.length);
    this.#original = undefined;
    this.#turnTo(next);
    this.begin();
  }
  #turnTo(next: Playthrough): void {
    this.#opponents?.stop();
    this.#unsubscribe();
    this.playthrough = next;
    this.#unsubscribe = next.subscribe((change) => this.#onChange(change));
  }

  /** Shows the game after `n` moves, or a frame of the last of them by its index from 0. Does not change the game. */
  look(n: number, frame?: number): void {
    const { playthrough, playback } = this;
    playthrough.look(n);
    const { frames } = playthrough.steps[playthrough.cursor]!;
    const wanted = frames[frame ?? frames.length - 1] ?? playthrough.snapshot;
    if (playback.shown !== wanted) playback.take({ cause: 'look', frames: [wanted] });
  }
  /**
   * Shows a copy of a game, held at a frame of its last move. The game itself waits; the copy continues when a person moves
   * in it or calls `letGo`. Throws as `replace` does.
   */
  visit(record: GameRecord, frame?: number): void {
    const copy = new Playthrough(this.ui.game, record);
    this.#original = { game: this.#original?.game ?? this.playthrough, length: copy.length };
    this.#turnTo(copy);
    this.look(copy.length, frame);
  }
  /** Leaves a copy or the past, and shows the current state of the game itself. */
  goLive(): void {
    if (this.#original) this.#turnTo(this.#original.game);
    this.#original = undefined;
    this.look(this.playthrough.length);
  }
  /** Whether a copy is on show. */
  get isAway(): boolean {
    return this.#original !== undefined;
  }
  /** Whether the copy on show is held where it could continue without the reader. */
  get isHeld(): boolean {
    const { playthrough, playback } = this;
    if (this.#original?.length !== playthrough.length || !playthrough.isLive || !playback.isResting) return false;
    return this.isBotsTurn || playback.shown !== playthrough.snapshot;
  }
  /** Continues a held copy: shows the rest of its last move and lets opponents play. */
  letGo(): void {
    const { playthrough, playback } = this;
    if (!this.isHeld) return;
    this.#original = { game: this.#original!.game, length: -1 };
    const { frames } = playthrough.steps[playthrough.cursor]!;
    playback.take({ cause: 'move', frames: frames.slice(1 + frames.indexOf(playback.shown!)) });
  }
  /** Whether the frame on show, once the playback rests, is the current state of the game. */
  get isLive(): boolean {
    const { playthrough, playback } = this;
    return playthrough.isLive && (!playback.isResting || playback.shown === playthrough.snapshot);
  }

  /** Replaces the game and keeps the players of the seats, as far as the new game has these seats. */
  take(record: GameRecord, names = this.names): void {
    const { players } = viewFor(this.ui.game, new Playthrough(this.ui.game, record).snapshot, 'spectator');
    this.replace(record, formatSeats(this.seatControls.slice(0, players)), names.slice(0, players));
  }

  /** The players of the seats, as in the attribute `seats`. */
  get seats(): string {
    return formatSeats(this.seatControls);
  }
  /** The seats of the people at this device. */
  get #people(): readonly Seat[] {
    return this.seatControls.flatMap((control, seat) => (control === 'human' ? [seat] : []));
  }
  /** Whether several people who may not see each other's hands share the device. */
  get #isPassedOn(): boolean {
    const people = this.#people;
    return hides(this.ui.game) && !this.#readonly() && people.length > 1 && this.#looksOn(people) === undefined;
  }
  /** The person who must act in the current state and does not hold the device. */
  get #nextPerson(): Seat | undefined {
    const { toAct } = this.#viewOf(this.playthrough.at(this.playthrough.length), 'spectator');
    return this.#device.next(this.#people.filter((seat) => toAct.includes(seat)));
  }
  /** The person for whom the curtain is down. Until `raiseCurtain` no hand is shown. */
  get curtain(): Seat | undefined {
    const isDown = this.#isPassedOn && this.playback.isResting && this.playthrough.isLive;
    return isDown ? this.#nextPerson : undefined;
  }
  /** Gives the device to the person for whom the curtain is down, and reports what happened since they last held it. */
  raiseCurtain(): void {
    const { curtain, playthrough } = this;
    if (curtain === undefined) return;
    const heard = this.#device.passTo(curtain);
    this.#events.frame(playthrough.steps.slice(1 + heard).flatMap(this.factsOf), 'skipped');
    this.goOn();
  }
  /**
   * The seat whose view is shown. If people share the device and hands are hidden, it is the seat that holds the device,
   * whoever acts and whichever frame is on show, and `spectator` while the curtain is down. Otherwise it is the person to
   * act, else the first person, else `spectator`.
   */
  get viewer(): Viewer {
    const people = this.#people;
    const looksOn = this.#looksOn(people);
    if (looksOn !== undefined) return looksOn;
    if (this.#isPassedOn) {
      const isCovered = this.playback.isResting && this.#nextPerson !== undefined;
      return isCovered ? 'spectator' : (this.#device.holder ?? 'spectator');
    }
    if (this.#readonly() && hides(this.ui.game)) return 'spectator';
    const { toAct } = this.#viewOf(this.playback.shown!, 'spectator');
    return people.find((seat) => toAct.includes(seat)) ?? people[0] ?? 'spectator';
  }
  /** The view of the frame on show. */
  get view(): View {
    return this.viewOf(this.playback.shown!);
  }
  /** What the viewer may know of a frame. */
  viewOf(frame: Snapshot): View {
    return this.#viewOf(frame, this.viewer);
  }
  /** The facts of a move that the viewer may know, by frame. */
  factsByFrame({ frames }: Step): readonly (readonly Fact[])[] {
    return factsOf(this.ui.game, frames, this.viewer);
  }
  /** The facts of a move that the viewer may know. */
  readonly factsOf = (step: Step): readonly Fact[] => this.factsByFrame(step).flat();
  /** The facts that the story line and announcements tell: those that the game selects, or all if it selects none. */
  factsToTell(facts: readonly Fact[]): readonly Fact[] {
    const selected = this.ui.storyFacts?.(facts, this.view) ?? facts;
    return selected.length > 0 ? selected : facts;
  }
  #viewOf(snapshot: Snapshot, viewer: Viewer): View {
    const known = this.#views.get(snapshot) ?? new Map<Viewer, View>();
    this.#views.set(snapshot, known);
    if (!known.has(viewer)) known.set(viewer, viewFor(this.ui.game, snapshot, viewer));
    return known.get(viewer)!;
  }
  /** Whether the frame on show may wait for somebody. The frames of a move before its last do not. */
  get isAsking(): boolean {
    const { shown } = this.playback;
    const made = this.playthrough.steps.findLast(({ frames }) => frames.includes(shown!));
    return made?.frames.at(-1) === shown;
  }
  /** Whether the frame on show is the end of the game. */
  get isOver(): boolean {
    return this.playback.shown!.status === 'done';
  }
  /** Whether somebody at this device may move now. */
  get isOpen(): boolean {
    return !this.#readonly() && this.playback.isResting && this.isLive && this.view.moves.length > 0;
  }
  /** Whether somebody at this device may move as soon as the playback of the frame on show ends. */
  get isComing(): boolean {
    const { playback, playthrough, view } = this;
    if (playback.isResting || this.#readonly() || !playthrough.isLive) return false;
    return playback.shown === playthrough.snapshot && view.moves.length > 0;
  }
  get isBotsTurn(): boolean {
    return !this.#readonly() && turnOf(this.playthrough, this.seatControls) !== undefined;
  }
  /** The number of the first move that an undo takes back; `undefined` if nothing can be taken back. */
  undoTo(mode: 'fair' | 'free' | null): number | undefined {
    const { playthrough } = this;
    if (this.#readonly() || !playthrough.isLive) return undefined;
    const by = this.#isPassedOn ? this.viewer : undefined;
    if (by === 'spectator') return undefined;
    const isOwn = (seat: Seat) => this.seatControls[seat] === 'human';
    return playthrough.undoTo(isOwn, mode ?? this.undoMode, by, this.decisions.isDecision);
  }
  /** A person alone against opponents may take anything back; several people only what is fair. */
  get undoMode(): 'fair' | 'free' {
    return this.seatControls.filter((s) => s === 'human').length > 1 ? 'fair' : 'free';
  }

  /** Makes a move, unless a listener cancels it. Reports and returns a refusal; otherwise returns whether the move was made. */
  play(move: Move, anchor?: string): RefusedMove | boolean {
    // While the past is on show no event is dispatched: `playthrough.play` throws.
    if (this.playthrough.isLive && !this.#events.tell('playable-move', { move: this.redact(move) }, true)) return false;
    try {
      this.playthrough.play(move);
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      this.#events.refused(move, error.refusal, anchor, anchor && this.ui.touches(move, this.view)[0]);
      return error;
    }
    return true;
  }
  /** Shows the remaining frames at once, and lets opponents play unwatched until a person is asked. */
  hurry(): void {
    this.hurries = true;
    this.playback.skip();
    if (!this.#original) return;
    this.look(this.playthrough.length);
    this.#onRest();
  }
  keep(): void {
    if (!this.#readonly() && !this.#original) this.autosave.keep(this.ui.game, this.playthrough, this);
  }

  /** A listener of a move may make the next one. That change is queued and shown after this one. */
  #onChange(change: Change): void {
    if (this.#changes.push(change) > 1) return;
    try {
      for (const next of this.#changes) this.#applyChange(next);
    } finally {
      this.#changes.length = 0;
    }
  }
  /** A move without the data that the viewer (`#recipient`) may not know. */
  redact(move: Move): RedactedMove {
    return redacted(this.ui.game, move, this.#recipient);
  }
  /** Saves the game and reports a move before its frames are shown. */
  #applyChange(change: Change): void {
    if (change.cause !== 'look') this.keep();
    const { move } = change;
    const shown = move && this.redact(move);
    if (shown) this.#events.tell('playable-moved', { move: shown, text: formatMove(this.ui.game, shown) });
    this.playback.take(this.#trim(change));
  }
  #hasEnded = false;
  #phase = '';
  #wasOver = false;
  /** The frame shown before. */
  #shown: Snapshot | undefined;
  #onFrame(frame: Snapshot, entrance: Entrance): void {
    const before = entrance === 'jump' ? undefined : this.#shown;
    this.#shown = frame;
    this.#events.frame(factsOf(this.ui.game, [frame], this.#recipient, before).flat(), entrance);
    const phase = phaseOf(frame.value);
    if (phase !== this.#phase) this.#events.tell('playable-phase', { phase });
    this.#phase = phase;
  }
  #onRest(): void {
    if (this.#hasEnded) return;
    this.#host.requestUpdate();
    this.decisions.stop();
    if (!this.playback.shown) return;
    this.#recipient = this.viewer;
    if (this.isLive && this.#recipient === this.#device.holder) this.#device.hear(this.playthrough.length);
    if (this.#readonly() || !this.#host.isConnected || !this.isLive) return;
    const isOver = this.playthrough.snapshot.status === 'done';
    if (!this.#original) {
      if (isOver && !this.#wasOver) this.#events.tell('playable-over', { standings: this.ui.standings(this.view) });
      this.#wasOver = isOver;
    }
    const { id } = this.ui.game;
    if (!isLoaded(id)) return whenLoaded(id, () => this.goOn());
    if (!this.isBotsTurn) this.hurries = false;
    if (!this.#original) this.decisions.rest();
    if (this.#original?.length === this.playthrough.length && !this.hurries) return;
    this.#opponents ??= new Opponents(() => botRunnerFor(this.ui));
    this.#opponents
      .next(this.playthrough, this.seatControls, (move) => this.play(move))
      .catch((error: unknown) => this.#events.failed(error));
  }
}
