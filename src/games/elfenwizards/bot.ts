/**
 * The opponent. It uses only its seat's view; the same view and options always give the same move. All levels evaluate
 * tables in the same way: they differ in the random error added, and in looking ahead.
 */
import { seeded, type BotOptions, type View } from '../../kit/index.js';
import { chance, finish } from './bot/finish.js';
import { outlook, type Outlook } from './bot/outlook.js';
import { after, goodSense, prospects } from './bot/judgement.js';
import { worth } from './bot/worth.js';
import type { Move } from './table.js';
import { imagine, type Seen } from './view.js';

/** Maximum random error of a move's value, in points, by level. */
const NOISE = { easy: 6, normal: 0.3, hard: 0 };
/** How many of the best moves are examined further. */
const FIELD = 8;

interface Option {
  readonly move: Move;
  readonly outlook: Outlook;
  value: number;
}

/** Picks one of the view's moves. Yields after each position examined. */
export function* think(
  { table: seen, phase, moves }: View<Seen, Move>,
  { seed, level, budget }: Required<BotOptions>,
): Generator<void, Move> {
  const table = imagine(seen, seeded(seed));
  const random = chance(seed);
  const buys = moves.flatMap((move) => goodSense(table, phase, move) ?? []);
  if (buys.length > 0) return moves[buys.indexOf(Math.max(...buys))]!;

  let field: Option[] = [];
  for (const move of moves.slice(0, Math.max(1, budget))) {
    const ahead = outlook(after(table, move), phase);
    field.push({ move, outlook: ahead, value: prospects(worth(ahead), move.seat) + NOISE[level] * random() });
    yield;
  }
  const byValue = (a: Option, b: Option) => b.value - a.value;
  field.sort(byValue);
  if (level !== 'hard') return field[0]!.move;

  // Successive halving: the better half of the field stays until one is left; each round gets an equal part of the budget.
  field = field.slice(0, FIELD);
  const round = (budget - moves.length) / Math.ceil(Math.log2(field.length));
  const sums = new Map(field.map(({ move }) => [move, 0]));
  for (let ends = 0; field.length > 1; field = field.sort(byValue).slice(0, (field.length + 1) >> 1)) {
    const each = Math.floor(round / field.length);
    if (each < 1) break;
    ends += each;
    for (const option of field) {
      let sum = sums.get(option.move)!;
      // All options use the same random seeds, so that only the choice makes a difference.
      for (let i = ends - each; i < ends; i++) {
        sum += prospects(finish(option.outlook, chance(seed + i)), option.move.seat);
        yield;
      }
      sums.set(option.move, sum);
      option.value = sum / ends;
    }
  }
  return field[0]!.move;
}

/** The value of a move for its seat, in points, without looking ahead. */
export const weigh = ({ table, phase }: View<Seen, Move>, move: Move): number =>
  prospects(worth(outlook(after(imagine(table, seeded(0)), move), phase)), move.seat);
