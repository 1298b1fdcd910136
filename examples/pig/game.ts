/** The game: its parts put together, and the checks of positions from outside. */
import { bool, defineGame, int, list, shape } from 'playable-rules/kit';
import { GOAL, machine, rules, type Move, type Table } from './rules.js';

export const game = defineGame<Table, Move>({
  id: 'pig',
  players: [2, 4],
  seats: ['red', 'blue', 'green', 'yellow'],
  order: { phase: 'PIG-1', turn: 'PIG-1' },
  rules,
  machine,
  fields: { roll: {}, keep: {} },
  setup: ({ players, options, rng }) => ({
    ...{ rng, options, last: [], points: Array.from({ length: players }, () => 0) },
    ...{ turn: 0, sum: 0, die: 0, isEnded: false },
  }),
  seated: ({ points }) => points.length,
  points: ({ points }) => points,
  table: shape({
    points: list(int(0, GOAL - 1), 2, 4),
    turn: int(0, 3),
    sum: int(0, 600),
    die: int(0, 6),
    isEnded: bool,
  }),
  violation({ points, turn, sum, die, isEnded }) {
    if (turn >= points.length) return 'turn';
    if (isEnded) return 'isEnded';
    return die === 1 || sum === 1 || sum < die || sum > 0 !== die > 0 ? 'sum' : undefined;
  },
  faults: {
    turn: 'It is the turn of somebody who plays.',
    isEnded: 'A turn that has ended waits for nobody.',
    sum: 'The sum is that of the rolls of this turn, the last of which lies there.',
  },
});
