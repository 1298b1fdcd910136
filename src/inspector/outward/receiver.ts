/** A window that shows an inspector: opened, spoken to and heard, at its own origin and at no other. */
import { BadInput } from '../../kernel/game.js';
import { OutwardError, type Outward, type OutwardFault, type OutwardOptions, type Source } from './types.js';

/** Why no inspector can be opened on this page; `undefined` where one can. */
export const outwardRefusal = (): OutwardFault | undefined => (window.parent === window ? undefined : 'frame');

/** An address as the author wrote it. Throws `BadInput` for one that no page has. */
function addressOf(url: string): URL {
  const address = URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI) : undefined;
  if (address && ['http:', 'https:'].includes(address.protocol)) return address;
  throw new BadInput('inspector-url', url, 'the address of a page');
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
   * Opens an empty window, at once, for a browser opens one only while it handles a click. Throws `BadInput` for the
   * address, and `OutwardError`.
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

  /** Shows the inspector. `hear` is given what it says from now on; `gone` is called once, when it is found closed. */
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
  /** An inspector of Stately's may lead on to another address of theirs. */
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
  /** Closes a window that is ours: nothing will come to it. */
  close(): void {
    this.stop();
    if (this.#isOwn) this.#window.close();
  }
}

/** What the page gets of an inspector that has been opened. */
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
