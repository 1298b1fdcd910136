/** Editing with cards: which can be picked up, where each can be put, and the table that results. */
import type { Seat } from '../../../kit/index.js';
import type { Setting, Text, TrayThing } from '../../../kit/board.js';
import { DISCARDS, handPlace, slotPlace } from '../board/anchors.js';
import { isEnemy, type CardId, type Deck } from '../deck.js';
import { mageWith } from '../immutable.js';
import { CATEGORIES, ROLES, SLOTS, type Role, type Slot } from '../map.js';
import type { Companion, Enemy, Mage, Table } from '../table.js';
import { aimOf, companionTarget, enemyTarget } from '../targets.js';

type At = Setting<Table>;
/** Places beside the board, as in the tray. */
const HAND = 'inHand';
const TOP = 'onPile';
const FIRE = 'atFire';

const count = (cards: readonly CardId[], card: CardId): number => cards.filter((other) => other === card).length;
const without = (cards: readonly CardId[], card: CardId): CardId[] => cards.toSpliced(cards.indexOf(card), 1);
export const withMage = (table: Table, seat: Seat, change: Partial<Mage>): Table => ({
  ...table,
  mages: table.mages.with(seat, mageWith(table.mages[seat]!, change)),
});

/** The tray: the places beside the board, then the cards of the draw pile by category. */
export function trayWith(deck: Deck, { table: { pile } }: At, text: Text): TrayThing[] {
  const kinds = [...new Set(pile)];
  const inCategory = (category: string) => kinds.filter((id) => deck.cards.get(id)!.category === category);
  return [
    ...[HAND, FIRE, TOP].map((id) => ({ id, label: text(`editor.${id}`), isPlace: true })),
    ...CATEGORIES.flatMap((category) =>
      inCategory(category).map((card) => ({
        id: `draw:${card}`,
        label: text('editor.card', { card }),
        ...(count(pile, card) > 1 && { count: count(pile, card) }),
        group: text(`editor.group.${category}`),
      })),
    ),
  ];
}

/**
 * The places for a card: the hand, the fire for enemies, their slot for items, beside or in front of the mage for
 * companions.
 */
function placesFor(deck: Deck, { seat }: At, card: CardId): string[] {
  const { category, slot } = deck.cards.get(card)!;
  return [
    HAND,
    ...(isEnemy(category) ? [FIRE] : []),
    ...(slot ? [slotPlace(seat, slot)] : []),
    ...(category === 'companion' ? ROLES.map((role) => `place:${role}`) : []),
    TOP,
    DISCARDS,
  ];
}

export function pathsWith(deck: Deck, at: At): [string, string][] {
  const { table, seat } = at;
  const found: [string, string][] = [];
  const may = (piece: string, card: CardId, here: readonly string[] = []) =>
    placesFor(deck, at, card).forEach((to) => to !== piece && !here.includes(to) && found.push([piece, to]));
  for (const card of new Set(table.mages[seat]!.hand)) may(handPlace(card), card, [HAND]);
  table.mages.forEach(({ worn, companion }, owner) => {
    for (const slot of SLOTS) if (worn[slot]) may(slotPlace(owner, slot), worn[slot]);
    if (companion) may(owner === seat ? `place:${companion.role}` : companionTarget(owner), companion.card);
  });
  for (const { number, card } of table.enemies) may(enemyTarget(number), card, [FIRE, HAND]);
  for (const card of new Set(table.pile)) may(`draw:${card}`, card);
  const last = table.discards.at(-1);
  if (last !== undefined) may(DISCARDS, last);
  return found;
}

export function putWith(deck: Deck, { table, seat }: At, piece: string, place: string): Table {
  const { companion } = table.mages[seat]!;
  // Changes the role of a companion.
  if (companion && piece === `place:${companion.role}` && place.startsWith('place:'))
    return withMage(table, seat, { companion: { ...companion, role: place.slice('place:'.length) as Role } });
  const [left, card] = take(table, seat, piece);
  return lay(deck, left, seat, card, place);
}

function take(table: Table, seat: Seat, piece: string): [Table, CardId] {
  const [kind, name = '', slot] = piece.split(':') as [string, string?, Slot?];
  const mage = table.mages[seat]!;
  switch (kind) {
    case 'hand':
      return [withMage(table, seat, { hand: without(mage.hand, name) }), name];
    case 'draw':
      return [{ ...table, pile: without(table.pile, name) }, name];
    case DISCARDS:
      return [{ ...table, discards: table.discards.slice(0, -1) }, table.discards.at(-1)!];
    case 'place':
      return [withMage(table, seat, { companion: null }), mage.companion!.card];
    case 'slot': {
      const owner = (aimOf(name) as { seat: Seat }).seat;
      const { worn } = table.mages[owner]!;
      return [withMage(table, owner, { worn: { ...worn, [slot!]: null } }), worn[slot!]!];
    }
  }
  const aim = aimOf(piece);
  if (aim.kind === 'enemy') {
    const { card } = table.enemies.find(({ number }) => number === aim.number)!;
    return [{ ...table, enemies: table.enemies.filter(({ number }) => number !== aim.number) }, card];
  }
  return [withMage(table, aim.seat, { companion: null }), table.mages[aim.seat]!.companion!.card];
}

/** Puts a card at a place; discards the card that it replaces. */
function lay(deck: Deck, table: Table, seat: Seat, card: CardId, place: string): Table {
  const mage = table.mages[seat]!;
  const [kind, , more] = place.split(':') as [string, string?, string?];
  const discarding = (change: Partial<Mage>, old: CardId | undefined | null): Table => {
    const next = withMage(table, seat, change);
    return old ? { ...next, discards: [...table.discards, old] } : next;
  };
  switch (kind) {
    case HAND: {
      const order = (id: CardId) => deck.order.get(id)!;
      return withMage(table, seat, { hand: [...mage.hand, card].sort((a, b) => order(a) - order(b)) });
    }
    case TOP:
      return { ...table, pile: [card, ...table.pile] };
    case FIRE:
      return { ...table, enemies: [...table.enemies, enemy(deck, table, card)] };
    case 'slot':
      return discarding({ worn: { ...mage.worn, [more as Slot]: card } }, mage.worn[more as Slot]);
    case 'place': {
      const companion: Companion = {
        card,
        role: place.slice('place:'.length) as Role,
        hp: deck.cards.get(card)!.hp,
        effects: [],
      };
      return discarding({ companion }, mage.companion?.card);
    }
  }
  return { ...table, discards: [...table.discards, card] };
}
/** An enemy that has already struck, with the lowest free number. */
function enemy(deck: Deck, { enemies, turn }: Table, card: CardId): Enemy {
  let number = 1;
  while (enemies.some((other) => other.number === number)) number++;
  return { card, number, hp: deck.cards.get(card)!.hp, since: turn, struck: true, played: [], effects: [] };
}
