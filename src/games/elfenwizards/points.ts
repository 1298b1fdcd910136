/** The points of a player: apart from other questions about a table, since a reader of the rulebook alone asks none. */
import type { Player } from './table.js';

export const total = (player: Player): number => player.scores.reduce((sum, points) => sum + points, player.bonus);
