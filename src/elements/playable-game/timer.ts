/** An optional timer: counts down and reports when time is up. It does not affect the game. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Limit } from '../../game-ui/game-ui.js';

export class Timer implements ReactiveController {
  /** Seconds left; `undefined` if nothing is timed. */
  left: number | undefined;
  #what: string | undefined;
  #game: unknown;
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

  /** Starts the time for this limit. The same limit of the same game continues; `undefined` stops the timer. */
  time(limit: Limit | undefined, game: unknown): void {
    if (limit?.what === this.#what && game === this.#game) return;
    this.#what = limit?.what;
    this.#game = game;
    this.left = limit?.seconds;
    this.#run();
  }
  #run(): void {
    clearInterval(this.#ticking);
    if (!this.left) return;
    // Busy and hidden pages get fewer ticks, and a device may sleep.
    const end = Date.now() + this.left * 1000;
    this.#ticking = setInterval(() => this.#tick(end), 1000);
  }

  #tick(end: number): void {
    if (!this.left) return clearInterval(this.#ticking);
    this.left = Math.max(0, Math.round((end - Date.now()) / 1000));
    if (this.left === 0) this.#onEnd();
    this.#host.requestUpdate();
  }
}
