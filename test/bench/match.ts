/** Plays one whole game between opponents, for the benchmarks of their strength and of the seats. */
import type { Game, Level, Seat, Start } from '../../src/kernel/game.js';
import { legalMoves, toAct } from '../../src/kernel/legal.js';
import { play } from '../../src/kernel/play.js';
import { start } from '../../src/kernel/start.js';
import { draw, seeded } from '../../src/kernel/random.js';
import { chooseMove, viewFor } from '../../src/kernel/view.js';

export type Sitter = Level | 'random';

export interface Played {
  readonly winners: readonly Seat[];
  /** Milliseconds of each choice between moves, with the seat that chose. */
  readonly took: readonly { readonly seat: Seat; readonly ms: number }[];
}

/** Plays the game of this number, which seeds all random choices, including those of the opponents. */
export function playMatch(game: Game, sitters: readonly Sitter[], begun: Start, number: number): Played {
  let snapshot = start(game, begun);
  const took: { seat: Seat; ms: number }[] = [];
  for (let n = 0; snapshot.status === 'active'; n++) {
    const moves = legalMoves(game, snapshot);
    const seat = toAct(moves)[0]!;
    const sitter = sitters[seat]!;
    const seed = number * 10_000 + n;
    let move = moves[draw(seeded(seed), 1, 0, moves.length - 1).values[0]!]!;
    if (sitter !== 'random') {
      const view = viewFor(game, snapshot, seat);
      const before = performance.now();
      move = chooseMove(game, view, { seed, level: sitter });
      if (view.moves.length > 1) took.push({ seat, ms: performance.now() - before });
    }
    snapshot = play(game, snapshot, move);
  }
  const { winners } = snapshot.context.table as unknown as { readonly winners: readonly Seat[] };
  return { winners, took };
}
