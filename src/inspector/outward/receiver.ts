/** A window with an inspector: opens it, and exchanges messages with its origin only. */
import { badSource } from '../../kernel/bad-source.js';
import { OutwardError, type Outward, type OutwardFault, type OutwardOptions, type Source } from './types.js';
import { safeDocument } from '../../dom/safe-document.js';

/** Why no inspector can be opened on this page; `undefined` if one can. */
export const outwardRefusal = (): OutwardFault | undefined => (window.parent === window ? undefined : 'frame');

/** Resolves an author's address against the page. Throws `BadInput` if it is not a web address. */
function addressOf(url: string): URL {
  const address = URL.canParse(url, safeDocument.baseURI) ? new URL(url, safeDocument.baseURI) : undefined;
  if (address && ['http:', 'https:'].includes(address.protocol)) return address;
  throw badSource('inspector-url', url, 'page');
}

export class Receiver {
  readonly #window: Window;
  readonly #isOwn: boolean;
  readonly #address: URL;
  #origin: string;
  #isStopped = false;
  #gone: (() => void) | undefined;
  #listen: ((event: MessageEvent<unknown>) => void) | undefined;

  /**
   * Opens an empty window immediately, because a browser opens one only while it handles a click. Throws `BadInput` for
   * an invalid address, and `OutwardError`.
   */
  constructor({ url, window: given }: Pick<OutwardOptions, 'url' | 'window'>, standard: string) {
    const refusal = outwardRefusal();
    if (refusal) throw new OutwardError(refusal, 'An inspector cannot be opened from a frame.');
    this.#address = addressOf(url ?? standard);
    this.#origin = this.#address.origin;
    this.#isOwn = !given;
    const opened = given ?? window.open('about:blank', '_blank');
    if (!opened) throw new OutwardError('blocked', 'The browser did not open a window.');
    this.#window = opened;
  }

  get isOpen(): boolean {
    return !this.#isStopped && !this.#window.closed;
  }

  /**
   * Loads the inspector in the window. `hear` receives its messages; `gone` is called once, when a message is sent and
   * the window is found closed.
   */
  visit(hear: (message: unknown) => void, gone: () => void): void {
    this.#gone = gone;
    this.#listen = ({ source, origin, data }) => {
      if (source !== this.#window || !this.#isIts(origin)) return;
      this.#origin = origin;
      hear(data);
    };
    window.addEventListener('message', this.#listen);
    this.#window.location.href = this.#address.href;
  }
  /** Whether an origin belongs to the inspector: an inspector of Stately may redirect to another address of theirs. */
  #isIts(origin: string): boolean {
    const home = 'stately.ai';
    const isTheirs = ({ protocol, hostname }: URL) =>
      protocol === 'https:' && (hostname === home || hostname.endsWith(`.${home}`));
    return origin === this.#address.origin || (isTheirs(this.#address) && isTheirs(new URL(origin)));
  }
  post(message: unknown): void {
    if (this.isOpen) this.#window.postMessage(message, this.#origin);
    else if (!this.#isStopped) {
      this.stop();
      this.#gone?.();
    }
  }
  stop(): void {
    this.#isStopped = true;
    if (this.#listen) window.removeEventListener('message', this.#listen);
  }
  /** Closes the window if we opened it: it will show nothing. */
  close(): void {
    this.stop();
    if (this.#isOwn) this.#window.close();
  }
}

/** The handle of an open inspector for the page. */
export const outwardOf = (
  receiver: Receiver,
  speaker: { follow(source: Source): void; stop(): void },
  farewell: object,
): Outward => ({
  get isOpen() {
    return receiver.isOpen;
  },
  follow: (source) => speaker.follow(source),
  stop() {
    speaker.stop();
    receiver.post(farewell);
    receiver.stop();
  },
});
