/** The fields of each verb's moves, in the order of the notation, with all their values for this deck. */
import type { Fields } from '../../kit/index.js';
import { isEnemy, type Card, type Deck } from './deck.js';
import { ROLES, SEATS, SLOTS } from './map.js';
import { isCompanion, isHealing, isItem, isWard } from './rules/preparing.js';
import { isPotion, isSkill, isTheft, isUsed } from './rules/skills.js';
import { dismisses, isAttackCard } from './queries.js';
import type { Move } from './table.js';
import { ALL, companionTarget, enemyTarget, mageTarget } from './targets.js';

/** Maximum number of enemies on the table at once. */
export const mostEnemies = (deck: Deck): number =>
  [...deck.cards.values()].reduce((sum, card) => sum + (isEnemy(card.category) ? card.copies : 0), 0);

export function fieldsOf(deck: Deck): Fields<Move> {
  const cards = (fits: (card: Card) => boolean) => [...deck.cards.values()].filter(fits).map(({ id }) => id);
  const mages = SEATS.map((_, seat) => mageTarget(seat));
  const enemies = Array.from({ length: mostEnemies(deck) }, (_, i) => enemyTarget(i + 1));
  const single = [...SEATS.flatMap((_, seat) => [mageTarget(seat), companionTarget(seat)]), ...enemies];
  const held = cards(({ category }) => !isEnemy(category));
  return {
    equip: { card: cards(isItem) },
    heal: { card: cards(isHealing) },
    summon: { card: cards(isCompanion), role: ROLES },
    ward: { card: cards(isWard) },
    drink: { card: cards(isPotion) },
    use: { card: cards(isUsed) },
    skill: { card: cards(isSkill) },
    steal: { card: cards(isTheft), target: mages },
    enterAttack: {},
    cast: { card: cards(isAttackCard), target: [...single, ALL] },
    cantrip: { target: single },
    dismiss: { card: cards(dismisses), target: enemies },
    assault: { target: single },
    endAttack: {},
    // Any card may be tried as an answer, so that the refusal can explain why it is none.
    answer: { card: held },
    pass: {},
    aim: { target: single },
    destroy: { slot: SLOTS },
    take: { slot: SLOTS },
    loot: { slot: SLOTS },
    leave: {},
    discard: { card: held },
    keep: {},
  };
}
