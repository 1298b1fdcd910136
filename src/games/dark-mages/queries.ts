/** Questions about a table of Dark Mages. Where the answer is a rule, its id is named. */
import type { Seat } from '../../kit/index.js';
import { isEnemy, type Card, type CardId, type Character, type Modifiers } from './deck.js';
import type { EffectOf, Op, Stat } from './effects.js';
import { HP_MAX, SLOTS, SPHERE_BONUS, type Category, type Slot } from './map.js';
import type { Attack, Companion, Enemy, Mage, Play, Status, StatusOp, Table, Target } from './table.js';
import { aimOf, companionTarget, enemyTarget, mageTarget } from './targets.js';

export const cardOf = ({ deck }: Pick<Play, 'deck'>, id: CardId): Card => deck.cards.get(id)!;
export const effectOf = <O extends Op>(card: Card, op: O): EffectOf<O> | undefined =>
  card.effects.find((effect): effect is EffectOf<O> => effect.op === op);
export const mageOf = (table: Pick<Table, 'mages'>, seat: Seat): Mage => table.mages[seat]!;
export const characterOf = (play: Play, seat: Seat): Character =>
  play.deck.characters.get(mageOf(play, seat).character)!;
export const enemyOf = (table: Pick<Table, 'enemies'>, number: number): Enemy | undefined =>
  table.enemies.find((enemy) => enemy.number === number);

// Seats.

/** All seats clockwise, starting after the given one, which comes last. */
export const clockwiseFrom = ({ mages }: Pick<Table, 'mages'>, seat: Seat): Seat[] =>
  mages.map((_, i) => (seat + 1 + i) % mages.length);
export const isStanding = (table: Pick<Table, 'mages'>, seat: Seat): boolean => (table.mages[seat]?.hp ?? 0) > 0;
/** DM-V4: the seats of the teams alternate. Without teams, each mage is its own team. */
export const teamOf = ({ options }: Pick<Table, 'options'>, seat: Seat): number =>
  options.teams === 0 ? seat : seat % options.teams;
export const areFriends = (table: Table, a: Seat, b: Seat): boolean => teamOf(table, a) === teamOf(table, b);
/** The standing opponents of a seat, clockwise from it. */
export const opponentsOf = (table: Table, seat: Seat): Seat[] =>
  clockwiseFrom(table, seat).filter((other) => isStanding(table, other) && !areFriends(table, seat, other));
export const standingTeams = (table: Table): number[] => [
  ...new Set(table.mages.flatMap((mage, seat) => (mage.hp > 0 ? [teamOf(table, seat)] : []))),
];
/** DM-V3. */
export const isDecided = (table: Table): boolean => standingTeams(table).length <= 1;

// Items and effects.

export const itemsOf = ({ worn }: Pick<Mage, 'worn'>): CardId[] => SLOTS.flatMap((slot) => worn[slot] ?? []);
export const wornSlots = ({ worn }: Pick<Mage, 'worn'>): Slot[] => SLOTS.filter((slot) => worn[slot] !== null);
export const allyOf = (table: Pick<Table, 'mages'>, seat: Seat): Companion | null =>
  mageOf(table, seat).companion?.role === 'ally' ? mageOf(table, seat).companion : null;
export const shieldOf = (table: Table, seat: Seat): Companion | null =>
  mageOf(table, seat).companion?.role === 'shield' ? mageOf(table, seat).companion : null;

const modified = (play: Play, seat: Seat, name: Exclude<keyof Modifiers, 'regen'>): number =>
  itemsOf(mageOf(play, seat)).reduce((sum, id) => sum + cardOf(play, id).modifiers[name], 0);
export const healBonus = (play: Play, seat: Seat): number => modified(play, seat, 'heal_bonus');
export const hasStatus = (effects: readonly Status[], op: StatusOp): boolean => effects.some((s) => s.op === op);
export const statusSum = (effects: readonly Status[], op: StatusOp): number =>
  effects.reduce((sum, status) => sum + (status.op === op ? status.amount : 0), 0);
const statSum = (effects: readonly Status[], stat: Stat): number =>
  effects.reduce((sum, status) => sum + (status.stat === stat ? status.amount : 0), 0);

/** The mage, companion or enemy with this target name; `undefined` once it has left. */
export function beingAt(table: Pick<Table, 'mages' | 'enemies'>, target: Target): Mage | Companion | Enemy | undefined {
  const aim = aimOf(target);
  if (aim.kind === 'enemy') return enemyOf(table, aim.number);
  return aim.kind === 'mage' ? table.mages[aim.seat] : (table.mages[aim.seat]?.companion ?? undefined);
}
/** DM-C1: what takes an attack: the shield of the mage aimed at, else the target itself. */
export function receiverOf(table: Table, target: Target): Target {
  const aim = aimOf(target);
  return aim.kind === 'mage' && shieldOf(table, aim.seat) ? companionTarget(aim.seat) : target;
}
export const isThere = (table: Table, target: Target): boolean => (beingAt(table, target)?.hp ?? 0) > 0;

// Numbers of an attack.

/** DM-M2: whether a card is a Spell of the caster's own sphere. */
export const isOwnSphere = (play: Play, seat: Seat, card: Card | null): boolean =>
  card?.category === 'spell' && card.sphere === characterOf(play, seat).sphere;

/** DM-M3: the arcane level, at least 1; the bonus of DM-M2 is added to that. */
export function arcaneOf(play: Play, seat: Seat, card: Card | null = null): number {
  const worn = modified(play, seat, 'arcane') + statSum(mageOf(play, seat).effects, 'arcane');
  const level = Math.max(1, characterOf(play, seat).arcane + worn);
  return level + (isOwnSphere(play, seat, card) ? SPHERE_BONUS.arcane : 0);
}

/** The bonus on a mage's attack roll with this card, or with the cantrip. */
export function attackBonus(play: Play, seat: Seat, card: Card | null): number {
  const printed = card ? card.bonus : characterOf(play, seat).cantrip.bonus;
  const sphere = isOwnSphere(play, seat, card) ? SPHERE_BONUS.attack : 0;
  return printed + sphere + modified(play, seat, 'attack') + statSum(mageOf(play, seat).effects, 'attack');
}
export const companionBonus = (play: Play, companion: Companion): number =>
  cardOf(play, companion.card).bonus + statSum(companion.effects, 'attack');

/** The armour class of a target. DM-M2: higher against a Spell of the target's own sphere. */
export function armourOf(play: Play, target: Target, card: Card | null = null): number {
  const aim = aimOf(target);
  const { effects } = beingAt(play, target)!;
  const running = statSum(effects, 'ac');
  if (aim.kind === 'enemy') return cardOf(play, enemyOf(play, aim.number)!.card).ac + running;
  const mage = mageOf(play, aim.seat);
  if (aim.kind === 'companion') return cardOf(play, mage.companion!.card).ac + running;
  return characterOf(play, aim.seat).ac + modified(play, aim.seat, 'ac') + running + sphereArmourOf(play, target, card);
}
/** DM-M2: the part of the armour class against the target's own sphere. */
export function sphereArmourOf(play: Play, target: Target, card: Card | null): number {
  const aim = aimOf(target);
  return aim.kind === 'mage' && isOwnSphere(play, aim.seat, card) ? SPHERE_BONUS.ac : 0;
}
/** DM-A6: the number that a saving throw must stay below: the own armour class, with modifiers of saves. */
export function saveOf(play: Play, target: Target, card: Card | null = null, penalty = 0): number {
  const aim = aimOf(target);
  const worn = aim.kind === 'mage' ? modified(play, aim.seat, 'save') : 0;
  return armourOf(play, target, card) + worn + penalty;
}

// Attacks.

const ATTACKS: readonly Category[] = ['spell', 'hex', 'scroll', 'artifact'];
/** DM-A1: whether a card is an attack. */
export const isAttackCard = (card: Card): boolean =>
  ATTACKS.includes(card.category) && (card.roll || card.save !== null) && card.phases.includes('attack');

/** Whether Potion of Invisibility protects a mage from being chosen. */
export const isUntargetable = (table: Table, seat: Seat): boolean =>
  hasStatus(mageOf(table, seat).effects, 'untargetable');

/** DM-A1, DM-A9, DM-N1: the targets of a single attack of a mage or its ally; only enemies as long as there is one. */
export function singleTargets(table: Table, seat: Seat): Target[] {
  if (table.enemies.length > 0) return table.enemies.map(({ number }) => enemyTarget(number));
  return opponentsOf(table, seat).flatMap((other) => [
    ...(isUntargetable(table, other) ? [] : [mageTarget(other)]),
    ...(allyOf(table, other) ? [companionTarget(other)] : []),
  ]);
}
/** "Every opponent": all opponents' mages, even invisible ones; or all enemies as long as there is one. */
export const allTargets = (table: Table, seat: Seat): Target[] =>
  table.enemies.length > 0 ? singleTargets(table, seat) : opponentsOf(table, seat).map(mageTarget);

/** Number of attacks with cards that a mage may make in its turn. */
export const attacksAllowed = (table: Pick<Table, 'mages'>, seat: Seat): number =>
  1 + statusSum(mageOf(table, seat).effects, 'extra_attack');

/** Whether the attack is reflected, so that it is now aimed at its caster. */
export const isTurnedBack = ({ reflected }: Pick<Attack, 'reflected'>): boolean => reflected.length % 2 === 1;
export const aimedAt = (attack: Attack): Target => (isTurnedBack(attack) ? mageTarget(attack.by) : attack.targets[0]!);
/** The one at whom a reflection would turn the attack. */
export const reflectedAt = (attack: Attack): Target =>
  isTurnedBack(attack) ? attack.targets[0]! : mageTarget(attack.by);
/**
 * The seat that gets the choices, damage over time and loot of an attack: the caster's, or that of the player who reflected
 * it.
 */
export const ownerOf = (attack: Attack): Seat => (isTurnedBack(attack) ? attack.reflected.at(-1)!.seat : attack.by);
export const attackCard = (play: Play, attack: Attack): Card | null =>
  attack.card === null ? null : cardOf(play, attack.card);

// Enemies.

/**
 * DM-N3: the next enemy to strike, in order of arrival: one just drawn, or one against which every standing mage has played
 * a turn.
 */
export const dueEnemy = (table: Table): Enemy | undefined =>
  table.enemies.find(
    ({ struck, played }) => !struck || table.mages.every((mage, seat) => mage.hp === 0 || played.includes(seat)),
  );

/** DM-E1, DM-E2: whether the active mage draws another card. */
export const mayDraw = (table: Table, most: number): boolean =>
  table.done.stage === 'draw' &&
  isStanding(table, table.active) &&
  mageOf(table, table.active).hand.length < most &&
  table.pile.length + table.discards.length > 0;

/** The ids of all cards on the table, at all places. */
export function everyCard(table: Omit<Table, 'rng'>): CardId[] {
  const held = table.mages.flatMap((mage) => [
    ...mage.hand,
    ...itemsOf(mage),
    ...(mage.companion ? [mage.companion.card] : []),
  ]);
  const { pile, discards, inPlay, enemies } = table;
  return [...pile, ...discards, ...inPlay, ...enemies.map(({ card }) => card), ...held];
}

export const isEnemyCard = (play: Pick<Play, 'deck'>, id: CardId): boolean => isEnemy(cardOf(play, id).category);

/** The seat whose answer is awaited: first one that may answer a reflection. */
export const askedSeat = ({ attack, strike }: Pick<Play, 'attack' | 'strike'>): Seat | undefined =>
  attack?.counter ?? attack?.asked[0] ?? strike?.asked[0];

/** DM-P2: what a cure ends on a mage: hexes and damage over time. */
export const endedBy = (play: Pick<Play, 'deck'>, { what }: EffectOf<'cure'>, { effects }: Mage): readonly Status[] =>
  effects.filter(
    ({ op, card }) =>
      (what.includes('dot') && op === 'dot') || (what.includes('hex') && cardOf(play, card).category === 'hex'),
  );
/** Whether a card ends anything on a mage. */
export function cures(play: Pick<Play, 'deck'>, card: Card, mage: Mage): boolean {
  const cure = effectOf(card, 'cure');
  return cure !== undefined && endedBy(play, cure, mage).length > 0;
}
/** Whether the card would only heal or cure a mage that needs neither. */
export const healsNothing = (play: Pick<Play, 'deck'>, card: Card, mage: Mage): boolean =>
  mage.hp === HP_MAX &&
  card.effects.length > 0 &&
  card.effects.every(({ op }) => op === 'heal' || op === 'cure') &&
  !cures(play, card, mage);
/** Whether it discards an enemy instead of attacking it. */
export const dismisses = (card: Card): boolean => effectOf(card, 'dismiss_enemy_instead') !== undefined;
