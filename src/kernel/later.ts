/**
 * What comes behind a first board: in the builds for pages (`scripts/later.js`) a module whose first lines say so is in
 * another file, and whoever imports it gets functions that call it once it is here. Elsewhere nothing is put off.
 */
const parts: (() => Promise<unknown>)[] = [];
const waiting: (() => void)[] = [];
let coming = 0;

/** Gives what `load` resolves to, once it has come; before that asking for it throws. */
export function later<A>(load: () => Promise<A>): () => A {
  let part: A | undefined;
  coming++;
  parts.push(async () => {
    const came = await load();
    if (part !== undefined) return;
    part = came;
    if (--coming === 0) waiting.splice(0).forEach((act) => act());
  });
  return () => {
    if (part === undefined) throw new Error('What a move needs has not come yet: wait for ready().');
    return part;
  };
}

/** What stands in for an object of functions that was put off; `names` has theirs, with spaces between. */
export const inPlace = (
  get: () => Readonly<Record<string, (...given: unknown[]) => unknown>>,
  names: string,
): Readonly<Record<string, (...given: unknown[]) => unknown>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, (...given) => get()[name]!(...given)]));

/** Whether all that was put off is here. */
export const hasArrived = (): boolean => coming === 0;
/** Fetches what was put off, for every game on the page; resolves when it is here. */
export async function arrive(): Promise<void> {
  if (!hasArrived()) await Promise.all(parts.map((part) => part()));
}
/** Does something at once, or when that is here; it fetches nothing. */
export function whenArrived(act: () => void): void {
  if (hasArrived()) act();
  else waiting.push(act);
}
