/** Pig: roll as often as you dare, then keep the sum. A 1 loses it. Who first has 50 points wins. */
import { allowed, defineChart, draw, inTurn } from 'playable-rules/kit';
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

export const rules = inTurn<Table, Move>('PIG-1', {
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

export const machine = defineChart(rules, {
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
