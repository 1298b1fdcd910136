/** The opponent plays at random, because a predictable player loses. It sees only what its seat sees. */
import type { BotOptions, View } from '../../../src/kernel/game.js';
import { draw, seeded } from '../../../src/kernel/random.js';
import type { Move, Seen } from './rules.js';

export const choose = ({ moves }: View<Seen, Move>, { seed }: Required<BotOptions>): Move =>
  moves[draw(seeded(seed), 1, 0, moves.length - 1).values[0]!]!;
