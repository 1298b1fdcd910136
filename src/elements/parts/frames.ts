/** Waiting, for what is not to stand in the way of something else, without a reader's noticing it. */

/** Milliseconds that a reader does not notice. */
const PATIENCE = 100;

/** Resolves when something is there, or soon. */
export const soon = (what: Promise<unknown>): Promise<unknown> =>
  Promise.race([what, new Promise((done) => setTimeout(done, PATIENCE))]);
/** Resolves once what is in the page now has been painted, or soon: a page that nobody looks at has no frames. */
export const painted = (): Promise<unknown> =>
  soon(new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));
/** Resolves in another task, before which the browser may answer a reader. */
export const task = (): Promise<unknown> => new Promise((done) => setTimeout(done));
