/** Delays that let other work go first, too short for the reader to notice. */

/** A delay that readers do not notice, in milliseconds. */
const PATIENCE = 100;

/** Resolves with `what`, or after a short delay. */
export const withTimeout = (what: Promise<unknown>): Promise<unknown> =>
  Promise.race([what, new Promise((done) => setTimeout(done, PATIENCE))]);
/** Resolves once the current content has been painted, or after a short delay, because a hidden page has no frames. */
export const afterPaint = (): Promise<unknown> =>
  withTimeout(new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));
/** Resolves in a new task, before which the browser can react to input. */
export const nextTask = (): Promise<unknown> => new Promise((done) => setTimeout(done));
