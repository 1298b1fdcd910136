/** The game: its parts put together, what each seat may know, and the checks of positions from outside. */
import { defineGame, int, list, nullable, oneOf, shape, shuffle } from 'playable-rules/kit';
import {
  claimable,
  CORNERS,
  FIELDS,
  HIDDEN,
  isBeside,
  machine,
  pointsOf,
  rules,
  seated,
  VALUES,
  type Move,
  type Table,
} from './rules.js';
import { PLAYERS, SEATS } from './seats.js';

export const game = defineGame<Table, Move>({
  id: 'my-game',
  players: PLAYERS,
  seats: SEATS,
  // The rules that say what may be done when, and whose turn it is.
  order: { phase: 'R-1', turn: 'R-1' },
  rules,
  machine,
  fields: { claim: { field: FIELDS } },
  setup({ players, options, rng }) {
    const { values, rng: after } = shuffle(rng, VALUES);
    const owners = FIELDS.map((field) => {
      const seat = CORNERS.indexOf(field);
      return seat >= 0 && seat < players ? seat : null;
    });
    return { rng: after, options, last: [], values, owners, turn: 0 };
  },
  seated,
  points: pointsOf,
  prompt: ({ turn }, phase) => ({ code: phase, params: { seat: turn } }),
  /** All see what claimed fields are worth; only their neighbours see the others. */
  view: ({ rng: _rng, ...table }, viewer) => ({
    ...table,
    values: table.values.map((value, n) => {
      const isSeen = table.owners[n] !== null || (viewer !== 'spectator' && isBeside(table, viewer, FIELDS[n]!));
      return isSeen ? value : HIDDEN;
    }),
  }),
  /** A whole table as it might be, for the opponent: the values that it does not see, in any order. */
  imagine(seen, rng) {
    const left = [...VALUES];
    for (const value of seen.values) if (value !== HIDDEN) left.splice(left.indexOf(value), 1);
    const { values: dealt, rng: after } = shuffle(rng, left);
    return { ...seen, rng: after, values: seen.values.map((value) => (value === HIDDEN ? dealt.pop()! : value)) };
  },
  /** What others may know of a move: here all of it. */
  redact: (move) => move,
  table: shape({
    values: list(int(1, 5), FIELDS.length, FIELDS.length),
    owners: list(nullable(oneOf([0, 1, 2, 3])), FIELDS.length, FIELDS.length),
    turn: int(0, 3),
  }),
  violation(table) {
    const { values, owners, turn } = table;
    const count = seated(table);
    const isDealt = [...values].sort().join() === [...VALUES].sort().join();
    if (!isDealt) return 'values';
    const isMissing = SEATS.some((_, seat) => seat < count && !owners.includes(seat));
    if (isMissing || count < PLAYERS[0] || count > PLAYERS[1]) return 'owners';
    return claimable(table, turn).length > 0 ? undefined : 'turn';
  },
  faults: {
    values: 'Five fields each are worth 1, 2, 3, 4 and 5 points.',
    owners: 'Everybody who plays has a field.',
    turn: 'It is the turn of somebody who can claim a field.',
  },
});
