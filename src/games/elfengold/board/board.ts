/** The board: the land, what lies on it, and under it cards, the auction and counters. */
import { nothing, svg, type TemplateResult } from 'lit';
import type { Text } from '../../../i18n/text.js';
import type { BoardContext } from '../../../game-ui/game-ui.js';
import { anchor } from '../../../drawing/place.js';
import { sheet } from '../../../drawing/sheet.js';
import { cachedTemplate, still } from '../../../drawing/static-template.js';
import {
  box,
  circle,
  d,
  grown,
  path,
  r,
  words,
  type Drawing,
  type Drawn,
  type Rect,
} from '../../../drawing/strokes.js';
import { CREAM, GOLD, INK } from '../../../drawing/tones.js';
import { CAPITAL, ROADS, ROUNDS, TOWNS, chartCost, type RoadId, type Token, type Town } from '../map.js';
import { isObstacle, isTransport } from '../queries.js';
import { UNSEEN } from '../table.js';
import { label } from './anchors.js';
import { planOf, spotAt, townAt, type Plan } from './geometry.js';
import { land, trace } from './ground.js';
import {
  boot,
  cardWords,
  chip,
  coin,
  disc,
  discBack,
  fit,
  iconDefs,
  letterDefs,
  pile,
  pileCount,
  townCoin,
  travelCard,
} from './icons.js';
import { area, day, PLAYERS } from './palette.js';
import { bidders, block, marketOf, owner, ownerOf, spots, type Seeing, type Spot } from './spots.js';
import { towns } from './towns.js';

const STILL = {};
const lettersOf = (text: Text): string[] => PLAYERS.map((_, seat) => text(`letter:${seat}`));

export function board(view: Seeing, ctx: BoardContext): TemplateResult {
  const plan = planOf(ctx.layout);
  const { prefix: p } = ctx;
  const all = spots(view, ctx.layout);
  return sheet(plan, ctx, [
    cachedTemplate(STILL, `defs ${p}`, () => iconDefs(p)) as Drawing,
    still([p, view.table.values], ctx, ({ text }) =>
      letterDefs(p, lettersOf(text), [...new Set(Object.values(view.table.values))]),
    ),
    cachedTemplate(STILL, 'land', () => [land(), towns()]) as Drawing,
    still([view.table.round, ctx.layout], ctx, (by) => cartouche(view, by, plan)),
    planned(view, ctx),
    ...ROADS.map((road) => roadPlace(road, view, ctx, plan)),
    still([view.table.values, ctx.layout, ...view.table.players.map(({ towns: taken }) => taken)], ctx, (by) =>
      TOWNS.map((town) => townSign(town, view, by, plan)),
    ),
    ...TOWNS.map((town) => townPlace(town, view, ctx, plan)),
    still([ctx.layout, ownerOf(view), marketOf(view), view.seat], ctx, (by) => trays(view, by, plan)),
    marketOf(view) === 'auction' ? rostrum(view, ctx) : nothing,
    ...all.map((spot) => spotPlace(spot, view, ctx)),
    svg`<g class="captions" aria-hidden="true">${costs(view, ctx)}${still([JSON.stringify(all)], ctx, (by) => all.map((spot) => caption(spot, by)))}</g>`,
  ]);
}

/** The round, in the corner that no road crosses. */
function cartouche({ table }: Seeing, { text }: BoardContext, { scale }: Plan): Drawing {
  const said = text('board.round', { round: table.round, count: ROUNDS });
  const [w, h] = [150 * scale, 40 * scale];
  return svg`${box('paper', { x: 26, y: 26, w, h }, 8, '#f6ead0', '#8a5f38', 2.5)}${words(26 + w / 2, 26 + h * 0.67, fit(said, w - 16, 21 * scale), said)}`;
}

/** Ways that the reader plans, over their roads. */
function planned(_view: Seeing, { marked }: BoardContext): Drawn {
  const roads = ROADS.filter((road) => marked?.has(road));
  if (roads.length === 0) return nothing;
  const shape = roads.map((road) => trace(road)).join('');
  return svg`<g class="planned" stroke-linecap="round" stroke-linejoin="round">${path(shape, 'none', '#1d1206', 15)}${path(shape, 'none', GOLD, 10)}</g>`;
}

/** What the counter that was taken up would cost on each road where it may lie. EG-C1. */
function costs(view: Seeing, ctx: BoardContext): Drawn {
  const held = spots(view, ctx.layout).find(({ id }) => id.startsWith('token:') && ctx.state(id) === 'chosen');
  if (held?.what !== 'token' || held.token === UNSEEN || !isTransport(held.token)) return nothing;
  const kind = held.token;
  return ROADS.filter((road) => ctx.state(road) === 'target').map((road) => {
    const { x, y } = spotAt[road];
    return words(x, y + 7, 21, chartCost(kind, road) ?? '');
  });
}

/** Two transports lie side by side, an obstacle across them, gold and a double beneath. */
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

function roadPlace(road: RoadId, view: Seeing, ctx: BoardContext, { scale }: Plan): Drawing {
  const tokens = view.table.roads[road];
  const { x, y } = spotAt[road];
  const size = 40 * Math.min(scale, 1.2);
  const room = { x: x - 27, y: y - 27, w: 54, h: 54 };
  const isOpen = ctx.state(road) !== 'idle' || tokens.length > 0;
  const draw = () =>
    svg`<g transform=${`translate(${x} ${y})`}>${tokens.length > 0 ? lying(tokens, ctx.prefix, size / 40) : isOpen ? circle('paper', 0, 0, 13, '#fff6e6cc', INK, 1.5) : nothing}</g>`;
  const dependencies = [tokens, isOpen, owner(view).boot];
  return anchor({ id: road, label: () => label(road, view, ctx.text), room, rounding: 27, dependencies }, ctx, draw);
}

function townPlace(town: Town, view: Seeing, ctx: BoardContext, { scale }: Plan): Drawing {
  const { x, y } = townAt[town];
  const room = town === CAPITAL ? { x: x - 80, y: y - 84, w: 160, h: 140 } : { x: x - 46, y: y - 46, w: 92, h: 92 };
  const here = view.table.players.flatMap(({ boot: at }, seat) => (at === town ? [seat] : []));
  const isMarked = ctx.marked?.has(town) ?? false;
  // Side by side: without colours a boot over another would be no shape of its own.
  const gap = Math.min(36, (room.w - 10) / here.length);
  const size = Math.min(40 * Math.min(scale, 1.25), gap * 1.4);
  const draw = () =>
    here.length === 0 && !isMarked
      ? nothing
      : svg`<g transform=${`translate(${x} ${y})`}>
    ${here.map((seat, i) => boot(ctx.prefix, seat, (i - (here.length - 1) / 2) * gap, -20, size))}
    ${isMarked ? svg`${path('M-30-52V-96L-2-86L-27-76', GOLD, INK, 3, 'flag')}` : nothing}</g>`;
  const been = view.table.players.map(({ towns: taken }) => taken.includes(town));
  const dependencies = [here, been, view.table.values[town], isMarked];
  return anchor({ id: town, label: () => label(town, view, ctx.text), room, rounding: 14, dependencies }, ctx, draw);
}

/** The name on a ribbon, the value on a coin, and a peg for each player who has not been here. */
function townSign(
  town: Town,
  { table: { players, values } }: Seeing,
  { text, prefix: p }: BoardContext,
  { scale }: Plan,
): Drawing {
  const isCapital = town === CAPITAL;
  const name = text('town.name', { town });
  const size = 20 * scale;
  const w = name.length * size * 0.66 + 16;
  const h = size * 1.3;
  const top = isCapital ? 30 : 8;
  const { x, y } = townAt[town];
  const gap = Math.min(17, 96 / players.length);
  const pegs = isCapital
    ? []
    : players.map(({ towns: taken }, seat) => {
        const px = (seat - (players.length - 1) / 2) * gap;
        const py = top + h + 10;
        return taken.includes(town) ? circle('tint', px, py, 3, '#00000055') : chip(p, seat, px, py, 17);
      });
  return svg`<g aria-hidden="true" transform=${`translate(${x} ${y})`}>
    ${box('paper', { x: -w / 2, y: top, w, h }, 5, '#fbf1d6', '#8a6b3c', 1.5)}${words(0, top + h * 0.74, size, name)}
    ${values[town] > 0 ? townCoin(p, w / 2 + 4, top - 4, 14 * scale, values[town]) : nothing}${pegs}</g>`;
}

/** Words on a tray, which is dark by dusk. */
const written = (x: number, y: number, size: number, said: string | number, anchor?: 'start'): Drawing =>
  svg`<text class="t-label" x=${r(x)} y=${r(y)} font-size=${r(size)} fill=${day('label')} text-anchor=${anchor ?? nothing}>${said}</text>`;
/** Where a pile lies, also when there is none. */
const slot = (rect: Rect): Drawing => {
  const { x, y, w, h } = grown(rect, -3);
  return svg`<rect class="pattern l-rim" x=${r(x)} y=${r(y)} width=${r(w)} height=${r(h)} rx="8" fill="none" stroke=${day('rim')} stroke-width="2" />`;
};

/** The three blocks under the map. */
function trays(view: Seeing, { text, layout }: BoardContext, plan: Plan): Drawing {
  const seat = ownerOf(view);
  const isOwn = view.seat === seat;
  const kind = marketOf(view);
  const tray = (rect: Rect, said: string): Drawing =>
    svg`${box('paper t-tray', rect, 10, day('tray'), '#6d4623', 2)}${written(rect.x + 12, rect.y + plan.type * 1.05, fit(said, rect.w - 24, plan.type), said, 'start')}`;
  const { width, height } = plan;
  return svg`${area('table', d`M0 1000H${width}V${height}H0Z`)}<g class=${`trays ${layout}`}>
    ${tray(plan.market, text(`board.${kind}`))}
    ${tray(plan.hand, text(isOwn ? 'board.hand' : 'board.handOf', { seat }))}
    ${tray(plan.tokens, text(isOwn ? 'board.tokens' : 'board.tokensOf', { seat }))}</g>`;
}

/** Who bids most, and who is still in. */
function rostrum({ table }: Seeing, { text, layout, prefix: p }: BoardContext): Drawing {
  const { bid, queue } = table;
  const { x, y, w, h } = bidders(layout);
  const high = h * 0.5;
  const size = Math.min(h * 0.3, (w - 8) / Math.max(1, table.players.length));
  const said = bid ? text('board.bid', { seat: bid.seat, amount: bid.amount }) : text('board.noBid');
  const still = table.players.flatMap((_, seat) => (queue.includes(seat) ? [seat] : []));
  const stage = grown(block(layout), 2);
  return svg`${box('board-wood', stage, 12, '#8a5f38', INK, 3)}
    ${bid ? chip(p, bid.seat, x + high * 0.3, y + high * 0.5, high * 0.6) : nothing}
    ${bid ? coin(x + high * 1.05, y + high * 0.5, high * 0.36, bid.amount) : nothing}
    ${written(x, y + high + h * 0.12, fit(said, w, h * 0.15), said, 'start')}
    ${still.map((seat, i) => chip(p, seat, x + size * (i + 0.5), y + h - size * 0.6, size * 0.9))}`;
}

function spotPlace(spot: Spot, view: Seeing, ctx: BoardContext): Drawing {
  const { id, what, w } = spot;
  const rounding = what === 'token' ? w / 2 : 8;
  const dependencies = [spot, ownerOf(view), view.seat];
  return anchor({ id, label: () => label(id, view, ctx.text), room: spot, rounding, dependencies }, ctx, () =>
    thing(spot, ctx),
  );
}

/** What lies in a place, without words: those are beside its name for screen readers. */
function thing(spot: Spot, { prefix: p, layout }: BoardContext): Drawn {
  const { x, y, w, h, count } = spot;
  switch (spot.what) {
    case 'pile':
      return pile(spot);
    case 'discard':
    case 'gold':
      return slot(spot);
    case 'card':
      return spot.card === UNSEEN ? pile(spot) : travelCard(p, spot.card, spot, count, layout === 'narrow');
    case 'token': {
      const [cx, cy, size] = [x + w / 2, y + h / 2, w * 0.98];
      return spot.token === UNSEEN ? discBack(cx, cy, size) : disc(p, spot.token, cx, cy, size);
    }
  }
}

/** What is written on a thing: names and numbers. */
function caption(spot: Spot, { text, layout }: BoardContext): Drawn {
  const { x, y, w, h, count } = spot;
  const times = (cx: number, cy: number, size: number) =>
    count > 1
      ? svg`${circle('body', cx, cy, size, INK)}${words(cx, cy + size * 0.42, size * 1.25, `×${count}`, CREAM)}`
      : nothing;
  // On a phone names would be too small to be read: signs alone are large there.
  const isNarrow = layout === 'narrow';
  const titled = (said: string) => written(x + w / 2, y + h * 0.45, fit(said, w - 10, h * 0.13), said);
  switch (spot.what) {
    case 'pile':
      return pileCount(spot, count);
    case 'discard':
      return isNarrow
        ? written(x + w / 2, y + h * 0.62, h * 0.36, count)
        : svg`${titled(text('board.discard'))}${written(x + w / 2, y + h * 0.68, h * 0.2, count)}`;
    case 'gold':
      if (count === 0) return isNarrow ? coin(x + w / 2, y + h / 2, w * 0.3, 0) : titled(text('board.gold'));
      return Array.from({ length: count }, (_, i) =>
        coin(x + w * (0.3 + 0.4 * (i % 2)), y + h * (0.78 - 0.16 * Math.floor(i / 2)), w * 0.19, 3),
      );
    case 'card':
      return spot.card === UNSEEN
        ? pileCount(spot, count)
        : cardWords(spot, isNarrow ? '' : text('card.name', { card: spot.card }), count);
    case 'token': {
      if (spot.token === UNSEEN) return times(x + w * 0.88, y + h * 0.14, w * 0.16);
      const said = text('board.hidden');
      const isVeiled = spot.face === 'hidden' && !spot.id.startsWith('drawn');
      const veil = svg`${path(d`M${x + w * 0.06} ${y + h * 0.62}Q${x + w / 2} ${y + h * 1.2} ${x + w * 0.94} ${y + h * 0.62}Z`, '#4a3a5ecc', INK, 1.5, 'body')}${words(x + w / 2, y + h * 0.86, fit(said, w * 0.62, h * 0.16), said, CREAM)}`;
      return [isVeiled ? veil : nothing, times(x + w * 0.88, y + h * 0.14, w * 0.16)];
    }
  }
}
