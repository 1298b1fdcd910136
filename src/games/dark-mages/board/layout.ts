/** The layout: the mages' niches around the fire, the band of the attack, the viewer's own things below. */
import type { Seat, Viewer } from '../../../kit/index.js';
import type { Layout, Rect } from '../../../kit/board.js';
import { SLOTS, type Slot } from '../map.js';

export interface Niche extends Rect {
  readonly seat: Seat;
  readonly isOwn: boolean;
  /** The place of its companion by role: a shield lies across in front of its mage; an ally is beside it. */
  readonly shield: Rect;
  readonly ally: Rect;
  readonly sockets: Readonly<Record<Slot, Rect>>;
}
export interface Plan {
  readonly layout: Layout;
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly niches: readonly Niche[];
  readonly fire: { readonly x: number; readonly y: number; readonly size: number };
  /** The area of the enemies. */
  readonly enemies: Rect;
  readonly band: Rect;
  readonly hand: Rect;
  readonly pile: Rect;
  readonly discards: Rect;
}

const sockets = (place: (i: number) => Rect): Record<Slot, Rect> =>
  Object.fromEntries(SLOTS.map((slot, i) => [slot, place(i)])) as Record<Slot, Rect>;

/** The seat whose things are at the bottom: the viewer's; the first one for spectators. */
export const ownSeat = (viewer: Viewer): Seat => (viewer === 'spectator' ? 0 : viewer);
/** The other seats, clockwise from the own one. */
const others = (own: Seat, players: number): Seat[] =>
  Array.from({ length: players - 1 }, (_, i) => (own + 1 + i) % players);

const plans = new Map<string, Plan>();
export function planOf(viewer: Viewer, players: number, layout: Layout): Plan {
  const own = ownSeat(viewer);
  const key = `${own} ${players} ${layout}`;
  let plan = plans.get(key);
  if (!plan) plans.set(key, (plan = layout === 'wide' ? wide(own, players) : narrow(own, players)));
  return plan;
}

function wide(own: Seat, players: number): Plan {
  const rest = others(own, players);
  const spread = rest.length === 2 ? 320 : rest.length === 3 ? 418 : 505;
  // With few players the niches are larger.
  const isLarge = rest.length < 4;
  const w = isLarge ? 176 : 150;
  const h = (w * 190) / 150;
  const size = w / 150;
  const niches = rest.map((seat, i): Niche => {
    const t = rest.length === 1 ? 0 : (2 * i) / (rest.length - 1) - 1;
    const x = 600 + t * spread - w / 2;
    const y = 20 + 62 * t * t;
    const below = y + h + 4;
    return {
      seat,
      isOwn: false,
      x,
      y,
      w,
      h,
      // Enemies are in front of large niches, so the companion is beside its mage.
      shield: isLarge ? { x: x + w + 6, y: below - 58, w: 76, h: 54 } : { x: x + w / 2 - 38, y: below, w: 76, h: 54 },
      ally: isLarge ? { x: x + w + 6, y: below - 78, w: 53, h: 74 } : { x: x + w / 2 - 26, y: below, w: 53, h: 74 },
      sockets: sockets((n) => ({ x: x + size * (9 + 34 * n), y: y + size * 156, w: size * 30, h: size * 30 })),
    };
  });
  const mine: Niche = {
    seat: own,
    isOwn: true,
    x: 22,
    y: 618,
    w: 162,
    h: 205,
    shield: { x: 194, y: 620, w: 112, h: 80 },
    ally: { x: 210, y: 708, w: 80, h: 112 },
    sockets: sockets((n) => ({ x: 318 + (n % 2) * 74, y: 620 + Math.floor(n / 2) * 102, w: 70, h: 98 })),
  };
  return {
    layout: 'wide',
    width: 1200,
    height: 830,
    horizon: 250,
    niches: [mine, ...niches],
    fire: { x: 600, y: 410, size: 1 },
    enemies: { x: 330, y: 280, w: 540, h: 140 },
    band: { x: 20, y: 440, w: 1160, h: 164 },
    hand: { x: 474, y: 646, w: 622, h: 168 },
    pile: { x: 1108, y: 620, w: 70, h: 98 },
    discards: { x: 1108, y: 724, w: 70, h: 98 },
  };
}

function narrow(own: Seat, players: number): Plan {
  const rest = others(own, players);
  // One or two opponents leave room for the fire in their row, so that the band and the hand are in view with them.
  const isFew = rest.length < 3;
  const isDuel = rest.length === 1;
  const rows = rest.length > 4 ? 2 : 1;
  const columns = Math.ceil(rest.length / rows);
  const cell = 352 / Math.max(columns, 2);
  const niches = rest.map((seat, i): Niche => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, rest.length - row * columns);
    const w = Math.min(cell, 86);
    const x = isFew ? 5 + i * (350 - w) : 180 + ((i % columns) - (inRow - 1) / 2) * cell - w / 2;
    const y = 6 + row * 150;
    return {
      seat,
      isOwn: false,
      x,
      y,
      w,
      h: 112,
      shield: isDuel ? { x: x + w + 4, y: y + 76, w: 50, h: 36 } : { x: x + w / 2 - 28, y: y + 113, w: 50, h: 36 },
      ally: isDuel ? { x: x + w + 4, y: y + 42, w: 50, h: 70 } : { x: x + w / 2 - 13, y: y + 113, w: 26, h: 36 },
      sockets: sockets((n) => ({ x: x + w / 2 - 43 + 21.5 * n, y: y + 90, w: 20.5, h: 22 })),
    };
  });
  const top = isDuel ? 124 : 6 + rows * 150;
  // The band is above the fire, because what is to be done covers the lower half of the board: dice must be seen as they fall.
  const band = top;
  const centre = band + 141;
  // The hand is above the own mage, because the bottom of the board may be covered at the foot of a narrow page.
  const hand = isFew ? centre - 1 : centre + 97;
  const below = hand + 104;
  const mine: Niche = {
    seat: own,
    isOwn: true,
    x: 4,
    y: below,
    w: 104,
    h: 132,
    shield: { x: 113, y: below, w: 62, h: 44 },
    ally: { x: 118, y: below + 52, w: 56, h: 79 },
    sockets: sockets((n) => ({ x: 182 + n * 44.5, y: below, w: 42, h: 59 })),
  };
  return {
    layout: 'narrow',
    width: 360,
    height: below + 136,
    horizon: top - 40,
    niches: [mine, ...niches],
    fire: { x: isDuel ? 252 : 180, y: isFew ? 106 : centre + 81, size: 0.56 },
    enemies: isDuel
      ? { x: 152, y: 18, w: 200, h: 82 }
      : isFew
        ? { x: 100, y: 30, w: 160, h: 82 }
        : { x: 20, y: centre, w: 320, h: 82 },
    band: { x: 4, y: band, w: 352, h: 136 },
    hand: { x: 3, y: hand, w: 354, h: 98 },
    pile: { x: 250, y: below + 66, w: 46, h: 64 },
    discards: { x: 306, y: below + 66, w: 46, h: 64 },
  };
}
