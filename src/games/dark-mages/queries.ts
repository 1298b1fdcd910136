/** Questions about a table of Dark Mages. No rule is decided here. */
import type { Seat } from '../../kernel/game.js';
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
export const enemyOf = (table: Table, number: number): Enemy | undefined =>
  table.enemies.find((enemy) => enemy.number === number);

// Seats.

/** The other seats clockwise from one, that one last. */
export const clockwiseFrom = ({ mages }: Pick<Table, 'mages'>, seat: Seat): Seat[] =>
  mages.map((_, i) => (seat + 1 + i) % mages.length);
export const isStanding = (table: Pick<Table, 'mages'>, seat: Seat): boolean => (table.mages[seat]?.hp ?? 0) > 0;
/** DM-V4: seats alternate. A mage without a team is one of its own. */
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

// What is worn, and what runs.

export const itemsOf = ({ worn }: Pick<Mage, 'worn'>): CardId[] => SLOTS.flatMap((slot) => worn[slot] ?? []);
export const wornSlots = ({ worn }: Pick<Mage, 'worn'>): Slot[] => SLOTS.filter((slot) => worn[slot] !== null);
export const allyOf = (table: Table, seat: Seat): Companion | null =>
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

/** Who is aimed at, as it stands; `undefined` once it is gone. */
export function beingAt(table: Table, target: Target): Mage | Companion | Enemy | undefined {
  const aim = aimOf(target);
  if (aim.kind === 'enemy') return enemyOf(table, aim.number);
  return aim.kind === 'mage' ? table.mages[aim.seat] : (table.mages[aim.seat]?.companion ?? undefined);
}
export const isThere = (table: Table, target: Target): boolean => (beingAt(table, target)?.hp ?? 0) > 0;

// Numbers of an attack.

/** DM-M2: the caster's own sphere, which a Spell of it favours. */
export const isOwnSphere = (play: Play, seat: Seat, card: Card | null): boolean =>
  card?.category === 'spell' && card.sphere === characterOf(play, seat).sphere;

/** DM-M3: never under 1; DM-M2 comes on top. */
export function arcaneOf(play: Play, seat: Seat, card: Card | null = null): number {
  const worn = modified(play, seat, 'arcane') + statSum(mageOf(play, seat).effects, 'arcane');
  const level = Math.max(1, characterOf(play, seat).arcane + worn);
  return level + (isOwnSphere(play, seat, card) ? SPHERE_BONUS.arcane : 0);
}

/** What is added to a mage's attack roll with this card, or with the cantrip. */
export function attackBonus(play: Play, seat: Seat, card: Card | null): number {
  const printed = card ? card.bonus : characterOf(play, seat).cantrip.bonus;
  const sphere = isOwnSphere(play, seat, card) ? SPHERE_BONUS.attack : 0;
  return printed + sphere + modified(play, seat, 'attack') + statSum(mageOf(play, seat).effects, 'attack');
}
export const companionBonus = (play: Play, companion: Companion): number =>
  cardOf(play, companion.card).bonus + statSum(companion.effects, 'attack');

/** The armour class of whoever is aimed at; against a Spell of a mage's own sphere it is higher, DM-M2. */
export function armourOf(play: Play, target: Target, card: Card | null = null): number {
  const aim = aimOf(target);
  const { effects } = beingAt(play, target)!;
  const running = statSum(effects, 'ac');
  if (aim.kind === 'enemy') return cardOf(play, enemyOf(play, aim.number)!.card).ac + running;
  const mage = mageOf(play, aim.seat);
  if (aim.kind === 'companion') return cardOf(play, mage.companion!.card).ac + running;
  return characterOf(play, aim.seat).ac + modified(play, aim.seat, 'ac') + running + sphereArmourOf(play, target, card);
}
/** DM-M2: how much of that is against the target's own sphere. */
export function sphereArmourOf(play: Play, target: Target, card: Card | null): number {
  const aim = aimOf(target);
  return aim.kind === 'mage' && isOwnSphere(play, aim.seat, card) ? SPHERE_BONUS.ac : 0;
}
/** What a saving throw is rolled under: the own armour class, DM-A6, with what helps or harms saves alone. */
export function saveOf(play: Play, target: Target, card: Card | null = null, penalty = 0): number {
  const aim = aimOf(target);
  const worn = aim.kind === 'mage' ? modified(play, aim.seat, 'save') : 0;
  return armourOf(play, target, card) + worn + penalty;
}

// Attacks.

const ATTACKS: readonly Category[] = ['spell', 'hex', 'scroll', 'artifact'];
/** DM-A1: whether a card is an attack of the mage. */
export const isAttackCard = (card: Card): boolean =>
  ATTACKS.includes(card.category) && (card.roll || card.save !== null) && card.phases.includes('attack');

/** Whether Potion of Invisibility keeps a mage from being chosen. */
export const isUntargetable = (table: Table, seat: Seat): boolean =>
  hasStatus(mageOf(table, seat).effects, 'untargetable');

/** DM-A1, DM-N1: whom one attack of a mage may be aimed at; while an enemy is there, enemies alone. */
export function singleTargets(table: Table, seat: Seat): Target[] {
  if (table.enemies.length > 0) return table.enemies.map(({ number }) => enemyTarget(number));
  return opponentsOf(table, seat).flatMap((other) => [
    ...(isUntargetable(table, other) ? [] : [mageTarget(other)]),
    ...(allyOf(table, other) ? [companionTarget(other)] : []),
  ]);
}
/** "Every opponent": the opponents' mages, whether they can be seen or not; every enemy while one is there. */
export const allTargets = (table: Table, seat: Seat): Target[] =>
  table.enemies.length > 0 ? singleTargets(table, seat) : opponentsOf(table, seat).map(mageTarget);
/** DM-A9: whom an ally companion may attack. */
export const companionTargets = (table: Table, seat: Seat): Target[] => singleTargets(table, seat);

/** The attacks with cards that are open to a mage in its turn. */
export const attacksAllowed = (table: Table, seat: Seat): number =>
  1 + statusSum(mageOf(table, seat).effects, 'extra_attack');

/** Where the attack under way is aimed now: turned back, at its caster. */
export const isTurnedBack = ({ reflected }: Pick<Attack, 'reflected'>): boolean => reflected.length % 2 === 1;
export const aimedAt = (attack: Attack): Target => (isTurnedBack(attack) ? mageTarget(attack.by) : attack.targets[0]!);
/** Whose the choices, the damage over time and the loot of an attack are: the caster's, or the reflecting player's. */
export const ownerOf = (attack: Attack): Seat => (isTurnedBack(attack) ? attack.reflected.at(-1)!.seat : attack.by);
export const attackCard = (play: Play, attack: Attack): Card | null =>
  attack.card === null ? null : cardOf(play, attack.card);

// Enemies.

/** DM-N3: the next enemy to strike, in order of arrival: newly drawn, or every standing mage has played a turn against it. */
export const dueEnemy = (table: Table): Enemy | undefined =>
  table.enemies.find(
    ({ struck, played }) => !struck || table.mages.every((mage, seat) => mage.hp === 0 || played.includes(seat)),
  );

/** DM-E1, DM-E2: whether the mage whose turn it is draws another card. */
export const mayDraw = (table: Table, most: number): boolean =>
  table.done.stage === 'draw' &&
  isStanding(table, table.active) &&
  mageOf(table, table.active).hand.length < most &&
  table.pile.length + table.discards.length > 0;

/** Every card on the table, wherever it lies. */
export function everyCard(table: Table): CardId[] {
  const held = table.mages.flatMap((mage) => [
    ...mage.hand,
    ...itemsOf(mage),
    ...(mage.companion ? [mage.companion.card] : []),
  ]);
  const { pile, discards, inPlay, enemies } = table;
  return [...pile, ...discards, ...inPlay, ...enemies.map(({ card }) => card), ...held];
}

export const isEnemyCard = (play: Pick<Play, 'deck'>, id: CardId): boolean => isEnemy(cardOf(play, id).category);

/** The seat that the game waits for: one asked to answer a reflection comes before the rest. */
export const askedSeat = ({ attack, strike }: Pick<Play, 'attack' | 'strike'>): Seat | undefined =>
  attack?.counter ?? attack?.asked[0] ?? strike?.asked[0];

/** Whether it heals, or cures, a mage who lacks nothing. */
export const healsNothing = ({ effects }: Card, mage: Mage): boolean =>
  mage.hp === HP_MAX &&
  effects.length > 0 &&
  effects.every(({ op }) => op === 'heal' || (op === 'cure' && mage.effects.length === 0));
/** Whether it discards an enemy in place of its attack. */
export const dismisses = (card: Card): boolean => effectOf(card, 'dismiss_enemy_instead') !== undefined;
