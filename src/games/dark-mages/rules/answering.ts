/** Answers before the dice are rolled: to an attack, to a reflection, and to an enemy's strike. DM-D1, DM-D2, DM-N2. */
import type { Seat } from '../../../kit/index.js';
import { addFacts, discardFromHand, fromHand, withAttack } from '../changes.js';
import { withFacts } from '../immutable.js';
import type { Card, CardId } from '../deck.js';
import { askedSeat, cardOf, effectOf, enemyOf, mageOf, reflectedAt } from '../queries.js';
import type { Attack, Play, Refusal, AskedRuleOf } from '../table.js';
import { aimOf, seatOf } from '../targets.js';
import { evaded } from './attack.js';
import { heldBy } from './cards.js';

export const isAnswer = ({ phases }: Card): boolean => phases.includes('reaction');

/** Why this card may not answer with `negate` or `reflect` here; `undefined` if it may. */
function refuseAnswer(play: Play, seat: Seat, card: Card): Refusal | undefined {
  const params = { card: card.id };
  const negate = effectOf(card, 'negate');
  const reflect = effectOf(card, 'reflect');
  const { attack } = play;
  if (attack && !isAnswer(card)) return { rule: 'DM-D1', code: 'noAnswer', params };
  if (!attack) {
    return negate?.categories.includes('enemy') ? undefined : { rule: 'DM-N2', code: 'onlyDodge', params };
  }
  if (attack.counter !== null) return refuseCounter(play, attack, card);
  const isAimedAt = seatOf(attack.targets[0]!) === seat;
  if (negate) {
    const fits = negate.categories.includes(attack.kind);
    if (!fits) return { rule: 'DM-D1', code: 'notAgainst', params: { ...params, kind: attack.kind } };
    return isAimedAt || negate.any_target ? undefined : { rule: 'DM-D1', code: 'notAimedAtYou', params };
  }
  if (!isAimedAt) return { rule: 'DM-D1', code: 'notAimedAtYou', params };
  if (!reflect?.categories.includes(attack.kind)) {
    return { rule: 'DM-D2', code: 'notAgainst', params: { ...params, kind: attack.kind } };
  }
  // The card answers attacks on its player only; a Dodge also those on the companion.
  if (aimOf(attack.targets[0]!).kind === 'companion') return { rule: 'DM-D2', code: 'notForCompanion', params };
  return undefined;
}

/** DM-D2: the reflection lists the cards that may answer it. */
function refuseCounter(play: Play, attack: Attack, card: Card): Refusal | undefined {
  const reflection = effectOf(cardOf(play, attack.reflected.at(-1)!.card), 'reflect')!;
  const fits = reflection.counterable_by.includes(card.id);
  return fits ? undefined : { rule: 'DM-D2', code: 'notAgainstReflection', params: { card: card.id } };
}

/** DM-D1, DM-D2: answer with a Defense card. */
export const answer: AskedRuleOf<'answer'> = {
  options(play) {
    // The asked player may try any card, and learns why most are no answer. If nobody is asked, no answer is legal: the
    // active player's Defense cards are options so that a card pointed at, and the chart's transition, tell why not.
    const asked = askedSeat(play);
    const seat = asked ?? play.active;
    return heldBy(play, seat, (card) => asked !== undefined || isAnswer(card)).map((card) => ({
      type: 'answer',
      seat,
      card,
    }));
  },
  refuse(play, { seat, card }) {
    if (seat !== askedSeat(play)) return notAsked(play);
    if (!mageOf(play, seat).hand.includes(card)) return { rule: 'DM-D1', code: 'notInHand', params: { card } };
    return refuseAnswer(play, seat, cardOf(play, card));
  },
  apply(play, { seat, card }) {
    if (effectOf(cardOf(play, card), 'reflect')) return turnedBack(play, seat, card);
    const told = withFacts(discardFromHand(play, seat, card));
    return play.attack ? negated(told, seat, card) : dodgedStrike(told, seat, card);
  },
};

/** DM-D1: give no answer. */
export const pass: AskedRuleOf<'pass'> = {
  options(play) {
    const seat = askedSeat(play);
    return seat === undefined ? [] : [{ type: 'pass', seat }];
  },
  refuse: (play, { seat }) => (seat === askedSeat(play) ? undefined : notAsked(play)),
  apply(play, { seat }) {
    const told = withFacts(play, { rule: play.attack ? 'DM-D1' : 'DM-N2', code: 'passes', params: { seat } });
    if (!play.attack) return { ...told, strike: { ...play.strike!, asked: play.strike!.asked.slice(1) } };
    if (play.attack.counter !== null) return withAttack(told, { counter: null });
    return withAttack(told, { asked: play.attack.asked.slice(1) });
  },
};

const notAsked = (play: Play): Refusal => ({
  rule: 'DM-D1',
  code: 'notAsked',
  params: { seat: askedSeat(play) ?? null },
});

/** `reflect`: turns the attack around, and asks the new target for an answer. */
function turnedBack(play: Play, seat: Seat, card: CardId): Play {
  const attack = play.attack!;
  const reflected = [...attack.reflected, { seat, card }];
  const target = reflectedAt(attack);
  const isCounter = attack.counter !== null;
  const asked = isCounter ? attack.asked : attack.asked.slice(1);
  const played = { ...fromHand(play, seat, card), inPlay: [...play.inPlay, card] };
  const now = withAttack(played, { reflected, counter: seatOf(target)!, asked });
  return withFacts(now, { rule: 'DM-D2', code: 'turnedBack', params: { seat, card, target } });
}

/** `negate`: protects the target; a card that answers any player's Spell cancels the whole attack. */
function negated(play: Play, seat: Seat, card: CardId): Play {
  const isCountered = play.attack!.counter === null && effectOf(cardOf(play, card), 'negate')!.any_target === true;
  const told = addFacts(play, { rule: 'DM-D1', code: isCountered ? 'counterspell' : 'dodge', params: { seat, card } });
  return evaded(told, isCountered ? 'countered' : 'dodged');
}

function dodgedStrike(play: Play, seat: Seat, card: CardId): Play {
  const strike = play.strike!;
  const enemy = enemyOf(play, strike.enemy)!.card;
  const next = { ...play, strike: { ...strike, asked: strike.asked.slice(1), dodged: [...strike.dodged, seat] } };
  return addFacts(next, { rule: 'DM-N2', code: 'dodge', params: { seat, card, enemy } });
}
