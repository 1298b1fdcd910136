/** Draws the board: the map and what lies on it; under it cards, the auction and counters. */
import { nothing, svg, type TemplateResult } from 'lit';
import {
  anchor,
  box,
  cachedTemplate,
  circle,
  pathData,
  GOLD,
  grown,
  INK,
  path,
  rounded,
  sheet,
  still,
  words,
  type BoardContext,
  type Drawing,
  type Drawn,
  type Layout,
  type Rect,
  type Text,
} from '../../../kit/board.js';
import { ROADS, ROUNDS, TOWNS, chartCost, type RoadId, type Token } from '../map.js';
import { isObstacle, isTransport } from '../queries.js';
import { UNSEEN } from '../table.js';
import { label } from './anchors.js';
import { planOf, spotAt, type Plan } from './layout.js';
import { land, trace } from './landscape.js';
import {
  breadth,
  cardWords,
  chip,
  coin,
  disc,
  discBack,
  fit,
  goldPile,
  iconDefs,
  letterDefs,
  pile,
  pileCount,
  times,
  travelCard,
  veil,
} from './icons.js';
import { area, day, PLAYERS } from './palette.js';
import { townPlace } from './signs.js';
import { bidders, block, marketOf, owner, ownerOf, spots, type Seeing, type Spot } from './spots.js';
import { towns } from './towns.js';

const STILL = {};
const lettersOf = (text: Text): string[] => PLAYERS.map((_, seat) => text(`letter:${seat}`));

export function board(view: Seeing, ctx: BoardContext): TemplateResult {
  const plan = planOf(ctx.layout);
  const { prefix: p } = ctx;
  const all = spots(view, ctx.layout);
  // Hidden from assistive technology: the name of the board and the labels of the places say all of it.
  const scene = [
    cachedTemplate(STILL, `defs ${p}`, () => iconDefs(p)) as Drawing,
    still([p, view.table.values], ctx, ({ text }) =>
      letterDefs(p, lettersOf(text), [...new Set(Object.values(view.table.values))]),
    ),
    cachedTemplate(STILL, 'land', () => [land(), towns()]) as Drawing,
    still([view.table.round, ctx.layout], ctx, (by) => cartouche(view, by, plan)),
    planned(view, ctx),
  ];
  const below = [
    still([ctx.layout, ownerOf(view), marketOf(view), view.seat], ctx, (by) => trays(view, by, plan)),
    marketOf(view) === 'auction' ? rostrum(view, ctx) : nothing,
  ];
  const drawn = [
    svg`<g aria-hidden="true">${scene}</g>`,
    ...ROADS.map((road) => roadPlace(road, view, ctx, plan)),
    ...TOWNS.map((town) => townPlace(town, view, ctx, plan)),
    svg`<g aria-hidden="true">${below}</g>`,
    ...all.map((spot) => spotPlace(spot, view, ctx)),
    svg`<g class="captions" aria-hidden="true">${costs(view, ctx)}${still([JSON.stringify(all)], ctx, (by) => all.map((spot) => caption(spot, by)))}</g>`,
  ];
  return sheet(plan, ctx, drawn, ctx.text('board.name', { round: view.table.round, count: ROUNDS }));
}

/** The round, in a corner without roads. */
function cartouche({ table }: Seeing, { text }: BoardContext, { least }: Plan): Drawing {
  const said = text('board.round', { round: table.round, count: ROUNDS });
  const [w, h] = [breadth(said) * least + 16, least * 1.6];
  return svg`${box('paper', { x: 22, y: 22, w, h }, 8, '#f6ead0', '#8a5f38', 2.5)}${words(22 + w / 2, 22 + h * 0.68, least, said)}`;
}

/** The roads of the journey that the reader plans. */
function planned(_view: Seeing, { marked }: BoardContext): Drawn {
  const roads = ROADS.filter((road) => marked?.has(road));
  if (roads.length === 0) return nothing;
  const shape = roads.map((road) => trace(road)).join('');
  return svg`<g class="planned" stroke-linecap="round" stroke-linejoin="round">${path(shape, 'none', '#1d1206', 15)}${path(shape, 'none', GOLD, 10)}</g>`;
}

/** EG-C1: the price in cards of the selected counter's transport, on each road where it may be placed. */
function costs(view: Seeing, ctx: BoardContext): Drawn {
  const held = spots(view, ctx.layout).find(({ id }) => id.startsWith('token:') && ctx.state(id) === 'chosen');
  if (held?.what !== 'token' || held.token === UNSEEN || !isTransport(held.token)) return nothing;
  const kind = held.token;
  return ROADS.filter((road) => ctx.state(road) === 'target').map((road) => {
    const { x, y } = spotAt[road];
    const { least } = planOf(ctx.layout);
    return words(x, y + least * 0.36, least, chartCost(kind, road) ?? '');
  });
}

/** The counters on a road: transports side by side, an obstacle across them, gold and a double below. */
function lying(tokens: readonly Token[], p: string, scale: number): Drawing[] {
  const size = 40 * scale;
  const transports = tokens.filter(isTransport);
  const under = tokens.filter((token) => token === 'gold' || token === 'double');
  const over = tokens.filter(isObstacle);
  const row = (all: readonly Token[], y: number, k: number) =>
    all.map((token, i) => disc(p, token, (i - (all.length - 1) / 2) * size * 0.82, y, size * k));
  const isWaterObstacle = transports.length === 0;
  return [
    ...(under.includes('gold') ? [circle('tint', 0, size * 0.35, size * 0.62, '#ffe27a99')] : []),
    ...row(under, size * 0.62, 0.72),
    ...row(transports, 0, 1),
    ...row(over, isWaterObstacle ? 0 : -size * 0.52, isWaterObstacle ? 1 : 0.8),
  ];
}

function roadPlace(road: RoadId, view: Seeing, ctx: BoardContext, { scale, least }: Plan): Drawing {
  const tokens = view.table.roads[road];
  const { x, y } = spotAt[road];
  const size = 40 * scale;
  const room = { x: x - 27, y: y - 27, w: 54, h: 54 };
  const isOpen = ctx.state(road) !== 'idle' || tokens.length > 0;
  const draw = () =>
    svg`<g transform=${`translate(${x} ${y})`}>${tokens.length > 0 ? lying(tokens, ctx.prefix, size / 40) : isOpen ? circle('paper', 0, 0, least * 0.6, '#fff6e6cc', INK, 1.5) : nothing}</g>`;
  const dependencies = [tokens, isOpen, owner(view).boot];
  return anchor(
    { id: road, label: () => label(road, view, ctx.text), area: room, rounding: 27, scale: least / 15, dependencies },
    ctx,
    draw,
  );
}

/** A text on a tray, with the tray's day and dusk colours. */
const written = (x: number, y: number, size: number, said: string | number, anchor?: 'start', name = ''): Drawing =>
  svg`<text class=${`t-label${name}`} x=${rounded(x)} y=${rounded(y)} font-size=${rounded(size)} fill=${day('label')} text-anchor=${anchor ?? nothing}>${said}</text>`;
/** The outline of a pile's place, also when the pile is empty. */
const slot = (rect: Rect): Drawing => {
  const { x, y, w, h } = grown(rect, -3);
  return svg`<rect class="pattern l-rim" x=${rounded(x)} y=${rounded(y)} width=${rounded(w)} height=${rounded(h)} rx="8" fill="none" stroke=${day('rim')} stroke-width="2" />`;
};

/** The three trays under the map. */
function trays(view: Seeing, { text, layout }: BoardContext, plan: Plan): Drawing {
  const seat = ownerOf(view);
  const isOwn = view.seat === seat;
  const kind = marketOf(view);
  const tray = (rect: Rect, said: string): Drawing =>
    svg`${box('paper t-tray', rect, 10, day('tray'), '#6d4623', 2)}${written(rect.x + 12, rect.y + plan.least * 1.02, fit(said, rect.w - 24, plan.least * 1.02), said, 'start')}`;
  const { width, height } = plan;
  return svg`${area('table', pathData`M0 1000H${width}V${height}H0Z`)}<g class=${`trays ${layout}`}>
    ${tray(plan.market, text(`board.${kind}`))}
    ${tray(plan.hand, text(isOwn ? 'board.hand' : 'board.handOf', { seat }))}
    ${tray(plan.tokens, text(isOwn ? 'board.tokens' : 'board.tokensOf', { seat }))}</g>`;
}

/** The highest bidder, the bid, and the players still in. */
function rostrum({ table }: Seeing, { layout, prefix: p }: BoardContext): Drawing {
  const { bid, queue } = table;
  const { x, y, w, h } = bidders(layout);
  const high = h * 0.54;
  const size = Math.min(h - high, (w - 8) / Math.max(1, table.players.length));
  const still = table.players.flatMap((_, seat) => (queue.includes(seat) ? [seat] : []));
  const stage = grown(block(layout), 2);
  return svg`${box('board-wood', stage, 12, '#8a5f38', INK, 3)}
    ${bid ? chip(p, bid.seat, x + high * 0.4, y + high * 0.46, high * 0.8) : nothing}
    ${coin(x + high * (bid ? 1.3 : 0.45), y + high * 0.46, high * 0.42, bid?.amount ?? 0)}
    ${still.map((seat, i) => chip(p, seat, x + size * (i + 0.5), y + h - size * 0.5, size * 0.92))}`;
}

function spotPlace(spot: Spot, view: Seeing, ctx: BoardContext): Drawing {
  const { id, what, w } = spot;
  const rounding = what === 'token' ? w / 2 : 8;
  const dependencies = [spot, ownerOf(view), view.seat];
  return anchor(
    {
      id,
      label: () => label(id, view, ctx.text),
      area: spot,
      rounding,
      scale: planOf(ctx.layout).least / 15,
      dependencies,
    },
    ctx,
    () => thing(spot, ctx),
  );
}

/** Whether a card has room for its name. If not, its sign is as large as possible. */
const isNamed = ({ w }: Rect, layout: Layout): boolean => layout === 'wide' && w > 95;

/** Draws the thing at a spot without text. The text is drawn separately, hidden from screen readers. */
function thing(spot: Spot, { prefix: p, layout }: BoardContext): Drawn {
  const { x, y, w, h, count } = spot;
  switch (spot.what) {
    case 'pile':
      return pile(spot);
    case 'discard':
    case 'gold':
      return slot(spot);
    case 'card':
      return spot.card === UNSEEN ? pile(spot) : travelCard(p, spot.card, spot, count, !isNamed(spot, layout));
    case 'token': {
      const [cx, cy, size] = [x + w / 2, y + h / 2, w * 0.98];
      return spot.token === UNSEEN ? discBack(cx, cy, size) : disc(p, spot.token, cx, cy, size);
    }
  }
}

/** The text on a thing: names and numbers. */
function caption(spot: Spot, { text, layout }: BoardContext): Drawn {
  const { x, y, w, h, count } = spot;
  const { least } = planOf(layout);
  switch (spot.what) {
    case 'pile':
      return pileCount(spot, least, count);
    case 'discard': {
      const said = text('board.discard');
      return svg`${written(x + w / 2, y + h * 0.42, fit(said, w * 1.05, least), said, undefined, ' plain')}${written(x + w / 2, y + h * 0.72, Math.max(least, h * 0.22), count)}`;
    }
    case 'gold':
      return goldPile(spot, count, least);
    case 'card':
      if (spot.card === UNSEEN) return pileCount(spot, least, count);
      return [
        isNamed(spot, layout) ? cardWords(spot, text('card.short', { card: spot.card }), least) : nothing,
        times(x + w, y, least, count),
      ];
    case 'token': {
      const isVeiled = spot.token !== UNSEEN && spot.face === 'hidden' && !spot.id.startsWith('drawn');
      return [isVeiled ? veil(spot) : nothing, times(x + w, y, least, count)];
    }
  }
}
