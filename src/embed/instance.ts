/** Several copies of the package may meet on a page: the one that came first has the elements, the others leave them to it. */
import type { GameAbout } from '../game-ui/about.js';
import type { GameUi } from '../game-ui/game-ui.js';

export interface Instance {
  /** Fetches and registers an element that not every page has. Does nothing for a tag that is none of ours. */
  defineElement(tag: string): Promise<void>;
  /** Adds a game of the page's own. */
  addGame(id: string, about: GameAbout, load: () => Promise<GameUi>): void;
}
const KEY = Symbol.for('playable-rules');
const page = globalThis as { [KEY]?: Instance };

/** The page's copy: the one that came first, else this one. */
export const claim = (own: Instance): Instance => (page[KEY] ??= own);
/** The page's copy, when one is there. */
export const present = (): Instance | undefined => page[KEY];
