/** The rules: claim fields beside your own. Each is worth points; when all are claimed, most points win. */
import { allowed, defineChart, grid, inTurn } from 'playable-rules/kit';
import type { Fact, Moves, Params, Table as AnyTable } from 'playable-rules/kit';

/** The board, and its fields: a1 is below on the left, e5 above on the right. */
export const GRID = grid(5, 5);
export const FIELDS = GRID.ids;
/** The field with which each seat begins. */
export const CORNERS = ['a1', 'e5', 'a5', 'e1'];
/** What the fields are worth, in any order. */
export const VALUES = FIELDS.map((_, n) => 1 + (n % 5));
/** The value of a field that the viewer may not know. */
export const HIDDEN = 0;

/** The state of the game: plain data, so that it can be saved, sent and replayed. */
export interface Table extends AnyTable {
  /** What each field is worth, and the seat that has claimed it. */
  readonly values: readonly number[];
  readonly owners: readonly (number | null)[];
  /** The seat whose turn it is. */
  readonly turn: number;
}
/** The moves: each verb with its fields. */
export type Move = Moves<{ claim: { field: string } }>;
/** Something that happens, or the reason why it may not: the rule, and the sentence about it in `text.ts`. */
const fact = (rule: 'R-1' | 'R-2' | 'R-3', code: string, params: Params = {}): Fact => ({ rule, code, params });

/** Whether a field shares a side with one of this seat. */
export const isBeside = ({ owners }: Pick<Table, 'owners'>, seat: number, field: string): boolean =>
  GRID.beside(field).some((other) => owners[FIELDS.indexOf(other)] === seat);
/** The fields that a seat could claim if it were its turn. */
export const claimable = (table: Pick<Table, 'owners'>, seat: number): string[] =>
  FIELDS.filter((field, n) => table.owners[n] === null && isBeside(table, seat, field));
export const seated = ({ owners }: Pick<Table, 'owners'>): number => 1 + Math.max(...owners.map((seat) => seat ?? 0));
export const pointsOf = (table: Pick<Table, 'owners' | 'values'>): number[] =>
  Array.from({ length: seated(table) }, (_, seat) =>
    table.values.reduce((sum, value, n) => sum + (table.owners[n] === seat ? value : 0), 0),
  );

/** For each kind of move: the moves to offer, why one is refused, and what it does. Only the seat in turn may move. */
export const rules = inTurn<Table, Move>('R-1', {
  claim: {
    options: (table, seat) => claimable(table, seat).map((field) => ({ type: 'claim', seat, field })),
    refuse(table, { seat, field }) {
      if (table.owners[FIELDS.indexOf(field)] !== null) return fact('R-1', 'taken', { field });
      return isBeside(table, seat, field) ? undefined : fact('R-1', 'far', { field });
    },
    apply(table, { seat, field }) {
      const n = FIELDS.indexOf(field);
      const last = [fact('R-1', 'claim', { seat, field, points: table.values[n]! })];
      return { ...table, owners: table.owners.with(n, seat), last };
    },
  },
});

/** The next seat in turn that can claim a field. */
function pass(table: Table): Table {
  const count = seated(table);
  const order = Array.from({ length: count }, (_, n) => (table.turn + 1 + n) % count);
  const next = order.findIndex((seat) => claimable(table, seat).length > 0);
  const last = order.slice(0, next).map((seat) => fact('R-3', 'skip', { seat }));
  return { ...table, turn: order[next]!, last };
}

/** The phases. A state with `on` waits for a player; one with `always` leaves by itself, and the page shows it first. */
export const machine = defineChart(rules, {
  id: 'my-game',
  guards: { isFull: ({ owners }) => !owners.includes(null) },
  actions: { pass },
  initial: 'claiming',
  states: {
    claiming: { meta: { rules: ['R-1', 'R-2'] }, on: { claim: allowed({ target: 'passing' }) } },
    passing: {
      meta: { rules: ['R-3'] },
      always: [
        { guard: 'isFull', target: 'over' },
        { target: 'claiming', actions: 'pass' },
      ],
    },
    over: { type: 'final' },
  },
});
