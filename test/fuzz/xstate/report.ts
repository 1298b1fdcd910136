/**
 * Takes the place of XState's own report of unhandled errors. Its tests of errors mock that one the same way, because
 * Vitest does not pass errors on to `window`; but a mock comes too late for what was imported before, as our watch does.
 */
export function reportUnhandledError(error: unknown): void {
  setTimeout(() => {
    if (typeof ErrorEvent === 'undefined') throw error;
    dispatchEvent(new ErrorEvent('error', { error }));
  });
}
