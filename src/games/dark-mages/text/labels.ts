/** Describes moves, cards and running effects, and labels anchors. */
import type { Json, View } from '../../../kit/index.js';
import type { Text } from '../../../kit/board.js';
import { attackOfPlace, oddsText, type Intent } from '../board/odds-text.js';
import { ownHand } from '../board/anchors.js';
import { seeing, type Seeing } from '../board/seeing.js';
import { accountOf } from '../board/attack-outcome.js';
import type { Card, CardId, Deck } from '../deck.js';
import type { Slot } from '../map.js';
import { arcaneOf, armourOf, itemsOf } from '../queries.js';
import type { Move, Status } from '../table.js';
import { ALL, aimOf, mageTarget } from '../targets.js';
import type { Seen } from '../view.js';
import { factParams } from './phrase.js';

/** Describes a move in words, an attack with its odds. */
export const describeMoveWith =
  (deck: Deck) =>
  (move: Move, view: View<Seen, Move>, text: Text): string => {
    const params: Record<string, Json> = { ...move };
    const look = seeing(view, deck);
    const from = view.table.choice?.from ?? null;
    if ('slot' in move && from !== null) params['card'] = view.table.mages[from]!.worn[move.slot] ?? null;
    const intent = intentOf(move, look);
    const key = `move.${move.type}`;
    if (!intent || !('target' in move)) return text(key, params);
    return text(`${key}.odds`, { ...params, odds: oddsText(look, intent, move.target, text) });
  };
/** The attack of a move on one target; `undefined` if it is none. */
export function intentOf(move: Move, look: Seeing): Intent | undefined {
  if (!('target' in move) || move.target === ALL) return undefined;
  if (move.type === 'cast') return attackOfPlace(`hand:${move.card}`, look, move.seat);
  const place = move.type === 'cantrip' ? mageTarget(move.seat) : move.type === 'assault' ? 'place:ally' : '';
  return attackOfPlace(place, look, move.seat);
}

/** Describes a card: name, kind and full text. */
function cardWords(id: CardId, deck: Deck, text: Text): string {
  const card = deck.cards.get(id)!;
  return text('label.card', { card: id, kind: kindOf(card, text), says: text(`card.text:${id}`) });
}
export function kindOf({ category, sphere, level, slot }: Card, text: Text): string {
  if (category === 'spell') return text('kind.spell', { sphere, level });
  return slot ? text('kind.item', { slot }) : text(`category:${category}`);
}

/** Describes a running effect. */
export const statusWords = ({ op, card, stat, amount, turns }: Status, text: Text): string =>
  text('label.status', {
    card,
    says: text(stat ? `seal.${stat}` : `seal.${op}`, { size: Math.abs(amount), sign: amount < 0 ? '−' : '+' }),
    turns,
  });

/** The label of an anchor: its name and what is there. */
export function labelOf(anchor: string, look: Seeing, text: Text): string {
  const { view, deck, play } = look;
  const { table } = view;
  const [kind, name, more] = anchor.split(':') as [string, string?, string?];
  switch (kind) {
    case 'hand': {
      const count = ownHand(view).find(([card]) => card === name)?.[1] ?? 1;
      const said = cardWords(name!, deck, text);
      return count > 1 ? text('label.copies', { says: said, count }) : said;
    }
    case 'slot': {
      const seat = (aimOf(name!) as { seat: number }).seat;
      const card = table.mages[seat]!.worn[more as Slot];
      return card === null
        ? text('label.slotEmpty', { slot: more!, seat })
        : text('label.slot', { seat, slot: more!, says: cardWords(card, deck, text) });
    }
    case 'place': {
      const { companion } = table.mages[view.seat === 'spectator' ? 0 : view.seat]!;
      return companion && companion.role === name
        ? companionWords(companion, text, deck)
        : text('label.placeEmpty', { role: name! });
    }
    case ALL:
      return text('label.all');
    case 'band':
      return bandWords(look, text);
    case 'pile':
      return text('label.pile', { count: table.pile.length });
    case 'discards':
      return table.discards.length === 0
        ? text('label.discardsEmpty')
        : text('label.discards', { count: table.discards.length, card: table.discards.at(-1)! });
  }
  const aim = aimOf(anchor);
  if (aim.kind === 'enemy') {
    const enemy = table.enemies.find(({ number }) => number === aim.number)!;
    const says = cardWords(enemy.card, deck, text);
    const { category } = deck.cards.get(enemy.card)!;
    return category === 'enemy_passing' ? says : text('label.enemy', { says, hp: enemy.hp });
  }
  const mage = table.mages[aim.seat]!;
  if (aim.kind === 'companion') {
    return mage.companion
      ? text('label.companionOf', { seat: aim.seat, says: companionWords(mage.companion, text, deck) })
      : text('target.companion', { seat: aim.seat });
  }
  const parts = [
    text(mage.hp > 0 ? 'label.mage' : 'label.fallen', {
      seat: aim.seat,
      character: mage.character,
      hp: mage.hp,
      ac: armourOf(play, anchor),
      arcane: arcaneOf(play, aim.seat),
      count: mage.hand.length,
    }),
    itemsOf(mage).length > 0 ? text('label.wears', { cards: itemsOf(mage) }) : '',
    ...mage.effects.map((status) => statusWords(status, text)),
    table.active === aim.seat && view.phase !== 'over' ? text('label.active') : '',
  ];
  return parts.filter(Boolean).join(' ');
}

const companionWords = (
  { card, role, hp }: { card: CardId; role: string; hp: number },
  text: Text,
  deck: Deck,
): string => text('label.companion', { card, role, hp, ac: deck.cards.get(card)!.ac });

/** The label of the band: the sentences of the account. */
function bandWords({ view }: Seeing, text: Text): string {
  const account = view.table.account;
  if (!accountOf(account)) return text('label.bandEmpty');
  return account.map(({ code, params }) => text(`fact.${code}`, factParams(params))).join(' ');
}
