/** Delays that let other work go first, too short for the reader to notice. */

/** A delay that readers do not notice, in milliseconds. */
const PATIENCE = 100;

export const pause = (time: number): Promise<unknown> => new Promise((done) => setTimeout(done, time));
/** Resolves once the current content has been painted, or after a short delay, because a hidden page has no frames. */
export const afterPaint = (): Promise<unknown> =>
  Promise.race([new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))), pause(PATIENCE)]);

/** What is replaced before this many milliseconds have passed is a flicker to the reader. */
const FLICKER = 300;
export const afterFlicker = (): Promise<unknown> => pause(FLICKER);
