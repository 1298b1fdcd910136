/** What a seat is asked, which a board that is only looked at does not need. */
import { acting, actor, type Params, type Seat } from '../../kit/index.js';
import { MINOR_COST } from './map.js';
import { defeatedRank, hasWares, pips, pointsFor } from './queries.js';
import type { Table } from './table.js';
import type { Seen } from './view.js';

/** The key of the sentence in the catalogue that tells what to do now. */
export function prompt(seen: Seen, phase: string): { code: string; params?: Params } {
  const table = seen as Table; // As in `tableOf`.
  const seat = acting(table);
  if (seat === undefined) return { code: phase };
  const { go } = table;
  const params = {
    seat,
    count: actor(table).front,
    dice: actor(table).rolled,
    placed: go.placed,
    sum: pips(go.using),
    cost: table.options.greyMagicCost,
    rank: defeatedRank(table) ?? '',
    owner: endsWith(table) ?? '',
  };
  return { code: `${phase}${STAGES[phase]?.(table) ?? ''}`, params };
}

/** Stages within a phase, each with its own prompt. */
const STAGES: Readonly<Record<string, (table: Table) => string>> = {
  highWizardRetires: ({ go }) => (go.placed > 0 ? '.retire' : '.mark'),
  castMajorSpells: ({ go }) => (go.rolled ? '.place' : '.roll'),
  castRemainingSpells: ({ go }) => (!go.rolled ? '.roll' : go.placed > 0 || go.rerolled ? '.place' : '.choose'),
  competition: (table) => (table.go.placed > 0 ? '.second' : endsWith(table) === undefined ? '.first' : '.first.ends'),
  recoverMinorSpellsAgain: (table) => buying(table, 'minor', MINOR_COST),
  removeGreyMagic: (table) => buying(table, 'grey', table.options.greyMagicCost),
};
/** EW-E2: the player with whom the game ends after this turn, if the contest for High Wizard stays as it is. */
function endsWith({ titles: { W1, W2 }, players }: Table): Seat | undefined {
  const lead = (W1 ? pointsFor(W1) : 0) - (W2 ? pointsFor(W2) : 0);
  const first = lead > 0 ? W1 : lead < 0 ? W2 : undefined;
  return first && players[first.owner]!.crowned > 0 ? first.owner : undefined;
}
/** The stage where dice buy: nothing to buy, too few pips, or neither. */
function buying(table: Table, box: 'minor' | 'grey', cost: number): string {
  const { using, removed } = table.go;
  if (!hasWares(table, box)) return '.none';
  return pips(actor(table).boxes[box]) + pips(using) - removed * cost < cost ? '.few' : '';
}
