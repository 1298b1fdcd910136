/** Shows frames one at a time. Prompt, controls and board all come from the frame on show; actions open when the last is shown. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Fact, Snapshot } from '../../kernel/game.js';
import type { Change } from '../../playthrough/playthrough.js';

/** How long the facts of a frame are looked at, in milliseconds. */
export type Pace = (facts: readonly Fact[]) => number;

export class Stage implements ReactiveController {
  /** The frame on show. */
  shown: Snapshot | undefined;
  #waiting: { frame: Snapshot; animate: boolean }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #pace: Pace;
  readonly #onShow: (frame: Snapshot, animate: boolean) => void;
  readonly #onRest: () => void;

  constructor(
    host: ReactiveControllerHost,
    pace: Pace,
    onShow: (frame: Snapshot, animate: boolean) => void,
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
      this.#show(frames.at(-1)!, false);
      this.#onRest();
      return;
    }
    this.#waiting.push(...frames.map((frame) => ({ frame, animate: true })));
    if (this.#timer === undefined) this.#next();
  }

  /** Shows the rest at once; every frame is still told, so that nothing is missing from what is announced. */
  skip(): void {
    if (this.isResting) return;
    const rest = this.#waiting;
    this.#clear();
    for (const { frame } of rest) this.#show(frame, false);
    this.#onRest();
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
    this.#show(next.frame, next.animate);
    const wait = this.#pace(next.frame.context.table.last);
    // A frame that needs no time makes room for the next in the same task.
    if (wait === 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), wait);
  }

  #show(frame: Snapshot, animate: boolean): void {
    this.shown = frame;
    this.#onShow(frame, animate);
    this.#host.requestUpdate();
  }
}
