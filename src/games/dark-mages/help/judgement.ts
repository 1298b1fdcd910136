/** Evaluations that reasons and the coach share: the threat to a seat that is asked, and which item is worth less. */
import type { Seat } from '../../../kit/index.js';
import type { Card } from '../deck.js';
import { meanOf } from '../dice.js';
import { oddsOf } from '../odds.js';
import { itemWorth } from '../bot.js';
import { aimedAt, areFriends, cardOf, effectOf, isThere, mageOf, shieldOf } from '../queries.js';
import type { Attack, Play } from '../table.js';
import { aimOf, seatOf } from '../targets.js';

export interface Threat {
  /** Whether the attack is aimed at the seat, or at its team. */
  readonly isMine: boolean;
  /** The expected damage, including the probability of a hit. */
  readonly damage: number;
  /** Whether a hit may defeat the seat's mage. */
  readonly isDeadly: boolean;
}

/** The threat of the attack under way to a seat. */
export function threatOf(play: Play, seat: Seat, attack: Attack): Threat {
  const target = aimedAt(attack);
  const owner = seatOf(target);
  if (owner === undefined || !isThere(play, target)) return { isMine: false, damage: 0, isDeadly: false };
  const { damage, hits } = oddsOf(play, attack.by, attack, target);
  const isMine = areFriends(play, seat, owner);
  const isBare = owner === seat && aimOf(target).kind === 'mage' && !shieldOf(play, seat);
  return { isMine, damage, isDeadly: isBare && damage / Math.max(hits, 0.05) >= mageOf(play, seat).hp };
}

/** The mean damage of the strike under way to a mage that neither dodges nor saves. */
export function strikeMean(play: Play): number {
  const enemy = play.enemies.find(({ number }) => number === play.strike?.enemy);
  return enemy ? meanOf(effectOf(cardOf(play, enemy.card), 'enemy_attack_all')!.dice) : 0;
}

export const isWorthLess = (item: Card, worn: Card): boolean => itemWorth(item) <= itemWorth(worn);
