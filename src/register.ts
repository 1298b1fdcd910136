/**
 * Functions that register elements, and the games that elements can load. Importing this file registers no element: each
 * has a file of its own that does (`playable-game.ts`, …), and `define.ts` registers all.
 */
import type { AddedGame, LazyGame } from './game-ui/added-game.js';
import { addedGames, keepAdded, readAdded } from './loading/added-games.js';
import { provideGames, type LoadGame, type ReadGame } from './loading/games.js';
import { registerInstance, type Instance } from './embed/instance.js';
import { abouts, unknownGame } from './games/list.js';
import { badInput } from './kernel/bad-input.js';
import { elements } from './tags.js';

/**
 * Registers an element under its tag. If another copy of the package has registered the tag, warns and keeps that element. The first
 * copy on a page has the games that are added, so a further one has the first register its own element.
 */
export function register(tag: string, element: CustomElementConstructor): void {
  // Without a DOM, Lit installs a registry of its own for server-side rendering; it is left alone.
  if (typeof document === 'undefined') return;
  if (!customElements.get(tag)) {
    if (isFirst) customElements.define(tag, element);
    else first.defineElement(tag).catch(console.error);
  } else if (customElements.get(tag) !== element)
    console.warn(`playable-rules: <${tag}> is defined already; the first is kept.`);
}

export const TAGS: readonly string[] = Object.keys(elements);

const own: Instance = {
  defineElement: async (tag) => {
    if (Object.hasOwn(elements, tag) && !customElements.get(tag)) await elements[tag]!();
  },
  addGame(game) {
    const added = readAdded(game);
    const other = addedGames.get(added.id);
    // Two modules of a page may add the same game.
    if (other?.given === game) return;
    if (other ?? abouts.get(added.id)) throw badInput('addGame', added.id, 'sole');
    keepAdded(added);
  },
};
const first = registerInstance(own);
/** Whether this copy of the package is the first on the page. */
export const isFirst = first === own;
/**
 * Loads and registers an element, such as `playable-phases`. Needed for elements that are not in the document, for example in
 * a shadow root: these are not detected.
 */
export const defineElement = (tag: string): Promise<void> => first.defineElement(tag);
/**
 * Adds a game of the page's own: what `defineUi` of `playable-rules/kit/board` made, or `{ id, about, load }` to load that when an
 * element needs it. Call it before an element uses the game. Throws `BadInput` that names the part which is missing, or the id
 * that another game has already.
 */
export const addGame = (game: AddedGame | LazyGame): void => first.addGame(game);

/** A worker's URL; `undefined` in a bundle that is one classic script, where no file has a URL. The page then does its work. */
function addressOf(locate: () => URL): string | undefined {
  try {
    return locate().href;
  } catch {
    return undefined;
  }
}
/** Sets how elements load games: `load` with the board (for elements that have one), `read` without. */
export const provide = (load?: LoadGame, read: ReadGame = (id) => Promise.reject(unknownGame(id))): void =>
  provideGames({
    ...(load && { load }),
    workers: {
      bots: addressOf(() => new URL('./bot-worker.js', import.meta.url)),
      layout: addressOf(() => new URL('./layout-worker.js', import.meta.url)),
    },
    defineElement,
    read: (id) => addedGames.get(id)?.load() ?? read(id),
    abouts,
  });
provide();
