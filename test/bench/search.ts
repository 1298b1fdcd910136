/**
 * Measures the default opponent against random moves: `npx tsx test/bench/search.ts [level [first]]`, by default at `hard`. There
 * it has to win 95 % of 300 games of each of three games that were written for this; a game without one winner counts as half. With
 * `first`, it plays the games from that number on: others than those by which the search was tuned. Takes half an hour at `hard`.
 */
import { LEVELS } from '../../src/index.js';
import { measured, winsOf } from '../bots/against-random.js';

const GAMES = 300;
const first = Number(process.argv[3] ?? 0);
const level = LEVELS.find((one) => one === process.argv[2]) ?? 'hard';
for (const [name, game] of Object.entries(measured)) {
  const rate = winsOf(game, GAMES, level, first) / GAMES;
  console.log(`${name}, ${level}: wins ${(100 * rate).toFixed(1)} % of ${GAMES} games`);
  if (rate < 0.95) process.exitCode = 1;
}
