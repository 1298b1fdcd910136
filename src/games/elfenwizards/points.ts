/** The total points of a player. A separate module, because readers of the rulebook alone need no other query. */
import type { Player } from './table.js';

export const total = (player: Player): number => player.scores.reduce((sum, points) => sum + points, player.bonus);
