/**
 * One message an action for a screen reader, at most one a second, so that opponents do not talk over each other. Of many
 * that come at once only the first, what the reader's own doing was answered with, and the last are read: who skips ahead
 * would listen for minutes.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

const PAUSE = 1000;
/** How many messages that come at once are read; a round number. */
const MOST = 15;

export class Announcer implements ReactiveController {
  #region: HTMLElement | undefined;
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #passedOver: (count: number) => string;

  /** `passedOver` says of so many messages that they are not read. */
  constructor(host: ReactiveControllerHost, passedOver: (count: number) => string) {
    this.#passedOver = passedOver;
    host.addController(this);
  }
  /** The live region, for the host to draw. What it says is written into it here: nothing else is drawn anew for a message. */
  get region(): HTMLElement {
    if (!this.#region) {
      this.#region = document.createElement('p');
      this.#region.className = 'visually-hidden';
      this.#region.setAttribute('role', 'status');
      this.#region.setAttribute('aria-atomic', 'true');
    }
    return this.#region;
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
    this.region.textContent = '';
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
    const { region } = this;
    region.textContent = next === region.textContent ? `${next}\u00a0` : next;
    this.#waiting = [];
    this.#timer = setTimeout(() => this.#flush(), PAUSE);
  }
}
