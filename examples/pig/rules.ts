/** Pig: roll as often as you dare, then keep the sum. A 1 loses it. Who first has 50 points wins. */
import { allowed, bool, defineChart, defineGame, draw, inTurn, int, list, shape } from 'playable-rules/kit';
import type { Fact, Moves, Params, Table as AnyTable } from 'playable-rules/kit';

export const GOAL = 50;

export interface Table extends AnyTable {
  readonly points: readonly number[];
  /** The seat whose turn it is. */
  readonly turn: number;
  /** What it rolled so far in this turn, and the die as it lies; 0 before the first roll. */
  readonly sum: number;
  readonly die: number;
  readonly isEnded: boolean;
}
export type Move = Moves<{ roll: object; keep: object }>;
const fact = (rule: 'PIG-1' | 'PIG-2' | 'PIG-3', code: string, params: Params): Fact => ({ rule, code, params });

const rules = inTurn<Table, Move>('PIG-1', {
  roll: {
    options: (_table, seat) => [{ type: 'roll', seat }],
    apply(table, { seat }) {
      const { values, rng } = draw(table.rng, 1, 1, 6);
      const die = values[0]!;
      const isLost = die === 1;
      const last = [isLost ? fact('PIG-2', 'lose', { seat, sum: table.sum }) : fact('PIG-1', 'roll', { seat, die })];
      return { ...table, rng, die, sum: isLost ? 0 : table.sum + die, isEnded: isLost, last };
    },
  },
  keep: {
    options: (_table, seat) => [{ type: 'keep', seat }],
    refuse: ({ sum }) => (sum === 0 ? fact('PIG-3', 'nothing', {}) : undefined),
    apply: (table, { seat }) => ({
      ...table,
      points: table.points.with(seat, table.points[seat]! + table.sum),
      isEnded: true,
      last: [fact('PIG-3', 'keep', { seat, sum: table.sum })],
    }),
  },
});

const machine = defineChart(rules, {
  id: 'pig',
  guards: {
    isWon: ({ points }) => points.some((n) => n >= GOAL),
    isEnded: (table) => table.isEnded,
  },
  actions: {
    pass: (table) => ({
      ...table,
      ...{ turn: (table.turn + 1) % table.points.length, sum: 0, die: 0, isEnded: false, last: [] },
    }),
  },
  initial: 'daring',
  states: {
    daring: {
      meta: { rules: ['PIG-1', 'PIG-2', 'PIG-3'] },
      on: { roll: allowed(), keep: allowed() },
      always: [
        { guard: 'isWon', target: 'over' },
        { guard: 'isEnded', target: 'passing' },
      ],
    },
    // A state of its own, so that the page shows the 1 before the die is passed on.
    passing: { meta: { rules: ['PIG-1'] }, always: { target: 'daring', actions: 'pass' } },
    over: { type: 'final' },
  },
});

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
