/** Dark Mages, by Éric Bleney and Rick (2015), for programs: no DOM, no side effects. */
import type { Game } from '../../kernel/game.js';
import { checkDeck, type Deck, type DeckData } from './deck.js';
import { fieldsOf } from './fields.js';
import { reasonsWith } from './help/reasons.js';
import { machine, machineOf } from './machine.js';
import { PLAYERS, SEATS, TEAMS } from './map.js';
import { chooseWith } from './opponent.js';
import { tableCheckOf, violationOf } from './position.js';
import { rulesOf } from './rules/index.js';
import { setup } from './setup.js';
import { STANDARD_DECK } from './standard.js';
import type { Move, Table } from './table.js';
import { imagine, prompt, redact, view, type Seen } from './view.js';

export type DarkMages = Game<Table, Move, Seen>;

const gameOf = (deck: Deck, chart: DarkMages['machine']): DarkMages => ({
  id: 'dark-mages',
  version: 1,
  players: PLAYERS,
  seats: SEATS,
  options: { hitOnEqual: [true, false], freeCantrip: [false, true], teams: TEAMS },
  order: { phase: 'DM-T1', turn: 'DM-S3' },
  machine: chart,
  rules: rulesOf(deck),
  fields: fieldsOf(deck),
  setup: (start) => setup(deck, start),
  table: tableCheckOf(deck),
  violation: (table, phase) => violationOf(deck, table, phase),
  seated: ({ mages }) => mages.length,
  view,
  imagine: (seen, rng) => imagine(deck, seen, rng),
  prompt,
  redact,
  choose: (seen, advice) => chooseWith(deck, seen, advice),
  reasons: reasonsWith(deck),
});

/**
 * The game with another deck of the same form, see `deck.schema.json`. Throws `BadInput` naming card and field. Its records
 * and positions can be taken up with the same deck only.
 */
export function gameWithDeck(data: DeckData): DarkMages {
  const deck = checkDeck(data);
  return gameOf(deck, machineOf(deck));
}

export const darkMages: DarkMages = gameOf(STANDARD_DECK, machine);
export { checkDeck, type Deck, type DeckData } from './deck.js';
export { attackOdds, saveOdds } from './odds.js';
export type { Move, Seen, Table };
