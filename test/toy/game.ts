/**
 * A small game that exists only for tests, so that the kernel and the elements are tested independently of the real games.
 * It has hidden hands, a bid, and answers in any order. The bidder claims to hold a card at least as high as its bid; all
 * others secretly believe or doubt it; then the hand is shown. With the option `stakes` the bidder may first stake an
 * amount, swear to a card instead of bidding it (which counts double), or pass.
 */
import { assign, setup } from 'xstate';
import { int, list, nullable, oneOf, shape } from '../../src/kernel/check.js';
import type { Fact, Game, Rules, Table as AnyTable, Viewer } from '../../src/kernel/game.js';
import { draw, seeded } from '../../src/kernel/random.js';

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const MOST = 300;
const AMOUNTS = Array.from({ length: MOST }, (_, i) => i + 1);
const WORDS = ['believe', 'doubt'] as const;
type Word = (typeof WORDS)[number];
/** An answer is `null` before it is given and `'?'` if it is hidden from the viewer. A hidden card is 0. */
export interface Table extends AnyTable {
  readonly options: { readonly hand: number; readonly stakes: number };
  readonly round: number;
  readonly bid: number | null;
  readonly isSworn: boolean;
  readonly stake: number | null;
  readonly hands: readonly (readonly number[])[];
  readonly answers: readonly (Word | '?' | null)[];
  readonly points: readonly number[];
}
export type Move =
  | { readonly type: 'bid'; readonly seat: number; readonly card: number }
  | { readonly type: 'swear'; readonly seat: number; readonly card: number }
  | { readonly type: 'stake'; readonly seat: number; readonly amount: number }
  | { readonly type: 'pass'; readonly seat: number }
  | { readonly type: 'answer'; readonly seat: number; readonly word: Word };
export type Seen = Omit<Table, 'rng'>;

const bidder = ({ round, hands }: Pick<Table, 'round' | 'hands'>) => round % hands.length;
const fact = (rule: string, code: string, params: Fact['params'] = {}): Fact => ({ rule, code, params });
/** Moves that exist only with the option `stakes`, and the refusal without it. */
const withStakes = <M>({ options }: Table, moves: () => M[]): M[] => (options.stakes > 0 ? moves() : []);
const noStakes = ({ options }: Table) => (options.stakes > 0 ? undefined : fact('T-6', 'noStakes'));
const rules: Rules<Table, Move> = {
  bid: {
    options: (table) => CARDS.map((card) => ({ type: 'bid', seat: bidder(table), card })),
    refuse: (table, { seat, card }) =>
      seat !== bidder(table) ? fact('T-1', 'notYourTurn') : card < 2 ? fact('T-2', 'tooLow', { least: 2 }) : undefined,
    apply: (table, { seat, card }) => ({ ...table, bid: card, last: [fact('T-2', 'bid', { seat, card })] }),
  },
  swear: {
    options: (table) => withStakes(table, () => CARDS.map((card) => ({ type: 'swear', seat: bidder(table), card }))),
    refuse: (table, { seat, card }) => noStakes(table) ?? rules.bid.refuse(table, { type: 'bid', seat, card }),
    apply: (table, { seat, card }) => ({
      ...table,
      bid: card,
      isSworn: true,
      last: [fact('T-6', 'sworn', { seat, card })],
    }),
  },
  stake: {
    options: (table) =>
      withStakes(table, () => AMOUNTS.map((amount) => ({ type: 'stake', seat: bidder(table), amount }))),
    refuse: (table, { seat, amount }) =>
      noStakes(table) ??
      (seat !== bidder(table)
        ? fact('T-1', 'notYourTurn')
        : table.stake !== null
          ? fact('T-6', 'stakedAlready')
          : amount > table.options.stakes
            ? fact('T-6', 'tooMuch')
            : undefined),
    apply: (table, { seat, amount }) => ({ ...table, stake: amount, last: [fact('T-6', 'staked', { seat, amount })] }),
  },
  pass: {
    options: (table) => withStakes(table, () => [{ type: 'pass', seat: bidder(table) }]),
    refuse: (table, { seat }) => noStakes(table) ?? (seat === bidder(table) ? undefined : fact('T-1', 'notYourTurn')),
    apply: (table, { seat }) => ({
      ...table,
      round: table.round + 1,
      stake: null,
      last: [fact('T-6', 'passed', { seat })],
    }),
  },
  answer: {
    options: ({ hands }) => hands.flatMap((_, seat) => WORDS.map((word) => ({ type: 'answer', seat, word }) as const)),
    refuse: (table, { seat }) =>
      seat >= table.hands.length || seat === bidder(table)
        ? fact('T-3', 'notAsked')
        : table.answers[seat] !== null
          ? fact('T-3', 'answeredAlready')
          : undefined,
    apply: (table, { seat, word }) => ({
      ...table,
      answers: table.answers.map((answer, s) => (s === seat ? word : answer)),
      last: [fact('T-3', 'answer', { seat, word })],
    }),
  },
};

/** The hand is shown, those who were right score, and the bidder replaces its best card by a random one. */
function show(table: Table): Table {
  const seat = bidder(table);
  const best = Math.max(...table.hands[seat]!);
  const isTrue = best >= table.bid!;
  const won = isTrue ? table.bid! * (table.isSworn ? 2 : 1) + (table.stake ?? 0) : -(table.stake ?? 0);
  const { values, rng } = draw(table.rng, 1, 1, 9);
  return {
    ...table,
    rng,
    round: table.round + 1,
    bid: null,
    isSworn: false,
    stake: null,
    hands: table.hands.map((hand, s) =>
      s === seat ? [...hand.toSorted((a, b) => a - b).slice(0, -1), ...values] : hand,
    ),
    answers: table.answers.map(() => null),
    points: table.points.map((p, s) => p + (s === seat ? won : +((table.answers[s] === 'believe') === isTrue))),
    last: [fact('T-4', 'shown', { seat, best }), fact('T-5', 'drew', { seat, card: values[0]! })],
  };
}

interface Args {
  context: { table: Table };
  event: Move;
}
const play = { guard: 'allowed', actions: 'play' } as const;
export const machine = setup({
  types: { context: {} as Args['context'], events: {} as Move, input: {} as Args['context'] },
  guards: {
    allowed: ({ context, event }: Args) => rules[event.type].refuse(context.table, event as never) === undefined,
    hasBid: ({ context }) => context.table.bid !== null,
    allAnswered: ({ context: { table } }) => table.answers.filter((a) => a !== null).length === table.hands.length - 1,
    allRoundsPlayed: ({ context: { table } }) => table.round === table.hands.length,
  },
  actions: {
    play: assign(({ context, event }: Args) => ({ table: rules[event.type].apply(context.table, event as never) })),
    show: assign(({ context }) => ({ table: show(context.table) })),
  },
}).createMachine({
  id: 'toy',
  context: ({ input }) => input,
  initial: 'round',
  states: {
    round: {
      initial: 'bidding',
      states: {
        bidding: {
          meta: { rules: ['T-1', 'T-2', 'T-6'], closed: { answer: 'T-3' } },
          on: { bid: play, swear: play, stake: play, pass: { ...play, target: '#toy.showing' } },
          always: { guard: 'hasBid', target: 'answering' },
        },
        answering: {
          meta: { rules: ['T-3'] },
          on: { answer: play },
          always: { guard: 'allAnswered', target: '#toy.showing', actions: 'show' },
        },
      },
    },
    showing: {
      meta: { rules: ['T-4', 'T-5'] },
      always: [{ guard: 'allRoundsPlayed', target: 'finished' }, { target: 'round' }],
    },
    finished: { type: 'final' },
  },
});

/** A seat sees its own cards and answer; of others, how many cards and whether they answered. Only a seat learns what it drew. */
function view({ rng: _rng, ...table }: Table, viewer: Viewer): Seen {
  const isOpen = ({ code, params }: Fact) => !['drew', 'answer'].includes(code) || params!['seat'] === viewer;
  return {
    ...table,
    hands: table.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => 0))),
    answers: table.answers.map((answer, seat) => (answer === null || seat === viewer ? answer : '?')),
    last: table.last.filter(isOpen),
  };
}
const deal = (rng: readonly number[], hands: readonly (readonly number[])[]) => {
  const { values, rng: after } = draw(rng, hands.flat().length, 1, 9);
  return { rng: after, hands: hands.map((hand) => hand.map((card) => values.pop()! * +(card === 0) || card)) };
};

export const toy: Game<Table, Move, Seen> = {
  id: 'toy',
  version: 3,
  players: [2, 4],
  seats: ['ann', 'bob', 'cat', 'dan'],
  options: { hand: [3, 2], stakes: [0, MOST] },
  order: { phase: 'T-0', turn: 'T-1' },
  machine,
  rules,
  fields: {
    bid: { card: CARDS },
    swear: { card: CARDS },
    stake: { amount: AMOUNTS },
    pass: {},
    answer: { word: WORDS },
  },
  setup({ players, options, rng }) {
    const each = Array.from({ length: players }, () => null);
    const hand = Array.from({ length: options['hand'] as number }, () => 0);
    const start = {
      round: 0,
      bid: null,
      isSworn: false,
      stake: null,
      answers: each,
      points: each.map(() => 0),
      last: [fact('T-0', 'dealt')],
    };
    return {
      ...deal(
        rng,
        each.map(() => hand),
      ),
      options,
      ...start,
    };
  },
  table: shape({
    round: int(0, 3),
    bid: nullable(oneOf(CARDS)),
    isSworn: oneOf([false, true]),
    stake: nullable(oneOf(AMOUNTS)),
    hands: list(list(oneOf(CARDS), 2, 3), 2, 4),
    answers: list(nullable(oneOf(WORDS)), 2, 4),
    points: list(int(-MOST, MOST + 40), 2, 4),
  }),
  violation({ hands, answers, options, round }) {
    if (round >= hands.length) return { path: 'round', value: round, code: 'rounds' };
    const s = hands.findIndex((hand) => hand.length !== options.hand);
    if (s >= 0) return { path: `hands[${s}]`, value: hands[s]!, code: 'hand', params: { count: options.hand } };
    return answers.length === hands.length ? undefined : { path: 'answers', value: answers, code: 'answers' };
  },
  faults: {
    rounds: 'There is a round for each hand.',
    hand: '{seat} holds {count?# card|# cards}.',
    answers: 'There is one answer a hand.',
  },
  seated: ({ hands }) => hands.length,
  view,
  imagine(seen, rng) {
    const word = WORDS[draw(rng, 1, 0, 1).values[0]!]!;
    return { ...seen, ...deal(rng, seen.hands), answers: seen.answers.map((a) => (a === '?' ? word : a)) };
  },
  prompt: (seen, phase) => ({ code: phase, params: { seat: bidder(seen) } }),
  // A bid is public; an answer is the seat's secret until the end.
  redact: (move) => (move.type === 'answer' ? { type: move.type, seat: move.seat } : move),
  choose({ moves, seat, table }, { seed }) {
    const best = Math.max(...table.hands[seat as number]!);
    const honest = moves.find((move) => move.type === 'bid' && move.card === best);
    return honest ?? moves[draw(seeded(seed), 1, 0, moves.length - 1).values[0]!]!;
  },
};
