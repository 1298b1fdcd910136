/**
 * What registers elements, and the way from them to the games. Importing this registers none: each element has a file of its
 * own beside this one that does, `playable-game.ts` and the others, and `define.ts` has them all.
 */
import type { GameAbout } from './game-ui/about.js';
import type { GameUi } from './game-ui/game-ui.js';
import { provideGames, type LoadGame, type ReadGame } from './game-ui/games.js';
import { claim, type Instance } from './embed/instance.js';
import { abouts, unknownGame } from './games/known.js';
import { elements } from './tags.js';

/** Registers an element under its tag. A second copy of the package on a page keeps the first one's elements. */
export function register(tag: string, element: CustomElementConstructor): void {
  // Where there is no page Lit puts a registry, for programs that draw elements.
  if (typeof document === 'undefined') return;
  if (!customElements.get(tag)) customElements.define(tag, element);
  else if (customElements.get(tag) !== element)
    console.warn(`playable-rules: <${tag}> is defined already; the first is kept.`);
}

export const TAGS: readonly string[] = Object.keys(elements);

/** Games of the page's own, which come behind ours. */
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
const first = claim(own);
/** Whether no other copy of the package was on the page before. */
export const isFirst = first === own;
/** Fetches and registers an element that is in no document, such as one in a shadow root, which is not watched. */
export const defineElement = (tag: string): Promise<void> => first.defineElement(tag);
/**
 * Adds a game of the page's own, made as those of `src/games` are, under its id: call it before an element names the game.
 * `load` gives the same object each time. Under the id of a game that is here already it stands in for that one.
 */
export const addGame = (id: string, about: GameAbout, load: () => Promise<GameUi>): void =>
  first.addGame(id, about, load);

/** In a bundle that is one classic script a file has no address: what would be a worker's work is done on the page. */
function addressOf(locate: () => URL): string | undefined {
  try {
    return locate().href;
  } catch {
    return undefined;
  }
}
/** Gives the elements their way to the games; those with a board, `load` to one with its drawing and `read` to one without. */
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
