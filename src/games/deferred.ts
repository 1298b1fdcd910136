/** Loads the deferred chunks of each game by its id. Filled in by `scripts/deferred.js` in the builds for pages; empty elsewhere. */
export const deferredChunks: Readonly<Record<string, () => Promise<unknown>>> = {};
