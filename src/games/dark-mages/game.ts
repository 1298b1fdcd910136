/** Dark Mages, by Éric Bleney and Rick (2015): its rules and its statechart, without opponents. */
import type { Game } from '../../kernel/game.js';
import type { Deck } from './deck.js';
import { fieldsOf } from './fields.js';
import { machineOf } from './machine.js';
import { PLAYERS, SEATS, TEAMS } from './map.js';
import { rulesOf } from './rules/index.js';
import { setup } from './setup.js';
import { STANDARD_DECK } from './standard.js';
import type { Move, Table } from './table.js';
import { imagine, prompt, redact, view, type Seen } from './view.js';

/** The game with this deck. */
export const gameOf = (deck: Deck): Game<Table, Move, Seen> => ({
  id: 'dark-mages',
  version: 2,
  changes: ['Version 2 makes each step of an attack a phase of its own.'],
  players: PLAYERS,
  seats: SEATS,
  options: { hitOnEqual: [true, false], freeCantrip: [false, true], teams: TEAMS },
  order: { phase: 'DM-T1', turn: 'DM-S3' },
  machine: machineOf(deck),
  rules: rulesOf(deck),
  fields: fieldsOf(deck),
  setup: (start) => setup(deck, start),
  telling: ['account'],
  seated: ({ mages }) => mages.length,
  view,
  imagine: (seen, rng) => imagine(deck, seen, rng),
  prompt,
  redact,
});
export const game: Game<Table, Move, Seen> = gameOf(STANDARD_DECK);
export type { Move, Seen, Table };
