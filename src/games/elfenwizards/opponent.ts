/** How an opponent plays: it sees a seat's view, and the same view and advice give the same move. */
import type { Advice, View } from '../../kernel/game.js';
import { draw, seeded } from '../../kernel/random.js';
import { rate } from './opponent/policy.js';
import type { Move } from './table.js';
import { imagine, type Seen } from './view.js';

/** How far a level's judgement of a move may be off, in points. */
const NOISE = { easy: 6, normal: 0.3, hard: 0.01 };

/** Picks one of the view's moves. */
export function choose(view: View<Seen, Move>, { seed, level }: Required<Advice>): Move {
  const rng = seeded(seed);
  const table = imagine(view.table, rng);
  const noise = draw(rng, view.moves.length, 0, 1000).values;
  const rates = view.moves.map((move, i) => rate(table, view.phase, move) + (NOISE[level] * noise[i]!) / 1000);
  return view.moves[rates.indexOf(Math.max(...rates))]!;
}
