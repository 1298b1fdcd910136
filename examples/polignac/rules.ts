/** Polignac: eight tricks for four, who follow suit if they can and try to take none of the four jacks. */
import {
  allowed,
  deal,
  defineChart,
  defineGame,
  hideHands,
  imagineHands,
  int,
  inTurn,
  isSorted,
  list,
  oneOf,
  pack,
  rankOf,
  shape,
  suitToFollow,
  takingCard,
} from 'playable-rules/kit';
import type { Fact, Moves, Params, Table as AnyTable } from 'playable-rules/kit';

export const CARDS = pack(['7', '8', '9', '10', 'J', 'Q', 'K', 'A']);
const SEATS = ['north', 'east', 'south', 'west'];
const HELD = CARDS.length / SEATS.length;
/** What each begins with: as many counters as all jacks cost. */
const COUNTERS = 5;
/** A card that the viewer may not know. */
export const HIDDEN = '';

export interface Table extends AnyTable {
  /** The cards of each seat, by suit and rank. */
  readonly hands: readonly (readonly string[])[];
  /** The seat that leads to the trick, and the cards of the trick, the leader’s first. */
  readonly leader: number;
  readonly trick: readonly string[];
  /** The cards of earlier tricks. */
  readonly spent: readonly string[];
  readonly counters: readonly number[];
}
export type Move = Moves<{ play: { card: string } }>;
const fact = (rule: 'PO-1' | 'PO-2' | 'PO-3', code: string, params: Params = {}): Fact => ({ rule, code, params });

type Trick = Pick<Table, 'leader' | 'trick'>;
/** The seat that plays the card number `n` of the trick. */
const seatOf = ({ leader }: Trick, n: number): number => (leader + n) % SEATS.length;
const turnOf = (table: Trick): number => seatOf(table, table.trick.length);
/** What each seat has played to the trick, if it has. */
export const playedIn = (table: Trick) =>
  SEATS.map((_, seat) => table.trick.find((_card, n) => seatOf(table, n) === seat));
/** The seat that takes the trick as it lies there. */
const winnerOf = (table: Trick): number => seatOf(table, takingCard(table.trick, CARDS));
/** What the jacks among these cards cost: the jack of spades two counters, each other one. */
const costOf = (cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + (card === 'SJ' ? 2 : rankOf(card) === 'J' ? 1 : 0), 0);

const rules = inTurn<Table, Move>(
  'PO-1',
  {
    play: {
      options: ({ hands }, seat) => hands[seat]!.map((card) => ({ type: 'play', seat, card })),
      refuse(table, { seat, card }) {
        const hand = table.hands[seat]!;
        if (!hand.includes(card)) return fact('PO-1', 'missing', { card });
        const suit = suitToFollow(card, hand, table.trick);
        return suit ? fact('PO-2', 'follow', { suit }) : undefined;
      },
      apply: (table, { seat, card }) => ({
        ...table,
        hands: table.hands.with(
          seat,
          table.hands[seat]!.filter((other) => other !== card),
        ),
        trick: [...table.trick, card],
        last: [fact('PO-1', 'play', { seat, card })],
      }),
    },
  },
  turnOf,
);

/** Who takes the trick pays for its jacks. */
function take(table: Table): Table {
  const seat = winnerOf(table);
  const cost = costOf(table.trick);
  return {
    ...table,
    counters: table.counters.with(seat, table.counters[seat]! - cost),
    last: [fact('PO-2', 'take', { seat }), ...(cost > 0 ? [fact('PO-3', 'pay', { seat, cost })] : [])],
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

export const game = defineGame<Table, Move>({
  id: 'polignac',
  players: [4, 4],
  seats: SEATS,
  order: { phase: 'PO-1', turn: 'PO-1' },
  rules,
  machine: defineChart(rules, {
    id: 'polignac',
    guards: {
      isFull: ({ trick }) => trick.length === SEATS.length,
      isLast: ({ hands }) => hands.every((hand) => hand.length === 0),
    },
    actions: { take, lead },
    initial: 'playing',
    states: {
      playing: {
        meta: { rules: ['PO-1', 'PO-2'] },
        on: { play: allowed() },
        always: { guard: 'isFull', target: 'taking', actions: 'take' },
      },
      taking: {
        meta: { rules: ['PO-2', 'PO-3'] },
        always: [
          { guard: 'isLast', target: 'over' },
          { target: 'playing', actions: 'lead' },
        ],
      },
      over: { type: 'final' },
    },
  }),
  fields: { play: { card: CARDS } },
  setup({ rng, options }) {
    const { hands, rng: after } = deal(rng, CARDS, SEATS.length, HELD);
    const counters = SEATS.map(() => COUNTERS);
    return { rng: after, options, last: [], hands, leader: 0, trick: [], spent: [], counters };
  },
  points: ({ counters }) => counters,
  prompt: (seen, phase) => ({ code: phase, params: { seat: turnOf(seen) } }),
  view: ({ rng: _rng, ...table }, viewer) => ({ ...table, hands: hideHands(table.hands, viewer, HIDDEN) }),
  imagine: (seen, rng) => ({
    ...seen,
    ...imagineHands(rng, CARDS, seen.hands, [...seen.trick, ...seen.spent], HIDDEN),
  }),
  redact: (move) => move,
  table: shape({
    hands: list(list(oneOf(CARDS), 0, HELD), 4, 4),
    leader: int(0, 3),
    trick: list(oneOf(CARDS), 0, 3),
    spent: list(oneOf(CARDS), 0, CARDS.length),
    counters: list(int(0, COUNTERS), 4, 4),
  }),
  violation(table) {
    const { hands, trick, spent, counters } = table;
    const left = counters.reduce((sum, own) => sum + own, 0);
    if (left !== 4 * COUNTERS - costOf(spent)) return 'counters';
    const held = HELD - spent.length / 4;
    const played = playedIn(table);
    const isFair = hands.every((hand, seat) => hand.length === held - (played[seat] ? 1 : 0) && isSorted(hand, CARDS));
    const all = [...hands.flat(), ...trick, ...spent];
    return isFair && held > 0 && new Set(all).size === all.length ? undefined : 'hands';
  },
  faults: {
    counters: 'What is missing of the counters was paid for the jacks that are spent.',
    hands:
      'Each card is there once, and hands are in order; all hold as many, but those who have played hold one less.',
  },
});
