/**
 * Measures the default opponent against random moves in a drafting, a bidding and a board game:
 * `npx tsx test/bench/default-opponent.ts [GAMES] [LEVEL]`. Fails if it wins less than 95 % of the games of any of them.
 */
import type { Level } from '../../src/index.js';
import { measured, winsOf } from '../bots/against-random.js';

const games = Number(process.argv[2] ?? 300);
const level = (process.argv[3] ?? 'hard') as Level;
for (const [name, game] of Object.entries(measured)) {
  const wins = winsOf(game, games, level);
  console.log(`${name}: ${wins} of ${games} at level ${level}, ${((100 * wins) / games).toFixed(1)} %`);
  if (wins < 0.95 * games) process.exitCode = 1;
}
