/** Evaluations of reasons: the damage of a strike, and which item is worth less. */
import type { Card } from '../deck.js';
import { meanOf } from '../dice.js';
import { itemWorth } from '../bot.js';
import { cardOf, effectOf } from '../queries.js';
import type { Play } from '../table.js';

/** The mean damage of the strike under way to a mage that neither dodges nor saves. */
export function strikeMean(play: Play): number {
  const enemy = play.enemies.find(({ number }) => number === play.strike?.enemy);
  return enemy ? meanOf(effectOf(cardOf(play, enemy.card), 'enemy_attack_all')!.dice) : 0;
}

export const isWorthLess = (item: Card, worn: Card): boolean => itemWorth(item) <= itemWorth(worn);
