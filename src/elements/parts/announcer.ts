/** One message an action for a screen reader, at most one a second, so that opponents do not talk over each other. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

const PAUSE = 1000;

export class Announcer implements ReactiveController {
  /** What the live region says now. */
  message = '';
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }
  hostConnected(): void {}
  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  say(message: string): void {
    if (message === '') return;
    this.#waiting.push(message);
    this.#timer ??= setTimeout(() => this.#flush(), 50);
  }

  #flush(): void {
    if (this.#waiting.length === 0) {
      this.#timer = undefined;
      return;
    }
    const next = this.#waiting.join(' ');
    // The same words again are read only when the region changes.
    this.message = next === this.message ? `${next}\u00a0` : next;
    this.#waiting = [];
    this.#host.requestUpdate();
    this.#timer = setTimeout(() => this.#flush(), PAUSE);
  }
}
