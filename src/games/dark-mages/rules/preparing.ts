/** The preparation phase: items, Healings, companions and Magic Shield. DM-P1, DM-P2, DM-P4, DM-P6. */
import { addFacts, discardFromHand, fromHand, toDiscards, withDone, withMage, withoutStatus } from '../changes.js';
import { withFacts } from '../immutable.js';
import type { Card } from '../deck.js';
import { ITEMS_A_TURN, ROLES } from '../map.js';
import { cardOf, hasStatus, mageOf } from '../queries.js';
import type { Play, RuleOf } from '../table.js';
import { mageTarget } from '../targets.js';
import { heldBy, refuseCard, withEach } from './cards.js';
import { playOnOneself } from './operations.js';

export const isItem = ({ category }: Card): boolean => category === 'magic_item';
export const isHealing = ({ category }: Card): boolean => category === 'healing';
export const isCompanion = ({ category }: Card): boolean => category === 'companion';
export const isWard = ({ category, phases }: Card): boolean => category === 'defense' && phases.includes('preparation');

/** DM-T1: ends the preparation; a mage that must skip the attack phase goes on to the end of the turn. */
export const enterAttack: RuleOf<'enterAttack'> = {
  options: (_play, seat) => [{ type: 'enterAttack', seat }],
  apply(play, { seat }) {
    const me = mageTarget(seat);
    const isLost = hasStatus(mageOf(play, seat).effects, 'skip_attack');
    const through = withoutStatus(play, me, ({ op }) => op === 'skip_attack');
    const next = withDone(through, { stage: 'attack', lost: isLost });
    return withFacts(next, { rule: 'DM-T1', code: isLost ? 'attackLost' : 'phase.attack', params: { seat } });
  },
};

/** DM-P1: place or replace a magic item: four in a turn, one worn for each symbol. */
export const equip: RuleOf<'equip'> = {
  options: withEach('equip', isItem),
  refuse(play, { seat, card }) {
    const why = refuseCard(play, seat, card, 'DM-P1');
    if (why) return why;
    const isEnough = play.done.items >= ITEMS_A_TURN;
    return isEnough ? { rule: 'DM-P1', code: 'enoughItems', params: { most: ITEMS_A_TURN } } : undefined;
  },
  apply(play, { seat, card }) {
    const slot = cardOf(play, card).slot!;
    const { worn } = mageOf(play, seat);
    const replaced = worn[slot];
    const placed = withMage(fromHand(play, seat, card), seat, { worn: { ...worn, [slot]: card } });
    const next = replaced ? toDiscards(placed, replaced) : placed;
    return withFacts(withDone(next, { items: play.done.items + 1 }), {
      rule: 'DM-P1',
      code: 'equip',
      params: { seat, card, slot, replaced },
    });
  },
};

/** DM-P2: one Healing in a turn. It may be played without benefit. */
export const heal: RuleOf<'heal'> = {
  options: withEach('heal', isHealing),
  refuse(play, { seat, card }) {
    const why = refuseCard(play, seat, card, 'DM-P2');
    return why ?? (play.done.healing ? { rule: 'DM-P2', code: 'oneHealing' } : undefined);
  },
  apply(play, { seat, card }) {
    const told = withFacts(discardFromHand(play, seat, card), { rule: 'DM-P2', code: 'heal', params: { seat, card } });
    return playOnOneself(withDone(told, { healing: true }), seat, cardOf(play, card));
  },
};

/** DM-P4: place or replace a companion and declare its role, which never changes. */
export const summon: RuleOf<'summon'> = {
  options: (play, seat) =>
    heldBy(play, seat, isCompanion).flatMap((card) =>
      ROLES.map((role) => ({ type: 'summon', seat, card, role }) as const),
    ),
  refuse: (play, { seat, card }) => refuseCard(play, seat, card, 'DM-P4'),
  apply(play, { seat, card, role }) {
    const replaced = mageOf(play, seat).companion?.card ?? null;
    const companion = { card, role, hp: cardOf(play, card).hp, effects: [] };
    const placed = withMage(fromHand(play, seat, card), seat, { companion });
    return withFacts(replaced ? toDiscards(placed, replaced) : placed, {
      rule: 'DM-P4',
      code: 'summon',
      params: { seat, card, role, replaced },
    });
  },
};

/** DM-P6: play a Defense in the preparation phase. Several add up. */
export const ward: RuleOf<'ward'> = {
  options: withEach('ward', isWard),
  refuse: (play, { seat, card }) => refuseCard(play, seat, card, 'DM-P6'),
  apply: (play, { seat, card }) => playedOnOneself(play, seat, card, 'DM-P6', 'ward'),
};

/** DM-A10: plays a card on the own mage and discards it. */
export function playedOnOneself(
  play: Play,
  seat: number,
  card: string,
  rule: 'DM-P3' | 'DM-P5' | 'DM-P6',
  code: string,
): Play {
  const told = addFacts(withFacts(discardFromHand(play, seat, card)), { rule, code, params: { seat, card } });
  return playOnOneself(told, seat, cardOf(play, card));
}
