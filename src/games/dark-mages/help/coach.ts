/** The coach for a first duel: what matters in each phase, and questions about moves that are hardly wise. */
import type { Params, Reason, Seat } from '../../../kit/index.js';
import type { Coach } from '../../../kit/board.js';
import { threatOf } from '../bot.js';
import type { CardId, Deck } from '../deck.js';
import { withDeck } from '../immutable.js';
import type { RuleId } from '../ledger.js';
import { HP_MAX } from '../map.js';
import { cardOf, cures, effectOf, itemsOf, mageOf, opponentsOf } from '../queries.js';
import { isAnswer } from '../rules/answering.js';
import { playableAttacks } from '../rules/attacking.js';
import type { Move, Play } from '../table.js';
import { seatOf } from '../targets.js';
import type { Seen } from '../view.js';

/** Number of turns of each mage in which the coach asks. */
const TURNS = 10;
/** Fewer hit points regained than this waste a Healing; expected damage from this on is worth an answer. */
const LITTLE = 4;
const MUCH = 9;

const ask = (code: string, rule: RuleId, params?: Params): Reason => ({ code, rule, ...(params && { params }) });

export const coachWith = (deck: Deck): Coach<Seen, Move> => ({
  asks: ({ table }) => table.turn <= TURNS * table.mages.length,
  doubt({ table, moves }, move) {
    const play = withDeck(table, deck);
    const { seat } = move;
    switch (move.type) {
      case 'enterAttack': {
        const card = unworn(play, seat, moves);
        return card === undefined ? undefined : ask('unprepared', 'DM-P1', { card });
      }
      case 'endAttack':
        return moves.some(({ type }) => type === 'cast' || type === 'cantrip') ? ask('noAttack', 'DM-A1') : undefined;
      case 'heal':
      case 'drink':
      case 'skill':
      case 'steal':
        return isWasted(play, move, moves) ? ask('wasted', 'DM-P5', { card: move.card }) : undefined;
      case 'pass':
        return ofPass(play, seat, moves);
      default:
        return undefined;
    }
  },
});

/** A card in hand for an empty place: an item, or a companion. */
const unworn = (play: Play, seat: Seat, moves: readonly Move[]): CardId | undefined =>
  moves.flatMap((move) => {
    if (move.type === 'summon') return mageOf(play, seat).companion ? [] : [move.card];
    return move.type === 'equip' && mageOf(play, seat).worn[cardOf(play, move.card).slot!] === null ? [move.card] : [];
  })[0];

/** Whether a card has almost no use now and is better kept. */
function isWasted(play: Play, move: Move & { readonly card: CardId }, moves: readonly Move[]): boolean {
  const card = cardOf(play, move.card);
  const me = mageOf(play, move.seat);
  if (move.type === 'steal') return itemsOf(mageOf(play, seatOf((move as { target: string }).target)!)).length === 0;
  if (effectOf(card, 'heal')) return HP_MAX - me.hp < LITTLE && !cures(play, card, me);
  if (effectOf(card, 'twin')) return opponentsOf(play, move.seat).length < 2 && play.enemies.length < 2;
  if (effectOf(card, 'resistance') || effectOf(card, 'untargetable')) return false;
  if (effectOf(card, 'extra_attack')) return playableAttacks(play, move.seat).length < 2 - play.done.attacks;
  // All other cards help an attack.
  const attacks = moves.some(({ type }) => type === 'cast' || type === 'cantrip');
  return play.done.stage === 'attack' ? !attacks : playableAttacks(play, move.seat).length === 0;
}

/** Asks about passing on a harmful attack while holding a card that would avert it. */
function ofPass(play: Play, seat: Seat, moves: readonly Move[]): Reason | undefined {
  const answer = moves.find((move) => move.type === 'answer' && isAnswer(cardOf(play, move.card)));
  if (!answer || !('card' in answer) || !play.attack) return undefined;
  const { isMine, isDeadly, damage } = threatOf(play, seat, play.attack);
  const isOwn = isMine && (isDeadly || damage >= MUCH);
  return isOwn ? ask('takesIt', 'DM-D1', { card: answer.card, damage: Math.round(damage) }) : undefined;
}
