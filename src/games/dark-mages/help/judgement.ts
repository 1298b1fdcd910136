/** What reasons and the coach judge alike: what threatens a seat that is asked, and which item is worth less. */
import type { Seat } from '../../../kernel/game.js';
import type { Card } from '../deck.js';
import { meanOf } from '../dice.js';
import { outlookOf } from '../odds.js';
import { itemWorth } from '../opponent.js';
import { aimedAt, areFriends, cardOf, effectOf, isThere, mageOf, shieldOf } from '../queries.js';
import type { Attack, Play } from '../table.js';
import { aimOf, seatOf } from '../targets.js';

export interface Threat {
  /** Whether it is aimed at the seat, or at one of its team. */
  readonly isMine: boolean;
  /** The damage to expect, before it is known whether it hits. */
  readonly damage: number;
  /** A hit may be the end of the seat's mage. */
  readonly isDeadly: boolean;
}

/** What the attack under way threatens a seat with. */
export function threatOf(play: Play, seat: Seat, attack: Attack): Threat {
  const target = aimedAt(attack);
  const owner = seatOf(target);
  if (owner === undefined || !isThere(play, target)) return { isMine: false, damage: 0, isDeadly: false };
  const { damage, hits } = outlookOf(play, attack.by, attack, target);
  const isMine = areFriends(play, seat, owner);
  const isBare = owner === seat && aimOf(target).kind === 'mage' && !shieldOf(play, seat);
  return { isMine, damage, isDeadly: isBare && damage / Math.max(hits, 0.05) >= mageOf(play, seat).hp };
}

/** What the strike under way deals on the average to whoever neither dodges nor saves. */
export function strikeMean(play: Play): number {
  const enemy = play.enemies.find(({ number }) => number === play.strike?.enemy);
  return enemy ? meanOf(effectOf(cardOf(play, enemy.card), 'enemy_attack_all')!.dice) : 0;
}

export const isWorthLess = (item: Card, worn: Card): boolean => itemWorth(item) <= itemWorth(worn);
