/** The turn of Dark Mages as a statechart, with the phases in the order of the rulebook. DM-T1. */
import { allowed, defineChart, type Machine, type Rule } from '../../kit/index.js';
import { withAccount } from './account.js';
import type { Deck } from './deck.js';
import { withDeck, withFacts, withoutDeck } from './immutable.js';
import { HAND } from './map.js';
import { askedSeat, dueEnemy, isDecided, isStanding, mageOf, mayDraw } from './queries.js';
import {
  advanced,
  asked,
  asksNext,
  asksNow,
  confused,
  finished,
  harmed,
  hasNext,
  isConfused,
  isThrough,
  leaping,
  ridden,
  rolled,
} from './rules/attack.js';
import { phaseLost } from './rules/attacking.js';
import { beginStrike, landStrike } from './rules/enemies.js';
import { rulesOf } from './rules/index.js';
import { isSkill } from './rules/skills.js';
import { draw, endGame, endTurn, keepAll, nextTurn } from './rules/turn.js';
import type { Choice, Fact, Move, Play, Table } from './table.js';

type Change = (play: Play) => Play;

const says =
  (rule: Fact['rule'], code: string): Change =>
  (play) =>
    withFacts(play, { rule, code, params: { seat: play.active } });
/** Tells which seat has to decide, and what. */
const waitsFor =
  (rule: Fact['rule'], code: string): Change =>
  (play) =>
    withFacts(play, { rule, code, params: { seat: play.choice?.seat ?? askedSeat(play) ?? null } });

const chooses =
  (kind: Choice['kind']) =>
  ({ choice }: Table): boolean =>
    choice?.kind === kind;

/** While a seat is asked for an answer, no other move is open to anybody. */
const CLOSED_IN_ANSWER = { cast: 'DM-D1', cantrip: 'DM-D1', assault: 'DM-D1', drink: 'DM-D1', endAttack: 'DM-D1' };
const play = allowed();

/** Whether an attack begins: its targets are chosen, and nothing else has happened yet. */
const isUnderWay = (table: Table): boolean =>
  table.attack !== null && table.attack.verdict === null && table.choice === null && askedSeat(table) === undefined;

const STEPS = '#dark-mages.attack.resolving';
const OVER = { guard: 'decided', target: '#dark-mages.over', actions: 'endGame' } as const;
/** How an attack begins. A step in which nothing happens is left out. */
const BEGIN = [
  { guard: 'confused', target: `${STEPS}.confusion`, actions: 'confuse' },
  { guard: 'asksFirst', target: `${STEPS}.answers`, actions: 'ask' },
  { guard: 'underWay', target: `${STEPS}.roll`, actions: 'roll' },
] as const;
const TO_RIDERS = { guard: 'rides', target: 'riders', actions: 'ride' } as const;
const TO_LOOT = { guard: 'choosesLoot', target: 'looting', actions: 'offerLoot' } as const;

/** The statechart of a game with this deck, which guards and actions read beside the table. */
export function machineFor(deck: Deck): Machine {
  // DM-P5: as the card says. In the standard deck, thefts are the only Skills for the preparation phase.
  const preparesBySkill = [...deck.cards.values()].some((card) => isSkill(card) && card.phases.includes('preparation'));
  const on = (change: Change) => (table: Table) => withAccount(table, withoutDeck(change(withDeck(table, deck))));
  /** A step of an attack. It tells only what happens in it. */
  const step = (change: Change) => on((before) => change(withFacts(before)));
  /** Whether anything happens in this step. */
  const happens = (change: Change) => (table: Table) =>
    isThrough(table) && change(withFacts(withDeck(table, deck))).last.length > 0;
  const rules = rulesOf(deck);
  const ruleOf = ({ type }: Move): Rule<Table, Move> => rules[type];
  return defineChart(rules, {
    id: 'dark-mages',
    guards: {
      decided: isDecided,
      fallen: (table) => !isStanding(table, table.active),
      attackLost: ({ done }) => done.lost,
      underWay: isUnderWay,
      confused: (table) => isUnderWay(table) && isConfused(table),
      asksFirst: (table) => isUnderWay(table) && asksNow(table),
      asksNext,
      hasNext,
      through: isThrough,
      harms: happens(harmed),
      rides: happens(ridden),
      leaps: happens(leaping),
      asks: (table) => askedSeat(table) !== undefined,
      asksCounter: ({ attack }) => (attack?.counter ?? null) !== null,
      asksNoCounter: ({ attack }) => attack!.counter === null && attack!.verdict === null,
      allAnswered: (table) => askedSeat(table) === undefined && (table.attack?.verdict ?? null) === null,
      choosesTwin: chooses('twin'),
      choosesStolen: chooses('steal'),
      choosesLoot: chooses('loot'),
      chosen: ({ choice }) => choice === null,
      nothingToDiscard: (table) => mageOf(table, table.active).hand.length === 0,
      draws: (table) => mayDraw(table, HAND),
      drawing: ({ done }) => done.stage === 'draw',
      enemyDue: (table) => table.strike === null && dueEnemy(table) !== undefined,
    },
    actions: {
      play: (table, move) => withAccount(table, ruleOf(move).apply(table, move), move.type),
      beginPreparation: on(says('DM-T1', 'phase.preparation')),
      goOn: on(says('DM-T1', 'attackGoesOn')),
      loseAttack: on(phaseLost),
      confuse: step(confused),
      ask: step(asked),
      askNext: step((table) => asked(advanced(table))),
      roll: step(rolled),
      rollNext: step((table) => rolled(advanced(table))),
      harm: step(harmed),
      ride: step(ridden),
      leap: step(leaping),
      finishAttack: step(finished),
      askAgain: on(waitsFor('DM-D1', 'asks')),
      askCounter: on(waitsFor('DM-D2', 'asksCounter')),
      askAboutStrike: on(waitsFor('DM-N2', 'asks')),
      offerTarget: on(waitsFor('DM-A1', 'choosesTarget')),
      offerItem: on(waitsFor('DM-A1', 'choosesItem')),
      offerLoot: on(waitsFor('DM-V2', 'mayLoot')),
      keepNothing: on((table) => keepAll(table, table.active)),
      draw: on(draw),
      endTurn: on(endTurn),
      nextTurn: on(nextTurn),
      beginStrike: on(beginStrike),
      landStrike: on(landStrike),
      endGame: on(endGame),
    },
    initial: 'turnBegins',
    states: {
      turnBegins: {
        initial: 'effects',
        states: {
          effects: {
            meta: { rules: ['DM-T2', 'DM-S3'] },
            always: [
              OVER,
              TO_LOOT,
              { guard: 'fallen', target: '#dark-mages.turnEnds', actions: 'endTurn' },
              { target: '#dark-mages.preparation', actions: 'beginPreparation' },
            ],
          },
          looting: {
            meta: { rules: ['DM-V2'] },
            on: { loot: play, leave: play },
            always: { guard: 'chosen', target: '#dark-mages.turnEnds', actions: 'endTurn' },
          },
        },
      },
      preparation: {
        initial: 'deciding',
        states: {
          deciding: {
            meta: {
              rules: ['DM-P1', 'DM-P2', 'DM-P3', 'DM-P4', 'DM-P5', 'DM-P6'],
              closed: {
                cast: 'DM-A1',
                cantrip: 'DM-A8',
                assault: 'DM-A9',
                answer: 'DM-D1',
                discard: 'DM-E1',
                skill: 'DM-P5',
              },
              // The board offers attacks from here: what it does not offer is refused as in the attack phase.
              openedBy: 'enterAttack',
            },
            on: {
              equip: play,
              heal: play,
              summon: play,
              ward: play,
              drink: play,
              use: play,
              ...(preparesBySkill && { skill: play }),
              steal: play,
              enterAttack: { ...play, target: '#dark-mages.attack' },
            },
            always: { guard: 'choosesStolen', target: 'stealing', actions: 'offerItem' },
          },
          stealing: {
            meta: { rules: ['DM-P5'] },
            on: { take: play },
            always: { guard: 'chosen', target: 'deciding', actions: 'beginPreparation' },
          },
        },
      },
      attack: {
        initial: 'deciding',
        always: BEGIN,
        states: {
          deciding: {
            meta: {
              rules: ['DM-A1', 'DM-A2', 'DM-A8', 'DM-A9', 'DM-P3', 'DM-P5'],
              closed: { equip: 'DM-P1', heal: 'DM-P2', summon: 'DM-P4', ward: 'DM-P6', answer: 'DM-D1' },
            },
            on: {
              cast: play,
              cantrip: play,
              dismiss: play,
              assault: play,
              drink: play,
              use: play,
              skill: play,
              steal: play,
              endAttack: { ...play, target: '#dark-mages.end' },
            },
            always: [
              { guard: 'attackLost', target: '#dark-mages.end', actions: 'loseAttack' },
              { guard: 'choosesStolen', target: 'stealing', actions: 'offerItem' },
              { guard: 'choosesTwin', target: 'aiming', actions: 'offerTarget' },
            ],
          },
          aiming: {
            meta: { rules: ['DM-P5'] },
            on: { aim: play },
          },
          resolving: {
            initial: 'confusion',
            // After the last step for a target.
            always: [
              { guard: 'leaps', target: '.chain', actions: 'leap' },
              { guard: 'asksNext', target: '.answers', actions: 'askNext' },
              { guard: 'hasNext', target: '.roll', actions: 'rollNext' },
              { guard: 'through', target: '.discard', actions: 'finishAttack' },
            ],
            states: {
              confusion: {
                meta: { rules: ['DM-A1'] },
                always: [
                  { guard: 'asksFirst', target: 'answers', actions: 'ask' },
                  { target: 'roll', actions: 'roll' },
                ],
              },
              answers: {
                initial: 'asked',
                states: {
                  asked: {
                    meta: { rules: ['DM-D1'], closed: CLOSED_IN_ANSWER },
                    on: { answer: play, pass: play },
                    always: [
                      { guard: 'asksCounter', target: 'countering', actions: 'askCounter' },
                      { guard: 'allAnswered', target: `${STEPS}.roll`, actions: 'roll' },
                    ],
                  },
                  countering: {
                    meta: { rules: ['DM-D2'], closed: CLOSED_IN_ANSWER },
                    on: { answer: play, pass: play },
                    always: [
                      { guard: 'allAnswered', target: `${STEPS}.roll`, actions: 'roll' },
                      { guard: 'asksNoCounter', target: 'asked', actions: 'askAgain' },
                    ],
                  },
                },
              },
              roll: {
                meta: { rules: ['DM-C1', 'DM-A3', 'DM-A4', 'DM-A5', 'DM-A6'] },
                always: [{ guard: 'harms', target: 'damage', actions: 'harm' }, TO_RIDERS],
              },
              damage: {
                meta: { rules: ['DM-A4', 'DM-A7', 'DM-A11', 'DM-C1', 'DM-V1'] },
                always: [OVER, TO_LOOT, TO_RIDERS],
              },
              riders: {
                meta: { rules: ['DM-A1', 'DM-A5'] },
                on: { destroy: play },
              },
              chain: {
                meta: { rules: ['DM-A1', 'DM-N1'] },
                on: { aim: play },
                always: [OVER, TO_LOOT],
              },
              looting: {
                meta: { rules: ['DM-V2'] },
                on: { loot: play, leave: play },
              },
              discard: {
                meta: { rules: ['DM-A10'] },
                always: [
                  { guard: 'fallen', target: '#dark-mages.turnEnds', actions: 'endTurn' },
                  { target: '#dark-mages.attack.deciding', actions: 'goOn' },
                ],
              },
            },
          },
          stealing: {
            meta: { rules: ['DM-P5'] },
            on: { take: play },
            always: { guard: 'chosen', target: 'deciding', actions: 'goOn' },
          },
        },
      },
      end: {
        initial: 'deciding',
        states: {
          deciding: {
            meta: { rules: ['DM-E1'], closed: { cast: 'DM-A1', cantrip: 'DM-A8', equip: 'DM-P1', answer: 'DM-D1' } },
            on: {
              discard: { ...play, target: 'drawing' },
              keep: { ...play, target: 'drawing' },
            },
            always: { guard: 'nothingToDiscard', target: 'drawing', actions: 'keepNothing' },
          },
          drawing: {
            meta: { rules: ['DM-E1', 'DM-E2', 'DM-N1'] },
            always: [
              { guard: 'enemyDue', target: '#dark-mages.enemies', actions: 'beginStrike' },
              { guard: 'draws', actions: 'draw' },
              { target: '#dark-mages.turnEnds', actions: 'endTurn' },
            ],
          },
        },
      },
      turnEnds: {
        meta: { rules: ['DM-T1', 'DM-N3'] },
        always: [
          { guard: 'enemyDue', target: 'enemies', actions: 'beginStrike' },
          { target: 'turnBegins', actions: 'nextTurn' },
        ],
      },
      enemies: {
        initial: 'striking',
        states: {
          striking: {
            meta: { rules: ['DM-N2', 'DM-N3'] },
            always: [
              OVER,
              { guard: 'asks', target: 'answering', actions: 'askAboutStrike' },
              { guard: 'enemyDue', actions: 'beginStrike' },
              { guard: 'draws', target: '#dark-mages.end.drawing', actions: 'draw' },
              { guard: 'drawing', target: '#dark-mages.turnEnds', actions: 'endTurn' },
              { target: '#dark-mages.turnBegins', actions: 'nextTurn' },
            ],
          },
          answering: {
            meta: { rules: ['DM-N2'], closed: CLOSED_IN_ANSWER },
            on: { answer: play, pass: play },
            always: { guard: 'allAnswered', target: 'striking', actions: 'landStrike' },
          },
        },
      },
      over: { type: 'final', meta: { rules: ['DM-V3', 'DM-V4'] } },
    },
  });
}
