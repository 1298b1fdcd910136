/** The table, the one verb, and what nobody decides. */
import type { Fact, Move as AnyMove, RuleBook, Table as AnyTable } from '../../../src/kernel/game.js';

export const CARDS = [1, 2, 3, 4, 5];
export interface Table extends AnyTable {
  readonly hands: readonly (readonly number[])[];
  /** What each seat has laid down: `null` is nothing yet, 0 a card that the viewer may not know. */
  readonly laid: readonly (number | null)[];
  readonly points: readonly number[];
}
export type Seen = Omit<Table, 'rng'>;
export interface Move extends AnyMove {
  readonly type: 'lay';
  readonly card: number;
}
const fact = (code: string, params: Fact['params'] = {}): Fact => ({ rule: 'OE-1', code, params });

export const rules: RuleBook<Table, Move> = {
  lay: {
    options: ({ hands }) => hands.flatMap((hand, seat) => hand.map((card) => ({ type: 'lay', seat, card }) as const)),
    refuse: ({ hands, laid }, { seat, card }) =>
      laid[seat] === null && hands[seat]!.includes(card) ? undefined : fact('spent', { card }),
    apply: (table, { seat, card }) => ({ ...table, laid: table.laid.with(seat, card), last: [fact('lay', { seat })] }),
  },
};

/** Both cards are turned over, and their sum is scored. */
export function show(table: Table): Table {
  const sum = table.laid[0]! + table.laid[1]!;
  const seat = sum % 2;
  return { ...table, points: table.points.with(seat, table.points[seat]! + sum), last: [fact('score', { seat, sum })] };
}

/** What was laid down is spent. */
export function clear(table: Table): Table {
  const hands = table.hands.map((hand, seat) => hand.filter((card) => card !== table.laid[seat]));
  return { ...table, hands, laid: [null, null], last: [] };
}
