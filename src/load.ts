/** How a page gets a game's door for elements: each game is a chunk of its own. The classic build puts another file in place of this one. */
import type { GameUi } from './elements/game-ui.js';
import { BadInput } from './kernel/game.js';

const games: Readonly<Record<string, () => Promise<GameUi>>> = {
  elfenwizards: async () => (await import('./games/elfenwizards/ui.js')).ui as unknown as GameUi,
};

/** The worker beside this file: one script that can be loaded as a module and by `importScripts` alike. */
export const advisor = new URL('./advisor-worker.js', import.meta.url).href;

export function load(id: string): Promise<GameUi> {
  const door = Object.hasOwn(games, id) ? games[id] : undefined;
  return door ? door() : Promise.reject(new BadInput('game', id, `one of ${Object.keys(games).join(', ')}`));
}
