/**
 * Announces messages to screen readers through a live region: one message per action, at most one per second, so that
 * opponents do not talk over each other. Of many simultaneous messages only the first (the answer to the reader's own
 * action) and the last ones are announced: a reader who skips ahead would otherwise listen for minutes.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { safeDocument } from '../../dom/safe-document.js';

const PAUSE = 1000;
/** The largest number of simultaneous messages to announce after the first; a round number. */
const MOST = 15;

export class Announcer implements ReactiveController {
  #region: HTMLElement | undefined;
  #pending: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #host: HTMLElement;
  readonly #passedOver: (count: number) => string;

  /** `passedOver` returns the sentence that says how many messages were left out. */
  constructor(host: ReactiveControllerHost & HTMLElement, passedOver: (count: number) => string) {
    this.#host = host;
    this.#passedOver = passedOver;
    host.addController(this);
  }
  /**
   * The live region, for the host to render. Messages are written into it directly, so that a message needs no update of
   * the host.
   */
  get region(): HTMLElement {
    if (!this.#region) {
      this.#region = safeDocument.createElement('p');
      this.#region.className = 'visually-hidden';
      this.#region.setAttribute('role', 'status');
      this.#region.setAttribute('aria-atomic', 'true');
    }
    return this.#region;
  }
  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#pending = [];
  }

  /** Does nothing while the host is not in the page: once it is back, that is past. */
  say(message: string): void {
    if (message === '' || !this.#host.isConnected) return;
    this.#pending.push(message);
    this.#timer ??= setTimeout(() => this.#flush(), 50);
  }

  /** Drops all pending messages and empties the region, because another person listens now. */
  clear(): void {
    this.#pending = [];
    this.region.textContent = '';
  }

  #flush(): void {
    if (this.#pending.length === 0) {
      this.#timer = undefined;
      return;
    }
    const [first = '', ...rest] = this.#pending;
    const last = rest.slice(-MOST);
    const count = rest.length - last.length;
    const next = [first, ...(count > 0 ? [this.#passedOver(count)] : []), ...last].join(' ');
    // A screen reader reads equal text again only if the region's content changes.
    const { region } = this;
    region.textContent = next === region.textContent ? `${next}\u00a0` : next;
    this.#pending = [];
    this.#timer = setTimeout(() => this.#flush(), PAUSE);
  }
}
