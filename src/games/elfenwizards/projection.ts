/** The projected scores of a turn: as if from now on nobody placed a spell, recovered or removed anything. */
import { tableWith } from './immutable.js';
import { withTitle, withUsers } from './changes.js';
import { hasTitlesLeft } from './queries.js';
import { awardNext, beginAwarding } from './rules/awarding.js';
import { standings } from './rules/scoring.js';
import { advance, enter, type Phase } from './rules/turn.js';
import { demote, demoting, fillingVacancies, promote } from './rules/vacancies.js';
import type { MoveOf, TurnRule } from '../../kit/index.js';
import type { Move, Table } from './table.js';

/** The phases before titles are awarded. */
const BEFORE: ReadonlySet<string> = new Set([
  'highWizardRetires',
  'castMajorSpells',
  'castRemainingSpells',
  'recoverMinorSpells',
  'competition',
]);

/** EW-1.3, EW-1.4: the High Wizard retires, to any box, and its owner takes the Dragon. */
function retired(table: Table): Table {
  const mage = table.titles.H;
  if (!mage) return table;
  const users = withUsers(withTitle(table, 'H', null), 'A', [...table.users.A, mage]);
  return tableWith(users, { dragon: mage.owner });
}

/** Plays a phase to its end: everybody takes the first allowed choice. */
function throughout<V extends 'promote' | 'demote'>(
  table: Table,
  phase: Phase,
  rule: TurnRule<Table, MoveOf<Move, V>>,
): Table {
  let next = enter(table, phase);
  while (next.queue.length > 0) {
    const move = rule.options(next, next.queue[0]!).find((option) => rule.refuse?.(next, option) === undefined)!;
    next = advance(rule.apply(next, move), phase);
  }
  return next;
}

/**
 * The points of each seat for the current turn, as the contests stand now. Which of several vacant titles of one rank a
 * mage takes, and to which box a mage is demoted, does not change a score. `undefined` once the turn is scored.
 */
export function projectedScores(table: Table, phase: string): number[] | undefined {
  if (phase === 'score' || phase === 'over') return undefined;
  let next = phase === 'highWizardRetires' ? retired(table) : table;
  if (BEFORE.has(phase)) next = beginAwarding(next);
  if (BEFORE.has(phase) || phase === 'awardTitles') while (hasTitlesLeft(next)) next = awardNext(next);
  return standings(throughout(throughout(next, fillingVacancies, promote), demoting, demote));
}
