/** The table, the only verb, and the steps that no player decides. */
import type { Fact, Move as AnyMove, RuleBook, Table as AnyTable } from '../../../src/kernel/game.js';

export const CARDS = [1, 2, 3, 4, 5];
export interface Table extends AnyTable {
  readonly hands: readonly (readonly number[])[];
  /** The card that each seat has laid down: `null` for none yet, 0 for one that the viewer must not know. */
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

/** Turns both cards over, and scores their sum. */
export function show(table: Table): Table {
  const sum = table.laid[0]! + table.laid[1]!;
  const seat = sum % 2;
  return { ...table, points: table.points.with(seat, table.points[seat]! + sum), last: [fact('score', { seat, sum })] };
}

/** Removes the cards laid down from the game. */
export function clear(table: Table): Table {
  const hands = table.hands.map((hand, seat) => hand.filter((card) => card !== table.laid[seat]));
  return { ...table, hands, laid: [null, null], last: [] };
}
