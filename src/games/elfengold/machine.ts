/** The round of Elfengold as a statechart, with the phases in the order of the rulebook. EG-T1. */
import { allowed, defineChart, isNobodyLeft } from '../../kit/index.js';
import { hasDrawn, hasNoCards, hasStayed, isLastRound, isLotDecided, isRowSold, isWithinLimit } from './queries.js';
import { beginAuction, knockDown } from './rules/auction.js';
import { endDraw } from './rules/drawing.js';
import { beginRound, endGame, endRound } from './rules/ending.js';
import { grantStayed, tellIncome } from './rules/income.js';
import { apply, refuse, rules } from './rules/index.js';
import { beginTravel, nextTraveller, runOut } from './rules/journey.js';
import { asksForMore, beginPlacing } from './rules/placing.js';
import { beginTokens, payIncome } from './rules/tokens.js';
import type { Move, Table } from './table.js';

const isAllowed = (table: Table, move: Move) => refuse(table, move) === undefined;
/** Whether placing this token asks its player for another one. */
const asksAfter =
  (token: 'double' | 'exchange') =>
  (table: Table, move: Move): boolean =>
    isAllowed(table, move) && move.type === 'place' && move.token === token && asksForMore(table, move);

export const machine = defineChart(rules, {
  id: 'elfengold',
  guards: {
    nobodyLeft: isNobodyLeft,
    lotDecided: isLotDecided,
    rowSold: isRowSold,
    asksForTransport: asksAfter('double'),
    asksForSwap: asksAfter('exchange'),
    byCaravan: (table, move) => isAllowed(table, move) && 'by' in move && move.by === 'caravan',
    lastCard: (table, move) => isAllowed(table, move) && table.go.caravan?.left === 1,
    outOfCards: hasNoCards,
    withinLimit: isWithinLimit,
    stayedWithinLimit: (table) => isWithinLimit(table) && hasStayed(table),
    othersTravel: (table) => hasDrawn(table) && table.queue.length > 1,
    allTravelled: (table) => hasDrawn(table) && table.queue.length === 1,
    lastRound: isLastRound,
  },
  actions: {
    drawCard: (table, move) => endDraw(apply(table, move)),
    payIncome,
    beginTokens,
    beginAuction,
    knockDown,
    beginPlacing,
    beginTravel,
    runOut,
    tellIncome,
    grantStayed,
    nextTraveller,
    endRound,
    beginRound,
    endGame,
  },
  initial: 'drawCards',
  states: {
    drawCards: {
      meta: { rules: ['EG-1.1', 'EG-1.2', 'EG-1.3', 'EG-1.4', 'EG-1.5', 'EG-1.6'] },
      on: {
        take: allowed('drawCard'),
        draw: allowed('drawCard'),
        takeGold: allowed('drawCard'),
      },
      always: { guard: 'nobodyLeft', target: 'income', actions: 'payIncome' },
    },
    income: {
      meta: { rules: ['EG-2.1'] },
      always: { target: 'drawTokens', actions: 'beginTokens' },
    },
    drawTokens: {
      meta: { rules: ['EG-3.1'] },
      on: { show: allowed() },
      always: { guard: 'nobodyLeft', target: 'auction', actions: 'beginAuction' },
    },
    auction: {
      meta: { rules: ['EG-4.1', 'EG-4.2', 'EG-4.3', 'EG-4.4'] },
      on: { bid: allowed(), pass: allowed() },
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
              allowed(),
            ],
            pass: allowed(),
          },
          always: { guard: 'nobodyLeft', target: '#elfengold.travel', actions: 'beginTravel' },
        },
        addTransport: {
          meta: { rules: ['EG-5.5'], closed: { place: 'EG-5.1' } },
          on: {
            add: allowed({ target: 'placing' }),
            decline: allowed({ target: 'placing' }),
          },
        },
        swapTransports: {
          meta: { rules: ['EG-5.6'], closed: { place: 'EG-5.1' } },
          on: {
            swap: allowed({ target: 'placing' }),
            decline: allowed({ target: 'placing' }),
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
            travel: [{ guard: 'byCaravan', target: 'caravan', actions: 'play' }, allowed()],
            bypass: [{ guard: 'byCaravan', target: 'caravan', actions: 'play' }, allowed()],
            fly: allowed(),
            stop: allowed({ target: 'handLimit' }),
          },
          always: { guard: 'outOfCards', target: 'handLimit', actions: 'runOut' },
        },
        caravan: {
          meta: { rules: ['EG-C2'], closed: { stop: 'EG-C2' } },
          on: { pay: [{ guard: 'lastCard', target: 'journey', actions: 'play' }, allowed()] },
        },
        handLimit: {
          meta: { rules: ['EG-6.5'], closed: { travel: 'EG-6.5', collect: 'EG-6.5' } },
          on: { discard: allowed() },
          always: [
            { guard: 'stayedWithinLimit', target: 'drawCards', actions: 'grantStayed' },
            { guard: 'withinLimit', target: 'collectIncome', actions: 'tellIncome' },
          ],
        },
        collectIncome: {
          meta: { rules: ['EG-6.3'] },
          on: { collect: allowed({ target: 'drawCards' }) },
        },
        drawCards: {
          meta: { rules: ['EG-6.3', 'EG-6.4', 'EG-1.1', 'EG-1.2', 'EG-1.3', 'EG-1.4', 'EG-1.5'] },
          on: { take: allowed(), draw: allowed(), takeGold: allowed() },
          always: [
            { guard: 'othersTravel', target: 'journey', actions: 'nextTraveller' },
            { guard: 'allTravelled', target: '#elfengold.endOfRound', actions: 'endRound' },
          ],
        },
      },
    },
    endOfRound: {
      meta: { rules: ['EG-7.1', 'EG-7.2', 'EG-E1', 'EG-E2'] },
      on: { giveBack: allowed(), done: allowed() },
      always: [
        { guard: 'lastRound', target: 'over', actions: 'endGame' },
        { guard: 'nobodyLeft', target: 'drawCards', actions: 'beginRound' },
      ],
    },
    over: { type: 'final', meta: { rules: ['EG-E1', 'EG-E2', 'EG-V1'] } },
  },
});
