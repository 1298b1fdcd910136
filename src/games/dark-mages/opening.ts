/** Dark Mages without its rules: what a new table takes, and how it is seen. */
import type { Opening } from '../../kit/index.js';
import type { Deck } from './deck.js';
import { PLAYERS, SEATS, TEAMS } from './map.js';
import { setup } from './setup.js';
import type { Move, Table } from './table.js';
import { redact, view, type Seen } from './view.js';

/** The same with this deck. */
export const openingOf = (deck: Deck): Opening<Table, Move, Seen> => ({
  id: 'dark-mages',
  players: PLAYERS,
  seats: SEATS,
  options: { hitOnEqual: [true, false], freeCantrip: [false, true], teams: TEAMS },
  setup: (start) => setup(deck, start),
  seated: ({ mages }) => mages.length,
  view,
  redact,
});
