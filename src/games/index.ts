/** How a page gets a game's door for elements: each game is a chunk of its own. The classic build puts another file in place of this one. */
import type { GameReading, GameUi } from '../game-ui/game-ui.js';
import { BadInput } from '../kernel/game.js';

const games: Readonly<Record<string, () => Promise<GameUi>>> = {
  elfenwizards: async () => (await import('./elfenwizards/ui.js')).ui as unknown as GameUi,
};

/** The same games for those who only read about them. */
const readings: Readonly<Record<string, () => Promise<GameReading>>> = {
  elfenwizards: async () => (await import('./elfenwizards/reading.js')).reading,
};

function door<T>(doors: Readonly<Record<string, () => Promise<T>>>, id: string): Promise<T> {
  const open = Object.hasOwn(doors, id) ? doors[id] : undefined;
  return open ? open() : Promise.reject(new BadInput('game', id, `one of ${Object.keys(doors).join(', ')}`));
}
export const load = (id: string): Promise<GameUi> => door(games, id);
export const read = (id: string): Promise<GameReading> => door(readings, id);
