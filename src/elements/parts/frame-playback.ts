/** Shows frames one at a time. Prompt, controls and board all come from the frame on show; actions open when the last is shown. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Snapshot } from '../../kernel/game.js';
import type { Change } from '../../playthrough/playthrough.js';

/** How long a frame is looked at, in milliseconds, once it is on show. */
export type Pace = (frame: Snapshot) => number;
/** How a frame comes to be shown: in its turn, passed over by a reader who does not wait, or not as part of a move at all. */
export type Entrance = 'step' | 'skipped' | 'jump';

export class FramePlayback implements ReactiveController {
  /** The frame on show. */
  shown: Snapshot | undefined;
  #waiting: Snapshot[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #pace: Pace;
  readonly #onShow: (frame: Snapshot, entrance: Entrance) => void;
  readonly #onRest: () => void;

  constructor(
    host: ReactiveControllerHost,
    pace: Pace,
    onShow: (frame: Snapshot, entrance: Entrance) => void,
    onRest: () => void,
  ) {
    this.#host = host;
    this.#pace = pace;
    this.#onShow = onShow;
    this.#onRest = onRest;
    host.addController(this);
  }

  /** Whether the frame on show is where the game stands. */
  get isResting(): boolean {
    return this.#waiting.length === 0 && this.#timer === undefined;
  }

  hostDisconnected(): void {
    this.skip();
  }

  /** Takes up what changed: the frames of a move one after the other, anything else at once. */
  take({ cause, frames }: Pick<Change, 'cause' | 'frames'>): void {
    if (cause !== 'move') {
      this.#clear();
      this.#show(frames.at(-1)!, 'jump');
      this.#onRest();
      return;
    }
    this.#waiting.push(...frames);
    if (this.#timer === undefined) this.#next();
  }

  /** Shows the rest at once; every frame is still told, so that nothing is missing from what is announced. */
  skip(): void {
    if (this.isResting) return;
    const rest = this.#waiting;
    this.#clear();
    for (const frame of rest) this.#show(frame, 'skipped');
    this.#onRest();
  }

  /** Shows the next frame now, or ends the showing where there is none. */
  next(): void {
    if (this.isResting) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #next(): void {
    this.#timer = undefined;
    const next = this.#waiting.shift();
    if (!next) return this.#onRest();
    this.#show(next, 'step');
    const wait = this.#pace(next);
    // A frame that needs no time makes room for the next in the same task.
    if (wait === 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), wait);
  }

  #show(frame: Snapshot, entrance: Entrance): void {
    this.shown = frame;
    this.#onShow(frame, entrance);
    this.#host.requestUpdate();
  }
}
