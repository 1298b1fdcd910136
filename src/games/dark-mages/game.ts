/** Dark Mages, by Éric Bleney and Rick (2015): its rules and its statechart, without opponents. */
import type { Game, Positions } from '../../kit/index.js';
import type { Deck } from './deck.js';
import { fieldsOf } from './fields.js';
import { machineFor } from './machine.js';
import { openingOf } from './opening.js';
import { positionsOf } from './position.js';
import { rulesOf } from './rules/index.js';
import { STANDARD_DECK } from './standard.js';
import type { Move, Table } from './table.js';
import { imagine, prompt, type Seen } from './view.js';

export const gameOf = (deck: Deck): Game<Table, Move, Seen> & Positions<Table> => ({
  ...openingOf(deck),
  ...positionsOf(deck),
  version: 3,
  changes: [
    'Version 2 makes each step of an attack a phase of its own.',
    'Version 3 throws no dice for damage or healing that can do nothing.',
  ],
  order: { phase: 'DM-T1', turn: 'DM-S3' },
  machine: machineFor(deck),
  rules: rulesOf(deck),
  fields: fieldsOf(deck),
  telling: ['account'],
  imagine: (seen, rng) => imagine(deck, seen, rng),
  prompt,
});
export const game = gameOf(STANDARD_DECK);
export type { Move, Seen, Table };
