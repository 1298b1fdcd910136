/** Draws the board: mages around a fire, the band with the last attack, the viewer's own mage and hand. */
import { nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import {
  anchor,
  transformed,
  box,
  cardBack,
  CREAM,
  INK,
  path,
  sheet,
  type BoardContext,
  type Drawing,
  type Drawn,
  type Rect,
} from '../../../kit/board.js';
import type { CardId, Deck } from '../deck.js';
import { SLOTS, type Slot } from '../map.js';
import { arcaneOf, armourOf, characterOf } from '../queries.js';
import type { Companion } from '../table.js';
import { ALL, companionTarget, enemyTarget, mageTarget } from '../targets.js';
import { band } from './band.js';
import { niche, seals } from './bust.js';
import { face, SANS } from './faces.js';
import { sign, SLOT_SIGNS } from './glyphs.js';
import { breadth, least, lettered, words } from './lettering.js';
import { ownSeat, planOf, type Niche, type Plan } from './layout.js';
import { BLOOD, PARCHMENT } from './palette.js';
import { BAND, DISCARDS, enemyRects, handPlace, ownHand, PILE, places, slotPlace } from './anchors.js';
import { fire, scenery } from './landscape.js';
import { atLevel, seeing, STILL, type Seeing, type SeenView } from './seeing.js';

export const boardOf =
  (deck: Deck, inPlay = STILL) =>
  (view: SeenView, ctx: BoardContext): TemplateResult => {
    const plan = planOf(view.seat, view.table.mages.length, ctx.layout);
    const look = seeing(view, deck);
    const rooms = places(view, ctx.layout);
    const place = (
      id: string,
      draw: (room: Rect) => Drawn,
      options: { frame?: Rect; rounding?: number } = {},
    ): Drawn => {
      const room = rooms.get(id);
      if (!room) return nothing;
      const label = ctx.tabStop === undefined ? '' : inPlay.label(id, look, ctx.text);
      // Drawn at once, so that `lettered` can collect the texts.
      const drawn = draw(room);
      const scale = plan.layout === 'wide' ? 1.4 : 0.8;
      return anchor({ id, label, area: room, rounding: 8, scale, ...options }, ctx, () => drawn);
    };
    const scale = plan.layout === 'wide' ? 1 : 0.62;
    const drawn = (): Drawn => [
      svg`${guard([plan, ctx.prefix], () => scenery(plan, ctx.prefix))}`,
      place(ALL, () => fire(plan, ctx.prefix)),
      // Before the anchors below it, whose arrows reach into the band.
      place(BAND, () => band(look, plan, ctx.text, inPlay), { rounding: 14 }),
      ...plan.niches.map((each) => nichePlaces(each, plan, look, ctx, place)),
      enemyPlaces(plan, look, ctx, place),
      place(PILE, (room) => pile(room, view.table.pile.length, scale)),
      place(DISCARDS, (room) => discards(room, look, ctx)),
      ...ownHand(view).map(([card, count]) =>
        place(handPlace(card), (room) =>
          face(atLevel(deck.cards.get(card)!, look.play, ownSeat(view.seat)), room, ctx.text, { count }),
        ),
      ),
      view.seat === 'spectator' ? handOfBacks(plan, view) : nothing,
      inPlay.odds(look, ctx, rooms, scale, plan.width),
    ];
    return sheet(
      plan,
      ctx,
      lettered(ctx.prefix, plan.layout, drawn),
      ctx.text('board.name', { turn: view.table.turn }),
    );
  };

type PlaceOf = (id: string, draw: (room: Rect) => Drawn, options?: { frame?: Rect; rounding?: number }) => Drawn;

function nichePlaces(each: Niche, plan: Plan, look: Seeing, ctx: BoardContext, place: PlaceOf): Drawn {
  const { seat, isOwn, x, y, w } = each;
  const { view, play, deck } = look;
  const mage = view.table.mages[seat]!;
  const isMedallion = plan.layout === 'narrow' && !isOwn;
  const name = ctx.text(`seat:${seat}`);
  const drawing = () =>
    transformed(
      x,
      y,
      w / 150,
      niche(
        {
          seat,
          sphere: characterOf(play, seat).sphere,
          name,
          hp: mage.hp,
          ac: armourOf(play, mageTarget(seat)),
          arcane: arcaneOf(play, seat),
          cards: mage.hand.length,
          effects: mage.effects,
          isActive: view.table.active === seat && view.phase !== 'over',
          isAsked: view.toAct.includes(seat),
        },
        ctx.text,
        isMedallion,
        w / 150,
      ),
    );
  const socket = (slot: Slot, room: Rect): Drawn => socketOf(mage.worn[slot], slot, room, deck, ctx, isOwn);
  return [
    place(mageTarget(seat), drawing, { rounding: 14 }),
    ...SLOTS.map((slot) =>
      isOwn || mage.worn[slot] !== null
        ? place(slotPlace(seat, slot), (room) => socket(slot, room), { rounding: 5 })
        : socket(slot, each.sockets[slot]),
    ),
    isOwn
      ? [
          place('place:shield', (room) => companionOf(mage.companion, 'shield', room, look, ctx, true)),
          place('place:ally', (room) => companionOf(mage.companion, 'ally', room, look, ctx, true)),
        ]
      : mage.companion
        ? place(companionTarget(seat), (room) =>
            companionOf(mage.companion, mage.companion!.role, room, look, ctx, false),
          )
        : nothing,
  ];
}

/** One of the four places for items: its sign if nothing is worn. */
function socketOf(
  card: CardId | null,
  slot: Slot,
  { x, y, w, h }: Rect,
  deck: Deck,
  ctx: BoardContext,
  isOwn: boolean,
): Drawing {
  if (card !== null && isOwn) return face(deck.cards.get(card)!, { x, y, w, h }, ctx.text, { isSmall: true });
  const isWorn = card !== null;
  return svg`${box(isWorn ? 'body' : 'body socket', { x: x + 1, y: y + 1, w: w - 2, h: h - 2 }, 6, isWorn ? '#6b4b1c' : '#14132b', isWorn ? '#f5c84c' : '#6f679a', isWorn ? 2 : 1.4)}${transformed(
    x + w / 2,
    y + h / 2,
    Math.min(w, h) / 52,
    sign(SLOT_SIGNS[slot], isWorn ? '#ffe9b0' : '#6f679a'),
  )}`;
}

/** A companion: a shield lies across in front of its mage; an ally is upright. */
function companionOf(
  companion: Companion | null,
  role: Companion['role'],
  room: Rect,
  look: Seeing,
  ctx: BoardContext,
  isOwn: boolean,
): Drawn {
  const { x, y, w, h } = room;
  if (companion?.role !== role) {
    if (!isOwn) return nothing;
    return emptied(room, ctx.text(`role:${role}`));
  }
  const card = look.deck.cards.get(companion.card)!;
  // Another player's companion: the picture identifies it, the heart shows its hit points.
  const options = isOwn ? { isSmall: true } : { isBare: true };
  const drawn =
    role === 'shield'
      ? svg`<g transform=${`rotate(-90 ${x + w / 2} ${y + h / 2})`}>${face(card, { x: x + w / 2 - h / 2, y: y + h / 2 - w / 2, w: h, h: w }, ctx.text, options)}</g>`
      : face(card, room, ctx.text, options);
  const size = Math.min(w, h) / 62;
  return [
    drawn,
    // On a card that lies across, at a place without text.
    heart(companion.hp, role === 'shield' ? x + 8 * size : x + w - 8 * size, y + 10 * size, size),
    seals(companion.effects, x + 10 * size, y + h - 8 * size, 0.8 * size, false),
  ];
}

/** A place with nothing in it, with its name. */
function emptied({ x, y, w, h }: Rect, said: string): Drawing {
  // Rotates the name where the place is too narrow.
  const size = least(1);
  const isUpright = breadth(said) * size > w - 4;
  const [cx, cy] = [x + w / 2, y + h / 2];
  return svg`${box('body socket', { x: x + 1, y: y + 1, w: w - 2, h: h - 2 }, 8, '#14132b88', '#6f679a', 1.4)}<g font-family=${SANS} transform=${isUpright ? `rotate(-90 ${cx} ${cy})` : nothing}>${words(cx, cy + size * 0.36, size, said, '#a79fce')}</g>`;
}

/** The hit points left of a companion or an enemy. */
function heart(hp: number, x: number, y: number, size: number): Drawing {
  const scale = Math.max(size, least(13));
  return transformed(x, y, scale, [
    path('M0 12C-22-4-13-16-5-13-1-12 0-8 0-7 0-8 1-12 5-13 13-16 22-4 0 12Z', BLOOD, '#3d0a06', 1.6, 'body'),
    words(0, 3, Math.max(hp > 9 ? 13 : 15, least(scale)), hp, CREAM),
  ]);
}

function enemyPlaces(plan: Plan, look: Seeing, ctx: BoardContext, place: PlaceOf): Drawn {
  const { enemies, mages } = look.view.table;
  enemyRects(plan, enemies.length);
  return enemies.map((enemy) =>
    place(enemyTarget(enemy.number), (room) => {
      const card = look.deck.cards.get(enemy.card)!;
      const standing = mages.filter(({ hp }) => hp > 0).length;
      const size = room.w / 100;
      return [
        face(card, room, ctx.text),
        card.category === 'enemy_tenacious'
          ? heart(enemy.hp, room.x + room.w - 8 * size, room.y + 12 * size, 1.3 * size)
          : nothing,
        card.category === 'enemy_tenacious'
          ? transformed(room.x + 12 * size, room.y + 12 * size, size, [
              path('M-14-15H14V2Q12 13 0 18-12 13-14 2Z', '#c9d3e8', '#27324f', 2.2, 'body'),
              words(0, 6, Math.max(16, least(size)), armourOf(look.play, enemyTarget(enemy.number)), '#1a2340'),
            ])
          : nothing,
        // Progress to the next strike: the number of standing mages that have played a turn against it.
        card.category === 'enemy_tenacious'
          ? words(
              room.x + room.w / 2,
              room.y + room.h + Math.max(14 * size, 11),
              Math.max(13 * size, least(1)),
              `${enemy.played.length} / ${standing}`,
              CREAM,
            )
          : nothing,
        seals(enemy.effects, room.x + 12 * size, room.y + 92 * size, size, false),
      ];
    }),
  );
}

const pile = ({ x, y, w, h }: Rect, count: number, scale: number): Drawn =>
  count === 0
    ? box('body socket', { x, y, w, h }, 8, '#14132b88', '#6f679a', 1.4)
    : [
        cardBack({ x: x + 4, y: y + 3, w: w - 4, h: h - 4 }),
        cardBack({ x, y, w: w - 4, h: h - 4 }),
        box(
          'paper',
          { x: x + w / 2 - 20 * scale, y: y + h / 2 - 14 * scale, w: 36 * scale, h: 26 * scale },
          6,
          PARCHMENT,
          INK,
          1.6,
        ),
        words(x + w / 2 - 2 * scale, y + h / 2 + 5 * scale, 18 * scale, count),
      ];

function discards({ x, y, w, h }: Rect, { view, deck }: Seeing, ctx: BoardContext): Drawn {
  const top = view.table.discards.at(-1);
  return top === undefined
    ? emptied({ x, y, w, h }, ctx.text('board.discards'))
    : face(deck.cards.get(top)!, { x, y, w, h }, ctx.text, { isSmall: true });
}

/** For spectators: the first seat's hand, face down like all others. */
const handOfBacks = ({ hand, layout }: Plan, { table }: SeenView): Drawn =>
  Array.from({ length: table.mages[0]!.hand.length }, (_, i) => {
    const w = layout === 'wide' ? 90 : 60;
    return cardBack({ x: hand.x + i * (w + 6), y: hand.y + (hand.h - w * 1.4), w, h: w * 1.4 });
  });
