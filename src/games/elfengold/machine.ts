/** The round of Elfengold as a statechart, with the phases in the order of the rulebook. EG-T1. */
import { assign, setup, type Machine } from '../../kernel/setup.js';
import {
  hasDrawn,
  hasNoCards,
  hasStayed,
  isLastRound,
  isLotDecided,
  isNobodyLeft,
  isRowSold,
  isWithinLimit,
} from './queries.js';
import { beginAuction, knockDown } from './rules/auction.js';
import { endDraw } from './rules/drawing.js';
import { beginRound, endGame, endRound } from './rules/ending.js';
import { grantStayed, tellIncome } from './rules/income.js';
import { apply, refuse } from './rules/index.js';
import { beginTravel, nextTraveller, runOut } from './rules/journey.js';
import { asksForMore, beginPlacing } from './rules/placing.js';
import { beginTokens, payIncome } from './rules/tokens.js';
import type { Move, Table } from './table.js';

interface Context {
  readonly table: Table;
}
type Args = { context: Context; event: Move };

const play = ({ context, event }: Args) => ({ table: apply(context.table, event) });
const on =
  (change: (table: Table) => Table) =>
  ({ context }: Args) => ({ table: change(context.table) });
const isAllowed = ({ context, event }: Args) => refuse(context.table, event) === undefined;
const allowed = { guard: 'allowed', actions: 'play' } as const;

export const machine: Machine = setup({
  types: {
    context: {} as Context,
    events: {} as Move,
    input: {} as Context,
    meta: {} as { rules: readonly string[]; closed?: Readonly<Record<string, string>> },
  },
  guards: {
    allowed: isAllowed,
    nobodyLeft: ({ context }) => isNobodyLeft(context.table),
    lotDecided: ({ context }) => isLotDecided(context.table),
    rowSold: ({ context }) => isRowSold(context.table),
    asksForTransport: ({ context, event }) =>
      isAllowed({ context, event }) &&
      event.type === 'place' &&
      event.token === 'double' &&
      asksForMore(context.table, event),
    asksForSwap: ({ context, event }) =>
      isAllowed({ context, event }) &&
      event.type === 'place' &&
      event.token === 'exchange' &&
      asksForMore(context.table, event),
    byCaravan: ({ context, event }) => isAllowed({ context, event }) && 'by' in event && event.by === 'caravan',
    lastCard: ({ context, event }) => isAllowed({ context, event }) && context.table.go.caravan?.left === 1,
    outOfCards: ({ context }) => hasNoCards(context.table),
    withinLimit: ({ context }) => isWithinLimit(context.table),
    stayedWithinLimit: ({ context }) => isWithinLimit(context.table) && hasStayed(context.table),
    othersTravel: ({ context }) => hasDrawn(context.table) && context.table.queue.length > 1,
    allTravelled: ({ context }) => hasDrawn(context.table) && context.table.queue.length === 1,
    lastRound: ({ context }) => isLastRound(context.table),
  },
  actions: {
    play: assign(play),
    drawCard: assign(({ context, event }) => ({ table: endDraw(apply(context.table, event)) })),
    payIncome: assign(on(payIncome)),
    beginTokens: assign(on(beginTokens)),
    beginAuction: assign(on(beginAuction)),
    knockDown: assign(on(knockDown)),
    beginPlacing: assign(on(beginPlacing)),
    beginTravel: assign(on(beginTravel)),
    runOut: assign(on(runOut)),
    tellIncome: assign(on(tellIncome)),
    grantStayed: assign(on(grantStayed)),
    nextTraveller: assign(on(nextTraveller)),
    endRound: assign(on(endRound)),
    beginRound: assign(on(beginRound)),
    endGame: assign(on(endGame)),
  },
}).createMachine({
  id: 'elfengold',
  context: ({ input }) => input,
  initial: 'drawCards',
  states: {
    drawCards: {
      meta: { rules: ['EG-1.1', 'EG-1.2', 'EG-1.3', 'EG-1.4', 'EG-1.5', 'EG-1.6'] },
      on: {
        take: { guard: 'allowed', actions: 'drawCard' },
        draw: { guard: 'allowed', actions: 'drawCard' },
        takeGold: { guard: 'allowed', actions: 'drawCard' },
      },
      always: { guard: 'nobodyLeft', target: 'income', actions: 'payIncome' },
    },
    income: {
      meta: { rules: ['EG-2.1'] },
      always: { target: 'drawTokens', actions: 'beginTokens' },
    },
    drawTokens: {
      meta: { rules: ['EG-3.1'] },
      on: { show: allowed },
      always: { guard: 'nobodyLeft', target: 'auction', actions: 'beginAuction' },
    },
    auction: {
      meta: { rules: ['EG-4.1', 'EG-4.2', 'EG-4.3', 'EG-4.4'] },
      on: { bid: allowed, pass: allowed },
      always: [
        { guard: 'lotDecided', actions: 'knockDown' },
        { guard: 'rowSold', target: 'placeTokens', actions: 'beginPlacing' },
      ],
    },
    placeTokens: {
      initial: 'placing',
      states: {
        placing: {
          meta: { rules: ['EG-C1', 'EG-5.1', 'EG-5.2', 'EG-5.3', 'EG-5.4', 'EG-5.5', 'EG-5.6'] },
          on: {
            place: [
              { guard: 'asksForTransport', target: 'addTransport', actions: 'play' },
              { guard: 'asksForSwap', target: 'swapTransports', actions: 'play' },
              allowed,
            ],
            pass: allowed,
          },
          always: { guard: 'nobodyLeft', target: '#elfengold.travel', actions: 'beginTravel' },
        },
        addTransport: {
          meta: { rules: ['EG-5.5'], closed: { place: 'EG-5.1' } },
          on: {
            add: { guard: 'allowed', target: 'placing', actions: 'play' },
            decline: { guard: 'allowed', target: 'placing', actions: 'play' },
          },
        },
        swapTransports: {
          meta: { rules: ['EG-5.6'], closed: { place: 'EG-5.1' } },
          on: {
            swap: { guard: 'allowed', target: 'placing', actions: 'play' },
            decline: { guard: 'allowed', target: 'placing', actions: 'play' },
          },
        },
      },
    },
    travel: {
      initial: 'journey',
      states: {
        journey: {
          meta: { rules: ['EG-C1', 'EG-C2', 'EG-6.1', 'EG-6.2', 'EG-6.4', 'EG-V3'] },
          on: {
            travel: [{ guard: 'byCaravan', target: 'caravan', actions: 'play' }, allowed],
            bypass: [{ guard: 'byCaravan', target: 'caravan', actions: 'play' }, allowed],
            fly: allowed,
            stop: { guard: 'allowed', target: 'handLimit', actions: 'play' },
          },
          always: { guard: 'outOfCards', target: 'handLimit', actions: 'runOut' },
        },
        caravan: {
          meta: { rules: ['EG-C2'], closed: { stop: 'EG-C2' } },
          on: { pay: [{ guard: 'lastCard', target: 'journey', actions: 'play' }, allowed] },
        },
        handLimit: {
          meta: { rules: ['EG-6.5'], closed: { travel: 'EG-6.5', collect: 'EG-6.5' } },
          on: { discard: allowed },
          always: [
            { guard: 'stayedWithinLimit', target: 'drawCards', actions: 'grantStayed' },
            { guard: 'withinLimit', target: 'collectIncome', actions: 'tellIncome' },
          ],
        },
        collectIncome: {
          meta: { rules: ['EG-6.3'] },
          on: { collect: { guard: 'allowed', target: 'drawCards', actions: 'play' } },
        },
        drawCards: {
          meta: { rules: ['EG-6.3', 'EG-6.4', 'EG-1.1', 'EG-1.2', 'EG-1.3', 'EG-1.4', 'EG-1.5'] },
          on: { take: allowed, draw: allowed, takeGold: allowed },
          always: [
            { guard: 'othersTravel', target: 'journey', actions: 'nextTraveller' },
            { guard: 'allTravelled', target: '#elfengold.endOfRound', actions: 'endRound' },
          ],
        },
      },
    },
    endOfRound: {
      meta: { rules: ['EG-7.1', 'EG-7.2', 'EG-E1', 'EG-E2'] },
      on: { giveBack: allowed, done: allowed },
      always: [
        { guard: 'lastRound', target: 'over', actions: 'endGame' },
        { guard: 'nobodyLeft', target: 'drawCards', actions: 'beginRound' },
      ],
    },
    over: { type: 'final', meta: { rules: ['EG-E1', 'EG-E2', 'EG-V1'] } },
  },
});
