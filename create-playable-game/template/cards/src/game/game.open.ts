/** The game: its parts put together, and the checks of positions from outside. All see everything. */
import { defineGame, int, list, oneOf, shape, shuffle } from 'playable-rules/kit';
import { CARDS, HELD, machine, rules, seatOf, turnOf, type Move, type Table } from './rules.js';
import { PLAYERS, SEATS } from './seats.js';

const ascending = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

export const game = defineGame<Table, Move>({
  id: 'my-game',
  players: PLAYERS,
  seats: SEATS,
  // The rules that say what may be done when, and whose turn it is.
  order: { phase: 'R-1', turn: 'R-1' },
  rules,
  machine,
  fields: { play: { card: CARDS } },
  setup({ players, options, rng }) {
    const { values, rng: after } = shuffle(rng, CARDS);
    const hands = Array.from({ length: players }, (_, n) => ascending(values.slice(HELD * n, HELD * (n + 1))));
    return {
      ...{ rng: after, options, last: [], hands, leader: 0, trick: [], spent: [] },
      points: hands.map(() => 0),
    };
  },
  seated: ({ hands }) => hands.length,
  points: ({ points }) => points,
  prompt: (seen, phase) => ({ code: phase, params: { seat: turnOf(seen) } }),
  table: shape({
    hands: list(list(oneOf(CARDS), 0, HELD), ...PLAYERS),
    leader: int(0, 3),
    trick: list(oneOf(CARDS), 0, 3),
    spent: list(oneOf(CARDS), 0, CARDS.length),
    points: list(int(0, 99), ...PLAYERS),
  }),
  violation(table) {
    const { hands, leader, trick, spent, points } = table;
    if (leader >= hands.length) return { path: 'leader', value: leader, code: 'leader' };
    if (points.length !== hands.length) return { path: 'points', value: points, code: 'points' };
    const left = HELD - spent.length / hands.length;
    const hasPlayed = hands.map((_, seat) => trick.some((_card, n) => seatOf(table, n) === seat));
    const isFair = hands.every((hand, seat) => hand.length === left - (hasPlayed[seat] ? 1 : 0));
    const all = [...hands.flat(), ...trick, ...spent];
    const isOne = new Set(all).size === all.length && left > 0 && trick.length < hands.length;
    return isFair && isOne ? undefined : { path: 'hands', value: hands, code: 'hands' };
  },
  faults: {
    leader: 'The leader is somebody who plays.',
    points: 'Everybody who plays has points.',
    hands: 'Each card is there once; all hold as many cards, but those who have played to the trick hold one less.',
  },
});
