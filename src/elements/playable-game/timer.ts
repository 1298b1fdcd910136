/** An optional timer: counts down and reports when time is up. It does not affect the game. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Limit } from '../../game-ui/game-ui.js';

export class Timer implements ReactiveController {
  /** Seconds left; `undefined` if nothing is timed. */
  left: number | undefined;
  #what: string | undefined;
  #ticking: ReturnType<typeof setInterval> | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #onEnd: () => void;

  constructor(host: ReactiveControllerHost, onEnd: () => void) {
    this.#host = host;
    this.#onEnd = onEnd;
    host.addController(this);
  }
  hostConnected(): void {
    this.#run();
  }
  /** The time stops while the element is not in the page, and goes on when it is back. */
  hostDisconnected(): void {
    clearInterval(this.#ticking);
  }

  /** Starts the time for this limit. The same limit continues; `undefined` stops the timer. */
  time(limit: Limit | undefined): void {
    if (limit?.what === this.#what) return;
    this.#what = limit?.what;
    this.left = limit?.seconds;
    this.#run();
  }
  #run(): void {
    clearInterval(this.#ticking);
    if (this.left !== undefined) this.#ticking = setInterval(() => this.#tick(), 1000);
  }

  #tick(): void {
    if (!this.left) return;
    this.left--;
    if (this.left === 0) this.#onEnd();
    this.#host.requestUpdate();
  }
}
