/** The anchors of a view with their rectangles, and the anchors that each move touches. */
import { hand as rowOf, type Anchor, type Layout, type Rect } from '../../../kit/board.js';
import type { CardId, Deck } from '../deck.js';
import { ROLES, SEATS, SLOTS } from '../map.js';
import type { Move } from '../table.js';
import { ALL, companionTarget, enemyTarget, mageTarget } from '../targets.js';
import { HIDDEN } from '../view.js';
import { planOf, type Plan } from './layout.js';
import type { SeenView } from './seeing.js';

/** The distinct cards of the viewer's hand, with their counts. */
export function ownHand({ table, seat }: SeenView): [card: CardId, count: number][] {
  const counts = new Map<CardId, number>();
  const hand = seat === 'spectator' ? [] : table.mages[seat]!.hand.filter((card) => card !== HIDDEN);
  for (const card of hand) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
export const handPlace = (card: CardId): string => `hand:${card}`;
export const slotPlace = (seat: number, slot: string): string => `slot:${SEATS[seat]!}:${slot}`;
export const BAND = 'band';
export const DISCARDS = 'discards';
export const PILE = 'pile';

/** The place of each enemy at the fire. */
export function enemyRects(plan: Plan, count: number): Rect[] {
  return rowOf(count, plan.enemies);
}

/** The rectangles of all anchors by id, in the order of keyboard navigation. */
export function places(view: SeenView, layout: Layout): Map<string, Rect> {
  const { table } = view;
  const plan = planOf(view.seat, table.mages.length, layout);
  const all = new Map<string, Rect>();
  const own = ownHand(view);
  rowOf(own.length, plan.hand).forEach((rect, i) => all.set(handPlace(own[i]![0]), rect));
  for (const niche of plan.niches) {
    const mage = table.mages[niche.seat]!;
    all.set(mageTarget(niche.seat), {
      x: niche.x,
      y: niche.y,
      w: niche.w,
      h: niche.isOwn || layout === 'wide' ? niche.h : 90,
    });
    for (const slot of SLOTS)
      if (niche.isOwn || mage.worn[slot] !== null) all.set(slotPlace(niche.seat, slot), niche.sockets[slot]);
    if (niche.isOwn) for (const role of ROLES) all.set(`place:${role}`, niche[role]);
    else if (mage.companion) all.set(companionTarget(niche.seat), niche[mage.companion.role]);
  }
  const enemies = enemyRects(plan, table.enemies.length);
  table.enemies.forEach(({ number }, i) => all.set(enemyTarget(number), enemies[i]!));
  const { x, y, size } = plan.fire;
  all.set(ALL, { x: x - 50 * size, y: y - 92 * size, w: 100 * size, h: 100 * size });
  all.set(BAND, plan.band);
  all.set(PILE, plan.pile);
  all.set(DISCARDS, plan.discards);
  return all;
}

export const anchors = (view: SeenView, layout: Layout): Anchor[] =>
  [...places(view, layout)].map(([id, { x, y, w, h }]) => ({ id, x: x + w / 2, y: y + h / 2 }));

/** The anchors that a move touches: where it begins, and where it ends. */
export function touches(deck: Deck, move: Move, { table }: SeenView): string[] {
  const { seat } = move;
  switch (move.type) {
    case 'equip':
      return [handPlace(move.card), slotPlace(seat, deck.cards.get(move.card)!.slot!)];
    case 'heal':
    case 'drink':
    case 'ward':
    case 'use':
    case 'skill':
      return [handPlace(move.card), mageTarget(seat)];
    case 'summon':
      return [handPlace(move.card), `place:${move.role}`];
    case 'cast':
    case 'dismiss':
    case 'steal':
      return [handPlace(move.card), move.target];
    case 'answer':
      return [handPlace(move.card), BAND];
    // Two steps, so that no card is discarded by an accidental click.
    case 'discard':
      return [handPlace(move.card), DISCARDS];
    // Keeps all cards and draws others.
    case 'keep':
      return [PILE];
    case 'cantrip':
      return [mageTarget(seat), move.target];
    case 'assault':
      return ['place:ally', move.target];
    case 'aim':
      return [move.target];
    case 'destroy':
    case 'take':
    case 'loot':
      return table.choice?.from === null || !table.choice ? [] : [slotPlace(table.choice.from, move.slot)];
    default:
      return [];
  }
}
