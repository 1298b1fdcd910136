/**
 * The game that an element runs: its Playthrough, who sits where, what is on the stage, the opponents and what is kept.
 * The element draws it and hands it what readers do.
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
import { botRunnerFor } from '../../game-ui/games.js';
import { Opponents } from '../../opponents/opponents.js';
import { FramePlayback, type Entrance, type Pace } from './frame-playback.js';
import { wantsLessMotion } from './less-motion.js';
import { Autosave } from './autosave.js';
import { Decisions } from './decisions.js';
import { Device } from './device.js';
import type { SessionEvents, SessionOptions } from './session-options.js';

export class Session implements ReactiveController {
  playthrough: Playthrough;
  seatControls: readonly SeatControl[];
  /** What readers call the seats; where one has no name, or an empty one, the game's own word stands. */
  names: readonly string[];
  /** Whether opponents play without being watched, until a person is asked. */
  hurries = false;
  readonly ui: GameUi;
  readonly playback: FramePlayback;
  readonly autosave: Autosave;
  readonly decisions: Decisions;
  /** Nobody else moves before what a move needs has come. */
  #opponents: Opponents | undefined;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #events: SessionEvents;
  readonly #readonly: () => boolean;
  /** How long a frame is looked at, in milliseconds. */
  readonly pace: Pace;
  readonly #looksOn: (people: readonly Seat[]) => Viewer | undefined;
  readonly #trim: (change: Change) => Change;
  readonly #device = new Device();
  /** Who looked when the game last came to rest: what happens next is told to nobody else. */
  #hearer: Viewer = 'spectator';
  readonly #changes: Change[] = [];
  readonly #views = new WeakMap<Snapshot, Map<Viewer, View>>();
  #unsubscribe: () => void;
  /** The game that waits while a copy is on show, and how long the copy was when it came. */
  #kept: { readonly game: Playthrough; readonly length: number } | undefined;

  /** Throws `BadInput` or `RefusedMove` when the record or the seats do not hold. */
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
    this.seatControls = this.#seat(this.playthrough, seats);
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
  /** Shows where the game stands; opponents begin. */
  begin(): void {
    this.playback.take({ cause: 'load', frames: [this.playthrough.snapshot] });
  }
  hostConnected(): void {
    this.goOn();
  }
  /** Asks again who acts: an opponent may have waited for a page that let nobody move. */
  goOn(): void {
    this.#onRest();
  }
  hostDisconnected(): void {
    this.decisions.stop();
    this.#opponents?.stop();
  }

  #seat(playthrough: Playthrough, seats: string | null): readonly SeatControl[] {
    return parseSeats(seats, this.ui.game.seated(playthrough.snapshot.context.table));
  }

  /** Lets others sit at this game. Throws `BadInput`. */
  assignSeats(seats: string | null): void {
    this.seatControls = this.#seat(this.playthrough, seats);
    this.#opponents?.stop();
    this.#onRest();
  }
  /** Leaves its element, for a session of another game. */
  end(): void {
    this.#hasEnded = true;
    this.decisions.stop();
    this.#unsubscribe();
    this.playback.skip();
    this.#opponents?.stop();
    this.#host.removeController(this.playback);
    this.#host.removeController(this);
  }

  /** Puts another game in place of this one, which stays when the new one does not hold. */
  replace(record: GameRecord, seats: string | null, names = this.names): void {
    const next = new Playthrough(this.ui.game, record);
    this.seatControls = this.#seat(next, seats);
    this.names = names;
    this.#device.begin(next.length);
    this.#kept = undefined;
    this.#turnTo(next);
    this.begin();
  }
  #turnTo(next: Playthrough): void {
    this.#opponents?.stop();
    this.#unsubscribe();
    this.playthrough = next;
    this.#unsubscribe = next.subscribe((change) => this.#onChange(change));
  }

  /** Shows the game after `n` moves, or one of the frames, from 0, of the last of them. Nothing is changed by it. */
  look(n: number, frame?: number): void {
    const { playthrough, playback } = this;
    playthrough.look(n);
    const { frames } = playthrough.steps[playthrough.cursor]!;
    const wanted = frames[frame ?? frames.length - 1] ?? playthrough.snapshot;
    if (playback.shown !== wanted) playback.take({ cause: 'look', frames: [wanted] });
  }
  /**
   * Puts a copy of a game on show, held at a frame of its last move; the game itself waits, and so does the copy until a
   * person has moved in it or lets it go on. Throws as `replace` does.
   */
  visit(record: GameRecord, frame?: number): void {
    const copy = new Playthrough(this.ui.game, record);
    this.#kept = { game: this.#kept?.game ?? this.playthrough, length: copy.length };
    this.#turnTo(copy);
    this.look(copy.length, frame);
  }
  /** Back to the game itself, where it goes on. */
  goLive(): void {
    if (this.#kept) this.#turnTo(this.#kept.game);
    this.#kept = undefined;
    this.look(this.playthrough.length);
  }
  /** Whether a copy is on show. */
  get isAway(): boolean {
    return this.#kept !== undefined;
  }
  /** Whether the copy on show stands still where it would go on without the reader. */
  get isHeld(): boolean {
    const { playthrough, playback } = this;
    if (this.#kept?.length !== playthrough.length || !playthrough.isLive || !playback.isResting) return false;
    return this.isBotsTurn || playback.shown !== playthrough.snapshot;
  }
  /** Lets a copy that is held go on: the rest of its last move is shown, and opponents play. */
  letGo(): void {
    const { playthrough, playback } = this;
    if (!this.isHeld) return;
    this.#kept = { game: this.#kept!.game, length: -1 };
    const { frames } = playthrough.steps[playthrough.cursor]!;
    playback.take({ cause: 'move', frames: frames.slice(1 + frames.indexOf(playback.shown!)) });
  }
  /** Whether the frame on show, once the stage rests, is where the game goes on. */
  get isLive(): boolean {
    const { playthrough, playback } = this;
    return playthrough.isLive && (!playback.isResting || playback.shown === playthrough.snapshot);
  }

  /** Puts another game in place of this one for those who sit here, as far as it has seats for them. */
  take(record: GameRecord, names = this.names): void {
    const { players } = viewFor(this.ui.game, new Playthrough(this.ui.game, record).snapshot, 'spectator');
    this.replace(record, formatSeats(this.seatControls.slice(0, players)), names.slice(0, players));
  }

  /** The seats as the attribute writes them. */
  get seats(): string {
    return formatSeats(this.seatControls);
  }
  /** The seats of the people at this device. */
  get #people(): readonly Seat[] {
    return this.seatControls.flatMap((control, seat) => (control === 'human' ? [seat] : []));
  }
  /** Whether several people pass the device on, who may not see each other's hands. */
  get #isPassedOn(): boolean {
    const people = this.#people;
    return hides(this.ui.game) && !this.#readonly() && people.length > 1 && this.#looksOn(people) === undefined;
  }
  /** The person to act, where the game goes on, who does not hold the device. */
  get #next(): Seat | undefined {
    const { toAct } = this.#viewOf(this.playthrough.at(this.playthrough.length), 'spectator');
    return this.#device.next(this.#people.filter((seat) => toAct.includes(seat)));
  }
  /** The person for whom the curtain is down: nothing of any hand is shown until `raiseCurtain`. */
  get curtain(): Seat | undefined {
    const isDown = this.#isPassedOn && this.playback.isResting && this.playthrough.isLive;
    return isDown ? this.#next : undefined;
  }
  /** The person for whom the curtain is down holds the device now, and is told what happened since they last held it. */
  raiseCurtain(): void {
    const { curtain, playthrough } = this;
    if (curtain === undefined) return;
    const heard = this.#device.passTo(curtain);
    this.#events.frame(playthrough.steps.slice(1 + heard).flatMap(this.factsOf), 'skipped');
    this.goOn();
  }
  /**
   * The seat through whose eyes the table is seen. Where hands are hidden and people pass the device on, it is the one that
   * holds it, whoever acts and wherever in the game one looks, and nobody's while the curtain is down. Else it is the person
   * to act, the first person, or nobody's.
   */
  get viewer(): Viewer {
    const people = this.#people;
    const looksOn = this.#looksOn(people);
    if (looksOn !== undefined) return looksOn;
    if (this.#isPassedOn) {
      const isCovered = this.playback.isResting && this.#next !== undefined;
      return isCovered ? 'spectator' : (this.#device.holder ?? 'spectator');
    }
    if (this.#readonly() && hides(this.ui.game)) return 'spectator';
    const { toAct } = this.#viewOf(this.playback.shown!, 'spectator');
    return people.find((seat) => toAct.includes(seat)) ?? people[0] ?? 'spectator';
  }
  /** What is on show. */
  get view(): View {
    return this.viewOf(this.playback.shown!);
  }
  /** What the reader may know of a frame. */
  viewOf(frame: Snapshot): View {
    return this.#viewOf(frame, this.viewer);
  }
  /** The facts of a move that the reader may know, those of each frame. */
  factsByFrame({ frames }: Step): readonly (readonly Fact[])[] {
    return factsOf(this.ui.game, frames, this.viewer);
  }
  /** The facts of a move that the reader may know. */
  readonly factsOf = (step: Step): readonly Fact[] => this.factsByFrame(step).flat();
  /** Of what happened together that which is worth a sentence: all of it where the game picks nothing. */
  worthTelling(facts: readonly Fact[]): readonly Fact[] {
    const told = this.ui.told?.(facts, this.view) ?? facts;
    return told.length > 0 ? told : facts;
  }
  #viewOf(snapshot: Snapshot, viewer: Viewer): View {
    const known = this.#views.get(snapshot) ?? new Map<Viewer, View>();
    this.#views.set(snapshot, known);
    if (!known.has(viewer)) known.set(viewer, viewFor(this.ui.game, snapshot, viewer));
    return known.get(viewer)!;
  }
  /** Whether the frame on show is one that waits for somebody: those of a move before its last are passed through. */
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
  /** Whether the frame on show is one in which somebody at this device may move, once it has been looked at. */
  get isComing(): boolean {
    const { playback, playthrough, view } = this;
    if (playback.isResting || this.#readonly() || !playthrough.isLive) return false;
    return playback.shown === playthrough.snapshot && view.moves.length > 0;
  }
  get isBotsTurn(): boolean {
    return !this.#readonly() && turnOf(this.playthrough, this.seatControls) !== undefined;
  }
  /** Where an undo leads; `undefined` when nothing can be taken back. */
  undoTo(mode: 'fair' | 'free' | null): number | undefined {
    const { playthrough } = this;
    if (this.#readonly() || !playthrough.isLive) return undefined;
    const by = this.#isPassedOn ? this.viewer : undefined;
    if (by === 'spectator') return undefined;
    const isOwn = (seat: Seat) => this.seatControls[seat] === 'human';
    return playthrough.undoTo(isOwn, mode ?? this.undoMode, by, this.decisions.isDecision);
  }
  /** Alone against opponents a reader may take anything back; between people only what is fair. */
  get undoMode(): 'fair' | 'free' {
    return this.seatControls.filter((s) => s === 'human').length > 1 ? 'fair' : 'free';
  }

  /** Makes a move, unless a listener cancels it; a refusal is told. Returns the refusal, or whether the move was made. */
  play(move: Move, anchor?: string): RefusedMove | boolean {
    // While the past is looked at there is no move to tell of: the game says so.
    if (this.playthrough.isLive && !this.#events.tell('playable-move', { move: this.told(move) }, true)) return false;
    try {
      this.playthrough.play(move);
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      this.#events.refused(move, error.refusal, anchor, anchor && this.ui.touches(move, this.view)[0]);
      return error;
    }
    return true;
  }
  /** Shows the rest at once, and lets opponents play unwatched until a person is asked. */
  hurry(): void {
    this.hurries = true;
    this.playback.skip();
    if (!this.#kept) return;
    this.look(this.playthrough.length);
    this.#onRest();
  }
  keep(): void {
    if (!this.#readonly() && !this.#kept) this.autosave.keep(this.ui.game, this.playthrough, this);
  }

  /** A listener that hears of a move may make the next: what that changes is shown after this. */
  #onChange(change: Change): void {
    if (this.#changes.push(change) > 1) return;
    try {
      for (const next of this.#changes) this.#take(next);
    } finally {
      this.#changes.length = 0;
    }
  }
  /** A move as whoever looks may know it. */
  told(move: Move): RedactedMove {
    return redacted(this.ui.game, move, this.#hearer);
  }
  /** A move is kept and told before what follows from it. */
  #take(change: Change): void {
    if (change.cause !== 'look') this.keep();
    const { move } = change;
    const told = move && this.told(move);
    if (told) this.#events.tell('playable-moved', { move: told, text: formatMove(this.ui.game, told) });
    this.playback.take(this.#trim(change));
  }
  #hasEnded = false;
  #phase = '';
  #wasOver = false;
  /** The frame that was shown before. */
  #shown: Snapshot | undefined;
  #onFrame(frame: Snapshot, entrance: Entrance): void {
    const before = entrance === 'jump' ? undefined : this.#shown;
    this.#shown = frame;
    this.#events.frame(factsOf(this.ui.game, [frame], this.#hearer, before).flat(), entrance);
    const phase = phaseOf(frame.value);
    if (phase !== this.#phase) this.#events.tell('playable-phase', { phase });
    this.#phase = phase;
  }
  #onRest(): void {
    this.#host.requestUpdate();
    this.decisions.stop();
    if (!this.playback.shown) return;
    this.#hearer = this.viewer;
    if (this.isLive && this.#hearer === this.#device.holder) this.#device.hear(this.playthrough.length);
    if (this.#readonly() || !this.#host.isConnected || !this.isLive) return;
    const isOver = this.playthrough.snapshot.status === 'done';
    if (!this.#kept) {
      if (isOver && !this.#wasOver) this.#events.tell('playable-over', { standings: this.ui.standings(this.view) });
      this.#wasOver = isOver;
    }
    const { id } = this.ui.game;
    if (!isLoaded(id)) return whenLoaded(id, () => this.#hasEnded || this.goOn());
    if (!this.isBotsTurn) this.hurries = false;
    if (!this.#kept) this.decisions.rest();
    if (this.#kept?.length === this.playthrough.length && !this.hurries) return;
    this.#opponents ??= new Opponents(() => botRunnerFor(this.ui));
    this.#opponents
      .next(this.playthrough, this.seatControls, (move) => this.play(move))
      .catch((error: unknown) => this.#events.failed(error));
  }
}
