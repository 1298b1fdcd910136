/** The turn of Elfenwizards as a statechart, with the phases in the order of the rulebook. EW-T1. */
import { assign, setup, type Machine } from '../../kernel/setup.js';
import { tableWith } from './immutable.js';
import { hasTitlesLeft, isLastTurn, isNobodyLeft } from './queries.js';
import { SPELLS_RETURN, awardNext, beginAwarding, returnSpells } from './rules/awarding.js';
import { casting, castingRest } from './rules/casting.js';
import { competing } from './rules/competing.js';
import { apply, refuse } from './rules/index.js';
import { recovering, recoveringAgain, removingGrey } from './rules/pips.js';
import { retiring } from './rules/retiring.js';
import { endGame, score } from './rules/scoring.js';
import { advance, enter, toldBy, type Phase } from './rules/turn.js';
import { demoting, fillingVacancies } from './rules/vacancies.js';
import type { Move, Table } from './table.js';

interface Context {
  readonly table: Table;
}
type Args = { context: Context; event: Move };

/** Applies a move of this phase, then advances to the next player with a decision. */
const play =
  (phase: Phase) =>
  ({ context, event }: Args) => ({ table: advance(toldBy(phase, apply(context.table, event)), phase) });
const on =
  (change: (table: Table) => Table) =>
  ({ context }: Args) => ({ table: change(context.table) });
const begin = (phase: Phase) => on((table) => enter(table, phase));

export const machine: Machine = setup({
  types: {
    context: {} as Context,
    events: {} as Move,
    input: {} as Context,
    meta: {} as { rules: readonly string[]; closed?: Readonly<Record<string, string>> },
  },
  guards: {
    allowed: ({ context, event }) => refuse(context.table, event) === undefined,
    nobodyLeft: ({ context }) => isNobodyLeft(context.table),
    titlesLeft: ({ context }) => hasTitlesLeft(context.table),
    lastTurn: ({ context }) => isLastTurn(context.table),
  },
  actions: {
    beginTurn: assign(on((table) => enter(tableWith(table, { turn: table.turn + 1 }), retiring))),
    retire: assign(play(retiring)),
    beginCasting: assign(begin(casting)),
    cast: assign(play(casting)),
    beginCastingRest: assign(begin(castingRest)),
    castRest: assign(play(castingRest)),
    beginRecovering: assign(begin(recovering)),
    recover: assign(play(recovering)),
    beginCompeting: assign(begin(competing)),
    compete: assign(play(competing)),
    beginAwarding: assign(on(beginAwarding)),
    awardNext: assign(on(awardNext)),
    beginRecoveringAgain: assign(on((table) => enter(returnSpells(table), recoveringAgain, [SPELLS_RETURN]))),
    recoverAgain: assign(play(recoveringAgain)),
    beginFillingVacancies: assign(begin(fillingVacancies)),
    fillVacancy: assign(play(fillingVacancies)),
    beginDemoting: assign(begin(demoting)),
    demote: assign(play(demoting)),
    beginRemovingGrey: assign(begin(removingGrey)),
    removeGrey: assign(play(removingGrey)),
    score: assign(on(score)),
    endGame: assign(on(endGame)),
  },
}).createMachine({
  id: 'elfenwizards',
  context: ({ input }) => input,
  initial: 'highWizardRetires',
  states: {
    highWizardRetires: {
      meta: { rules: ['EW-1.1', 'EW-1.2', 'EW-1.3', 'EW-1.4', 'EW-1.5'] },
      on: {
        mark: { guard: 'allowed', actions: 'retire' },
        retire: { guard: 'allowed', actions: 'retire' },
      },
      always: { guard: 'nobodyLeft', target: 'castMajorSpells', actions: 'beginCasting' },
    },
    castMajorSpells: {
      meta: {
        rules: ['EW-2.1', 'EW-2.2', 'EW-2.3'],
        closed: { takeBack: 'EW-2.3', takeBackGrey: 'EW-2.3', reroll: 'EW-3.2' },
      },
      on: {
        roll: { guard: 'allowed', actions: 'cast' },
        place: { guard: 'allowed', actions: 'cast' },
        hold: { guard: 'allowed', actions: 'cast' },
      },
      always: { guard: 'nobodyLeft', target: 'castRemainingSpells', actions: 'beginCastingRest' },
    },
    castRemainingSpells: {
      meta: {
        rules: ['EW-3.1', 'EW-3.2', 'EW-3.3', 'EW-3.4'],
        closed: { hold: 'EW-3.4', takeBack: 'EW-2.3', takeBackGrey: 'EW-2.3' },
      },
      on: {
        roll: { guard: 'allowed', actions: 'castRest' },
        reroll: { guard: 'allowed', actions: 'castRest' },
        place: { guard: 'allowed', actions: 'castRest' },
      },
      always: { guard: 'nobodyLeft', target: 'recoverMinorSpells', actions: 'beginRecovering' },
    },
    recoverMinorSpells: {
      meta: { rules: ['EW-4.1', 'EW-4.2', 'EW-4.3'], closed: { takeBack: 'EW-4.3' } },
      on: {
        use: { guard: 'allowed', actions: 'recover' },
        putBack: { guard: 'allowed', actions: 'recover' },
        recover: { guard: 'allowed', actions: 'recover' },
        done: { guard: 'allowed', actions: 'recover' },
      },
      always: { guard: 'nobodyLeft', target: 'competition', actions: 'beginCompeting' },
    },
    competition: {
      meta: {
        rules: ['EW-5.1', 'EW-5.2', 'EW-5.3', 'EW-5.4', 'EW-5.5', 'EW-5.6', 'EW-5.7', 'EW-5.8'],
        closed: { takeBack: 'EW-5.8', putBack: 'EW-5.8', use: 'EW-5.5', useGrey: 'EW-5.5' },
      },
      on: {
        favour: { guard: 'allowed', actions: 'compete' },
        pass: { guard: 'allowed', actions: 'compete' },
      },
      always: { guard: 'nobodyLeft', target: 'awardTitles', actions: 'beginAwarding' },
    },
    awardTitles: {
      meta: {
        rules: ['EW-5.10', 'EW-5.11', 'EW-5.12', 'EW-5.13', 'EW-5.14', 'EW-5.15', 'EW-5.16', 'EW-5.17', 'EW-5.18'],
      },
      always: [
        { guard: 'titlesLeft', actions: 'awardNext' },
        { target: 'recoverMinorSpellsAgain', actions: 'beginRecoveringAgain' },
      ],
    },
    recoverMinorSpellsAgain: {
      meta: { rules: ['EW-4.1', 'EW-4.2', 'EW-4.3', 'EW-6.1'] },
      on: {
        use: { guard: 'allowed', actions: 'recoverAgain' },
        putBack: { guard: 'allowed', actions: 'recoverAgain' },
        recover: { guard: 'allowed', actions: 'recoverAgain' },
        takeBack: { guard: 'allowed', actions: 'recoverAgain' },
        done: { guard: 'allowed', actions: 'recoverAgain' },
      },
      always: { guard: 'nobodyLeft', target: 'awardVacantTitles', actions: 'beginFillingVacancies' },
    },
    awardVacantTitles: {
      meta: { rules: ['EW-7.1', 'EW-7.2', 'EW-7.3'] },
      on: { promote: { guard: 'allowed', actions: 'fillVacancy' } },
      always: { guard: 'nobodyLeft', target: 'demoteMages', actions: 'beginDemoting' },
    },
    demoteMages: {
      meta: { rules: ['EW-8.1', 'EW-8.2'] },
      on: { demote: { guard: 'allowed', actions: 'demote' } },
      always: { guard: 'nobodyLeft', target: 'removeGreyMagic', actions: 'beginRemovingGrey' },
    },
    removeGreyMagic: {
      meta: { rules: ['EW-9.1', 'EW-9.2', 'EW-9.3', 'EW-9.4'] },
      on: {
        useGrey: { guard: 'allowed', actions: 'removeGrey' },
        putBackGrey: { guard: 'allowed', actions: 'removeGrey' },
        remove: { guard: 'allowed', actions: 'removeGrey' },
        takeBackGrey: { guard: 'allowed', actions: 'removeGrey' },
        doneGrey: { guard: 'allowed', actions: 'removeGrey' },
      },
      always: { guard: 'nobodyLeft', target: 'score', actions: 'score' },
    },
    score: {
      meta: { rules: ['EW-10.1', 'EW-E1', 'EW-E2', 'EW-E3'] },
      always: [
        { guard: 'lastTurn', target: 'over', actions: 'endGame' },
        { target: 'highWizardRetires', actions: 'beginTurn' },
      ],
    },
    over: { type: 'final', meta: { rules: ['EW-E4', 'EW-E5'] } },
  },
});
