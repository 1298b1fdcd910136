/** Recorded random games for the benchmarks and for tests: the same for the same seed on every machine. */
import { elfenwizards, type Move, type Table } from '../../src/games/elfenwizards/index.js';
import type { NewGame } from '../../src/kernel/game.js';
import { legalMoves } from '../../src/kernel/legal.js';
import { play } from '../../src/kernel/play.js';
import { start } from '../../src/kernel/start.js';
import { draw, seeded } from '../../src/kernel/random.js';

export interface Recorded {
  readonly start: NewGame;
  readonly moves: readonly Move[];
  readonly final: Table;
}

export function recordGame(players: number, seed: number): Recorded {
  const from = { players, seed };
  const moves: Move[] = [];
  let rng = seeded(seed + 1_000_000);
  let snapshot = start(elfenwizards, from);
  while (snapshot.status === 'active') {
    const legal = legalMoves(elfenwizards, snapshot);
    const chance = draw(rng, 1, 0, legal.length - 1);
    rng = chance.rng;
    const move = legal[chance.values[0]!]!;
    moves.push(move);
    snapshot = play(elfenwizards, snapshot, move);
  }
  return { start: from, moves, final: snapshot.context.table };
}

export const recordGames = (count: number, players = 4): Recorded[] =>
  Array.from({ length: count }, (_, seed) => recordGame(players, seed));
