/**
 * Shows frames one at a time. Prompt, controls and board all render the frame on show; the reader can act once the last one
 * is shown.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Snapshot } from '../../kernel/game.js';
import type { Change } from '../../playthrough/history.js';

/** Returns how long a frame stays on show, in milliseconds. */
export type FrameDuration = (frame: Snapshot) => number;
/** How a frame comes on show: in its turn, skipped by an impatient reader, or without a move (such as a look at the past). */
export type Entrance = 'next' | 'skipped' | 'jump';

/** Whether the game is over and the playback of its last move has ended. */
export const endIsShown = ({ isOver, playback }: { isOver: boolean; playback: FramePlayback }): boolean =>
  isOver && playback.isResting;

export class FramePlayback implements ReactiveController {
  shown: Snapshot | undefined;
  #waiting: Snapshot[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether listeners are being told of a frame. A move that one of them makes is shown after it. */
  #isShowing = false;
  readonly #host: ReactiveControllerHost;
  readonly durationOf: FrameDuration;
  /** Whether frames have no duration: the reader does not watch opponents until a person is asked. */
  skipsAhead = false;
  readonly #onShow: (frame: Snapshot, entrance: Entrance) => void;
  readonly #onRest: () => void;

  constructor(
    host: ReactiveControllerHost,
    durationOf: FrameDuration,
    onShow: (frame: Snapshot, entrance: Entrance) => void,
    onRest: () => void,
  ) {
    this.#host = host;
    this.durationOf = durationOf;
    this.#onShow = onShow;
    this.#onRest = onRest;
    host.addController(this);
  }

  /** Whether no further frame waits, and the time of the last one is over. */
  get isResting(): boolean {
    return this.#waiting.length === 0 && this.#timer === undefined;
  }

  hostDisconnected(): void {
    this.skip();
  }

  /** Shows a change: the frames of a move one after the other, of anything else only the last frame at once. */
  take({ cause, frames }: Pick<Change, 'cause' | 'frames'>): void {
    if (cause !== 'move') {
      this.#clear();
      if (this.#show(frames.at(-1)!, 'jump')) this.#next();
      return;
    }
    this.#waiting.push(...frames);
    if (this.#timer === undefined && !this.#isShowing) this.#next();
  }

  /** Shows the remaining frames at once. Each is still reported, so that announcements are complete. */
  skip(): void {
    if (this.isResting) return;
    this.#stopTimer();
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) this.#show(next, 'skipped');
    this.#onRest();
  }

  /** Shows the next frame now, or ends the playback if there is none. */
  next(): void {
    if (!this.isResting) this.#next();
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
  #clear(): void {
    this.#stopTimer();
    this.#waiting = [];
  }

  #next(): void {
    this.#stopTimer();
    const next = this.#waiting.shift();
    if (!next) return this.#onRest();
    if (!this.#show(next, 'next')) return;
    const wait = this.skipsAhead ? 0 : this.durationOf(next);
    // A frame without a duration is followed by the next one in the same task.
    if (wait === 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), wait);
  }

  /** Shows a frame. Returns whether it is still on show when all listeners have been told: one may have gone elsewhere. */
  #show(frame: Snapshot, entrance: Entrance): boolean {
    this.shown = frame;
    const isWithin = this.#isShowing;
    this.#isShowing = true;
    try {
      this.#onShow(frame, entrance);
    } finally {
      this.#isShowing = isWithin;
    }
    this.#host.requestUpdate();
    return this.shown === frame;
  }
}
