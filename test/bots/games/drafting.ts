/**
 * A drafting game, to measure the default opponent with: both take a card from their hands at once, then exchange the hands.
 * Cards of one kind are worth more the more of them one has, and the last kind is a burden.
 */
import { allowed, defineChart, defineGame, int, list, nullable, shape, shuffle } from '../../../src/kit/index.js';
import type { Move as AnyMove, Rules, Table as AnyTable } from '../../../src/kit/index.js';

/** What one to five cards of each kind are worth. */
const WORTH = [
  [1, 3, 6, 10, 15],
  [0, 5, 5, 10, 10],
  [2, 4, 6, 8, 10],
  [0, 0, 10, 10, 10],
  [-2, -4, -6, -8, -10],
] as const;
const KINDS = WORTH.map((_, kind) => kind);
const DECK = KINDS.flatMap((kind) => Array.from({ length: 5 }, () => kind));
const HAND = 8;
const HIDDEN = -1;

interface Table extends AnyTable {
  readonly hands: readonly (readonly number[])[];
  readonly taken: readonly (readonly number[])[];
  readonly chosen: readonly (number | null)[];
}
type Seen = Omit<Table, 'rng'>;
interface Move extends AnyMove {
  readonly type: 'take';
  readonly kind: number;
}
const without = (all: readonly number[], one: number) => all.toSpliced(all.indexOf(one), 1);

const rules: Rules<Table, Move> = {
  take: {
    options: ({ hands }) =>
      hands.flatMap((hand, seat) => [...new Set(hand)].map((kind) => ({ type: 'take', seat, kind }) as const)),
    refuse: ({ hands, chosen }, { seat, kind }) =>
      chosen[seat] === null && hands[seat]!.includes(kind) ? undefined : { rule: 'D-1', code: 'take' },
    apply: (table, { seat, kind }) => ({
      ...table,
      chosen: table.chosen.with(seat, kind),
      last: [{ rule: 'D-1', code: 'take', params: { seat } }],
    }),
  },
};
function exchange({ hands, taken, chosen, ...table }: Table): Table {
  const rest = hands.map((hand, seat) => without(hand, chosen[seat]!));
  return {
    ...table,
    hands: rest.toReversed(),
    taken: taken.map((own, seat) => [...own, chosen[seat]!]),
    chosen: [null, null],
    last: [{ rule: 'D-1', code: 'exchange' }],
  };
}

export const drafting = defineGame<Table, Move, Seen>({
  id: 'drafting',
  players: [2, 2],
  seats: ['red', 'blue'],
  order: { phase: 'D-1', turn: 'D-1' },
  rules,
  fields: { take: { kind: KINDS } },
  machine: defineChart(rules, {
    id: 'drafting',
    guards: {
      allTook: ({ chosen }) => !chosen.includes(null),
      isOver: ({ hands }) => hands[0]!.length === 0,
    },
    actions: { exchange },
    initial: 'taking',
    states: {
      taking: { on: { take: allowed() }, always: { guard: 'allTook', target: 'passing', actions: 'exchange' } },
      passing: { always: [{ guard: 'isOver', target: 'over' }, { target: 'taking' }] },
      over: { type: 'final' },
    },
  }),
  setup({ rng, options }) {
    const { values, rng: after } = shuffle(rng, DECK);
    const hands = [values.slice(0, HAND), values.slice(HAND, 2 * HAND)];
    return { rng: after, options, last: [], hands, taken: [[], []], chosen: [null, null] };
  },
  table: shape({
    hands: list(list(int(0, 4), 1, HAND), 2, 2),
    taken: list(list(int(0, 4), 0, HAND), 2, 2),
    chosen: list(nullable(int(0, 4)), 2, 2),
  }),
  view({ rng: _rng, hands, chosen, ...table }, viewer) {
    return {
      ...table,
      hands: hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => HIDDEN))),
      chosen: chosen.map((kind, seat) => (kind === null || seat === viewer ? kind : HIDDEN)),
    };
  },
  imagine(seen, rng) {
    // The cards that are neither seen nor taken lie hidden in the other hand, or were not dealt.
    let unseen: readonly number[] = DECK;
    for (const kind of [...seen.hands.flat(), ...seen.taken.flat()])
      if (kind !== HIDDEN) unseen = without(unseen, kind);
    const { values, rng: after } = shuffle(rng, unseen);
    const hands = seen.hands.map((hand) => hand.map((kind) => (kind === HIDDEN ? values.pop()! : kind)));
    return {
      ...seen,
      rng: after,
      hands,
      chosen: seen.chosen.map((kind, seat) => (kind === HIDDEN ? hands[seat]![0]! : kind)),
    };
  },
  redact: ({ type, seat }) => ({ type, seat }),
  points: ({ taken }) =>
    taken.map((own) =>
      KINDS.reduce((sum, kind) => {
        const count = own.filter((each) => each === kind).length;
        return sum + (count > 0 ? WORTH[kind]![count - 1]! : 0);
      }, 0),
    ),
});
