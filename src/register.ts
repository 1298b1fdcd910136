/**
 * Functions that register elements, and the games that elements can load. Importing this file registers no element: each
 * has a file of its own that does (`playable-game.ts`, …), and `define.ts` registers all.
 */
import type { GameAbout } from './game-ui/about.js';
import type { GameUi } from './game-ui/game-ui.js';
import { provideGames, type LoadGame, type ReadGame } from './loading/games.js';
import { registerInstance, type Instance } from './embed/instance.js';
import { abouts, unknownGame } from './games/known.js';
import { elements } from './tags.js';

/** Registers an element under its tag. If another copy of the package has registered the tag, warns and keeps that element. */
export function register(tag: string, element: CustomElementConstructor): void {
  // Without a DOM, Lit installs a registry of its own for server-side rendering; it is left alone.
  if (typeof document === 'undefined') return;
  if (!customElements.get(tag)) customElements.define(tag, element);
  else if (customElements.get(tag) !== element)
    console.warn(`playable-rules: <${tag}> is defined already; the first is kept.`);
}

export const TAGS: readonly string[] = Object.keys(elements);

/** Loaders of the games that the page added, by id. */
export const added = new Map<string, () => Promise<GameUi>>();
const known = new Map(abouts);
const own: Instance = {
  defineElement: async (tag) => {
    if (Object.hasOwn(elements, tag) && !customElements.get(tag)) await elements[tag]!();
  },
  addGame(id, about, loader) {
    known.set(id, about);
    added.set(id, loader);
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
 * Adds a game of the page's own, built like those in `src/games`, under an id. Call it before an element uses the game. `load`
 * must resolve to the same object each time. With the id of an existing game it replaces that game.
 */
export const addGame = (id: string, about: GameAbout, load: () => Promise<GameUi>): void =>
  first.addGame(id, about, load);

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
  provideGames(
    load,
    {
      bots: addressOf(() => new URL('./opponent-worker.js', import.meta.url)),
      layout: addressOf(() => new URL('./layout-worker.js', import.meta.url)),
    },
    defineElement,
    (id) => added.get(id)?.() ?? read(id),
    known,
  );
provide();
