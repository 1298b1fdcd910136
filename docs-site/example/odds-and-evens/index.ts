/** The game for programs, without UI. */
import { int, list, nullable, oneOf, shape } from '../../../src/kernel/check.js';
import type { Game } from '../../../src/kernel/game.js';
import { shuffle } from '../../../src/kernel/random.js';
import { machine } from './machine.js';
import { choose } from './opponent.js';
import { CARDS, rules, type Move, type Seen, type Table } from './rules.js';

export const oddsAndEvens: Game<Table, Move, Seen> = {
  id: 'odds-and-evens',
  version: 1,
  players: [2, 2],
  seats: ['even', 'odd'],
  options: {},
  order: { phase: 'OE-1', turn: 'OE-1' },
  machine,
  rules,
  fields: { lay: { card: CARDS } },
  setup: ({ options, rng }) => ({ rng, options, last: [], hands: [CARDS, CARDS], laid: [null, null], points: [0, 0] }),
  table: shape({
    hands: list(list(oneOf(CARDS), 1, 5), 2, 2),
    laid: list(nullable(oneOf(CARDS)), 2, 2),
    points: list(int(0, 40), 2, 2),
  }),
  violation({ hands, laid }) {
    const isHeld = laid.includes(null) && laid.every((card, seat) => card === null || hands[seat]!.includes(card));
    const isFair = isHeld && hands.every((own) => own.length === hands[0]!.length && own.length === new Set(own).size);
    return isFair ? undefined : { path: 'hands', value: hands, code: 'hands' };
  },
  faults: { hands: 'Both hold as many cards, and what is laid down.' },
  seated: () => 2,
  view({ rng: _rng, laid, ...table }, viewer) {
    const isOpen = (seat: number) => seat === viewer || !laid.includes(null);
    return { ...table, laid: laid.map((card, seat) => (card === null || isOpen(seat) ? card : 0)) };
  },
  imagine(seen, rng) {
    const { values, rng: after } = shuffle(rng, CARDS);
    const any = (seat: number) => values.find((card) => seen.hands[seat]!.includes(card))!;
    return { ...seen, rng: after, laid: seen.laid.map((card, seat) => (card === 0 ? any(seat) : card)) };
  },
  prompt: () => ({ code: 'lay' }),
  redact: ({ type, seat }) => ({ type, seat }),
  choose,
};
