/** Tells a host how high the page is, in every dialect that hosts are known to understand. */

export interface Sender {
  /** The name that the host gave the frame. */
  readonly id: string;
  readonly address: string;
  /** Of WordPress, which heeds only messages with it. */
  readonly secret: string | undefined;
}

/** The same height, in CSS pixels, for our own script, for WordPress, for Embedly and Medium, and for AMP. */
export const heightMessages = (height: number, { id, address, secret }: Sender): readonly unknown[] => [
  { type: 'playable-rules:resize', v: 1, id, height },
  ...(secret === undefined ? [] : [{ message: 'height', value: height, secret }]),
  JSON.stringify({ src: address, context: 'iframe.resize', height }),
  { sentinel: 'amp', type: 'embed-size', height },
];

/** After so many turns between growing and shrinking the host and the page answer each other. */
const TURNS = 5;
/** So long without a change, in milliseconds, and they have stopped. */
const QUIET = 1000;

/** Tells heights on, the first one always, and does not join in when page and host make each other grow and shrink. */
export class HeightTeller {
  #told: number | undefined;
  #step = 0;
  #turns = 0;
  #heeded = -Infinity;
  readonly #tell: (height: number) => void;
  readonly #now: () => number;

  constructor(tell: (height: number) => void, now: () => number = () => performance.now()) {
    this.#tell = tell;
    this.#now = now;
  }
  /** A height in CSS pixels, as it is now. */
  heed(height: number): void {
    const step = height - (this.#told ?? 0);
    if (this.#told !== undefined && Math.abs(step) < 1) return;
    const now = this.#now();
    if (now - this.#heeded > QUIET) this.#turns = 0;
    else if (step * this.#step < 0) this.#turns++;
    this.#heeded = now;
    // Then it stays as high as it ever was, so that nothing is cut off.
    if (this.#turns >= TURNS && step < 0) return;
    this.#step = step;
    this.repeat(height);
  }
  /** Tells the height, whether or not it is another: a host may listen only now. */
  repeat(height: number): void {
    this.#told = height;
    this.#tell(height);
  }
}

/** Tells the height of an element at once and whenever it changes, once a frame at most. Returns how to tell it again. */
export function tellHeight(element: Element, tell: (height: number) => void): () => void {
  const teller = new HeightTeller(tell);
  const height = () => Math.ceil(element.getBoundingClientRect().height);
  let frame = 0;
  new ResizeObserver(() => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      teller.heed(height());
    });
  }).observe(element);
  // A frame that a host hides draws nothing, and so nothing is observed in it.
  const again = () => teller.repeat(height());
  again();
  return again;
}
