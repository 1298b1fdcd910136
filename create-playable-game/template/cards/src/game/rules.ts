/** The rules: everybody plays a card, the highest takes the trick, and it counts as much as its lowest card. */
import { allowed, defineChart, inTurn } from 'playable-rules/kit';
import type { Fact, Moves, Params, Table as AnyTable } from 'playable-rules/kit';

export const CARDS = Array.from({ length: 20 }, (_, n) => n + 1);
export const HELD = 5;
/** A card that the viewer may not know. */
export const HIDDEN = 0;

/** The state of the game: plain data, so that it can be saved, sent and replayed. */
export interface Table extends AnyTable {
  readonly hands: readonly (readonly number[])[];
  /** The seat that leads to the trick, and the cards of the trick, the leader’s first. */
  readonly leader: number;
  readonly trick: readonly number[];
  /** The cards of earlier tricks. */
  readonly spent: readonly number[];
  readonly points: readonly number[];
}
/** The moves: each verb with its fields. */
export type Move = Moves<{ play: { card: number } }>;
/** Something that happens, or the reason why it may not: the rule, and the sentence about it in `text.ts`. */
const fact = (rule: 'R-1' | 'R-2' | 'R-3', code: string, params: Params = {}): Fact => ({ rule, code, params });

type Trick = Pick<Table, 'hands' | 'leader' | 'trick'>;
/** The seat that plays the card number `n` of the trick. */
const seatOf = ({ hands, leader }: Trick, n: number): number => (leader + n) % hands.length;
/** The seat whose turn it is. */
export const turnOf = (table: Trick): number => seatOf(table, table.trick.length);
/** What each seat has played to the trick, if it has. */
export const playedIn = (table: Trick) =>
  table.hands.map((_, seat) => table.trick.find((_card, n) => seatOf(table, n) === seat));
/** The seat that takes the trick as it lies there. */
const winnerOf = (table: Trick): number => seatOf(table, table.trick.indexOf(Math.max(...table.trick)));

/** For each kind of move: the moves to offer, why one is refused, and what it does. Only the seat in turn may move. */
export const rules = inTurn<Table, Move>(
  'R-1',
  {
    play: {
      options: ({ hands }, seat) => hands[seat]!.map((card) => ({ type: 'play', seat, card })),
      refuse: ({ hands }, { seat, card }) =>
        hands[seat]!.includes(card) ? undefined : fact('R-1', 'missing', { card }),
      apply: (table, { seat, card }) => ({
        ...table,
        hands: table.hands.with(
          seat,
          table.hands[seat]!.filter((other) => other !== card),
        ),
        trick: [...table.trick, card],
        last: [fact('R-1', 'play', { seat, card })],
      }),
    },
  },
  turnOf,
);

/** The highest card takes the trick. */
function take(table: Table): Table {
  const seat = winnerOf(table);
  const points = Math.min(...table.trick);
  return {
    ...table,
    points: table.points.with(seat, table.points[seat]! + points),
    last: [fact('R-2', 'take', { seat, points })],
  };
}
/** Puts the trick away. Who took it leads to the next. */
const lead = (table: Table): Table => ({
  ...table,
  leader: winnerOf(table),
  trick: [],
  spent: [...table.spent, ...table.trick],
  last: [],
});

/** The phases. A state with `on` waits for a player; one with `always` leaves by itself, and the page shows it first. */
export const machine = defineChart(rules, {
  id: 'my-game',
  guards: {
    isFull: ({ trick, hands }) => trick.length === hands.length,
    isLast: ({ hands }) => hands.every((hand) => hand.length === 0),
  },
  actions: { take, lead },
  initial: 'playing',
  states: {
    playing: {
      meta: { rules: ['R-1'] },
      on: { play: allowed() },
      always: { guard: 'isFull', target: 'taking', actions: 'take' },
    },
    taking: {
      meta: { rules: ['R-2', 'R-3'] },
      always: [
        { guard: 'isLast', target: 'over' },
        { target: 'playing', actions: 'lead' },
      ],
    },
    over: { type: 'final' },
  },
});
