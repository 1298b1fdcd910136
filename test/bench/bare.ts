/**
 * The baseline: the rule functions of Elfenwizards in a handwritten loop, without statechart and kernel. It does all the
 * work of a game (checks the verb and the move, applies it, finds the next seat, runs through automatic phases), but its
 * state is only the phase and the table.
 */
import { isNobodyLeft } from '../../src/kernel/turns.js';
import { hasTitlesLeft, isLastTurn } from '../../src/games/elfenwizards/queries.js';
import { SPELLS_RETURN, awardNext, beginAwarding, returnSpells } from '../../src/games/elfenwizards/rules/awarding.js';
import { casting, castingRest } from '../../src/games/elfenwizards/rules/casting.js';
import { competing } from '../../src/games/elfenwizards/rules/competing.js';
import { apply, refuse, rules } from '../../src/games/elfenwizards/rules/index.js';
import { recovering, recoveringAgain, removingGrey } from '../../src/games/elfenwizards/rules/pips.js';
import { retiring } from '../../src/games/elfenwizards/rules/retiring.js';
import { endGame, score } from '../../src/games/elfenwizards/rules/scoring.js';
import { advance, enter, type Phase } from '../../src/games/elfenwizards/rules/turn.js';
import { demoting, fillingVacancies } from '../../src/games/elfenwizards/rules/vacancies.js';
import type { Move, Table, Verb } from '../../src/games/elfenwizards/table.js';

export interface BarePhase {
  readonly phase: Phase;
  readonly verbs: readonly Verb[];
}
/** The phases in which somebody may decide, and their verbs in the order of the chart. */
export const PHASES = {
  highWizardRetires: { phase: retiring, verbs: ['mark', 'retire'] },
  castMajorSpells: { phase: casting, verbs: ['roll', 'place', 'hold'] },
  castRemainingSpells: { phase: castingRest, verbs: ['roll', 'reroll', 'place'] },
  recoverMinorSpells: { phase: recovering, verbs: ['use', 'putBack', 'recover', 'done'] },
  competition: { phase: competing, verbs: ['favour', 'pass'] },
  recoverMinorSpellsAgain: { phase: recoveringAgain, verbs: ['use', 'putBack', 'recover', 'takeBack', 'done'] },
  awardVacantTitles: { phase: fillingVacancies, verbs: ['promote'] },
  demoteMages: { phase: demoting, verbs: ['demote'] },
  removeGreyMagic: { phase: removingGrey, verbs: ['useGrey', 'putBackGrey', 'remove', 'takeBackGrey', 'doneGrey'] },
} as const satisfies Record<string, BarePhase>;
export type PhaseName = keyof typeof PHASES;

export interface Bare {
  readonly phase: PhaseName | 'over';
  readonly table: Table;
}

/** The second half of phase 5: awards all titles and boxes, one after another. */
export function award(table: Table): Table {
  let next = beginAwarding(table);
  while (hasTitlesLeft(next)) next = awardNext(next);
  return next;
}
export const recoverAgain = (table: Table): Table => enter(returnSpells(table), recoveringAgain, [SPELLS_RETURN]);
export const beginTurn = (table: Table): Table => enter({ ...table, turn: table.turn + 1 }, retiring);

/** The next phase, once nobody is left to act in this one. */
function after(phase: PhaseName, table: Table): Bare {
  switch (phase) {
    case 'highWizardRetires':
      return { phase: 'castMajorSpells', table: enter(table, casting) };
    case 'castMajorSpells':
      return { phase: 'castRemainingSpells', table: enter(table, castingRest) };
    case 'castRemainingSpells':
      return { phase: 'recoverMinorSpells', table: enter(table, recovering) };
    case 'recoverMinorSpells':
      return { phase: 'competition', table: enter(table, competing) };
    case 'competition':
      return { phase: 'recoverMinorSpellsAgain', table: recoverAgain(award(table)) };
    case 'recoverMinorSpellsAgain':
      return { phase: 'awardVacantTitles', table: enter(table, fillingVacancies) };
    case 'awardVacantTitles':
      return { phase: 'demoteMages', table: enter(table, demoting) };
    case 'demoteMages':
      return { phase: 'removeGreyMagic', table: enter(table, removingGrey) };
    case 'removeGreyMagic': {
      const scored = score(table);
      return isLastTurn(scored)
        ? { phase: 'over', table: endGame(scored) }
        : { phase: 'highWizardRetires', table: beginTurn(scored) };
    }
  }
}

function settle(now: Bare): Bare {
  let next = now;
  while (next.phase !== 'over' && isNobodyLeft(next.table)) next = after(next.phase, next.table);
  return next;
}

export const bareBegin = (table: Table): Bare => settle({ phase: 'highWizardRetires', table });

/** The state after a move. Throws if the move is refused. */
export function barePlay({ phase, table }: Bare, move: Move): Bare {
  if (phase === 'over') throw new Error('over');
  const { phase: rule, verbs } = PHASES[phase] as BarePhase;
  if (!verbs.includes(move.type) || refuse(table, move)) throw new Error(`${JSON.stringify(move)} is refused`);
  return settle({ phase, table: advance(apply(table, move), rule) });
}

/** The candidate moves: a superset of the legal ones. */
export function bareOptions({ phase, table }: Bare): Move[] {
  const options: Move[] = [];
  if (phase !== 'over') for (const verb of PHASES[phase].verbs) options.push(...rules[verb].options(table));
  return options;
}
