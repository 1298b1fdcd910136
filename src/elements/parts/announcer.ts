/**
 * One message an action for a screen reader, at most one a second, so that opponents do not talk over each other. Of many
 * that come at once only the first, what the reader's own doing was answered with, and the last are read: who skips ahead
 * would listen for minutes.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

const PAUSE = 1000;
/** As many as the steps of the longest phase that nobody interrupts. */
const MOST = 15;

export class Announcer implements ReactiveController {
  /** What the live region says now. */
  message = '';
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #passedOver: (count: number) => string;

  /** `passedOver` says of so many messages that they are not read. */
  constructor(host: ReactiveControllerHost, passedOver: (count: number) => string) {
    this.#host = host;
    this.#passedOver = passedOver;
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

  /** Says no more of what was said so far: somebody else listens now. */
  clear(): void {
    this.#waiting = [];
    this.message = '';
  }

  #flush(): void {
    if (this.#waiting.length === 0) {
      this.#timer = undefined;
      return;
    }
    const [first = '', ...rest] = this.#waiting;
    const last = rest.slice(-MOST);
    const count = rest.length - last.length;
    const next = [first, ...(count > 0 ? [this.#passedOver(count)] : []), ...last].join(' ');
    // The same words again are read only when the region changes.
    this.message = next === this.message ? `${next}\u00a0` : next;
    this.#waiting = [];
    this.#host.requestUpdate();
    this.#timer = setTimeout(() => this.#flush(), PAUSE);
  }
}
