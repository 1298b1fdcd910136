/**
 * The attack phase: Spells, Hexes, Scrolls, attack Artifacts, the cantrip, and the companion's attack. DM-A1, DM-A2, DM-A8, DM-A9.
 */
import type { Seat } from '../../../kit/index.js';
import { addFacts, discardFromHand, fromHand, withDone, withoutStatus } from '../changes.js';
import { withFacts } from '../immutable.js';
import type { Card, CardId } from '../deck.js';
import {
  allTargets,
  allyOf,
  arcaneOf,
  areFriends,
  attacksAllowed,
  cardOf,
  dismisses,
  effectOf,
  enemyOf,
  hasStatus,
  isAttackCard,
  isStanding,
  isUntargetable,
  mageOf,
  singleTargets,
  statusSum,
} from '../queries.js';
import type { Attack, Play, Refusal, RuleOf, Target } from '../table.js';
import { ALL, aimOf, enemyTarget, mageTarget } from '../targets.js';
import { FRESH } from './attack.js';
import { heldBy, refuseCard } from './cards.js';
import { withoutEnemy } from './harm.js';

export const endAttack: RuleOf<'endAttack'> = {
  options: (_play, seat) => [{ type: 'endAttack', seat }],
  apply: (play) => atTheEnd(play),
};
const atTheEnd = (play: Play): Play =>
  withFacts(withDone(play, { stage: 'end' }), { rule: 'DM-T1', code: 'phase.end', params: { seat: play.active } });
/** A mage that has lost its attack phase goes from the preparation to the end of its turn. */
export const phaseLost = atTheEnd;

/** DM-A1, DM-A8, DM-A9: refuses if no attack is left, one was the cantrip, or the companion has already attacked. */
function refuseAttack(play: Play, seat: Seat): Refusal | undefined {
  const { attacks, cantrip: wasCantrip, companion } = play.done;
  if (companion) return { rule: 'DM-A9', code: 'companionAttacked' };
  if (wasCantrip) return { rule: 'DM-A8', code: 'neverAdded' };
  const most = attacksAllowed(play, seat);
  return attacks >= most ? { rule: 'DM-A1', code: 'attackedAlready', params: { most } } : undefined;
}

/** Why a single attack cannot be aimed at this target. DM-A1, DM-C1, DM-N1, DM-V1, DM-V4. */
function refuseTarget(play: Play, seat: Seat, target: Target, legal: readonly Target[]): Refusal | undefined {
  if (legal.includes(target)) return undefined;
  const params = { target };
  const aim = aimOf(target);
  if (target === ALL) return { rule: 'DM-A1', code: 'oneTarget', params };
  if (aim.kind === 'enemy' || !play.mages[aim.seat]) return { rule: 'DM-A1', code: 'nobodyThere', params };
  if (play.enemies.length > 0) return { rule: 'DM-N1', code: 'enemyFirst', params };
  if (aim.seat === seat) return { rule: 'DM-A1', code: 'oneself', params };
  if (!isStanding(play, aim.seat)) return { rule: 'DM-V1', code: 'fallen', params };
  if (areFriends(play, seat, aim.seat)) return { rule: 'DM-V4', code: 'friend', params };
  if (aim.kind === 'companion') {
    const isShield = mageOf(play, aim.seat).companion !== null;
    return { rule: isShield ? 'DM-C1' : 'DM-A1', code: isShield ? 'aimAtItsMage' : 'nobodyThere', params };
  }
  return { rule: 'DM-A1', code: isUntargetable(play, aim.seat) ? 'cannotBeSeen' : 'nobodyThere', params };
}

/** DM-A2: requires an arcane level of at least the Spell's level. */
const refuseLevel = (play: Play, seat: Seat, card: Card): Refusal | undefined => {
  const arcane = arcaneOf(play, seat, card);
  return card.category === 'spell' && arcane < card.level
    ? { rule: 'DM-A2', code: 'arcaneTooLow', params: { card: card.id, level: card.level, arcane } }
    : undefined;
};

/** DM-A8: the attack cards in hand that may be played now. */
export const playableAttacks = (play: Play, seat: Seat): CardId[] =>
  heldBy(
    play,
    seat,
    (card) =>
      isAttackCard(card) &&
      !refuseLevel(play, seat, card) &&
      (card.all ? allTargets(play, seat) : singleTargets(play, seat)).length > 0,
  );

/** Begins an attack of a mage: ends its invisibility, and uses up the effects that help its next attack. */
function begun(before: Play, seat: Seat, attack: Pick<Attack, 'kind' | 'card' | 'targets'>): Play {
  const me = mageTarget(seat);
  const { effects } = mageOf(before, seat);
  // A card against all opponents is no single-target attack, even with a single opponent.
  const isSingle = attack.card === null || !cardOf(before, attack.card).all;
  const isTwin = isSingle && hasStatus(effects, 'twin');
  const play = withoutStatus(
    before,
    me,
    ({ op, card }) =>
      op === 'extra_die' ||
      (op === 'twin' && isTwin) ||
      (op === 'untargetable' && effectOf(cardOf(before, card), 'untargetable')?.ends_on === 'own_attack'),
  );
  const extra = statusSum(effects, 'extra_die');
  const now: Play = { ...play, attack: { ...FRESH, ...attack, by: seat, extra } };
  const done = withDone(now, { attacks: play.done.attacks + 1, cantrip: play.done.cantrip || attack.card === null });
  return isTwin ? twinned(done, seat) : done;
}

/** `twin`: a second legal target is mandatory if there is one. */
function twinned(play: Play, seat: Seat): Play {
  const others = twinTargets(play, seat);
  if (others.length === 0) return addFacts(play, { rule: 'DM-P5', code: 'noTwin', params: { seat } });
  if (others.length > 1) return { ...play, choice: { kind: 'twin', seat, from: null } };
  return withTwin(play, others[0]!);
}
export const twinTargets = (play: Play, seat: Seat): Target[] =>
  singleTargets(play, seat).filter((target) => !play.attack!.targets.includes(target));

/** Sets both targets, clockwise from the attacker. */
export function withTwin(play: Play, target: Target): Play {
  const order = singleTargets(play, play.attack!.by);
  const targets = [...play.attack!.targets, target].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return addFacts(
    { ...play, attack: { ...play.attack!, targets } },
    { rule: 'DM-P5', code: 'twin', params: { targets } },
  );
}

/** DM-A1, DM-A2: attack with a card. */
export const cast: RuleOf<'cast'> = {
  options: (play, seat) =>
    heldBy(play, seat, isAttackCard).flatMap((card) =>
      (cardOf(play, card).all ? [ALL] : singleTargets(play, seat)).map(
        (target) => ({ type: 'cast', seat, card, target }) as const,
      ),
    ),
  refuse(play, { seat, card: id, target }) {
    const why = refuseCard(play, seat, id, 'DM-A1') ?? refuseAttack(play, seat);
    if (why) return why;
    const card = cardOf(play, id);
    const level = refuseLevel(play, seat, card);
    if (level) return level;
    if (!card.all) return refuseTarget(play, seat, target, singleTargets(play, seat));
    return target === ALL ? undefined : { rule: 'DM-A1', code: 'everyOpponent', params: { card: id } };
  },
  apply(play, { seat, card, target }) {
    const targets = target === ALL ? allTargets(play, seat) : [target];
    const played = withFacts(
      { ...fromHand(play, seat, card), inPlay: [...play.inPlay, card] },
      {
        rule: 'DM-A1',
        code: 'cast',
        params: { seat, card, target, targets },
      },
    );
    const kind = cardOf(play, card).category as Attack['kind'];
    return begun(played, seat, { kind, card, targets });
  },
};

/** DM-A8: only without another playable attack card in hand, and never in addition to another attack. */
export const cantrip: RuleOf<'cantrip'> = {
  options: (play, seat) => singleTargets(play, seat).map((target) => ({ type: 'cantrip', seat, target }) as const),
  refuse(play, { seat, target }) {
    if (play.done.companion) return { rule: 'DM-A9', code: 'companionAttacked' };
    if (play.done.attacks > 0) return { rule: 'DM-A8', code: 'neverAdded' };
    const held = play.options.freeCantrip ? [] : playableAttacks(play, seat);
    if (held.length > 0) return { rule: 'DM-A8', code: 'attackCardInHand', params: { cards: held } };
    return refuseTarget(play, seat, target, singleTargets(play, seat));
  },
  apply(play, { seat, target }) {
    const told = withFacts(play, { rule: 'DM-A8', code: 'cantrip', params: { seat, target } });
    return begun(told, seat, { kind: 'cantrip', card: null, targets: [target] });
  },
};

/** `dismiss_enemy_instead`: discards an enemy instead of attacking it, without save and confusion. */
export const dismiss: RuleOf<'dismiss'> = {
  options: (play, seat) =>
    heldBy(play, seat, dismisses).flatMap((card) =>
      play.enemies.map(({ number }) => ({ type: 'dismiss', seat, card, target: enemyTarget(number) }) as const),
    ),
  refuse(play, { seat, card, target }) {
    const why = refuseCard(play, seat, card, 'DM-A1') ?? refuseAttack(play, seat);
    if (why) return why;
    const aim = aimOf(target);
    const isThere = aim.kind === 'enemy' && enemyOf(play, aim.number) !== undefined;
    return isThere ? undefined : { rule: 'DM-A1', code: 'nobodyThere', params: { target } };
  },
  apply(play, { seat, card, target }) {
    const { number } = aimOf(target) as { number: number };
    const told = withFacts(discardFromHand(play, seat, card), {
      rule: 'DM-P5',
      code: 'dismiss',
      params: { seat, card, target },
    });
    return withoutEnemy(withDone(told, { attacks: play.done.attacks + 1 }), number, 'dismissed');
  },
};

/** DM-A9: an ally companion attacks once in a turn, whether or not its mage did; after that, the mage cannot attack. */
export const assault: RuleOf<'assault'> = {
  options: (play, seat) => singleTargets(play, seat).map((target) => ({ type: 'assault', seat, target }) as const),
  refuse(play, { seat, target }) {
    if (!allyOf(play, seat)) return { rule: 'DM-C2', code: 'noAlly' };
    if (play.done.companion) return { rule: 'DM-A9', code: 'companionAttacked' };
    return refuseTarget(play, seat, target, singleTargets(play, seat));
  },
  apply(play, { seat, target }) {
    const { card } = allyOf(play, seat)!;
    const attack: Attack = { ...FRESH, by: seat, kind: 'companion_attack', card, targets: [target], extra: 0 };
    return withFacts(withDone({ ...play, attack }, { companion: true }), {
      rule: 'DM-A9',
      code: 'assault',
      params: { seat, card, target },
    });
  },
};
