/** Cards of the preparation and the attack phase: Potions, Artifacts that are no attacks, and Skills. DM-P3, DM-P5. */
import type { Seat } from '../../../kit/index.js';
import { addFacts, discardFromHand, withDone } from '../changes.js';
import { withFacts } from '../immutable.js';
import type { Card } from '../deck.js';
import { areFriends, cardOf, effectOf, isAttackCard, isStanding, mageOf, opponentsOf, wornSlots } from '../queries.js';
import type { Play, Refusal, RuleOf } from '../table.js';
import { aimOf, mageTarget } from '../targets.js';
import { heldBy, refuseCard, withEach } from './cards.js';
import { itemTaken } from './harm.js';
import { saves } from './operations.js';
import { playedOnOneself } from './preparing.js';

export const isPotion = ({ category }: Card): boolean => category === 'potion';
export const isUsed = (card: Card): boolean => card.category === 'artifact' && !isAttackCard(card);
export const isTheft = (card: Card): boolean => effectOf(card, 'steal_item') !== undefined;
export const isSkill = (card: Card): boolean => card.category === 'skill' && !isTheft(card);

/** DM-P3: one Potion in a turn. It may be played without benefit. */
export const drink: RuleOf<'drink'> = {
  options: withEach('drink', isPotion),
  refuse(play, { seat, card }) {
    const why = refuseCard(play, seat, card, 'DM-P3');
    return why ?? (play.done.potion ? { rule: 'DM-P3', code: 'onePotion' } : undefined);
  },
  apply: (play, { seat, card }) => playedOnOneself(withDone(play, { potion: true }), seat, card, 'DM-P3', 'drink'),
};

/** DM-P5: use an Artifact that is no attack. */
export const use: RuleOf<'use'> = {
  options: withEach('use', isUsed),
  refuse: (play, { seat, card }) => refuseCard(play, seat, card, 'DM-P5'),
  apply: (play, { seat, card }) => playedOnOneself(play, seat, card, 'DM-P5', 'use'),
};

/** DM-P5: one Skill in a turn. */
function refuseSkill(play: Play, seat: Seat, card: string): Refusal | undefined {
  const why = refuseCard(play, seat, card, 'DM-P5');
  return why ?? (play.done.skill ? { rule: 'DM-P5', code: 'oneSkill' } : undefined);
}

export const skill: RuleOf<'skill'> = {
  options: withEach('skill', isSkill),
  refuse: (play, { seat, card }) => refuseSkill(play, seat, card),
  apply: (play, { seat, card }) => playedOnOneself(withDone(play, { skill: true }), seat, card, 'DM-P5', 'skill'),
};

/**
 * `steal_item`: an opponent makes a save or loses a worn item. This is no attack: answers and shields do not apply, and
 * invisible mages may be chosen. But it is an action against a player, DM-N1.
 */
export const steal: RuleOf<'steal'> = {
  options: (play, seat) =>
    heldBy(play, seat, isTheft).flatMap((card) =>
      opponentsOf(play, seat).map((other) => ({ type: 'steal', seat, card, target: mageTarget(other) }) as const),
    ),
  refuse(play, { seat, card, target }) {
    const why = refuseSkill(play, seat, card);
    if (why) return why;
    if (play.enemies.length > 0) return { rule: 'DM-N1', code: 'enemyFirst' };
    const aim = aimOf(target);
    if (aim.kind !== 'mage' || !play.mages[aim.seat]) return { rule: 'DM-A1', code: 'nobodyThere', params: { target } };
    if (aim.seat === seat) return { rule: 'DM-A1', code: 'oneself', params: { target } };
    if (areFriends(play, seat, aim.seat)) return { rule: 'DM-V4', code: 'friend', params: { target } };
    return isStanding(play, aim.seat) ? undefined : { rule: 'DM-V1', code: 'fallen', params: { target } };
  },
  apply(before, { seat, card, target }) {
    const { seat: from } = aimOf(target) as { seat: Seat };
    const told = withFacts(withDone(discardFromHand(before, seat, card), { skill: true }), {
      rule: 'DM-P5',
      code: 'steal',
      params: { seat, card, target },
    });
    const { play, saved } = saves(told, target, cardOf(before, card));
    const slots = wornSlots(mageOf(play, from));
    if (saved || slots.length === 0) return play;
    if (slots.length > 1) return { ...play, choice: { kind: 'steal', seat, from } };
    const item = mageOf(play, from).worn[slots[0]!]!;
    return addFacts(itemTaken(play, seat, from, slots[0]!), {
      rule: 'DM-P5',
      code: 'stolen',
      params: { seat, from, card: item },
    });
  },
};
