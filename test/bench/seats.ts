/**
 * Measures whether all seats win equally often: `npx tsx test/bench/seats.ts [--turned] GAME PLAYERS LEVEL GAMES`.
 *
 * Opponents of one level (or `random`) play all seats, in one process. Prints the wins of each seat, where a shared win
 * counts as a fraction, and the chi-squared statistic against an even split. `--turned`, for a game with a table of starting
 * placements, rotates the colours in that table by one seat from game to game and counts wins by seat and by place in the
 * table, which separates the effect of the turn order from that of the placement.
 */
import { games } from '../../src/games/generated/registry.js';
import type { Start } from '../../src/kernel/game.js';
import { playMatch, type Sitter } from './match.js';

type Placement = Readonly<Record<string, string | readonly string[]>>;
interface Placing {
  readonly PLACEMENTS: Readonly<Record<number, Placement>>;
}

/** The table of placements rotated: each colour gets the places of the colour `by` seats before it. */
function turned(placement: Placement, colours: readonly string[], by: number): Placement {
  const next = (colour: string) => colours[(colours.indexOf(colour) + by) % colours.length]!;
  return Object.fromEntries(
    Object.entries(placement).map(([space, on]) => [space, typeof on === 'string' ? next(on) : on.map(next)]),
  );
}

const isTurned = process.argv.includes('--turned');
const [id = '', players_ = '', level = '', count_ = ''] = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const [players, count] = [Number(players_), Number(count_)];
const game = await games[id]!();
const colours = game.seats.slice(0, players);
const { PLACEMENTS } = isTurned
  ? ((await import(`../../src/games/${id}/placements.js`)) as Placing)
  : { PLACEMENTS: {} };

const seats = colours.map(() => 0);
const places = colours.map(() => 0);
for (let number = 0; number < count; number++) {
  const by = isTurned ? number % players : 0;
  const placement = PLACEMENTS[players];
  const options = placement ? { placement: turned(placement, colours, by) as never } : {};
  const begun: Start = { players, seed: number, options };
  const sitters = colours.map(() => level as Sitter);
  const { winners } = playMatch(game, sitters, begun, number);
  for (const seat of winners) {
    seats[seat]! += 1 / winners.length;
    places[(seat - by + players) % players]! += 1 / winners.length;
  }
}
const summary = (wins: readonly number[]) => {
  const even = count / players;
  const chi = wins.reduce((sum, won) => sum + (won - even) ** 2 / even, 0);
  return `${wins.map((won, i) => `${colours[i]} ${won.toFixed(1)}`).join(', ')}; chi² ${chi.toFixed(1)} (df ${players - 1})`;
};
console.log(`${id}, ${players} players, ${level}, ${count} games${isTurned ? ', turned' : ''}`);
console.log(`  by seat:  ${summary(seats)}`);
if (isTurned) console.log(`  by place: ${summary(places)}`);
