/** A bidding game, to measure the default opponent with: secret bids for lots; the higher bid is paid, equal bids buy nothing. */
import { allowed, defineChart, defineGame, draw, int, list, nullable, shape, shuffle } from '../../../src/kit/index.js';
import type { Move as AnyMove, Rules, Table as AnyTable } from '../../../src/kit/index.js';

const [LOTS, COINS] = [6, 20];
interface Table extends AnyTable {
  /** The values of the lots to come; the first is up for sale. */
  readonly lots: readonly number[];
  readonly coins: readonly number[];
  /** `null` for no bid yet, -1 for one that the viewer must not know. */
  readonly bids: readonly (number | null)[];
  readonly won: readonly number[];
}
type Seen = Omit<Table, 'rng'>;
interface Move extends AnyMove {
  readonly type: 'bid';
  readonly coins: number;
}
const AMOUNTS = Array.from({ length: COINS + 1 }, (_, n) => n);

const rules: Rules<Table, Move> = {
  bid: {
    options: ({ coins }) =>
      coins.flatMap((own, seat) => AMOUNTS.slice(0, own + 1).map((n) => ({ type: 'bid', seat, coins: n }) as const)),
    refuse: (table, { seat, coins }) =>
      table.bids[seat] === null && coins <= table.coins[seat]! ? undefined : { rule: 'B-1', code: 'coins' },
    apply: (table, { seat, coins }) => ({
      ...table,
      bids: table.bids.with(seat, coins),
      last: [{ rule: 'B-1', code: 'bid', params: { seat } }],
    }),
  },
};

function sell(table: Table): Table {
  const [a, b] = table.bids as [number, number];
  const seat = a > b ? 0 : 1;
  const [value = 0, ...lots] = table.lots;
  const rest = { ...table, lots, bids: [null, null], last: [{ rule: 'B-1', code: 'sell', params: { seat, value } }] };
  if (a === b) return rest;
  return {
    ...rest,
    coins: table.coins.with(seat, table.coins[seat]! - Math.max(a, b)),
    won: table.won.with(seat, table.won[seat]! + value),
  };
}

export const bidding = defineGame<Table, Move, Seen>({
  id: 'bidding',
  players: [2, 2],
  seats: ['red', 'blue'],
  order: { phase: 'B-1', turn: 'B-1' },
  rules,
  fields: { bid: { coins: AMOUNTS } },
  machine: defineChart(rules, {
    id: 'bidding',
    guards: {
      allBid: ({ bids }) => !bids.includes(null),
      isOver: ({ lots }) => lots.length === 0,
    },
    actions: { sell },
    initial: 'bidding',
    states: {
      bidding: { on: { bid: allowed() }, always: { guard: 'allBid', target: 'selling', actions: 'sell' } },
      selling: { always: [{ guard: 'isOver', target: 'over' }, { target: 'bidding' }] },
      over: { type: 'final' },
    },
  }),
  setup({ rng, options }) {
    const drawn = draw(rng, LOTS, 1, 10);
    return {
      rng: drawn.rng,
      options,
      last: [],
      lots: drawn.values,
      coins: [COINS, COINS],
      bids: [null, null],
      won: [0, 0],
    };
  },
  table: shape({
    lots: list(int(1, 10), 1, LOTS),
    coins: list(int(0, COINS), 2, 2),
    bids: list(nullable(int(0, COINS)), 2, 2),
    won: list(int(0, 60), 2, 2),
  }),
  view({ rng: _rng, bids, ...table }, viewer) {
    return { ...table, bids: bids.map((bid, seat) => (bid === null || seat === viewer ? bid : -1)) };
  },
  imagine(seen, rng) {
    const { values, rng: after } = shuffle(rng, AMOUNTS);
    const any = (seat: number) => values.find((n) => n <= seen.coins[seat]!)!;
    return { ...seen, rng: after, bids: seen.bids.map((bid, seat) => (bid === -1 ? any(seat) : bid)) };
  },
  redact: ({ type, seat }) => ({ type, seat }),
  points: ({ won }) => won,
});
