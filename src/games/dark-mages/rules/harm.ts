/** Damage, defeat and loot. DM-C1, DM-C3, DM-N3, DM-V1, DM-V2. */
import type { Seat } from '../../../kit/index.js';
import { addFacts, roll, toDiscards, withBeing, withMage } from '../changes.js';
import { sum } from '../dice.js';
import { HP_MAX, SLOTS, type Slot } from '../map.js';
import { beingAt, cardOf, effectOf, enemyOf, isDecided, isStanding, isThere, mageOf, wornSlots } from '../queries.js';
import type { Play, Target } from '../table.js';
import { aimOf } from '../targets.js';

export interface Blow {
  /** DM-V2: the seat that may loot the fallen mage; `null` if none may. */
  readonly looter: Seat | null;
  /** Hit points below which the damage does not reduce the target. */
  readonly floor?: number;
}

/**
 * Subtracts hit points, and at 0 applies revival, or defeat and loot, or discards the companion or enemy. `lost`: the hit
 * points actually lost.
 */
export function hurt(before: Play, target: Target, total: number, blow: Blow): { play: Play; lost: number } {
  if (!isThere(before, target)) return { play: before, lost: 0 };
  const { hp } = beingAt(before, target)!;
  const left = Math.max(Math.min(hp, blow.floor ?? 0), hp - Math.max(0, total), 0);
  const play = addFacts(withBeing(before, target, { hp: left }), {
    rule: aimOf(target).kind === 'companion' ? 'DM-C1' : 'DM-V1',
    code: 'damage',
    params: { target, amount: hp - left, hp: left },
  });
  return { play: left === 0 ? felled(play, target, blow) : play, lost: hp - left };
}

/** Reduces a target to 0 hit points; nothing halves that. */
export const drop = (play: Play, target: Target, blow: Blow): { play: Play; lost: number } =>
  hurt(play, target, beingAt(play, target)?.hp ?? 0, blow);

function felled(play: Play, target: Target, { looter }: Blow): Play {
  const aim = aimOf(target);
  if (aim.kind === 'enemy') return withoutEnemy(play, aim.number, 'beaten');
  if (aim.kind === 'companion') return withoutCompanion(play, aim.seat, 'DM-C3', 'companionFalls');
  const saved = revived(play, aim.seat);
  if (saved) return saved;
  return offerLoot(defeated(play, aim.seat), aim.seat, looter);
}

/** `revive`: at 0 hit points the worn item restores some, and is discarded unless it says otherwise. */
function revived(play: Play, seat: Seat): Play | undefined {
  const { worn } = mageOf(play, seat);
  for (const slot of SLOTS) {
    const item = worn[slot];
    const effect = item ? effectOf(cardOf(play, item), 'revive') : undefined;
    if (!item || !effect) continue;
    const { table, values } = roll(play, effect.dice.count, effect.dice.faces);
    const hp = Math.min(HP_MAX, sum(values) + effect.dice.bonus);
    const kept = effect.then === undefined;
    const alive = withMage(table, seat, { hp, worn: kept ? worn : { ...worn, [slot]: null } });
    return addFacts(kept ? alive : toDiscards(alive, item), {
      rule: 'DM-V1',
      code: 'revived',
      params: { seat, card: item, dice: values, faces: effect.dice.faces, hp },
    });
  }
  return undefined;
}

/** DM-V1: hand and companion are discarded, character and worn items stay. */
function defeated(play: Play, seat: Seat): Play {
  const { hand, companion } = mageOf(play, seat);
  const lost = [...hand, ...(companion ? [companion.card] : [])];
  const fallen = withMage(play, seat, { hp: 0, hand: [], companion: null, effects: [] });
  return addFacts(toDiscards(fallen, ...lost), { rule: 'DM-V1', code: 'defeated', params: { seat, cards: lost } });
}

/** DM-V2, DM-V3: the victor may take one item, unless the game is decided. */
function offerLoot(play: Play, from: Seat, looter: Seat | null): Play {
  const hasSome = wornSlots(mageOf(play, from)).length > 0;
  if (looter === null || looter === from || !hasSome || !isStanding(play, looter) || isDecided(play)) return play;
  return { ...play, choice: { kind: 'loot', seat: looter, from } };
}

export function withoutCompanion(play: Play, seat: Seat, rule: 'DM-C1' | 'DM-C3', code: string): Play {
  const { companion } = mageOf(play, seat);
  if (!companion) return play;
  const params = { seat, card: companion.card };
  return addFacts(toDiscards(withMage(play, seat, { companion: null }), companion.card), { rule, code, params });
}

export function withoutEnemy(play: Play, number: number, code: string): Play {
  const enemy = enemyOf(play, number)!;
  const enemies = play.enemies.filter((other) => other !== enemy);
  const params = { card: enemy.card, number };
  const rule = cardOf(play, enemy.card).category === 'enemy_passing' ? 'DM-N2' : 'DM-N3';
  return addFacts(toDiscards({ ...play, enemies }, enemy.card), { rule, code, params });
}

/** Moves an item from one mage to another, who wears it at once; an item in the same slot is discarded. */
export function itemTaken(play: Play, to: Seat, from: Seat, slot: Slot): Play {
  const item = mageOf(play, from).worn[slot]!;
  const replaced = mageOf(play, to).worn[slot];
  const without = withMage(play, from, { worn: { ...mageOf(play, from).worn, [slot]: null } });
  const table = withMage(without, to, { worn: { ...mageOf(without, to).worn, [slot]: item } });
  return replaced ? toDiscards(table, replaced) : table;
}
