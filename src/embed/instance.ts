/** A page may load several copies of the package: the first one owns the elements, the others leave them to it. */
import type { AddedGame, LazyGame } from '../game-ui/added-game.js';

export interface Instance {
  /** Loads and registers an element that is not on every page. Does nothing for tags that are not ours. */
  defineElement(tag: string): Promise<void>;
  /** Adds a game defined by the page. Throws `BadInput` if it is no game, or if another game has its id. */
  addGame(game: AddedGame | LazyGame): void;
}
const KEY = Symbol.for('playable-rules');
type Page = { [KEY]?: Instance };

/** Returns the page's copy: the first one, or else `own`. */
export const registerInstance = (own: Instance): Instance => ((globalThis as Page)[KEY] ??= own);
/** The page's copy, if one is loaded. */
export const currentInstance = (): Instance | undefined => (globalThis as Page)[KEY];
