/** Delays that let other work go first, too short for the reader to notice. */

/** A delay that readers do not notice, in milliseconds. */
const PATIENCE = 100;

/** Resolves with `what`, or after a short delay. */
const withTimeout = (what: Promise<unknown>): Promise<unknown> =>
  Promise.race([what, new Promise((done) => setTimeout(done, PATIENCE))]);
/** Resolves once the current content has been painted, or after a short delay, because a hidden page has no frames. */
export const afterPaint = (): Promise<unknown> =>
  withTimeout(new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));
