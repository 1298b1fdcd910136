/** The turn of Dark Mages as a statechart, with the phases in the order of the rulebook. DM-T1. */
import { assign, setup, type Machine } from '../../kernel/setup.js';

import type { Deck } from './deck.js';
import { withDeck, withFacts, withoutDeck } from './immutable.js';
import { HAND } from './map.js';
import { askedSeat, dueEnemy, isDecided, isStanding, mageOf, mayDraw } from './queries.js';
import { attackOrder, finishAttack } from './rules/attack.js';
import { phaseLost } from './rules/attacking.js';
import { beginStrike, landStrike } from './rules/enemies.js';
import { rulesOf } from './rules/index.js';
import { isSkill } from './rules/skills.js';
import { draw, endGame, endTurn, keepAll, nextTurn } from './rules/turn.js';
import type { Choice, Fact, Move, Play, Table, Target } from './table.js';
import { enemyTarget } from './targets.js';

interface Context {
  readonly table: Table;
}
type Args = { context: Context; event: Move };

const says =
  (rule: Fact['rule'], code: string) =>
  (play: Play): Play =>
    withFacts(play, { rule, code, params: { seat: play.active } });
/** Tells which seat has to decide, and what. */
const waitsFor =
  (rule: Fact['rule'], code: string) =>
  (play: Play): Play =>
    withFacts(play, { rule, code, params: { seat: play.choice?.seat ?? askedSeat(play) ?? null } });

const chooses =
  (kind: Choice['kind']) =>
  ({ context }: Args): boolean =>
    context.table.choice?.kind === kind;

/** While a seat is asked for an answer, no other move is open to anybody. */
const CLOSED_IN_ANSWER = { cast: 'DM-D1', cantrip: 'DM-D1', assault: 'DM-D1', drink: 'DM-D1', endAttack: 'DM-D1' };
const play = { guard: 'allowed', actions: 'play' } as const;

const isUnderWay = ({ attack, strike, choice }: Table): boolean =>
  attack !== null || strike !== null || choice !== null;
const ofDice = ({ params }: Fact): boolean => params?.['dice'] !== undefined;

/**
 * Facts name an enemy by its number, which is reused after it has left. As facts are told later too, each stores the
 * enemy's card.
 */
function withFoes({ enemies }: Table, after: Table): Table {
  const all = new Map([...enemies, ...after.enemies].map(({ number, card }) => [enemyTarget(number), card]));
  if (all.size === 0) return after;
  const last = after.last.map((fact): Fact => {
    const { target, receiver, attacker, targets } = fact.params ?? {};
    const named = [target, receiver, attacker, ...(Array.isArray(targets) ? (targets as Target[]) : [])] as Target[];
    const foes = Object.fromEntries(named.flatMap((name) => (all.has(name) ? [[name, all.get(name)!]] : [])));
    return Object.keys(foes).length > 0 ? { ...fact, params: { ...fact.params, foes } } : fact;
  });
  return { ...after, last };
}

/** Moves that end an attack or a turn: the outcome of the attack stays visible until the next player begins. */
const ENDINGS: readonly Move['type'][] = ['endAttack', 'keep'];

/**
 * Updates the account of the last attack. Each step of an attack under way is added; a move, an enemy's strike, or dice
 * that no move rolled begin a new account. Everybody has seen all of it: cards drawn are no part of an attack.
 */
function withAccount(before: Table, bare: Table, move?: Move['type']): Table {
  const after = withFoes(before, bare);
  const { last } = after;
  const strikes = before.strike === null && after.strike !== null;
  if (isUnderWay(before) && !strikes) return { ...after, account: [...before.account, ...last] };
  const begins = strikes || (move !== undefined && !ENDINGS.includes(move)) || last.some(ofDice);
  return begins ? { ...after, account: last } : after;
}

/** The statechart of a game with this deck. Only its actions use the deck: the next state depends on the table alone. */
export function machineOf(deck: Deck): Machine {
  const rules = rulesOf(deck);
  // DM-P5: as the card says. In the standard deck, thefts are the only Skills for the preparation phase.
  const preparesBySkill = [...deck.cards.values()].some((card) => isSkill(card) && card.phases.includes('preparation'));
  const on =
    (change: (play: Play) => Play) =>
    ({ context: { table } }: Args) => ({
      table: withAccount(table, withoutDeck(change(withDeck(table, deck)))),
    });
  return setup({
    types: {
      context: {} as Context,
      events: {} as Move,
      input: {} as Context,
      meta: {} as { rules: readonly string[]; closed?: Readonly<Record<string, string>> },
    },
    guards: {
      allowed: ({ context, event }) => rules[event.type].refuse(context.table, event as never) === undefined,
      decided: ({ context }) => isDecided(context.table),
      fallen: ({ context: { table } }) => !isStanding(table, table.active),
      attackLost: ({ context }) => context.table.done.lost,
      underWay: ({ context }) => context.table.attack !== null && context.table.choice === null,
      throughWithAttack: ({ context }) => context.table.attack?.step === 'discard',
      asks: ({ context }) => askedSeat(context.table as Play) !== undefined,
      asksCounter: ({ context }) => (context.table.attack?.counter ?? null) !== null,
      asksNoCounter: ({ context }) => (context.table.attack?.counter ?? null) === null,
      allAnswered: ({ context }) => askedSeat(context.table as Play) === undefined,
      choosesTwin: chooses('twin'),
      choosesChain: chooses('chain'),
      choosesDestroyed: chooses('destroy'),
      choosesStolen: chooses('steal'),
      choosesLoot: chooses('loot'),
      chosen: ({ context }) => context.table.choice === null,
      nothingToDiscard: ({ context: { table } }) => mageOf(table, table.active).hand.length === 0,
      draws: ({ context }) => mayDraw(context.table, HAND),
      drawing: ({ context }) => context.table.done.stage === 'draw',
      enemyDue: ({ context }) => context.table.strike === null && dueEnemy(context.table) !== undefined,
    },
    actions: {
      play: assign(({ context: { table }, event }) => ({
        table: withAccount(table, rules[event.type].apply(table, event as never), event.type),
      })),
      beginPreparation: assign(on(says('DM-T1', 'phase.preparation'))),
      goOn: assign(on(says('DM-T1', 'attackGoesOn'))),
      loseAttack: assign(on(phaseLost)),
      attack: assign(on(attackOrder)),
      finishAttack: assign(on(finishAttack)),
      ask: assign(on(waitsFor('DM-D1', 'asks'))),
      askCounter: assign(on(waitsFor('DM-D2', 'asksCounter'))),
      askAboutStrike: assign(on(waitsFor('DM-N2', 'asks'))),
      offerTarget: assign(on(waitsFor('DM-A1', 'choosesTarget'))),
      offerItem: assign(on(waitsFor('DM-A1', 'choosesItem'))),
      offerLoot: assign(on(waitsFor('DM-V2', 'mayLoot'))),
      keepNothing: assign(on((table) => keepAll(table, table.active))),
      draw: assign(on(draw)),
      endTurn: assign(on(endTurn)),
      nextTurn: assign(on(nextTurn)),
      beginStrike: assign(on(beginStrike)),
      landStrike: assign(on(landStrike)),
      endGame: assign(on(endGame)),
    },
  }).createMachine({
    id: 'dark-mages',
    context: ({ input }) => input,
    initial: 'turnBegins',
    states: {
      turnBegins: {
        initial: 'effects',
        states: {
          effects: {
            meta: { rules: ['DM-T2', 'DM-S3'] },
            always: [
              { guard: 'decided', target: '#dark-mages.over', actions: 'endGame' },
              { guard: 'choosesLoot', target: 'looting', actions: 'offerLoot' },
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
              { guard: 'underWay', target: 'resolving', actions: 'attack' },
            ],
          },
          resolving: {
            meta: { rules: ['DM-A3', 'DM-A4', 'DM-A5', 'DM-A6', 'DM-A7', 'DM-A10', 'DM-A11', 'DM-C1', 'DM-V1'] },
            always: [
              { guard: 'decided', target: '#dark-mages.over', actions: 'endGame' },
              { guard: 'choosesLoot', target: 'looting', actions: 'offerLoot' },
              { guard: 'choosesDestroyed', target: 'destroying', actions: 'offerItem' },
              { guard: 'choosesChain', target: 'aiming', actions: 'offerTarget' },
              { guard: 'asks', target: 'answering', actions: 'ask' },
              { guard: 'throughWithAttack', actions: 'finishAttack' },
              { guard: 'underWay', actions: 'attack' },
              { guard: 'fallen', target: '#dark-mages.turnEnds', actions: 'endTurn' },
              { target: 'deciding', actions: 'goOn' },
            ],
          },
          answering: {
            initial: 'asked',
            states: {
              asked: {
                meta: { rules: ['DM-D1'], closed: CLOSED_IN_ANSWER },
                on: { answer: play, pass: play },
                always: [
                  { guard: 'asksCounter', target: 'countering', actions: 'askCounter' },
                  { guard: 'throughWithAttack', target: '#dark-mages.attack.resolving', actions: 'finishAttack' },
                  { guard: 'allAnswered', target: '#dark-mages.attack.resolving', actions: 'attack' },
                ],
              },
              countering: {
                meta: { rules: ['DM-D2'], closed: CLOSED_IN_ANSWER },
                on: { answer: play, pass: play },
                always: [
                  { guard: 'throughWithAttack', target: '#dark-mages.attack.resolving', actions: 'finishAttack' },
                  { guard: 'allAnswered', target: '#dark-mages.attack.resolving', actions: 'attack' },
                  { guard: 'asksNoCounter', target: 'asked', actions: 'ask' },
                ],
              },
            },
          },
          aiming: {
            meta: { rules: ['DM-A1', 'DM-P5'] },
            on: { aim: play },
            always: [
              { guard: 'choosesLoot', target: 'looting', actions: 'offerLoot' },
              { guard: 'chosen', target: 'resolving', actions: 'attack' },
            ],
          },
          destroying: {
            meta: { rules: ['DM-A1'] },
            on: { destroy: play },
            always: { guard: 'chosen', target: 'resolving', actions: 'attack' },
          },
          stealing: {
            meta: { rules: ['DM-P5'] },
            on: { take: play },
            always: { guard: 'chosen', target: 'deciding', actions: 'goOn' },
          },
          looting: {
            meta: { rules: ['DM-V2'] },
            on: { loot: play, leave: play },
            always: { guard: 'chosen', target: 'resolving', actions: 'attack' },
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
              { guard: 'decided', target: '#dark-mages.over', actions: 'endGame' },
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
