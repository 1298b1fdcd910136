/** Draws the board of Elfenwizards from a view. No state, no side effects. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import {
  anchor,
  transformed,
  box,
  circle,
  compact,
  CREAM,
  pathData,
  GOLD,
  grown,
  INK,
  path,
  rounded,
  still,
  use,
  words,
  type BoardContext,
  type Drawing,
  type Drawn,
  type Rect,
} from '../../../kit/board.js';
import { BOXES, DEFEATED, POINTS, RANKS, SPELL_BOXES, TITLES } from '../map.js';
import { greyLeft, pips, pointsFor } from '../queries.js';
import type { Mage } from '../table.js';
import { label } from './anchors.js';
import { DIE_TALL, flow, planOf, titleOf, type Plan, type Ribbon } from './layout.js';
import { breadth, fit } from './text-width.js';
import { WOOD, day, guild } from './palette.js';
import { badge, chip, die, dragon, letters, pawn, pieceDefs, raised, token } from './pieces.js';
import { drift, scene, sceneDefs } from './landscape.js';
import { spots, traySeat, type Seeing, type Spot } from './spots.js';
import { placedSums, sumChips } from './sums.js';
import { tableOf } from '../view.js';

const shadow = (rect: Rect, rx: number): Drawing =>
  box('tint', { ...rect, x: rect.x + 2, y: rect.y + 5 }, rx, '#0b122040');

export function board(view: Seeing, ctx: BoardContext): TemplateResult {
  const { prefix: p, text, layout, tabStop } = ctx;
  const { width, height } = planOf(layout);
  const isLive = tabStop !== undefined;
  return html`<svg
    class="board"
    xmlns="http://www.w3.org/2000/svg"
    viewBox="0 0 ${width} ${height}"
    role=${isLive ? 'group' : 'img'}
    aria-label=${text('board.name', { turn: view.table.turn })}
    font-family="Georgia,'Iowan Old Style','Palatino Linotype',serif"
    font-weight="700"
    text-anchor="middle"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    ${
      // Hidden from assistive technology: the labels of the anchors say all of it.
      svg`<g aria-hidden="true">${still([p, layout], ctx, (by) => svg`<defs>${sceneDefs(p)}${pieceDefs(p, letters(by.text))}</defs>${scene(p, layout)}${furniture(by, planOf(layout))}`)}${lying(view, ctx)}</g>`
    }
    ${repeat(
      spots(view, layout),
      ({ id }) => id,
      (spot) => place(spot, view, ctx),
    )}
    ${totals(view, ctx)}
  </svg>`;
}

/** The sums of the guilds' dice in the spell boxes. They take no pointer events: touches reach the anchor beneath. */
function totals(view: Seeing, ctx: BoardContext): Drawing {
  const added = placedSums(tableOf(view), planOf(ctx.layout));
  return svg`<g aria-hidden="true" pointer-events="none">${guard([JSON.stringify(added), ctx.text, ctx.layout], () => sumChips(added, ctx))}</g>`;
}

/** One anchor with its drawing. */
function place(spot: Spot, view: Seeing, ctx: BoardContext): Drawing {
  const { id, feet } = spot;
  const { text, layout } = ctx;
  const { touch } = planOf(layout);
  const said = () => label(id, view, text);
  const shape = {
    id,
    // The label of a box names the pieces in it, which its spot does not contain. Passed as a string, it is compared at
    // each render.
    label: spot.cell || feet || ctx.tabStop === undefined ? said : said(),
    area: spot,
    // The frame surrounds the mage or its empty space only; the area for touches is wider.
    frame: feet
      ? { x: feet.x - 31 * feet.scale, y: feet.y - 88 * feet.scale, w: 62 * feet.scale, h: 100 * feet.scale }
      : spot,
    rounding: Math.min(14, touch / 3),
    scale: touch / 27,
    dependencies: [spot],
  };
  return anchor(shape, ctx, () => drawn(spot, ctx));
}

/** Draws the pieces at a spot. */
function drawn(spot: Spot, ctx: BoardContext): Drawn {
  const { id, mage, cell, seat, face, count = 0 } = spot;
  if (cell) {
    const { type } = planOf(ctx.layout);
    const { size, step, tally } = cell;
    const long = tally ? size + tally : size + step * (count - 1);
    const x = spot.x + (spot.w - long) / 2;
    const each = (make: (x: number, y: number) => Drawing, tall: number) =>
      compact([
        ...Array.from({ length: tally ? 1 : count }, (_, i) => make(x + step * i, spot.y + (spot.h - tall) / 2)),
        tally > 0 && times(count, x + size, spot.y + spot.h / 2, Math.min(type, spot.h)),
      ]);
    if (mage) {
      const scale = size / 46;
      return each(
        (at, y) => pawn(ctx, mage.owner, at + size / 2, y + (80 + raised(mage.grey)) * scale, scale, mage.grey, type),
        (82 + raised(mage.grey)) * scale,
      );
    }
    if (face !== undefined) return each((at, y) => die(ctx, seat!, face, at, y, size), size * DIE_TALL);
    return each((at, y) => token(ctx, seat!, at, y, size), size);
  }
  if (mage) return standing(spot, mage, ctx);
  if (id === 'dragon') return firstPlayer(spot, ctx);
  if (id.startsWith('track:')) return turn(spot, ctx);
  if (id === 'using') return using(spot, ctx);
  if (id.length === 1 && !spot.feet) return sign(spot, planOf(ctx.layout).type);
  if (spot.feet) {
    const { x, y, scale } = spot.feet;
    return transformed(
      x,
      y - 3,
      scale,
      svg`<ellipse class="empty" rx="24" ry="6" fill="#2b1a0c" fill-opacity=".28" stroke=${CREAM} stroke-dasharray="4 3" />`,
    );
  }
  return nothing;
}

/** The count of a group of pieces, to its right. Its × is a path: a font's × is as wide as a digit. */
const times = (count: number, x: number, y: number, type: number): Drawing => svg`<g class="times">
    ${path(pathData`M${x + type * 0.16} ${y - type * 0.12}l${type * 0.3} ${type * 0.3}m0 ${-type * 0.3}l${-type * 0.3} ${type * 0.3}`, 'none', INK, type / 9)}${words(x + type * 0.52, y + type * 0.36, type, count, INK, 'start')}</g>`;

/** A mage, the spells beside it and, over its head, their sum. When a turn is scored: the points of the mage instead. */
function standing({ feet, spells, standsOut = false, scored }: Spot, mage: Mage, ctx: BoardContext): Drawn {
  const { x, y, scale } = feet!;
  const { type, die: largest } = planOf(ctx.layout);
  const points = pointsFor(mage);
  const over = scored === undefined ? points || undefined : `${scored < 0 ? '−' : '+'}${Math.abs(scored)}`;
  let put = beside(mage.spells.length, spells!, largest * 0.94);
  // Too many spells to be legible: one sum for each guild instead.
  const isSummed = put.length > 0 && put[0]!.w < largest * 0.48;
  const seats = isSummed ? [...new Set(mage.spells.map(({ seat }) => seat))].sort() : [];
  if (isSummed) put = summed(seats.length, spells!, type);
  return compact([
    pawn(ctx, mage.owner, x, y, scale, mage.grey, type),
    ...seats.map((seat, i) => {
      const own = mage.spells.filter((spell) => spell.seat === seat);
      return chip(ctx, seat, pointsFor({ ...mage, spells: own }), put[i]!);
    }),
    ...(isSummed ? [] : mage.spells).map((spell, i) => {
      const { x: left, y: top, w } = put[i]!;
      return spell.die === 'minor'
        ? token(ctx, spell.seat, left, top + w * 0.3, w)
        : die(ctx, spell.seat, spell.die, left, top, w);
    }),
    over !== undefined && badge(ctx, x, y - (82 + raised(mage.grey)) * scale - type * 0.6, over, type, standsOut),
  ]);
}

/** Width and height of a guild's sum, in letter heights: in one line, and in two. */
const SHAPES = [
  [2.4, 1.22],
  [1.44, 2.1],
] as const;
/** Rectangles for the sums of the guilds, in one line or two, whichever allows larger letters. */
function summed(count: number, rooms: readonly Rect[], type: number): Rect[] {
  const [lines, stacked] = SHAPES.map(([broad, tall]) => beside(count, rooms, type, broad, tall)) as [Rect[], Rect[]];
  return stacked[0]!.w / SHAPES[1][0] > lines[0]!.w / SHAPES[0][0] ? stacked : lines;
}

/** Rectangles for things beside or below a mage, in columns that start at the floor, in the largest size at which all fit. */
function beside(count: number, rooms: readonly Rect[], most: number, broad = 1, tall = DIE_TALL): Rect[] {
  if (count === 0) return [];
  for (let size = Math.floor(most); ; size -= 0.5) {
    const [w, h, gap] = [size * broad, size * tall, 0.8 + size * 0.06];
    const rows = (room: Rect) => Math.floor(room.h / (h + gap));
    const columns = (room: Rect) => Math.floor(room.w / (w + gap));
    if (size > 4 && rooms.reduce((sum, room) => sum + rows(room) * columns(room), 0) < count) continue;
    const all = rooms.flatMap((room, side) => {
      const high = Math.max(1, rows(room));
      return Array.from({ length: high * Math.max(1, columns(room)) }, (_, i): Rect => {
        const column = Math.floor(i / high);
        const x = side === 0 ? room.x + 1 + column * (w + gap) : room.x + room.w - (column + 1) * (w + gap);
        return { x, y: room.y + room.h - ((i % high) + 1) * (h + gap), w, h };
      });
    });
    return all.slice(0, count);
  }
}

function firstPlayer({ x, y, w, h, seat }: Spot, { text, layout }: BoardContext): Drawing {
  const { type } = planOf(layout);
  const left = x + h * 1.08;
  const room = w - h * 1.1;
  const title = text('board.firstPlayer');
  const name = text('board.guild', { guild: seat! });
  return svg`${dragon(x, y, h / 108)}<g stroke="#1d2433" stroke-width=${rounded(type / 6)} paint-order="stroke">
    ${words(left, y + h * 0.46, fit(title, room, type), title, CREAM, 'start')} ${words(left, y + h * 0.46 + type * 1.3, fit(name, room, type * 1.05), name, CREAM, 'start')}</g>`;
}

function turn({ id, x, y, w, h, seat, standsOut }: Spot, ctx: BoardContext): Drawing {
  const n = Number(id.slice(6));
  const [cx, cy, radius] = [x + w / 2, y + h / 2 - 2, Math.min(w, h) * 0.36];
  return svg`${circle('paper', cx, cy, radius, standsOut ? GOLD : CREAM, standsOut ? WOOD : '#a58250', standsOut ? 3 : 1.5)}
    ${words(cx, cy + radius * 0.36, radius, n)}${seat === undefined ? nothing : token(ctx, seat, cx + radius * 0.1, cy + radius * 0.05, radius * 1.15)}`;
}

/** The dice in use in a box, and the sum of their pips. */
function using(spot: Spot, ctx: BoardContext): Drawing {
  const { die: largest, type } = planOf(ctx.layout);
  const { dice = [] } = spot;
  const area = { ...spot, y: spot.y + type, h: spot.h - type };
  const cells = flow(
    dice.map(() => 1),
    area,
    largest * 1.3,
    { touch: 0, type },
  );
  return svg`${caption(area, ctx.text('board.inUse', { sum: pips(dice) }), type)}${cells.map((c, i) => die(ctx, spot.seat!, dice[i]!, c.x + 2, c.y, c.size))}`;
}

/** The heading over an area of the tray. */
const caption = ({ x, y, w }: Rect, said: string, type: number): Drawing =>
  words(x + w / 2, y - type * 0.6, fit(said, w, type), said);

/** The static parts: the boxes and ribbons with their titles, and the tray. */
function furniture({ text, prefix }: BoardContext, plan: Plan): Drawing {
  const { boxes, decks, ribbons, defeated, track, tray, type, pile } = plan;
  const sheet = (rect: Rect, said: string, high: number, room?: number) =>
    paper(prefix, rect, said, { type, high, room });
  return svg`${TITLES.slice(1).map((title) => plate(decks[title], title.slice(1), type))}
    ${BOXES.map((name) => camp(boxes[name], type))}
    ${RANKS.map((rank) => ribbon(ribbons[rank], text('board.ranks', { ranks: rank }), POINTS[rank], type))}
    ${DEFEATED.map((rank) => sheet(defeated[rank], text(pile ? 'board.defeatedRanks' : 'board.defeatedBox', { ranks: rank }), titleOf(plan)))}
    ${SPELL_BOXES.map((name) => sheet(boxes[name], text('board.box', { spells: name }), titleOf(plan, name), name === 'grey' && !pile ? boxes.grey.w - type * 3 : undefined))}
    ${sheet(track, text('board.turnTrack'), type * 1.65)}
    ${shadow(tray, 14)}${box('board-wood', tray, 12, '#8a5f38', WOOD, 2)}${box('paper', grown(tray, -5), 8, `url(#${prefix}parch)`, '#6d4623', 1)}`;
}

/** The number of a title on its platform; buttons and the log refer to titles by it. */
const plate = ({ x, y }: { readonly x: number; readonly y: number }, number: string, type: number): Drawing =>
  svg`${circle('board-wood', x, y + type * 0.7, type * 0.62, CREAM, WOOD, type / 12)}${words(x, y + type * 1.05, type, number)}`;

/** Drawings that are not anchors: the Grey Magic tokens left, the banner of the tray and its headings. */
function lying(view: Seeing, ctx: BoardContext): Drawing {
  const { text, prefix: p, layout } = ctx;
  const plan = planOf(layout);
  const { type, dice, reserve, pile, boxes } = plan;
  const go = traySeat(view);
  const player = view.table.players[go]!;
  const grey = greyLeft(tableOf(view));
  const rolled = player.rolled.length;
  const named = pile && player.front + rolled > 0 ? text(rolled > 0 ? 'board.toPlace' : 'board.toRoll') : undefined;
  const kept = pile && player.reserve > 0;
  return svg`${still([grey, p, layout], ctx, () => greyPile(p, boxes.grey, grey, plan))}
    ${still(
      [go, named, kept, p, layout],
      ctx,
      (by) => svg`${flag(by, plan, go)}${named === undefined ? nothing : caption(dice, named, type)}
        ${kept ? caption(reserve, by.text('board.box', { spells: 'minor' }), type) : nothing}`,
    )}`;
}

/** Shows whose tray it is: a banner that hangs from the edge of the tray, or a pennant where the tray is low. */
function flag({ prefix: p, text }: BoardContext, { name: { x, y, w, h }, pile }: Plan, seat: number): Drawing {
  const [body, line, ink] = guild(seat);
  const said = text('board.guild', { guild: seat });
  return svg`${path(pile ? pathData`M${x} ${y}h${w}v${h}l${-w / 2} -22 ${-w / 2} 22Z` : pathData`M${x} ${y}h${w}l-8 ${h / 2} 8 ${h / 2}h${-w}Z`, body, line, 2, 'flag')}
    <g color=${ink}>${pile ? use(`${p}e${seat}`, x + w / 2, y + h * 0.27, 1.9, 1, 'emblem') : use(`${p}e${seat}`, x + 14, y + h / 2, 0.7, 1, 'emblem')}</g>
    ${pile ? words(x + w / 2, y + h * 0.7, fit(said, w - 12, 22), said, ink) : words(x + w / 2 + 8, y + h * 0.7, fit(said, w - 44, 14), said, ink)}`;
}

/** A sheet of parchment with snow on its upper edge. Its title takes two lines where it needs them and they fit. */
function paper(
  p: string,
  rect: Rect,
  said: string,
  { type, high, room = rect.w }: { type: number; high: number; room?: number | undefined },
): Drawing {
  const size = type * 0.98;
  const lines = high > type * 2 && fit(said, room - 6, size) < size ? halves(said, (room - 6) / size) : [said];
  const middle = rect.y + type * 0.24 + high / 2 + size * 0.34;
  return svg`${shadow(rect, 11)}${box('paper', rect, type * 0.6, `url(#${p}parch)`, '#7d5a30', 2)}
    <g stroke-dasharray="2 4" class="tint">${box('', grown(rect, -type * 0.3), type * 0.35, 'none', '#b8935c', 1)}</g>
    ${drift(p, rect.x, rect.y, rect.w, type / 20)}${lines.map((line, i) => words(rect.x + room / 2, middle + (i - (lines.length - 1) / 2) * type * 1.06, fit(line, room - 6, size), line))}`;
}
/** Splits words into two lines. Of the splits that fit, or else are least wide, takes the one with the longest first line. */
function halves(said: string, room: number): string[] {
  const all = said.split(' ');
  const cuts = all.slice(1).map((_, i) => [all.slice(0, i + 1).join(' '), all.slice(i + 1).join(' ')]);
  const needs = (lines: readonly string[]) => Math.max(room, ...lines.map(breadth));
  return cuts.reverse().sort((a, b) => needs(a) - needs(b))[0] ?? [said];
}

/** A clearing in the snow: the background of a Magic User box. */
const camp = (rect: Rect, type: number): Drawing =>
  svg`${shadow(rect, type)}${box('paper t-camp', rect, type, day('camp'), '#6b4a2a', type / 5)}<g stroke-dasharray="5 5">${box('l-campEdge', grown(rect, -4), type * 0.75, 'none', day('campEdge'), 1)}</g>`;

/** The letter of a Magic User box. */
const sign = ({ id, x, y, w }: Spot, type: number): Drawing =>
  transformed(
    x + w / 2,
    y,
    type / 17,
    svg`${box('board-wood', { x: -19, y: -10, w: 38, h: 25 }, 4, '#a9784a', WOOD, 1.6)}${words(0, 9, 17, id, CREAM)}`,
  );

/** A ribbon with the name of a rank and its points. */
function ribbon({ x, y, w }: Ribbon, said: string, points: number, type: number): Drawing {
  const k = type / 17;
  const medal = points > 9 ? 34 : 26;
  const half = Math.min(w / k, breadth(said) * 17 + medal + 16) / 2;
  const seal = { x: half - medal - 4, y: -12, w: medal, h: 24 };
  const room = half + seal.x - 6;
  return transformed(
    x,
    y,
    k,
    svg`${path(pathData`M${-half - 10} -6H${10 - half}V20H${-half - 10}l6 -13ZM${half + 10} -6H${half - 10}V20H${half + 10}l-6 -13Z`, '#a5782a', '#5d3c05', 1, 'board-wood')}
    ${box('paper', { x: -half, y: -15, w: 2 * half, h: 30 }, 3, '#f8e8b8', '#8a6420', 1.5)}${words((seal.x - half) / 2, 6, fit(said, room, 17), said)}
    ${box('board-wood', seal, 12, INK)}${words(seal.x + seal.w / 2, 6.2, 17, points, '#ffe9a8')}`,
  );
}

/** The Grey Magic tokens left: a row of them under the title, or one token and the count where there is no room for a row. */
function greyPile(p: string, { x, y, w }: Rect, count: number, { type, pile }: Plan): Drawing {
  const foot = y + type * (pile ? 2.5 : 1.42);
  const step = (w - type * 4) / 12;
  return svg`${Array.from({ length: pile ? count : 1 }, (_, i) => use(`${p}grey`, pile ? x + type * 1.2 + step * i : x + w - type * 2.6, foot - type * 0.4, type / 26))}
    ${words(x + w - type * 0.5, foot, type, count, INK, 'end')}`;
}
