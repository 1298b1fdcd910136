/** Goofspiel: for each prize both bid a card in secret. The higher card wins the prize; both cards are spent. */
import { allowed, defineChart, defineGame, int, list, nullable, oneOf, shape, shuffle } from 'playable-rules/kit';
import type { Fact, Moves, Params, Rules, Table as AnyTable } from 'playable-rules/kit';

export const CARDS = [1, 2, 3, 4, 5, 6, 7];
/** A card that the viewer must not know. */
export const HIDDEN = 0;

export interface Table extends AnyTable {
  readonly prize: number;
  /** The prizes to come, in a secret order; viewers get them sorted. */
  readonly deck: readonly number[];
  readonly hands: readonly (readonly number[])[];
  /** The card that each seat has bid, `null` for none yet. It stays in the hand until both are shown. */
  readonly bids: readonly (number | null)[];
  readonly points: readonly number[];
}
export type Move = Moves<{ bid: { card: number } }>;
const fact = (rule: 'GS-1' | 'GS-2', code: string, params: Params): Fact => ({ rule, code, params });

const rules: Rules<Table, Move> = {
  bid: {
    options: ({ hands }) => hands.flatMap((hand, seat) => hand.map((card) => ({ type: 'bid', seat, card }) as const)),
    refuse({ hands, bids }, { seat, card }) {
      if (bids[seat] !== null) return fact('GS-1', 'done', {});
      return hands[seat]!.includes(card) ? undefined : fact('GS-1', 'spent', { card });
    },
    apply: (table, { seat, card }) => ({
      ...table,
      bids: table.bids.with(seat, card),
      last: [fact('GS-1', 'bid', { seat })],
    }),
  },
};

/** Shows both cards: the higher one wins the prize, and nobody does if they are equal. */
function show(table: Table): Table {
  const { prize, bids, points } = table;
  const [a, b] = bids as [number, number];
  const cards = { card: a, other: b, prize };
  if (a === b) return { ...table, last: [fact('GS-2', 'tie', cards)] };
  const seat = a > b ? 0 : 1;
  return {
    ...table,
    points: points.with(seat, points[seat]! + prize),
    last: [fact('GS-2', 'win', { seat, ...cards })],
  };
}
/** Spends both cards and turns the next prize over. */
function next({ deck, hands, bids, ...table }: Table): Table {
  const [prize = 0, ...rest] = deck;
  const left = hands.map((hand, seat) => hand.filter((card) => card !== bids[seat]));
  return { ...table, prize, deck: rest, hands: left, bids: [null, null], last: [] };
}

export const game = defineGame<Table, Move>({
  id: 'goofspiel',
  players: [2, 2],
  seats: ['diamonds', 'clubs'],
  order: { phase: 'GS-1', turn: 'GS-1' },
  rules,
  machine: defineChart(rules, {
    id: 'goofspiel',
    guards: { bothBid: ({ bids }) => !bids.includes(null), isLast: ({ deck }) => deck.length === 0 },
    actions: { show, next },
    initial: 'bidding',
    states: {
      bidding: {
        meta: { rules: ['GS-1'] },
        on: { bid: allowed() },
        always: { guard: 'bothBid', target: 'showing', actions: 'show' },
      },
      showing: {
        meta: { rules: ['GS-2'] },
        always: [
          { guard: 'isLast', target: 'over' },
          { target: 'bidding', actions: 'next' },
        ],
      },
      over: { type: 'final' },
    },
  }),
  fields: { bid: { card: CARDS } },
  setup({ rng, options }) {
    const { values, rng: after } = shuffle(rng, CARDS);
    const [prize, ...deck] = values as [number, ...number[]];
    return { rng: after, options, last: [], prize, deck, hands: [CARDS, CARDS], bids: [null, null], points: [0, 0] };
  },
  points: ({ points }) => points,
  view({ rng: _rng, deck, bids, ...table }, viewer) {
    const isShown = !bids.includes(null);
    return {
      ...table,
      deck: deck.toSorted((a, b) => a - b),
      bids: bids.map((card, seat) => (card === null || isShown || seat === viewer ? card : HIDDEN)),
    };
  },
  imagine(seen, rng) {
    const { values: deck, rng: between } = shuffle(rng, seen.deck);
    const { values, rng: after } = shuffle(between, CARDS);
    const any = (seat: number) => values.find((card) => seen.hands[seat]!.includes(card))!;
    return { ...seen, rng: after, deck, bids: seen.bids.map((card, seat) => (card === HIDDEN ? any(seat) : card)) };
  },
  redact: ({ type, seat }) => ({ type, seat }),
  table: shape({
    prize: oneOf(CARDS),
    deck: list(oneOf(CARDS), 0, CARDS.length - 1),
    hands: list(list(oneOf(CARDS), 1, CARDS.length), 2, 2),
    bids: list(nullable(oneOf(CARDS)), 2, 2),
    points: list(int(0, 28), 2, 2),
  }),
  violation({ prize, deck, hands, bids, points }) {
    const prizes = [prize, ...deck];
    const sum = [...prizes, ...points].reduce((a, b) => a + b);
    if (sum > 28) return 'points';
    if (new Set(prizes).size < prizes.length) return 'deck';
    const isFair = hands.every((hand) => hand.length === prizes.length && new Set(hand).size === hand.length);
    const isHeld = bids.includes(null) && bids.every((card, seat) => card === null || hands[seat]!.includes(card));
    return isFair && isHeld ? undefined : 'hands';
  },
  faults: {
    points: 'The points are of the prizes that are gone.',
    deck: 'Each prize is there once.',
    hands: 'Both hold as many cards as there are prizes, with the card they bid, and one of them has not bid yet.',
  },
});
