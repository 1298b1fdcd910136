/** The turn of Elfenwizards as a statechart, with the phases in the order of the rulebook. EW-T1. */
import { allowed, defineChart, isNobodyLeft } from '../../kit/index.js';
import { tableWith } from './immutable.js';
import { hasTitlesLeft, isLastTurn } from './queries.js';
import { SPELLS_RETURN, awardNext, beginAwarding, returnSpells } from './rules/awarding.js';
import { casting, castingRest } from './rules/casting.js';
import { competing } from './rules/competing.js';
import { apply, rules } from './rules/index.js';
import { recovering, recoveringAgain, removingGrey } from './rules/pips.js';
import { retiring } from './rules/retiring.js';
import { endGame, score } from './rules/scoring.js';
import { advance, enter, withRulesOf, type Phase } from './rules/turn.js';
import { demoting, fillingVacancies } from './rules/vacancies.js';
import type { Move, Table } from './table.js';

/** Applies a move of this phase, then advances to the next player with a decision. */
const play = (phase: Phase) => (table: Table, move: Move) => advance(withRulesOf(phase, apply(table, move)), phase);
const begin = (phase: Phase) => (table: Table) => enter(table, phase);

export const machine = defineChart(rules, {
  id: 'elfenwizards',
  guards: {
    nobodyLeft: isNobodyLeft,
    titlesLeft: hasTitlesLeft,
    lastTurn: isLastTurn,
  },
  actions: {
    beginTurn: (table) => enter(tableWith(table, { turn: table.turn + 1 }), retiring),
    retire: play(retiring),
    beginCasting: begin(casting),
    cast: play(casting),
    beginCastingRest: begin(castingRest),
    castRest: play(castingRest),
    beginRecovering: begin(recovering),
    recover: play(recovering),
    beginCompeting: begin(competing),
    compete: play(competing),
    beginAwarding,
    awardNext,
    beginRecoveringAgain: (table) => enter(returnSpells(table), recoveringAgain, [SPELLS_RETURN]),
    recoverAgain: play(recoveringAgain),
    beginFillingVacancies: begin(fillingVacancies),
    fillVacancy: play(fillingVacancies),
    beginDemoting: begin(demoting),
    demote: play(demoting),
    beginRemovingGrey: begin(removingGrey),
    removeGrey: play(removingGrey),
    score,
    endGame,
  },
  initial: 'highWizardRetires',
  states: {
    highWizardRetires: {
      meta: { rules: ['EW-1.1', 'EW-1.2', 'EW-1.3', 'EW-1.4', 'EW-1.5'] },
      on: {
        mark: allowed('retire'),
        retire: allowed('retire'),
      },
      always: { guard: 'nobodyLeft', target: 'castMajorSpells', actions: 'beginCasting' },
    },
    castMajorSpells: {
      meta: {
        rules: ['EW-2.1', 'EW-2.2', 'EW-2.3'],
        closed: { takeBack: 'EW-2.3', takeBackGrey: 'EW-2.3', reroll: 'EW-3.2' },
      },
      on: {
        roll: allowed('cast'),
        place: allowed('cast'),
        hold: allowed('cast'),
      },
      always: { guard: 'nobodyLeft', target: 'castRemainingSpells', actions: 'beginCastingRest' },
    },
    castRemainingSpells: {
      meta: {
        rules: ['EW-3.1', 'EW-3.2', 'EW-3.3', 'EW-3.4'],
        closed: { hold: 'EW-3.4', takeBack: 'EW-2.3', takeBackGrey: 'EW-2.3' },
      },
      on: {
        roll: allowed('castRest'),
        reroll: allowed('castRest'),
        place: allowed('castRest'),
      },
      always: { guard: 'nobodyLeft', target: 'recoverMinorSpells', actions: 'beginRecovering' },
    },
    recoverMinorSpells: {
      meta: { rules: ['EW-4.1', 'EW-4.2', 'EW-4.3'], closed: { takeBack: 'EW-4.3' } },
      on: {
        use: allowed('recover'),
        putBack: allowed('recover'),
        recover: allowed('recover'),
        done: allowed('recover'),
      },
      always: { guard: 'nobodyLeft', target: 'competition', actions: 'beginCompeting' },
    },
    competition: {
      meta: {
        rules: ['EW-5.1', 'EW-5.2', 'EW-5.3', 'EW-5.4', 'EW-5.5', 'EW-5.6', 'EW-5.7', 'EW-5.8'],
        closed: { takeBack: 'EW-5.8', putBack: 'EW-5.8', use: 'EW-5.5', useGrey: 'EW-5.5' },
      },
      on: {
        favour: allowed('compete'),
        pass: allowed('compete'),
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
        use: allowed('recoverAgain'),
        putBack: allowed('recoverAgain'),
        recover: allowed('recoverAgain'),
        takeBack: allowed('recoverAgain'),
        done: allowed('recoverAgain'),
      },
      always: { guard: 'nobodyLeft', target: 'awardVacantTitles', actions: 'beginFillingVacancies' },
    },
    awardVacantTitles: {
      meta: { rules: ['EW-7.1', 'EW-7.2', 'EW-7.3'] },
      on: { promote: allowed('fillVacancy') },
      always: { guard: 'nobodyLeft', target: 'demoteMages', actions: 'beginDemoting' },
    },
    demoteMages: {
      meta: { rules: ['EW-8.1', 'EW-8.2'] },
      on: { demote: allowed('demote') },
      always: { guard: 'nobodyLeft', target: 'removeGreyMagic', actions: 'beginRemovingGrey' },
    },
    removeGreyMagic: {
      meta: { rules: ['EW-9.1', 'EW-9.2', 'EW-9.3', 'EW-9.4'] },
      on: {
        useGrey: allowed('removeGrey'),
        putBackGrey: allowed('removeGrey'),
        remove: allowed('removeGrey'),
        takeBackGrey: allowed('removeGrey'),
        doneGrey: allowed('removeGrey'),
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
