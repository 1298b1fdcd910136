/** Enemies, which interrupt the feud: their strikes. DM-N1, DM-N2, DM-N3. */
import { addFacts, roll, withEnemy, withoutStatus } from '../changes.js';
import { withFacts } from '../immutable.js';
import { sum } from '../dice.js';
import {
  allyOf,
  cardOf,
  clockwiseFrom,
  dueEnemy,
  effectOf,
  enemyOf,
  hasStatus,
  isStanding,
  isThere,
  receiverOf,
} from '../queries.js';
import type { Enemy, Play, Target } from '../table.js';
import { companionTarget, enemyTarget, mageTarget } from '../targets.js';
import { softened } from './damage.js';
import { hurt, withoutEnemy } from './harm.js';
import { saves } from './operations.js';
import { withDamageOverTime, withTurnOver } from './turn.js';

const isPassing = (play: Play, { card }: Enemy): boolean => cardOf(play, card).category === 'enemy_passing';

/**
 * Begins the strike of the next enemy, which is its turn: damage over time comes first, and a lost attack phase cancels the
 * strike. Then each mage may Dodge, clockwise after the active one, which comes last.
 */
export function beginStrike(before: Play): Play {
  const { number, card } = dueEnemy(before)!;
  const me = enemyTarget(number);
  const play = withDamageOverTime(withFacts(before), me);
  const enemy = enemyOf(play, number);
  if (!enemy) return play;
  if (hasStatus(enemy.effects, 'skip_attack')) {
    const calm = withoutStatus(play, me, ({ op }) => op === 'skip_attack');
    return struck(addFacts(calm, { rule: 'DM-N3', code: 'strikeLost', params: { card, target: me } }), number);
  }
  const asked = clockwiseFrom(play, play.active).filter((seat) => isStanding(play, seat));
  const rule = isPassing(play, enemy) ? 'DM-N2' : 'DM-N3';
  return addFacts(
    { ...play, strike: { enemy: number, asked, dodged: [] } },
    {
      rule,
      code: 'strikes',
      params: { card, target: me, seats: asked },
    },
  );
}

/**
 * DM-N2: one damage roll for all. Mages that did not dodge make a save; a shield does so in its mage's place, an ally for
 * itself.
 */
export function landStrike(before: Play): Play {
  const { enemy: number, dodged } = before.strike!;
  const { card: id } = enemyOf(before, number)!;
  const card = cardOf(before, id);
  const met = clockwiseFrom(before, before.active)
    .filter((seat) => isStanding(before, seat) && !dodged.includes(seat))
    .flatMap((seat): Target[] => [
      receiverOf(before, mageTarget(seat)),
      ...(allyOf(before, seat) ? [companionTarget(seat)] : []),
    ]);
  const begun: Play = withFacts({ ...before, strike: null });
  // If everybody dodged, nothing is thrown: the dice could do nothing.
  if (met.length === 0)
    return struck(addFacts(begun, { rule: 'DM-N2', code: 'strikesNobody', params: { card: id } }), number);
  const { dice } = effectOf(card, 'enemy_attack_all')!;
  const { table, values } = roll(begun, dice.count, dice.faces);
  const total = sum(values) + dice.bonus;
  let play: Play = addFacts(table, {
    rule: 'DM-N2',
    code: 'strikeDamage',
    params: { card: id, dice: values, faces: dice.faces, total },
  });
  for (const target of met) {
    // The companion of a mage that has just fallen has left.
    if (!isThere(play, target)) continue;
    const { play: rolled, saved } = saves(play, target, null);
    const taken = !saved ? total : card.save === 'half' ? Math.floor(total / 2) : 0;
    play = taken > 0 ? hurt(rolled, target, softened(rolled, target, taken), { looter: null }).play : rolled;
  }
  return struck(play, number);
}

/** After its strike a passing enemy is discarded; a tenacious one stays, and its next round begins. */
function struck(play: Play, number: number): Play {
  if (isPassing(play, enemyOf(play, number)!)) return withoutEnemy(play, number, 'passesBy');
  return withTurnOver(withEnemy(play, number, { struck: true, played: [] }), enemyTarget(number));
}
