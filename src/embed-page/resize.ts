/** Reports the height of the page to the host, in every known message format. */

export interface Sender {
  /** The name that the host gave the frame. */
  readonly id: string;
  /** The address of the frame as the host knows it, without its fragment, which may name a table and have the key of a seat. */
  readonly address: string;
  /** Set by WordPress, which accepts only messages that contain it. */
  readonly secret: string | undefined;
}

/** The messages for one height in CSS pixels: for our own script, for WordPress, for Embedly and Medium, and for AMP. */
export const heightMessages = (height: number, { id, address, secret }: Sender): readonly unknown[] => [
  { type: 'playable-rules:resize', v: 1, id, height },
  ...(secret === undefined ? [] : [{ message: 'height', value: height, secret }]),
  JSON.stringify({ src: address, context: 'iframe.resize', height }),
  { sentinel: 'amp', type: 'embed-size', height },
];

/** After so many changes between growing and shrinking, host and page are in a feedback loop. */
const TURNS = 5;
/** After so many milliseconds without a change, the loop has ended. */
const QUIET = 1000;

/** Reports heights, the first one always. Does not shrink while page and host make each other grow and shrink. */
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
  /** Takes the current height in CSS pixels, and reports it if it changed. */
  heed(height: number): void {
    const step = height - (this.#told ?? 0);
    if (this.#told !== undefined && Math.abs(step) < 1) return;
    const now = this.#now();
    if (now - this.#heeded > QUIET) this.#turns = 0;
    else if (step * this.#step < 0) this.#turns++;
    this.#heeded = now;
    // In a feedback loop, keep the largest height, so that nothing is cut off.
    if (this.#turns >= TURNS && step < 0) return;
    this.#step = step;
    this.repeat(height);
  }
  /** Reports the height even if it is unchanged: a host may start to listen late. */
  repeat(height: number): void {
    this.#told = height;
    this.#tell(height);
  }
}

/**
 * Reports the height of an element now and after each change, at most once per frame. Returns a function that reports it
 * again.
 */
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
  // A hidden frame renders nothing, so the observer does not run in it: report once here.
  const again = () => teller.repeat(height());
  again();
  return again;
}
