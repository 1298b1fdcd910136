/** A board game, to measure the default opponent with: four discs in a row win, on seven columns of six. */
import { allowed, defineChart, defineGame, int, list, shape } from '../../../src/kit/index.js';
import type { Move as AnyMove, Rules, Table as AnyTable } from '../../../src/kit/index.js';

const [WIDE, HIGH] = [7, 6];
interface Table extends AnyTable {
  /** The discs of each column from the bottom, as seats. */
  readonly columns: readonly (readonly number[])[];
  readonly turn: number;
  readonly winner: number;
}
interface Move extends AnyMove {
  readonly type: 'drop';
  readonly column: number;
}
const COLUMNS = Array.from({ length: WIDE }, (_, n) => n);
const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

function isWon({ columns }: Table, column: number, seat: number): boolean {
  const row = columns[column]!.length - 1;
  return WAYS.some(([x, y]) => {
    let length = 1;
    for (const way of [1, -1]) for (let n = way; columns[column + n * x]?.[row + n * y] === seat; n += way) length++;
    return length >= 4;
  });
}

const rules: Rules<Table, Move> = {
  drop: {
    options: ({ turn }) => COLUMNS.map((column) => ({ type: 'drop', seat: turn, column })),
    refuse: ({ columns, turn }, { column, seat }) =>
      seat === turn && columns[column]!.length < HIGH ? undefined : { rule: 'C-1', code: 'full' },
    apply(table, { column, seat }) {
      const columns = table.columns.with(column, [...table.columns[column]!, seat]);
      const next = {
        ...table,
        columns,
        turn: 1 - seat,
        last: [{ rule: 'C-1', code: 'drop', params: { seat, column } }],
      };
      return { ...next, winner: isWon(next, column, seat) ? seat : -1 };
    },
  },
};

export const connecting = defineGame<Table, Move>({
  id: 'connecting',
  players: [2, 2],
  seats: ['red', 'blue'],
  order: { phase: 'C-1', turn: 'C-1' },
  rules,
  fields: { drop: { column: COLUMNS } },
  machine: defineChart(rules, {
    id: 'connecting',
    guards: {
      isOver: ({ winner, columns }) => winner >= 0 || columns.every(({ length }) => length === HIGH),
    },
    actions: {},
    initial: 'dropping',
    states: {
      dropping: { on: { drop: allowed() }, always: { guard: 'isOver', target: 'over' } },
      over: { type: 'final' },
    },
  }),
  setup: ({ rng, options }) => ({ rng, options, last: [], columns: COLUMNS.map(() => []), turn: 0, winner: -1 }),
  table: shape({ columns: list(list(int(0, 1), 0, HIGH), WIDE, WIDE), turn: int(0, 1), winner: int(-1, 1) }),
  points: ({ winner }) => [0, 1].map((seat) => Number(seat === winner)),
});
