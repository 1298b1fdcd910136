/** The things in the strip under the map that have anchors, with their rectangles. */
import { acting, type View } from '../../../kit/index.js';
import { grown, type Layout, type Rect } from '../../../kit/board.js';
import { TOKENS, TRAVEL_CARDS, type Token, type TravelCard } from '../map.js';
import { countOf, distinct } from '../queries.js';
import { FACES, UNSEEN, type Face, type Move, type Player, type Unseen } from '../table.js';
import type { Seen } from '../view.js';
import { CARD, cells, inside, planOf } from './layout.js';

export type Seeing = View<Seen, Move>;

/** The seat whose cards and counters are in the strip: the viewer's; for spectators, the acting seat. */
export const ownerOf = ({ seat, table }: Seeing): number => (seat === 'spectator' ? (acting(table) ?? 0) : seat);
export const owner = (view: Seeing): Player<Unseen> => view.table.players[ownerOf(view)]!;

/** A thing in the strip. */
export type Spot = Rect & { readonly id: string } & (
    | { readonly what: 'card'; readonly card: TravelCard | Unseen; readonly count: number }
    | { readonly what: 'pile' | 'gold' | 'discard'; readonly count: number }
    | { readonly what: 'token'; readonly token: Token | Unseen; readonly face: Face; readonly count: number }
  );

/** What the left tray shows now. */
export const marketOf = ({ phase, table }: Seeing): 'auction' | 'drawn' | 'cards' =>
  table.row.length > 0 ? 'auction' : phase === 'drawTokens' ? 'drawn' : 'cards';

const square = ({ x, y, w, h }: Rect): Rect => {
  const size = Math.min(w, h);
  return { x: x + (w - size) / 2, y: y + (h - size) / 2, w: size, h: size };
};

/** The area of the token on the block, at the left of the auction tray. */
export const block = (layout: Layout): Rect => {
  const plan = planOf(layout);
  const room = inside(plan.market, plan);
  return { ...room, w: room.h };
};
/** The area for the bidder and the players still in, between the block and the row of tokens to come. */
export const bidders = (layout: Layout): Rect => {
  const { x, y, w, h } = block(layout);
  return { x: x + w + 14, y, w: layout === 'wide' ? 190 : 440, h };
};
const rest = (layout: Layout): Rect => {
  const plan = planOf(layout);
  const room = inside(plan.market, plan);
  const { x, w } = bidders(layout);
  const left = x + w + 10;
  return { x: left, y: room.y, w: room.x + room.w - left, h: room.h };
};

function market(view: Seeing, layout: Layout): Spot[] {
  const plan = planOf(layout);
  const room = inside(plan.market, plan);
  const { table } = view;
  const kind = marketOf(view);
  if (kind === 'auction') {
    const [, ...later] = table.row;
    const tiles = cells(rest(layout), later.length, 1, 6);
    return table.row.map((token, i): Spot => {
      const rect = i === 0 ? grown(block(layout), -4) : tiles[i - 1]!;
      return { id: `lot:${i}`, what: 'token', token, face: 'shown', count: 1, ...rect };
    });
  }
  if (kind === 'drawn') {
    const drawn = distinct(table.go.drawn);
    return cells(room, Math.max(2, drawn.length), 1, 30)
      .slice(0, drawn.length)
      .map((rect, i): Spot => {
        const token = drawn[i]!;
        const id = token === UNSEEN ? 'drawn' : `drawn:${token}`;
        return { id, what: 'token', token, face: 'hidden', count: countOf(table.go.drawn, token), ...rect };
      });
  }
  const slots = cells(room, 6, CARD, 8);
  return [
    ...table.display.map((card, i): Spot => ({ id: `display:${i}`, what: 'card', card, count: 1, ...slots[i]! })),
    { id: 'pile', what: 'pile', count: table.pile, ...slots[3]! },
    { id: 'goldPile', what: 'gold', count: table.goldPile, ...slots[4]! },
    // As wide as there is room, because its name is on it.
    {
      id: 'discard',
      what: 'discard',
      count: table.discard.length,
      ...slots[5]!,
      w: Math.min(240, room.x + room.w - slots[5]!.x),
    },
  ];
}

function hand(view: Seeing, layout: Layout): Spot[] {
  const plan = planOf(layout);
  const { hand: held } = owner(view);
  const kinds = ([...TRAVEL_CARDS, UNSEEN] as const).filter((card) => held.includes(card));
  const rects = cells(inside(plan.hand, plan), Math.max(5, kinds.length), CARD, 8);
  return kinds.map((card, i): Spot => {
    const id = card === UNSEEN ? 'cards' : `card:${card}`;
    return { id, what: 'card', card, count: countOf(held, card), ...rects[i]! };
  });
}

function tokens(view: Seeing, layout: Layout): Spot[] {
  const plan = planOf(layout);
  const own = owner(view);
  const lying = FACES.flatMap((face) =>
    ([...TOKENS, UNSEEN] as const).flatMap((token) => {
      const count = countOf(own[face] as readonly unknown[], token);
      return count > 0 ? [{ token, face, count }] : [];
    }),
  );
  const rects = cells(inside(plan.tokens, plan), Math.max(layout === 'wide' ? 6 : 5, lying.length), 1, 8);
  return lying.map(({ token, face, count }, i): Spot => {
    const id = token === UNSEEN ? 'tokens' : `token:${token}:${face}`;
    return { id, what: 'token', token, face, count, ...square(rects[i]!) };
  });
}

export const spots = (view: Seeing, layout: Layout): Spot[] => [
  ...market(view, layout),
  ...hand(view, layout),
  ...tokens(view, layout),
];
