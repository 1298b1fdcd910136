/** Checks that all verbs with a card of the hand share, in the turn of its mage. */
import type { Seat } from '../../../kit/index.js';
import type { Card, CardId } from '../deck.js';
import type { RuleId } from '../ledger.js';
import { cardOf, mageOf } from '../queries.js';
import type { Play, Refusal, Verb } from '../table.js';

/** Refuses if the card is not in hand, or cannot be played in this phase. */
export function refuseCard(play: Play, seat: Seat, id: CardId, rule: RuleId): Refusal | undefined {
  if (!mageOf(play, seat).hand.includes(id)) return { rule, code: 'notInHand', params: { card: id } };
  const { stage } = play.done;
  const isNow = (cardOf(play, id).phases as readonly string[]).includes(stage);
  return isNow ? undefined : { rule, code: 'notInThisPhase', params: { card: id, stage } };
}

/** The distinct cards of a hand for which `fits` is true. */
export const heldBy = (play: Play, seat: Seat, fits: (card: Card) => boolean): CardId[] => [
  ...new Set(mageOf(play, seat).hand.filter((id) => play.deck.cards.has(id) && fits(cardOf(play, id)))),
];

/** The moves of a verb with each such card in a hand. */
export const withEach =
  <V extends Verb>(type: V, fits: (card: Card) => boolean) =>
  (play: Play, seat: Seat) =>
    heldBy(play, seat, fits).map((card) => ({ type, seat, card }));
