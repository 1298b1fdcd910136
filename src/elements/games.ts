/** The way to a game, given by whoever registers the elements: an element never imports a game. */
import type { GameUi } from './game-ui.js';

export type LoadGame = (id: string) => Promise<GameUi>;

let load: LoadGame = (id) => Promise.reject(new Error(`No game is provided: ${id}. Import define.js.`));

export const provideGames = (loader: LoadGame): void => {
  load = loader;
};
export const loadGame: LoadGame = (id) => load(id);
