/** Which games there are, and what is known of them before they are fetched. */
import { abouts as found } from './abouts.js';
import type { GameAbout } from '../game-ui/about.js';
import { BadInput } from '../kernel/game.js';

/** What is known of each game before it is fetched, by its id, in the games' order. */
export const abouts: ReadonlyMap<string, GameAbout> = new Map(
  Object.entries(found).sort(([, a], [, b]) => a.order - b.order),
);
/** The ids of the games in their order. */
export const GAMES: readonly string[] = [...abouts.keys()];
/** The game of an element that names none. */
export const DEFAULT_GAME = GAMES[0]!;

/** Why there is no game of this id. */
export const unknownGame = (id: string): BadInput => new BadInput('game', id, `one of ${GAMES.join(', ')}`);
