/** The odds of an attack before it is made, in words: exact probabilities, and the expected damage. */
import type { Seat } from '../../../kit/index.js';
import type { Text } from '../../../kit/board.js';
import { oddsOf } from '../odds.js';
import type { Deck } from '../deck.js';
import { effectOf, isAttackCard } from '../queries.js';
import type { Attack, Target } from '../table.js';
import { mageTarget } from '../targets.js';
import type { Seeing } from './seeing.js';

export interface Intent {
  readonly by: Seat;
  readonly attack: Pick<Attack, 'kind' | 'card'>;
}

/** The attack that a seat would make from a place; `undefined` if there is none. */
export function attackOfPlace(id: string, { view, deck }: Seeing, seat = view.seat): Intent | undefined {
  if (seat === 'spectator') return undefined;
  if (id.startsWith('hand:')) {
    const card = deck.cards.get(id.slice(5));
    return card && isAttackCard(card)
      ? { by: seat, attack: { kind: card.category as Attack['kind'], card: card.id } }
      : undefined;
  }
  if (id === mageTarget(seat)) return { by: seat, attack: { kind: 'cantrip', card: null } };
  const { companion } = view.table.mages[seat]!;
  return id === 'place:ally' && companion
    ? { by: seat, attack: { kind: 'companion_attack', card: companion.card } }
    : undefined;
}

/** Whether the target makes a saving throw, and the attacker no roll. */
const isSaved = (deck: Deck, { card }: Intent['attack']): boolean => card !== null && !deck.cards.get(card)!.roll;

function numbers({ play, deck }: Seeing, { by, attack }: Intent, target: Target) {
  const { hits, advantage, least, damage } = oddsOf(play, by, attack, target);
  const card = attack.card === null ? undefined : deck.cards.get(attack.card);
  const saves = isSaved(deck, attack);
  // A hex deals no damage at once: only the probability is told.
  const hasDamage = damage > 0 && !(card && effectOf(card, 'dot') && card.category === 'hex');
  return {
    saves,
    advantage,
    hasDamage,
    params: { percent: Math.round(hits * 100), damage: Math.round(damage), least: least ?? 20 },
  };
}

/** The odds in words: `hits on 7 or more, 70 %: about 6 damage on average`. */
export function oddsText(look: Seeing, intent: Intent, target: Target, text: Text): string {
  const { saves, advantage, hasDamage, params } = numbers(look, intent, target);
  const chance = text(saves ? 'odds.save' : advantage ? 'odds.roll.two' : 'odds.roll', params);
  return hasDamage ? text('odds.damage', { ...params, chance }) : chance;
}
/** What the probabilities of an attack measure: that it hits, or that it gets past the saving throw. */
export const measureOf = ({ deck }: Seeing, { attack }: Intent, text: Text): string =>
  text(isSaved(deck, attack) ? 'odds.chip.save' : 'odds.chip.roll');
/** The target with the probability of a hit, for a small button. */
export const chipText = (look: Seeing, intent: Intent, target: Target, name: string, text: Text): string =>
  text('odds.chip', { name, percent: numbers(look, intent, target).params.percent });
/** The odds for a badge beside the target, one line for each part. */
export function badgeWords(look: Seeing, intent: Intent, target: Target, text: Text): string[] {
  const { saves, hasDamage, params } = numbers(look, intent, target);
  const chance = text(saves ? 'odds.badge.save' : 'odds.badge', params);
  return hasDamage ? [chance, text('odds.badge.damage', params)] : [chance];
}
