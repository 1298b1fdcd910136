/** The game: its parts put together, and the checks of positions from outside. All see everything. */
import { deal, defineGame, int, list, oneOf, shape } from 'playable-rules/kit';
import { CARDS, HELD, machine, playedIn, rules, turnOf, type Move, type Table } from './rules.js';
import { PLAYERS, SEATS } from './seats.js';

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
    const { hands, rng: after } = deal(rng, CARDS, players, HELD);
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
    if (leader >= hands.length) return 'leader';
    if (points.length !== hands.length) return 'points';
    const left = HELD - spent.length / hands.length;
    const played = playedIn(table);
    const isFair = hands.every((hand, seat) => hand.length === left - (played[seat] ? 1 : 0));
    const all = [...hands.flat(), ...trick, ...spent];
    const isOne = new Set(all).size === all.length && left > 0 && trick.length < hands.length;
    return isFair && isOne ? undefined : 'hands';
  },
  faults: {
    leader: 'The leader is somebody who plays.',
    points: 'Everybody who plays has points.',
    hands: 'Each card is there once; all hold as many cards, but those who have played to the trick hold one less.',
  },
});
