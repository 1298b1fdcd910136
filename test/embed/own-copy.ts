/** A page whose copy of the package was made for a game of somebody's own, and knows one of ours too. */
import { files } from '../../src/embed/preload-files.js';
import type { Instance } from '../../src/embed/instance.js';
import { GAMES } from '../../src/games/list.js';

// The build for pages fills this in.
Object.assign(files, { games: [...GAMES] });

/** The games that the copy has. */
export const games = new Set(['mine', GAMES[0]!]);
const copy: Instance = {
  defineElement: () => Promise.resolve(),
  addGame(game) {
    if (!('id' in game) || games.has(game.id)) throw new Error('Another game has this id.');
    games.add(game.id);
  },
  lacks: (game) => !games.has(game),
};
Object.assign(globalThis, { [Symbol.for('playable-rules')]: copy });

/** Puts an element with this game into the page, so many pixels down. */
export function put(game: string, down = 0): void {
  const element = document.createElement('playable-rulebook');
  element.setAttribute('game', game);
  element.textContent = 'In words';
  const room = Object.assign(document.createElement('div'), { style: `height: ${down}px` });
  document.body.append(room, element);
}
