/** The list of games, and the data on each that is available before the game is loaded. */
import { abouts as found } from './generated/abouts.js';
import type { GameAbout } from '../game-ui/about.js';
import { badInput } from '../kernel/bad-input.js';
import { addedGames } from '../loading/added-games.js';
import { BadInput } from '../kernel/game.js';

/** The `GameAbout` of each game by id, in the games' order. */
export const abouts: ReadonlyMap<string, GameAbout> = new Map(
  Object.entries(found).sort(([, a], [, b]) => a.order - b.order),
);
/** The ids of the games, in order. @public */
export const GAMES: readonly string[] = [...abouts.keys()];
/** The game of an element without a `game` attribute. @public */
export const DEFAULT_GAME = GAMES[0]!;

/** The error for an id that no game has; `known` are those of all games of the page, of which it may have none but added ones. */
export const unknownGame = (id: string, known: readonly string[] = [...GAMES, ...addedGames.keys()]): BadInput =>
  known.length > 0 ? badInput('game', id, 'game', { values: known.join(', ') }) : badInput('game', id, 'added');
