/**
 * Modules that a page loads after its first board. A module that begins with `'use deferred';` is put into a chunk of its own
 * in the builds for pages (`scripts/deferred.js`), and its importers get stand-ins that call it once it is loaded. Everywhere
 * else the directive does nothing. A game needs the deferred chunk that all games share and its own, and no other game's.
 */
interface Chunk<A> {
  /** The id of the game it belongs to; empty where all games share it. */
  readonly game: string;
  readonly load: () => Promise<A>;
  loaded?: { readonly exports: A };
}
const chunks: Chunk<unknown>[] = [];
let waiting: (readonly [game: string, act: () => void])[] = [];

/** Registers a deferred chunk. Returns a function that gives its exports, and throws before they are loaded. */
export function deferred<A>(load: () => Promise<A>, game = ''): () => A {
  const chunk: Chunk<A> = { game, load };
  chunks.push(chunk);
  return () => {
    if (!chunk.loaded) throw new Error('What a move needs has not come yet: wait for ready().');
    return chunk.loaded.exports;
  };
}

/** Stands in for an exported object of functions; `names` lists its keys, separated by spaces. */
export const standIn = (
  get: () => Readonly<Record<string, (...given: unknown[]) => unknown>>,
  names: string,
): Readonly<Record<string, (...given: unknown[]) => unknown>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, (...given) => get()[name]!(...given)]));

const missing = (id: string) => chunks.filter(({ game, loaded }) => !loaded && (game === '' || game === id));
/** Whether all deferred chunks of the game with this id are loaded. */
export const isLoaded = (game: string): boolean => missing(game).length === 0;
/** Loads the deferred chunks of the game with this id. Rejects when one cannot be fetched; calling again tries again. */
export async function loadDeferred(game: string): Promise<void> {
  await Promise.all(
    missing(game).map(async (chunk) => {
      chunk.loaded = { exports: await chunk.load() };
      const ready = waiting.filter(([other]) => isLoaded(other));
      waiting = waiting.filter((entry) => !ready.includes(entry));
      // Each in a microtask of its own: an error of one concerns neither the others nor the loading.
      ready.forEach(([, act]) => queueMicrotask(act));
    }),
  );
}
/** Calls `act` at once, or as soon as that game's deferred chunks are loaded. Does not load them. */
export function whenLoaded(game: string, act: () => void): void {
  if (isLoaded(game)) act();
  else waiting.push([game, act]);
}
