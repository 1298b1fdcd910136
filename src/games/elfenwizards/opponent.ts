/** How an opponent plays. */
import type { Advice, View } from '../../kernel/game.js';
import { draw, seeded } from '../../kernel/random.js';
import type { Move } from './table.js';
import type { Seen } from './view.js';

/** Picks one of the view's moves; the same view and advice give the same move. */
export function choose({ moves }: View<Seen, Move>, { seed }: Required<Advice>): Move {
  return moves[draw(seeded(seed), 1, 0, moves.length - 1).values[0]!]!;
}
