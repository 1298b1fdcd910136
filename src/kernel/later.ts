/**
 * What comes behind a first board: in the builds for pages (`scripts/later.js`) a module whose first lines say so is in
 * another file, and whoever imports it gets functions that call it once it is here. Elsewhere nothing is put off. Each game
 * waits for what the games share of that and for its own, and for no other game's.
 */
interface Part<A> {
  /** Whose it is: a game's, by its id, or shared where that is empty. */
  readonly of: string;
  readonly load: () => Promise<A>;
  came?: { readonly what: A };
}
const parts: Part<unknown>[] = [];
let waiting: (readonly [game: string, act: () => void])[] = [];

/** Gives what `load` resolves to, once it has come; before that asking for it throws. It is what the game `of` this id put off, or what all share. */
export function later<A>(load: () => Promise<A>, of = ''): () => A {
  const part: Part<A> = { of, load };
  parts.push(part);
  return () => {
    if (!part.came) throw new Error('What a move needs has not come yet: wait for ready().');
    return part.came.what;
  };
}

/** What stands in for an object of functions that was put off; `names` has theirs, with spaces between. */
export const inPlace = (
  get: () => Readonly<Record<string, (...given: unknown[]) => unknown>>,
  names: string,
): Readonly<Record<string, (...given: unknown[]) => unknown>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, (...given) => get()[name]!(...given)]));

const missing = (game: string) => parts.filter(({ of, came }) => !came && (of === '' || of === game));
/** Whether all that the game with this id put off is here. */
export const hasArrived = (game: string): boolean => missing(game).length === 0;
/** Fetches what that game put off; resolves when it is here. */
export async function arrive(game: string): Promise<void> {
  await Promise.all(
    missing(game).map(async (part) => {
      part.came = { what: await part.load() };
      const ready = waiting.filter(([other]) => hasArrived(other));
      waiting = waiting.filter((entry) => !ready.includes(entry));
      ready.forEach(([, act]) => act());
    }),
  );
}
/** Does something at once, or when that is here; it fetches nothing. */
export function whenArrived(game: string, act: () => void): void {
  if (hasArrived(game)) act();
  else waiting.push([game, act]);
}
