/** Explains each place, card and mage in one or two sentences, with the id of the rule. */
import type { Params } from '../../../kit/index.js';
import type { Explain, Explanation } from '../../../kit/board.js';
import { seeing, type Seeing, type SeenView } from '../board/seeing.js';
import type { Card, Deck } from '../deck.js';
import type { RuleId } from '../ledger.js';
import type { Category, Slot } from '../map.js';
import { arcaneOf, beingAt, characterOf, isAttackCard, isOwnSphere, shieldOf } from '../queries.js';
import { aimOf } from '../targets.js';

type Say = (key: string, params?: Params) => string;
const is = (rule: RuleId, ...sentences: string[]): Explanation => ({
  text: sentences.filter(Boolean).join(' '),
  rule,
});

/** The rule for playing each category of card. */
const RULES: Readonly<Record<Category, RuleId>> = {
  spell: 'DM-A2',
  hex: 'DM-A5',
  scroll: 'DM-A5',
  companion: 'DM-P4',
  skill: 'DM-P5',
  defense: 'DM-D1',
  magic_item: 'DM-P1',
  potion: 'DM-P3',
  healing: 'DM-P2',
  artifact: 'DM-P5',
  enemy_passing: 'DM-N2',
  enemy_tenacious: 'DM-N3',
};

export const explainWith =
  (deck: Deck): Explain<SeenView> =>
  (anchor, view, text) => {
    const say: Say = (key, params) => text(`explain.${key}`, params);
    const look = seeing(view, deck);
    const { table } = view;
    const [kind, name, slot] = anchor.split(':') as [string, string?, string?];
    switch (kind) {
      case 'all':
        return is('DM-A1', say('all'));
      case 'band':
        return is('DM-A3', say('band'));
      case 'pile':
        return is('DM-E1', say('pile'));
      case 'discards':
        return is('DM-E2', say('discards'));
      case 'place':
        return name === 'shield' ? is('DM-C1', say('shield')) : is('DM-C2', say('ally'));
      case 'slot': {
        const card = deck.cards.get(table.mages[seatIn(name!)]?.worn[slot as Slot] ?? '');
        return is('DM-P1', say(card ? 'worn' : 'slot'));
      }
      case 'hand': {
        const card = deck.cards.get(name!);
        return card && cardIs(card, look, say);
      }
    }
    const being = beingAt(look.play, anchor);
    if (!being) return undefined;
    const aim = aimOf(anchor);
    if (aim.kind === 'mage') return mageIs(aim.seat, look, say);
    if (aim.kind === 'companion')
      return 'role' in being && being.role === 'shield' ? is('DM-C1', say('shield')) : is('DM-C2', say('ally'));
    const card = 'card' in being ? deck.cards.get(being.card)! : undefined;
    if (!card) return undefined;
    const played = 'played' in being ? being.played : [];
    const count = table.mages.filter(({ hp }, seat) => hp > 0 && !played.includes(seat)).length;
    const isTenacious = card.category === 'enemy_tenacious';
    return is(RULES[card.category], say(card.category), isTenacious ? say('nextStrike', { count }) : '', say('feud'));
  };
const seatIn = (name: string): number => {
  const aim = aimOf(name);
  return aim.kind === 'enemy' ? -1 : aim.seat;
};

function cardIs(card: Card, { view, play }: Seeing, say: Say): Explanation {
  const { seat } = view;
  const rule = RULES[card.category];
  // DM-P6: a Defense that is played in the preparation phase.
  if (card.category === 'defense' && card.phases.includes('preparation')) return is('DM-P6', say('ward'));
  if (card.category === 'artifact') return is(rule, say(isAttackCard(card) ? 'artifact.attack' : 'artifact'));
  if (card.category !== 'spell' || seat === 'spectator') return is(rule, say(card.category));
  const arcane = arcaneOf(play, seat, card);
  const fits = say(arcane >= card.level ? 'castable' : 'tooHigh', { level: card.level, arcane });
  return is(rule, say('spell'), fits, isOwnSphere(play, seat, card) ? say('ownSphere') : '');
}

function mageIs(seat: number, { view, play, deck }: Seeing, say: Say): Explanation {
  const mage = view.table.mages[seat]!;
  if (mage.hp === 0) return is('DM-V1', say('fallen'));
  const { sphere } = characterOf(play, seat);
  const { dice } = deck.characters.get(mage.character)!.cantrip;
  const own = seat === view.seat ? say('cantrip', { dice: `${dice.count}d${dice.faces}` }) : '';
  const behind = shieldOf(play, seat) ? say('behind') : '';
  return is(own ? 'DM-A8' : 'DM-M2', say('numbers'), say('mage', { sphere }), own, behind);
}
