/**
 * Measures the default opponent against random moves: `npx tsx test/bench/search.ts`. It has to win 95 % of 300 games of each of
 * three games that were written for this. Takes some minutes.
 */
import { measured, winsOf } from '../opponents/against-random.js';

const GAMES = 300;
for (const [name, game] of Object.entries(measured)) {
  const rate = winsOf(game, GAMES, 'normal') / GAMES;
  console.log(`${name}: wins ${(100 * rate).toFixed(1)} % of ${GAMES} games`);
  if (rate < 0.95) process.exitCode = 1;
}
