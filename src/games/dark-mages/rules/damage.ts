/** How much damage an attack does: its dice, and what halves it. DM-A7. */
import type { Dice } from '../dice.js';
import { arcaneOf, beingAt, cardOf, characterOf, effectOf, mageOf, statusSum } from '../queries.js';
import type { Attack, Play, Target } from '../table.js';
import { aimOf } from '../targets.js';

/** The damage dice of an attack, before arcane level and extra dice; `dice` is `null` if there are none. */
function printedDamage(play: Play, attack: Pick<Attack, 'by' | 'kind' | 'card'>, receiver: Target) {
  const none: { dice: Dice | null; scales: boolean } = { dice: null, scales: false };
  if (attack.card === null) return characterOf(play, attack.by).cantrip;
  const card = cardOf(play, attack.card);
  const kill = effectOf(card, 'kill_if_hp_at_most');
  if (kill) return { dice: kill.else_dice ?? null, scales: kill.else_scales ?? false };
  const flight = effectOf(card, 'remove_companion');
  if (flight?.else_dice) {
    const aim = aimOf(receiver);
    const hasCompanion = aim.kind !== 'enemy' && mageOf(play, aim.seat).companion !== null;
    return hasCompanion ? none : { dice: flight.else_dice, scales: flight.else_scales ?? false };
  }
  // A hex lists the dice of its operation again; they are no second damage.
  return card.category === 'hex' ? none : card;
}

/** DM-A7: arcane level and Empowered Spell determine the number of dice; flat bonuses apply to attack rolls only. */
export function damageDice(play: Play, attack: Pick<Attack, 'by' | 'kind' | 'card' | 'extra'>, receiver: Target) {
  const { dice, scales } = printedDamage(play, attack, receiver);
  if (!dice) return null;
  const card = attack.card === null ? null : cardOf(play, attack.card);
  const count = dice.count + (scales ? arcaneOf(play, attack.by, card) - 1 : 0) + attack.extra;
  const rolls = !card || card.roll;
  const companion = card && aimOf(receiver).kind === 'companion' ? effectOf(card, 'bonus_vs_companion') : undefined;
  const strength = statusSum(mageOf(play, attack.by).effects, 'damage_bonus');
  return { count, faces: dice.faces, flat: dice.bonus + (rolls ? strength + (companion?.amount ?? 0) : 0) };
}

/** Whether a scroll defeats a target at once because it has few hit points left. */
export function fellsAtOnce(play: Play, { card }: Pick<Attack, 'card'>, receiver: Target): boolean {
  const effect = card === null ? undefined : effectOf(cardOf(play, card), 'kill_if_hp_at_most');
  return effect !== undefined && (beingAt(play, receiver)?.hp ?? 0) <= effect.hp;
}

/** Step 9 of an attack: Potion of Resistance halves the damage to its mage, rounded down; each that runs takes its part of the rest. */
export function softened(play: Play, target: Target, total: number): number {
  if (aimOf(target).kind !== 'mage') return total;
  return beingAt(play, target)!.effects.reduce(
    (left, { op, amount }) => (op === 'resistance' ? Math.floor(left * amount) : left),
    total,
  );
}
