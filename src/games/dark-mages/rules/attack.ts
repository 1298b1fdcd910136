/**
 * The steps of one attack, which the statechart calls in the ledger's order. DM-A3 to DM-A7, DM-A10, DM-A11, DM-C1, DM-D1.
 */
import type { Seat } from '../../../kit/index.js';
import { addFacts, outOfPlay, roll, withAttack, withHealing, withoutStatus } from '../changes.js';
import type { Card } from '../deck.js';
import { sum } from '../dice.js';
import { attackVerdict, type Verdict } from './verdict.js';
import { FUMBLE } from '../map.js';
import {
  aimedAt,
  allyOf,
  armourOf,
  sphereArmourOf,
  attackBonus,
  attackCard,
  beingAt,
  cardOf,
  clockwiseFrom,
  companionBonus,
  effectOf,
  hasStatus,
  isStanding,
  isThere,
  isTurnedBack,
  isUntargetable,
  mageOf,
  opponentsOf,
  ownerOf,
  receiverOf,
  statusSum,
  wornSlots,
} from '../queries.js';
import type { Attack, Fact, Play, Table, Target } from '../table.js';
import { aimOf, companionTarget, enemyTarget, mageTarget, seatOf } from '../targets.js';
import { damageDice, fellsAtOnce, softened } from './damage.js';
import { drop, hurt, withoutCompanion } from './harm.js';
import { isAlways, itemDestroyed, operate, ride, saves, type Occasion } from './operations.js';

const fact = (play: Play, rule: Fact['rule'], code: string, params: NonNullable<Fact['params']>): Play =>
  addFacts(play, { rule, code, params });

/** The attacker: the mage, or its companion. */
const attacker = ({ by, kind }: Attack): Target => (kind === 'companion_attack' ? companionTarget(by) : mageTarget(by));

export const isConfused = (table: Table): boolean =>
  hasStatus(beingAt(table, attacker(table.attack!))?.effects ?? [], 'confuse');

/** Step 2, DM-A1: a confused attacker rolls before its next attack, which may then be aimed at its own mage. */
export function confused(play: Play): Play {
  const attack = play.attack!;
  const who = attacker(attack);
  const status = beingAt(play, who)?.effects.find(({ op }) => op === 'confuse');
  const effect = status && effectOf(cardOf(play, status.card), 'confuse');
  if (!effect) return play;
  const { table, values } = roll(play, effect.die.count, effect.die.faces);
  const goesAstray = effect.self_on.includes(sum(values));
  const calm = withoutStatus(table, who, ({ op }) => op === 'confuse');
  const aimed = goesAstray ? withAttack(calm, { targets: [mageTarget(attack.by)] }) : calm;
  return fact(aimed, 'DM-A1', 'confusion', { target: who, die: sum(values), astray: goesAstray });
}

/**
 * DM-D1: the seats asked for an answer, regardless of their cards. DM-N1: while there is an enemy, nobody counters another
 * player's Spell.
 */
export function askedAbout(play: Table, { by, kind, targets }: Attack): Seat[] {
  const aimed = seatOf(targets[0]!);
  const everybody = kind === 'spell' && play.enemies.length === 0;
  return clockwiseFrom(play, by).filter(
    (seat) => isStanding(play, seat) && (seat === aimed || (everybody && seat !== by)),
  );
}
/** Step 3: asks for answers to the attack on its present target. */
export function asked(play: Play): Play {
  const { targets } = play.attack!;
  const seats = askedAbout(play, play.attack!);
  const told = addFacts(
    play,
    { rule: 'DM-D1', code: 'mayAnswer', params: { target: targets[0]!, seats } },
    { rule: 'DM-D1', code: 'asks', params: { seat: seats[0]! } },
  );
  return withAttack(told, { asked: seats });
}

/** DM-C1: the shield of the mage now aimed at takes the attack in its place. */
function shielded(play: Play): Play {
  const target = aimedAt(play.attack!);
  const receiver = receiverOf(play, target);
  return withAttack(receiver === target ? play : fact(play, 'DM-C1', 'shielded', { target, receiver }), { receiver });
}

/** Steps 4 to 6: the shield before the target, then the attack roll or the save. */
export function rolled(before: Play): Play {
  const play = shielded(before);
  const attack = play.attack!;
  const card = attackCard(play, attack);
  return card && !card.roll ? savedAgainst(play, attack, card) : attackRolled(play, attack, card);
}

/** DM-A3, DM-A4: rolls d20 plus bonuses against the armour class. DM-D2: in a reflected attack, a natural 1 is only a miss. */
function attackRolled(before: Play, attack: Attack, card: Card | null): Play {
  const isCompanion = attack.kind === 'companion_attack';
  const who = attacker(attack);
  const hasAdvantage = !isCompanion && hasStatus(beingAt(before, who)!.effects, 'advantage_attack');
  const { table, values } = roll(before, hasAdvantage ? 2 : 1, 20);
  const play = hasAdvantage ? withoutStatus(table, who, ({ op }) => op === 'advantage_attack') : table;
  const die = Math.max(...values);
  const bonus = isCompanion
    ? companionBonus(play, mageOf(play, attack.by).companion!)
    : attackBonus(play, attack.by, card);
  const ac = armourOf(play, attack.receiver!, card);
  const rolled = attackVerdict(die, bonus, ac, play.options.hitOnEqual);
  const verdict: Verdict = rolled === 'fumble' && isTurnedBack(attack) ? 'miss' : rolled;
  const ownSphere = sphereArmourOf(play, attack.receiver!, card);
  const total = die + bonus;
  const params = { attacker: who, target: attack.receiver!, dice: values, die, bonus, total, ac, ownSphere, verdict };
  const told = fact(withAttack(play, { verdict }), 'DM-A3', 'attackRoll', params);
  return rolled === 'critical' || die === FUMBLE ? fact(told, 'DM-A4', verdict, { attacker: who }) : told;
}

/** DM-A5, DM-A6: the target makes a save, possibly with a penalty against a hex or scroll. */
function savedAgainst(play: Play, attack: Attack, card: Card): Play {
  const isHexOrScroll = attack.kind === 'hex' || attack.kind === 'scroll';
  const penalty = isHexOrScroll ? statusSum(mageOf(play, attack.by).effects, 'save_penalty') : 0;
  const target = attack.receiver!;
  const told = isHexOrScroll ? fact(play, 'DM-A5', 'mustSave', { target, card: card.id, penalty }) : play;
  const { play: rolled, saved } = saves(told, target, card, penalty);
  return withAttack(rolled, { verdict: saved ? 'saved' : 'failed' });
}

/** Who takes the damage: the receiver or, on a fumble (DM-A11), the attacker itself, without its shield. */
const damaged = (attack: Attack): Target => (attack.verdict === 'fumble' ? attacker(attack) : attack.receiver!);

/** Steps 7 to 10: the damage dice, and what they do. */
export const harmed = (play: Play): Play => applied(withDamage(play));

/** DM-A7: the damage is rolled. DM-A4: a critical hit doubles it. DM-A6: a successful save averts it, or halves it. */
function withDamage(play: Play): Play {
  const attack = play.attack!;
  const card = attackCard(play, attack);
  const isHalf = attack.verdict === 'saved' && card?.save === 'half';
  const isHarmless = attack.verdict === 'miss' || (attack.verdict === 'saved' && !isHalf);
  if (isHarmless || (attack.verdict === 'failed' && fellsAtOnce(play, attack, attack.receiver!))) return play;
  const damage = damageDice(play, attack, damaged(attack));
  if (!damage) return play;
  const { table, values } = roll(play, damage.count, damage.faces);
  const plain = sum(values) + damage.flat;
  const total = attack.verdict === 'critical' ? plain * 2 : isHalf ? Math.floor(plain / 2) : plain;
  const params = { dice: values, faces: damage.faces, flat: damage.flat, total, verdict: attack.verdict! };
  const told = fact(withAttack(table, { total }), 'DM-A7', 'damageDice', params);
  return attack.verdict === 'critical' ? fact(told, 'DM-A4', 'doubled', { total }) : told;
}

/**
 * Applies resistance, the loss of hit points, and the immediate effects of a hit: `floor_hp`, `drain`,
 * `splash_ally_companion`, `destroy_companion_on_hit`.
 */
function applied(play: Play): Play {
  const attack = play.attack!;
  const { verdict, total } = attack;
  const target = damaged(attack);
  if (verdict === 'fumble') {
    const told = fact(play, 'DM-A11', 'fumbleDamage', { target, total });
    return hurt(told, target, softened(told, target, total), { looter: null }).play;
  }
  const card = attackCard(play, attack);
  const looter = attack.kind === 'companion_attack' ? null : ownerOf(attack);
  if (verdict === 'failed' && fellsAtOnce(play, attack, target)) return drop(play, target, { looter }).play;
  if (total === 0) return play;
  const floor = card ? (effectOf(card, 'floor_hp')?.hp ?? 0) : 0;
  const { play: hit, lost } = hurt(play, target, softened(play, target, total), { looter, floor });
  return card ? splashed(drained(destroyedOnHit(hit, target, card), card, attack, lost), card, attack, target) : hit;
}

const isHit = ({ verdict }: Attack): boolean => verdict === 'hit' || verdict === 'critical';

function destroyedOnHit(play: Play, target: Target, card: Card): Play {
  const aim = aimOf(target);
  const isDestroyed = aim.kind === 'companion' && isHit(play.attack!) && effectOf(card, 'destroy_companion_on_hit');
  return isDestroyed ? withoutCompanion(play, aim.seat, 'DM-C3', 'companionFalls') : play;
}

/** `drain`: the caster regains a part of the hit points actually lost, even if the target fell. */
function drained(play: Play, card: Card, attack: Attack, lost: number): Play {
  const effect = effectOf(card, 'drain');
  if (!effect) return play;
  const { table, healed } = withHealing(play, attack.by, Math.floor(lost * effect.fraction));
  return fact(table, 'DM-A1', 'drained', { seat: attack.by, healed, hp: mageOf(table, attack.by).hp });
}

/** `splash_ally_companion`: the ally of the mage that was hit takes a part of the damage before resistance. */
function splashed(play: Play, card: Card, attack: Attack, target: Target): Play {
  const effect = effectOf(card, 'splash_ally_companion');
  const aim = aimOf(target);
  if (!effect || !isHit(attack) || aim.kind !== 'mage' || !allyOf(play, aim.seat)) return play;
  const told = fact(play, 'DM-C2', 'splashed', { target: companionTarget(aim.seat) });
  return hurt(told, companionTarget(aim.seat), Math.floor(attack.total * effect.fraction), { looter: null }).play;
}

/** Step 11: the riders of a hit or a failed save, on a target still standing. */
export function ridden(play: Play): Play {
  const at = rider(play);
  return at ? destroyed(ride(play, at), at) : play;
}
function rider(play: Play): Occasion | undefined {
  const attack = play.attack!;
  const card = attackCard(play, attack);
  const target = attack.receiver!;
  const acts = card && (isHit(attack) || attack.verdict === 'failed') && isThere(play, target);
  return acts ? { card, caster: attack.by, owner: ownerOf(attack), target } : undefined;
}

/** `destroy_item`, the last rider, because its choice may wait. */
function destroyed(before: Play, at: Occasion): Play {
  const effect = effectOf(at.card, 'destroy_item');
  const aim = aimOf(at.target);
  if (!effect || aim.kind !== 'mage' || !isThere(before, at.target)) return before;
  const { play, saved } = effect.save ? saves(before, at.target, at.card) : { play: before, saved: false };
  const slots = wornSlots(mageOf(play, aim.seat));
  if (saved || slots.length === 0) return play;
  if (slots.length === 1) return itemDestroyed(play, aim.seat, slots[0]!);
  const choice = { kind: 'destroy', seat: at.owner, from: aim.seat } as const;
  return fact({ ...play, choice }, 'DM-A1', 'choosesItem', { seat: at.owner });
}

/**
 * The targets to which a hit may leap: the other opponents' mages, or the other enemies. DM-N1: from an enemy it never
 * leaps to a mage, not even after the last enemy's fall, because no mage could answer it.
 */
export function chainTargets(play: Play): Target[] {
  const { by, targets } = play.attack!;
  if (play.enemies.length > 0 || aimOf(targets[0]!).kind === 'enemy') {
    return play.enemies.map(({ number }) => enemyTarget(number)).filter((target) => target !== targets[0]);
  }
  return opponentsOf(play, by)
    .filter((seat) => seat !== seatOf(targets[0]!) && !isUntargetable(play, seat))
    .map(mageTarget);
}

/** `chain`: on a hit, one other opponent takes a part of the damage without a roll; not if the attack was reflected. */
export function leaping(play: Play): Play {
  const attack = play.attack!;
  const card = attackCard(play, attack);
  if (!card || attack.leapt !== null || !effectOf(card, 'chain') || !isHit(attack) || isTurnedBack(attack)) return play;
  const targets = chainTargets(play);
  if (targets.length === 0 || !isStanding(play, attack.by)) return play;
  if (targets.length === 1) return leapt(play, targets[0]!);
  const choice = { kind: 'chain', seat: attack.by, from: null } as const;
  return fact({ ...play, choice }, 'DM-A1', 'choosesTarget', { seat: attack.by });
}

export function leapt(play: Play, target: Target): Play {
  const attack = play.attack!;
  const effect = effectOf(attackCard(play, attack)!, 'chain')!;
  const total = Math.floor(attack.total * effect.fraction);
  const receiver = receiverOf(play, target);
  const told = fact(withAttack(play, { leapt: target }), 'DM-A1', 'leaps', { target, receiver, total });
  return hurt(told, receiver, softened(told, receiver, total), { looter: attack.by }).play;
}

/** An attack on one target before anything has happened. */
export const FRESH = {
  asked: [],
  counter: null,
  reflected: [],
  receiver: null,
  verdict: null,
  total: 0,
  leapt: null,
} as const;

/** The next target still there; `undefined` also after the attacker's fall or a Counterspell. */
function nextTarget(play: Table): Target | undefined {
  const { targets, by, verdict } = play.attack!;
  const goesOn = verdict !== 'countered' && isStanding(play, by);
  return goesOn ? targets.slice(1).find((target) => isThere(play, target)) : undefined;
}
/** Whether the attack is through with its present target. */
export const isThrough = ({ attack, choice }: Table): boolean => attack!.verdict !== null && choice === null;
export const hasNext = (table: Table): boolean => isThrough(table) && nextTarget(table) !== undefined;
/** Whether somebody is asked for an answer to the attack on its present, or on its next, target. */
export const asksNow = (table: Table): boolean => askedAbout(table, table.attack!).length > 0;
export const asksNext = (table: Table): boolean =>
  hasNext(table) && askedAbout(table, { ...table.attack!, targets: [nextTarget(table)!] }).length > 0;

/** Advances to the next target. */
export function advanced(play: Play): Play {
  const { targets } = play.attack!;
  const rest = targets.slice(targets.indexOf(nextTarget(play)!));
  return withAttack(withoutReflections(withTargetsGone(play)), { ...FRESH, targets: rest });
}
/** Tells which targets between the present one and the next are no longer there. */
function withTargetsGone(play: Play): Play {
  const { targets, by, verdict } = play.attack!;
  if (verdict === 'countered' || !isStanding(play, by)) return play;
  const next = nextTarget(play);
  const gone = targets.slice(1, next === undefined ? undefined : targets.indexOf(next));
  return gone.reduce((told, target) => fact(told, 'DM-A1', 'targetGone', { target }), play);
}
const withoutReflections = (play: Play): Play =>
  play.attack!.reflected.reduce((table, { card }) => outOfPlay(table, card), play);

/** An answer protected this target, or cancelled the whole attack. */
export const evaded = (play: Play, verdict: 'dodged' | 'countered'): Play =>
  withAttack(withoutReflections(play), { ...FRESH, verdict });

/** Step 12, DM-A10: applies the effects that do not depend on a hit, once, and discards the card. */
export function finished(before: Play): Play {
  const attack = before.attack!;
  const card = attackCard(before, attack);
  const isCard = attack.kind !== 'companion_attack' && attack.card !== null;
  let play = withoutReflections(withTargetsGone(before));
  if (card && attack.verdict !== 'countered' && isStanding(play, attack.by)) {
    const target = mageTarget(attack.by);
    for (const effect of card.effects.filter(isAlways)) {
      play = operate(play, effect, { card, caster: attack.by, owner: attack.by, target });
    }
  }
  const over: Play = { ...play, attack: null };
  return isCard
    ? fact(outOfPlay(over, attack.card!), 'DM-A10', 'discarded', { seat: attack.by, card: attack.card! })
    : fact(over, 'DM-A1', 'attackOver', { attacker: attacker(attack) });
}

/** When the game ends during an attack, the cards in play are discarded. */
export const endOfPlay = (play: Play): Play => play.inPlay.reduce((table, card) => outOfPlay(table, card), play);
