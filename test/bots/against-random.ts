/** Plays the default opponent against a player who chooses moves at random. */
import { chooseMove, legalMoves, play, start, viewFor, type Level } from '../../src/index.js';
import type { DefinedGame } from '../../src/kit/index.js';
import { bidding } from './games/bidding.js';
import { connecting } from './games/connecting.js';
import { drafting } from './games/drafting.js';
import { picker } from '../../src/testing/picker.js';

export const measured = { drafting, bidding, connecting } as unknown as Readonly<Record<string, DefinedGame>>;

/**
 * How many of these games the opponent wins, alternating the seats; a game without one winner counts as half. The games are
 * those numbered from `first`, always the same.
 */
export function winsOf(game: DefinedGame, games: number, level: Level, first = 0): number {
  let wins = 0;
  for (let n = first; n < first + games; n++) {
    const own = n % 2;
    const pick = picker(n + 1);
    let now = start(game, { players: 2, seed: 1000 + n });
    for (let turn = 0; now.status === 'active'; turn++) {
      const moves = legalMoves(game, now);
      const { seat } = moves[0]!;
      const mine = moves.filter((move) => move.seat === seat);
      const move =
        seat === own
          ? chooseMove(game, viewFor(game, now, seat), { seed: 7919 * n + turn, level })
          : mine[pick(mine.length)]!;
      now = play(game, now, move);
    }
    const points = game.points(game.view(now.context.table, own));
    wins += points[own]! > points[1 - own]! ? 1 : points[own] === points[1 - own] ? 0.5 : 0;
  }
  return wins;
}
