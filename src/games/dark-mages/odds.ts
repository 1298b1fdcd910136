/** Exact probabilities of attack rolls and saves, and the expected damage, computed with the rules' own functions. */
import type { Seat } from '../../kit/index.js';
import { attackVerdict, saveVerdict } from './rules/verdict.js';
import { CRITICAL } from './map.js';
import {
  armourOf,
  attackBonus,
  cardOf,
  companionBonus,
  effectOf,
  hasStatus,
  mageOf,
  receiverOf,
  saveOf,
  statusSum,
} from './queries.js';
import { damageDice, fellsAtOnce, softened } from './rules/damage.js';
import type { Attack, Play, Target } from './table.js';
import { companionTarget, mageTarget } from './targets.js';

const FACES = Array.from({ length: 20 }, (_, i) => i + 1);

/** The probability of each verdict of an attack roll; with advantage, the better of two dice counts. They add up to 1. */
export function attackOdds(
  bonus: number,
  ac: number,
  { hitOnEqual = true, advantage = false }: { hitOnEqual?: boolean; advantage?: boolean } = {},
): Readonly<Record<'hit' | 'critical' | 'miss' | 'fumble', number>> {
  const odds = { hit: 0, critical: 0, miss: 0, fumble: 0 };
  for (const a of FACES) {
    for (const b of advantage ? FACES : [a]) {
      const verdict = attackVerdict(Math.max(a, b), bonus, ac, hitOnEqual) as keyof typeof odds;
      odds[verdict] += 1 / (advantage ? 400 : 20);
    }
  }
  return odds;
}

/** The probability that a saving throw against this armour class succeeds. */
export const saveOdds = (ac: number): number =>
  FACES.filter((die) => saveVerdict(die, ac) === 'saved').length / FACES.length;

export interface AttackOdds {
  /** The probability that it hits, or that the save against it fails. */
  readonly hits: number;
  /** Whether two dice are rolled for it, of which the better one counts. */
  readonly advantage: boolean;
  /** The lowest die that hits, or the highest that saves; `null` if only a natural 20 hits, or no die saves. */
  readonly least: number | null;
  /** The expected damage, including the probability of a hit; not limited to the target's hit points. */
  readonly damage: number;
  /** The expected damage to the attacker, by a fumble. */
  readonly fumble: number;
}

/** The outlook of an attack on a target, including its shield and resistance. */
export function oddsOf(play: Play, by: Seat, attack: Pick<Attack, 'kind' | 'card'>, target: Target): AttackOdds {
  const receiver = receiverOf(play, target);
  const me = mageOf(play, by);
  const card = attack.card === null ? null : cardOf(play, attack.card);
  const isCompanion = attack.kind === 'companion_attack';
  const extra = isCompanion ? 0 : statusSum(me.effects, 'extra_die');
  const dice = damageDice(play, { ...attack, by, extra }, receiver);
  const mean = dice ? (dice.count * (dice.faces + 1)) / 2 + dice.flat : 0;
  if (card && !card.roll) {
    const isHexOrScroll = attack.kind === 'hex' || attack.kind === 'scroll';
    const penalty = isHexOrScroll ? statusSum(me.effects, 'save_penalty') : 0;
    const ac = saveOf(play, receiver, card, penalty);
    const hits = 1 - saveOdds(ac);
    const most = Math.min(20, ac - 1);
    const taken = fellsAtOnce(play, attack, receiver)
      ? effectOf(card, 'kill_if_hp_at_most')!.hp
      : softened(play, receiver, mean);
    const half = card.save === 'half' ? taken / 2 : 0;
    const damage = hits * taken + (1 - hits) * half;
    return { hits, advantage: false, least: most > 0 ? most : null, damage, fumble: 0 };
  }
  const bonus = isCompanion ? companionBonus(play, me.companion!) : attackBonus(play, by, card);
  const advantage = !isCompanion && hasStatus(me.effects, 'advantage_attack');
  const { hitOnEqual } = play.options;
  const ac = armourOf(play, receiver, card);
  const odds = attackOdds(bonus, ac, { hitOnEqual, advantage });
  const least = FACES.find((die) => ['hit', 'critical'].includes(attackVerdict(die, bonus, ac, hitOnEqual))) ?? 20;
  const total = softened(play, receiver, mean);
  return {
    hits: odds.hit + odds.critical,
    advantage,
    least: least === CRITICAL ? null : least,
    damage: odds.hit * total + odds.critical * softened(play, receiver, 2 * mean),
    fumble: odds.fumble * softened(play, isCompanion ? companionTarget(by) : mageTarget(by), mean),
  };
}
