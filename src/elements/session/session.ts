/**
 * The game that an element runs: its history, the players of the seats, the frame on show, the opponents, and the kept
 * game. The element renders it and passes it the reader's actions.
 */
import type { LitElement, ReactiveController } from 'lit';
import { BadInput, RefusedMove, type Move, type Snapshot, type View } from '../../kernel/game.js';
import { formatMove, type GameRecord } from '../../kernel/notation.js';
import { phaseOf } from '../../kernel/chart.js';
import { refusal } from '../../kernel/play.js';
import { History, type Change } from '../../playthrough/history.js';
import { Playthrough } from '../../playthrough/playthrough.js';
import type { RemotePlaythrough } from '../../playthrough/remote.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import { botRunnerFor } from '../../loading/bot-runner.js';
import { Opponents } from '../../bots/opponents.js';
import { FramePlayback, type Entrance } from './frame-playback.js';
import { wantsLessMotion } from '../ui/less-motion.js';
import type { Autosave } from './autosave.js';
import { Decisions } from './decisions.js';
import { HotSeat, localSeats, type Seats } from './hot-seat.js';
import { Knowledge } from './knowledge.js';
import type { SessionEvents, SessionOptions } from './session-options.js';
import { Visit } from './visit.js';

const historyOf = ({ game }: GameUi, given: GameRecord | History): History =>
  given instanceof History ? given : new Playthrough(game, given);

/** A game to show, with who plays its seats and their names. */
export type GameToShow = readonly [game: GameRecord | History, seats: Seats, names?: readonly string[]];

export class Session implements ReactiveController {
  playthrough: History;
  readonly ui: GameUi;
  readonly playback: FramePlayback;
  readonly autosave: Autosave | undefined;
  readonly decisions: Decisions;
  /** The people at this device. */
  readonly hotSeat: HotSeat;
  /** What the viewer may know. */
  readonly knowledge: Knowledge;
  /** A look at a copy of the game. */
  readonly visit = new Visit(this, (game) => this.#turnTo(game));
  readonly #opponents = new Opponents(() => botRunnerFor(this.ui));
  readonly #host: LitElement;
  readonly #events: SessionEvents;
  readonly #readonly: () => boolean;
  readonly #waits: () => boolean;
  readonly #trim: (change: Change) => Change;
  readonly #changes: Change[] = [];
  #unsubscribe: () => void;

  /** Runs a record, or a game that others run too. Throws `BadInput` or `RefusedMove` if the record or the seats are invalid. */
  constructor(
    host: LitElement,
    {
      ui,
      autosave,
      readonly,
      waits = () => false,
      events,
      pace,
      forces = () => false,
      tells,
      fixedViewer = () => undefined,
      you,
      trim = (change) => change,
    }: SessionOptions,
    ...[game, seats, names = []]: GameToShow
  ) {
    this.ui = ui;
    this.autosave = autosave;
    this.#host = host;
    this.#events = events;
    this.#readonly = readonly;
    this.#waits = () => waits(this);
    this.decisions = new Decisions(this, events, forces, () => host.requestUpdate(), tells);
    this.#trim = trim;
    this.playthrough = historyOf(ui, game);
    this.knowledge = new Knowledge(ui, () => this.hotSeat.viewer);
    this.hotSeat = new HotSeat(this, { readonly, waits: this.#waits, fixedViewer, you });
    this.hotSeat.begin(this.playthrough, seats, names);
    this.playback = new FramePlayback(
      host,
      pace ?? (({ context }) => (wantsLessMotion() ? 0 : ui.duration(context.table.last))),
      (frame, entrance) => this.#onFrame(frame, entrance),
      () => this.#onRest(),
    );
    this.#unsubscribe = this.playthrough.subscribe((change) => this.#onChange(change));
    host.addController(this);
  }
  /** Shows the current state. Opponents start to play. */
  begin(): void {
    // A finished game that is loaded again does not end again.
    this.#wasOver = this.playthrough.snapshot.status === 'done';
    this.playback.take({ cause: 'load', frames: [this.playthrough.snapshot] });
  }
  hostConnected(): void {
    this.resume();
  }
  /** Checks again who must act: an opponent may have waited while nobody was allowed to move. */
  resume(): void {
    this.#onRest();
  }
  hostDisconnected(): void {
    this.decisions.stop();
    this.#opponents.stop();
  }

  /** Changes the players of the seats. Throws `BadInput`. */
  assignSeats(seats: Seats): void {
    this.hotSeat.assign(seats);
    this.#opponents.stop();
    this.#onRest();
  }
  /** Stops everything that the session runs. Call it before the element begins another session. */
  end(): void {
    this.#isClosed = true;
    this.decisions.stop();
    this.#unsubscribe();
    this.playback.skip();
    this.#opponents.stop();
    this.#host.removeController(this.playback);
    this.#host.removeController(this);
  }

  /** Replaces the game. If the new one is invalid, throws `BadInput` or `RefusedMove` and keeps the current one. */
  replace(...[game, seats, names = this.hotSeat.names]: GameToShow): void {
    const next = historyOf(this.ui, game);
    this.hotSeat.begin(next, seats, names);
    this.visit.forget();
    this.#turnTo(next);
    this.begin();
  }
  #turnTo(next: History): void {
    this.#opponents.stop();
    this.#unsubscribe();
    this.#changes.length = 0;
    this.playthrough = next;
    this.#unsubscribe = next.subscribe((change) => this.#onChange(change));
  }

  /** Shows the game after `n` moves, or a frame of the last of them by its index from 0. Does not change the game. */
  look(n: number, frame?: number): void {
    const { playthrough, playback } = this;
    playthrough.look(n);
    const { frames } = playthrough.plies[playthrough.cursor]!;
    const wanted = frames[frame ?? frames.length - 1] ?? playthrough.snapshot;
    if (playback.shown !== wanted) playback.take({ cause: 'look', frames: [wanted] });
  }
  /** Leaves a copy or the past, and shows the current state of the game itself. */
  goLive(): void {
    this.visit.leave();
    this.look(this.playthrough.length);
  }
  /** Whether the frame on show, once the playback rests, is the current state of the game. */
  get isLive(): boolean {
    const { playthrough, playback } = this;
    return playthrough.isLive && (!playback.isResting || playback.shown === playthrough.snapshot);
  }

  /** Replaces the game and keeps the players of the seats, as far as the new game has these seats. */
  take(record: GameRecord, names = this.hotSeat.names): void {
    const next = new Playthrough(this.ui.game, record);
    const players = this.ui.game.seated(next.snapshot.context.table);
    this.replace(next, localSeats(this.hotSeat.occupants, players), names.slice(0, players));
  }

  /** Raises the curtain for the person who gets the device, and reports what happened since they last held it. */
  raiseCurtain(): void {
    if (this.hotSeat.curtain === undefined) return;
    this.#events.frame(this.hotSeat.raiseCurtain().flatMap(this.knowledge.factsOf), 'skipped');
    this.resume();
  }
  /** The view of the frame on show. */
  get view(): View {
    return this.knowledge.viewOf(this.playback.shown!);
  }
  /** Whether the frame on show is the end of the game. */
  get isOver(): boolean {
    return this.playback.shown!.status === 'done';
  }
  /** Whether somebody at this device may move now. */
  get isOpen(): boolean {
    return (
      !this.#readonly() &&
      !this.hotSeat.isCalledOff &&
      !this.decisions.sending &&
      this.playback.isResting &&
      this.isLive &&
      this.view.moves.length > 0
    );
  }
  /** Whether somebody at this device may move as soon as the playback of the frame on show ends. */
  get isComing(): boolean {
    const { playback, playthrough, view, hotSeat, decisions } = this;
    if (playback.isResting || this.#readonly() || hotSeat.isCalledOff || decisions.sending || !playthrough.isLive)
      return false;
    return playback.shown === playthrough.snapshot && view.moves.length > 0;
  }

  /**
   * Makes a move, unless the rules forbid it, as far as this seat can see, or a listener cancels it. Reports and returns a
   * refusal; otherwise returns whether the move was made, or, if a server holds the game, sent.
   */
  play(move: Move, anchor?: string): RefusedMove | boolean {
    if (this.decisions.sending) return false;
    const { game, isLive, local, remote, snapshot } = this.playthrough;
    try {
      // While the past is on show, nothing is refused and no event is dispatched: `playthrough.play` throws.
      const why = isLive ? refusal(game, snapshot, move) : undefined;
      if (why) throw new RefusedMove(why, move);
      const isOwn = isLive && !this.visit.isOn;
      if (isOwn && !this.#events.dispatch('playable-move', { move: this.knowledge.redact(move) }, true)) return false;
      local?.play(move);
      if (remote) this.#send(remote, move, anchor);
    } catch (error) {
      if (!(error instanceof RefusedMove)) {
        if (isLive && !(error instanceof BadInput)) this.#events.broke?.(error);
        throw error;
      }
      this.#onRefused(error, anchor);
      return error;
    }
    return true;
  }
  #onRefused({ move, refusal: why }: RefusedMove, anchor: string | undefined): void {
    this.#events.refused(move, why, anchor, anchor && this.ui.touches(move, this.view)[0]);
  }
  /** Sends a move to the server. Nobody may move until the answer is there. */
  #send(remote: RemotePlaythrough, move: Move, anchor: string | undefined): void {
    if (!remote.isLive) throw new Error('Cannot play while an earlier position is shown; return to the end.');
    const sending = remote.send(move).then(
      (answer) => {
        if ('refused' in answer) this.#onRefused(new RefusedMove(answer.refused, move), anchor);
        else if (!('n' in answer)) this.#events.unsent?.(answer);
        return 'n' in answer;
      },
      (error: unknown) => {
        // Why there is no way to the server any more, the table says itself.
        if ((error as Partial<Error>).name !== 'RemoteFault') this.#events.failed(error);
        return false;
      },
    );
    this.decisions.sending = sending.finally(() => {
      this.decisions.sending = undefined;
      this.resume();
    });
    this.#host.requestUpdate();
  }
  /** Shows the remaining frames at once, and lets opponents play unwatched until a person is asked. */
  skipAhead(): void {
    this.playback.skipsAhead = true;
    this.playback.skip();
    if (!this.visit.isOn) return;
    this.look(this.playthrough.length);
    this.#onRest();
  }
  /** Saves and reports that the game has changed, by this move or else, unless it is a copy, or a server keeps it. */
  keep(move?: Move): void {
    const { local } = this.playthrough;
    if (!local || this.visit.isOn) return;
    const isOutdated = this.autosave?.otherMoved && this.#isByItself(move);
    if (!this.#readonly() && !isOutdated) this.autosave?.keep(this.ui.game, local, this.hotSeat);
    this.#events.changed?.();
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
  /** Saves the game and reports a move before its frames are shown. */
  #applyChange(change: Change): void {
    const { playthrough } = this;
    const { move } = change;
    if (change.cause !== 'look') this.keep(move);
    // A move in a copy is none of the game.
    const shown = move && !this.visit.isOn && this.knowledge.redact(move);
    if (shown) this.#events.dispatch('playable-moved', { move: shown, text: formatMove(this.ui.game, shown) });
    // A listener has replaced the game.
    if (this.playthrough !== playthrough) return;
    if (change.cause === 'more') this.#host.requestUpdate();
    else this.playback.take(this.#trim(change));
  }
  /** Whether nobody here decided on the newest move, which must not replace what was decided elsewhere. */
  #isByItself(move: Move | undefined): boolean {
    if (!move) return false;
    return this.hotSeat.occupants[move.seat] !== 'human' || !this.decisions.isDecision(this.playthrough.length);
  }
  #isClosed = false;
  #phase = '';
  #wasOver = false;
  /** The frame shown before. */
  #shown: Snapshot | undefined;
  #onFrame(frame: Snapshot, entrance: Entrance): void {
    const before = entrance === 'jump' ? undefined : this.#shown;
    this.#shown = frame;
    this.#events.frame(this.knowledge.newFacts(frame, before), entrance);
    const phase = phaseOf(frame.value);
    if (phase !== this.#phase) this.#events.dispatch('playable-phase', { phase });
    this.#phase = phase;
  }
  #onRest(): void {
    if (this.#isClosed) return;
    this.#host.requestUpdate();
    this.decisions.stop();
    if (!this.playback.shown) return;
    const { viewer } = this.hotSeat;
    this.knowledge.recipient = viewer;
    if (this.isLive) this.hotSeat.see(viewer);
    if (this.#readonly() || !this.#host.isConnected || !this.isLive) return;
    const isOver = this.playthrough.snapshot.status === 'done';
    if (!this.visit.isOn) {
      if (isOver && !this.#wasOver) this.#events.dispatch('playable-over', { standings: this.ui.standings(this.view) });
      this.#wasOver = isOver;
    }
    if (this.#waits()) return;
    if (!this.hotSeat.isBotsTurn) this.playback.skipsAhead = false;
    if (!this.visit.isOn) this.decisions.rest();
    const { local } = this.playthrough;
    if (!local || (this.visit.isUnchanged && !this.playback.skipsAhead)) return;
    this.#opponents
      .next(local, this.hotSeat.occupants, (move) => this.play(move))
      .catch((error: unknown) => this.#events.failed(error));
  }
}
