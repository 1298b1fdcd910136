import type { BotOptions, View } from '../../kernel/game.js';
import { draw, seeded } from '../../kernel/random.js';
import type { Move, Seen } from './table.js';
export function choose({ moves }: View<Seen, Move>, { seed }: Required<BotOptions>): Move {
  return moves[draw(seeded(seed), 1, 0, moves.length - 1).values[0]!]!;
}
