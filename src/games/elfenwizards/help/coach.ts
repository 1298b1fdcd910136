/** The coach for the first turn: what matters in each phase, and questions about moves of little use. */
import type { Params, Reason, View } from '../../../kit/index.js';
import type { Coach } from '../../../kit/board.js';
import { CONTESTS, MINOR_COST, contestOf } from '../map.js';
import { allMages, mageAt, pips, rankIn } from '../queries.js';
import { rises, standingIn } from '../rules/deciding.js';
import type { Move, Table } from '../table.js';
import { tableOf, type Seen } from '../view.js';
import { favoured, ownIn } from './contests.js';

/** A face that a second roll seldom improves, and the mean of a die. */
const HIGH = 5;
const MEAN = 3.5;
/** A sum of pips for one mage that is seldom beaten. */
const ENOUGH = 12;

export const coach: Coach<Seen, Move> = {
  asks: ({ table }) => table.turn === 1,
  doubt(view, move) {
    const { phase, moves } = view;
    const table = tableOf(view);
    const { rolled, boxes, spent } = table.players[move.seat]!;
    switch (move.type) {
      case 'place':
        return ofPlace(table, move);
      case 'favour':
        return ofFavour(table, move);
      case 'hold':
        return rolled.some((die) => die >= HIGH) ? ask('holdHigh', 'EW-3.1', { die: rolled.at(-1)! }) : undefined;
      case 'reroll':
        return pips(rolled) > MEAN * rolled.length ? ask('rerollGood', 'EW-3.3') : undefined;
      case 'pass':
        return ofPass(table, moves);
      case 'done': {
        const count = Math.min(spent, Math.floor(pips(boxes.minor) / MINOR_COST));
        return phase === 'recoverMinorSpellsAgain' && count > 0 ? ask('leaves', 'EW-6.1', { count }) : undefined;
      }
      default:
        return undefined;
    }
  },
};
const ask = (code: string, rule: string, params?: Params): Reason => ({ code, rule, ...(params && { params }) });

function ofPlace(table: Table, { seat, die, box }: Extract<Move, { type: 'place' }>): Reason | undefined {
  if (box === 'minor') return undefined;
  if (box === 'grey')
    return allMages(table).some(({ owner, grey }) => owner === seat && grey > 0) ? undefined : ask('noGrey', 'EW-9.1');
  const own = ownIn(
    table,
    seat,
    CONTESTS.filter((contest) => rankIn(contest) === box),
  );
  if (own.length === 0) return ask('noMage', 'EW-5.5', { rank: box });
  const sum = pips(table.players[seat]!.boxes[box]);
  return sum >= ENOUGH * own.length && die > MEAN ? ask('enough', 'EW-5.11', { rank: box, sum }) : undefined;
}

function ofFavour(table: Table, { seat, mage: place }: Extract<Move, { type: 'favour' }>): Reason | undefined {
  const contest = contestOf(place)!;
  const { owner } = mageAt(table, place)!;
  const rivals = standingIn(table, contest).filter(({ mage }) => mage.owner !== owner);
  if (owner !== seat) {
    const isRival = rivals.some(({ mage }) => mage.owner === seat);
    return ask(isRival ? 'rival' : 'others', 'EW-5.4', { owner });
  }
  // A rival can answer unless its player has passed or has no spell for this rank.
  const mayAnswer = rivals.some(({ mage }) => {
    const { reserve, boxes } = table.players[mage.owner]!;
    return table.queue.includes(mage.owner) && reserve + boxes[rankIn(contest)].length > 0;
  });
  return rises(table, place) && !mayAnswer ? ask('rises', 'EW-5.3', { title: contest }) : undefined;
}

/** Asks about passing while a spell could still let an own mage rise. */
function ofPass(table: Table, moves: View<Seen, Move>['moves']): Reason | undefined {
  const missed = moves.find(
    (move) =>
      move.type === 'favour' &&
      mageAt(table, move.mage)!.owner === move.seat &&
      !rises(table, move.mage) &&
      rises(favoured(table, move), move.mage),
  );
  return missed?.type === 'favour' ? ask('passEarly', 'EW-5.3', { title: contestOf(missed.mage)! }) : undefined;
}
