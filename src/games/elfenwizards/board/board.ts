/** The board of Elfenwizards: a pure drawing of a view. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { BoardContext } from '../../../elements/game-ui.js';
import { BOXES, DEFEATED, POINTS, RANKS, SPELL_BOXES } from '../map.js';
import { greyLeft, pips, pointsFor } from '../queries.js';
import type { Face, Mage } from '../table.js';
import { label } from './anchors.js';
import { DIE_TALL, flow, planOf, size, type Plan, type Rect } from './layout.js';
import { GOLD, INK, day, guild } from './palette.js';
import { badge, die, dragon, pawn, pieceDefs, r, token, type Drawing } from './pieces.js';
import { drift, scene, sceneDefs } from './scene.js';
import { leads, spots, tableOf, traySeat, type Seeing, type Spot } from './spots.js';

/** Letters small enough for the room. A letter of a serif face is at most seven tenths as broad as it is tall. */
const fit = (words: string, room: number, most: number): number => r(Math.min(most, room / (words.length * 0.7)));

export function board(view: Seeing, ctx: BoardContext): TemplateResult {
  const { prefix: p, text, layout, tabStop } = ctx;
  const { width, height } = size(layout);
  const isLive = tabStop !== undefined;
  return html`<svg
    class="board"
    xmlns="http://www.w3.org/2000/svg"
    viewBox="0 0 ${width} ${height}"
    role=${isLive ? 'group' : 'img'}
    aria-label=${text('board.name', { turn: view.table.turn })}
    font-family="Georgia,'Iowan Old Style','Palatino Linotype',serif"
  >
    ${guard([p, layout], () => svg`<defs>${sceneDefs(p)}${pieceDefs(p)}</defs>${scene(p, layout)}`)}
    ${furniture(view, ctx, planOf(layout))} ${spots(view, layout).map((spot) => anchor(spot, view, ctx))}
  </svg>`;
}

/** One place: its mark of state, what lies there, and the room in which it can be touched. */
function anchor(spot: Spot, view: Seeing, ctx: BoardContext): Drawing {
  const { id, x, y, w, h } = spot;
  const state = ctx.state(id);
  const isLive = ctx.tabStop !== undefined;
  const { touch } = planOf(ctx.layout);
  // The mark is about the mage, or the space for one; the room to touch is wider.
  const { feet } = spot;
  const at: Rect = feet
    ? { x: feet.x - 31 * feet.scale, y: feet.y - 88 * feet.scale, w: 62 * feet.scale, h: 100 * feet.scale }
    : spot;
  const words = isLive ? label(id, view, ctx.text) : '';
  const rx = r(Math.min(14, touch / 3));
  const frame = (name: string, out: number, more: number | typeof nothing = nothing) =>
    svg`<rect class=${name} x=${r(at.x - out)} y=${r(at.y - out)} width=${r(at.w + 2 * out)} height=${r(at.h + 2 * out)} rx=${rx} fill="none" stroke=${GOLD} stroke-width=${more}/>`;
  return svg`<g class=${`anchor ${state}${ctx.changed.has(id) ? ' changed' : ''}${ctx.shown.has(id) ? ' shown' : ''}`}
    data-anchor=${id}
    role=${isLive ? 'button' : nothing}
    tabindex=${isLive ? (id === ctx.tabStop ? 0 : -1) : nothing}
    aria-label=${isLive ? (state === 'idle' ? words : `${words}, ${ctx.text(`board.state.${state}`)}`) : nothing}
    aria-disabled=${isLive && state === 'idle' ? 'true' : nothing}
    aria-pressed=${isLive && state === 'chosen' ? 'true' : nothing}
  >${ctx.changed.has(id) ? frame('halo', 2, 5) : nothing}${state === 'idle' ? nothing : svg`${frame('mark under', -1, 6)}${frame('mark', -1, 3)}`}
  <g class="thing" aria-hidden="true">${drawn(spot, view, ctx)}</g>
  ${ctx.shown.has(id) ? svg`<path class="pointer" transform=${`translate(${r(x + w / 2)} ${r(y - 3)})scale(${touch / 27})`} d="M0 0-9-13H-4V-24H4V-13H9Z" fill=${GOLD} stroke="#3d2804" stroke-width="2" stroke-linejoin="round"/>` : nothing}
  ${isLive ? svg`<rect class="hit" x=${r(x)} y=${r(y)} width=${r(w)} height=${r(h)} fill="none" pointer-events="all"/>${frame('focus-ring', 3, 3)}` : nothing}</g>`;
}

/** What lies at a place. */
function drawn(spot: Spot, view: Seeing, ctx: BoardContext): Drawing | Drawing[] | typeof nothing {
  const { id, mage, cell, seat, face, count = 0 } = spot;
  if (cell) {
    const { size, step } = cell;
    const long = size + step * (count - 1);
    const x = spot.x + (spot.w - long) / 2;
    const each = (make: (x: number, y: number) => Drawing, tall: number) =>
      Array.from({ length: count }, (_, i) => make(x + step * i, spot.y + (spot.h - tall) / 2));
    if (mage) {
      const scale = size / 46;
      return each((at, y) => pawn(ctx, mage.owner, at + size / 2, y + 80 * scale, scale, mage.grey), 82 * scale);
    }
    if (face !== undefined) return each((at, y) => die(ctx, seat!, face, at, y, size), size * DIE_TALL);
    return each((at, y) => token(ctx, seat!, at, y, size), size);
  }
  if (mage) return standing(spot, mage, view, ctx);
  if (id === 'dragon') return firstPlayer(spot, view, ctx);
  if (id.startsWith('track:')) return turn(spot, view, ctx);
  if (id === 'using') return using(spot, view, ctx);
  if (id.length === 1 && !spot.feet) return sign(spot, planOf(ctx.layout).type);
  if (spot.feet) {
    const { x, y, scale } = spot.feet;
    return svg`<ellipse class="empty" cx=${x} cy=${r(y - 3)} rx=${r(24 * scale)} ry=${r(6 * scale)} fill="#2b1a0c" fill-opacity=".28" stroke="#fff6e6" stroke-opacity=".8" stroke-width="1.5" stroke-dasharray="4 3"/>`;
  }
  return nothing;
}

/** A mage with the spells beside it and their sum over its head. */
function standing({ id, feet, spells }: Spot, mage: Mage, view: Seeing, ctx: BoardContext): Drawing {
  const { x, y, scale } = feet!;
  const { type, die: largest } = planOf(ctx.layout);
  const points = pointsFor(mage);
  let put = beside(mage.spells.length, spells!, largest * 0.94);
  // Too many to read one by one: what each guild gives.
  const isSummed = put.length > 0 && put[0]!.w < type * 0.9;
  const seats = isSummed ? [...new Set(mage.spells.map(({ seat }) => seat))].sort() : [];
  if (isSummed) put = beside(seats.length, spells!, largest, 1.25, 0.76);
  return svg`${pawn(ctx, mage.owner, x, y, scale, mage.grey)}
    ${seats.map((seat, i) => chip(ctx, seat, pointsFor({ ...mage, spells: mage.spells.filter((s) => s.seat === seat) }), put[i]!))}
    ${(isSummed ? [] : mage.spells).map((spell, i) => {
      const { x: left, y: top, w } = put[i]!;
      return spell.die === 'minor'
        ? token(ctx, spell.seat, left, top + w * 0.3, w)
        : die(ctx, spell.seat, spell.die, left, top, w);
    })}
    ${points > 0 ? badge(x, y - 82 * scale - type * 0.6, points, r(type * (scale < 0.6 ? 0.8 : 0.95)), leads(tableOf(view), id)) : nothing}`;
}

/** Room for things at a mage's sides, or below it: as large as all of them fit, upwards from the floor. */
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

/** The points that one guild gives a mage, where there is no room for its spells. */
const chip = (ctx: BoardContext, seat: number, points: number, { x, y, w, h }: Rect): Drawing => {
  const [body, line, ink] = guild(seat);
  return svg`<g transform=${`translate(${r(x)} ${r(y)})`} data-piece="chip"><rect class="body" width=${r(w)} height=${r(h)} rx=${r(h / 4)} fill=${body} stroke=${line}/>
    <text x=${r(w / 2)} y=${r(h * 0.78)} font-size=${r(Math.min(h * 0.82, w * 0.46))} font-weight="700" text-anchor="middle" font-family="system-ui,sans-serif" fill=${ink}>${ctx.text('board.chip', { guild: ctx.text(`letter:${seat}`), count: points })}</text></g>`;
};

function firstPlayer({ x, y, w, h }: Spot, { table }: Seeing, { text, layout }: BoardContext): Drawing {
  const k = h / 108;
  const left = x + h * 1.08;
  const name = text('board.guild', { guild: table.dragon });
  const { type } = planOf(layout);
  return svg`${dragon(x, y, k)}
    <g fill="#fff6e6" stroke="#1d2433" stroke-width=${r(type / 5)} stroke-linejoin="round" paint-order="stroke">
    <text class="words" x=${r(left)} y=${r(y + h * 0.46)} font-size=${type}>${text('board.firstPlayer')}</text>
    <text class="words" x=${r(left)} y=${r(y + h * 0.46 + type * 1.3)} font-size=${fit(name, w - h * 1.1, type * 1.2)} font-weight="700">${name}</text></g>`;
}

function turn({ id, x, y, w, h, seat }: Spot, { table }: Seeing, ctx: BoardContext): Drawing {
  const n = Number(id.slice(6));
  const isNow = n === table.turn;
  const [cx, cy, radius] = [x + w / 2, y + h / 2 - 2, Math.min(w, h) * 0.36];
  return svg`<circle class=${isNow ? 'paper now' : 'paper'} cx=${r(cx)} cy=${r(cy)} r=${r(radius)} fill=${isNow ? GOLD : '#fffaf0'} stroke=${isNow ? '#6b4606' : '#a58250'} stroke-width=${isNow ? 3 : 1.5}/>
    <text x=${r(cx)} y=${r(cy + radius * 0.36)} font-size=${r(radius)} font-weight="700" text-anchor="middle" fill=${INK}>${n}</text>
    ${seat === undefined ? nothing : token(ctx, seat, cx + radius * 0.1, cy + radius * 0.05, radius * 1.15)}`;
}

/** The dice chosen in a box, with their pips added up. */
function using(spot: Spot, { table }: Seeing, ctx: BoardContext): Drawing {
  const { die: largest, type } = planOf(ctx.layout);
  const dice = table.go.using;
  const cells = flow(
    dice.map(() => 1),
    { ...spot, y: spot.y + type, h: spot.h - type },
    largest * 1.3,
    0,
  );
  return svg`${caption(spot, ctx.text('board.inUse', { sum: pips(dice) }), type)}
    ${cells.map((c, i) => die(ctx, spot.seat!, dice[i] as Face, c.x + 2, c.y, c.size))}`;
}

const caption = ({ x, y, w }: Rect, words: string, type: number): Drawing =>
  svg`<text class="words" x=${r(x + w / 2)} y=${r(y + type * 0.4)} font-size=${fit(words, w, type * 0.86)} text-anchor="middle" fill=${INK}>${words}</text>`;

/** Boxes, ribbons and the tray: what carries words, and what pieces lie on. */
function furniture(view: Seeing, ctx: BoardContext, plan: Plan): Drawing {
  const { text } = ctx;
  const { boxes, defeated, track, tray, type } = plan;
  const { table } = view;
  const sheet = (rect: Rect, words: string, room?: number) => paper(ctx.prefix, rect, words, type, room);
  const go = traySeat(view);
  const player = table.players[go]!;
  const [body, line] = guild(go);
  const name = text('board.guild', { guild: go });
  const isNarrow = ctx.layout === 'narrow';
  return svg`${BOXES.map((box) => camp(boxes[box], type))}
    ${RANKS.map((rank) => ribbon(plan.ribbons[rank], text('board.ranks', { ranks: rank }), POINTS[rank], type))}
    ${DEFEATED.map((rank) => sheet(defeated[rank], isNarrow ? text('board.defeatedBox') : text('board.defeatedRanks', { ranks: rank })))}
    ${SPELL_BOXES.map((box) => sheet(boxes[box], text('board.box', { spells: box }), box === 'grey' && !plan.pile ? boxes.grey.w - type * 2.6 : undefined))}
    ${sheet(track, text('board.turnTrack'))}
    ${greyPile(ctx.prefix, boxes.grey, greyLeft(tableOf(view)), plan)}
    <g class="tray">
      <rect x=${tray.x + 3} y=${tray.y + 6} width=${tray.w} height=${tray.h} rx="14" fill="#0b1220" opacity=".22" class="tint"/>
      <rect class="board-wood" x=${tray.x} y=${tray.y} width=${tray.w} height=${tray.h} rx="12" fill="#8a5f38" stroke="#472b15" stroke-width="2"/>
      <rect class="paper" x=${tray.x + 5} y=${tray.y + 5} width=${tray.w - 10} height=${tray.h - 10} rx="8" fill=${`url(#${ctx.prefix}parch)`} stroke="#6d4623"/>
      <use class="emblem" href=${`#${ctx.prefix}e${go}`} color=${line} opacity=".07" transform=${`translate(${tray.x + tray.w * 0.52} ${tray.y + tray.h / 2})scale(${r(tray.h / 26)})`}/>
      ${flag(ctx, plan.name, go, name, body, line, isNarrow)}
      ${caption({ ...plan.dice, y: plan.dice.y - (isNarrow ? 8 : 2) }, isNarrow || player.front + player.rolled.length === 0 ? '' : text(player.rolled.length ? 'board.toPlace' : 'board.toRoll'), type)}
      ${caption({ ...plan.reserve, y: plan.reserve.y - 2 }, isNarrow || player.reserve === 0 ? '' : text('board.box', { spells: 'minor' }), type)}
    </g>`;
}

function flag(
  ctx: BoardContext,
  { x, y, w, h }: Rect,
  seat: number,
  name: string,
  body: string,
  line: string,
  isNarrow: boolean,
): Drawing {
  const ink = guild(seat)[2];
  const d = isNarrow
    ? `M${x} ${y}h${w}l-8 ${h / 2} 8 ${h / 2}h${-w}Z`
    : `M${x} ${y}h${w}v${h}l${-w / 2}-22 ${-w / 2} 22Z`;
  const [ex, ey, k] = isNarrow ? [x + 14, y + h / 2, 0.7] : [x + w / 2, y + h * 0.3, 2.1];
  const size = isNarrow ? fit(name, w - 44, 14) : fit(name, w - 16, 18);
  return svg`<path class="flag" d=${d} fill=${body} stroke=${line} stroke-width="2"/>
    <g color=${ink}><use class="emblem" href=${`#${ctx.prefix}e${seat}`} transform=${`translate(${ex} ${r(ey)})scale(${k})`}/></g>
    <text x=${isNarrow ? x + 28 : x + w / 2} y=${isNarrow ? y + h * 0.7 : r(y + h * 0.68)} font-size=${size} font-weight="700" text-anchor=${isNarrow ? 'start' : 'middle'} fill=${ink}>${name}</text>`;
}

/** A sheet of parchment on a board, with snow on its upper edge. */
function paper(p: string, { x, y, w, h }: Rect, words: string, type: number, room = w): Drawing {
  const s = type / 17;
  return svg`<rect x=${x + 2} y=${y + 5} width=${w} height=${h} rx="11" fill="#0b1220" opacity=".25" class="tint"/>
    <rect class="paper" x=${x} y=${y} width=${w} height=${h} rx=${r(10 * s)} fill=${`url(#${p}parch)`} stroke="#7d5a30" stroke-width="2"/>
    <rect x=${r(x + 5 * s)} y=${r(y + 5 * s)} width=${r(w - 10 * s)} height=${r(h - 10 * s)} rx=${r(6 * s)} fill="none" stroke="#b8935c" stroke-dasharray="2 4" class="tint"/>
    ${drift(x, y, w, s)}
    <text class="words" x=${r(x + room / 2)} y=${r(y + type * 1.42)} font-size=${fit(words, room - 10, type * 0.98)} font-weight="700" text-anchor="middle" fill=${INK}>${words}</text>`;
}
/** A clearing in the snow where Magic Users wait. */
const camp = ({ x, y, w, h }: Rect, type: number): Drawing => svg`
  <rect x=${x + 2} y=${y + 5} width=${w} height=${h} rx=${r(type)} fill="#0b1220" opacity=".22" class="tint"/>
  <rect class="paper t-camp" x=${x} y=${y} width=${w} height=${h} rx=${r(type)} fill=${day('camp')} stroke="#6b4a2a" stroke-width=${r(type / 5)}/>
  <rect class="l-campEdge" x=${x + 4} y=${y + 4} width=${w - 8} height=${h - 8} rx=${r(type * 0.75)} fill="none" stroke=${day('campEdge')} stroke-dasharray="5 5"/>`;

/** The letter of a Magic User box. */
const sign = (
  { id, x, y, w }: Spot,
  type: number,
): Drawing => svg`<g transform=${`translate(${x + w / 2} ${y})`}><rect class="board-wood" x=${r(-type * 1.1)} y=${r(-type * 0.6)} width=${r(type * 2.2)} height=${r(type * 1.5)} rx="4" fill="#a9784a" stroke="#472b15" stroke-width="1.6"/>
  <text y=${r(type * 0.52)} font-size=${type} font-weight="700" text-anchor="middle" fill="#fff6e6">${id}</text></g>`;

function ribbon(
  { x, y, w }: { x: number; y: number; w: number },
  words: string,
  points: number,
  type: number,
): Drawing {
  const h = type * 1.65;
  const t = type * 0.8;
  return svg`<g transform=${`translate(${r(x - w / 2)} ${r(y - h / 2)})`}>
    <path d=${`M${r(-t)} ${r(h * 0.28)}H${r(t)}V${r(h * 1.2)}H${r(-t)}L${r(-t * 0.4)} ${r(h * 0.74)}ZM${r(w + t)} ${r(h * 0.28)}H${r(w - t)}V${r(h * 1.2)}H${r(w + t)}L${r(w + t * 0.4)} ${r(h * 0.74)}Z`} fill="#a5782a" stroke="#5d3c05" class="board-wood"/>
    <rect class="paper" width=${w} height=${r(h)} rx="3" fill="#f8e8b8" stroke="#8a6420" stroke-width="1.5"/>
    <text class="words" x=${r((w - h * 0.8) / 2)} y=${r(h * 0.69)} font-size=${fit(words, w - h * 1.35, type * 1.06)} font-weight="700" text-anchor="middle" fill=${INK}>${words}</text>
    <circle cx=${r(w - h * 0.62)} cy=${r(h / 2)} r=${r(h * 0.4)} fill=${INK} class="board-wood"/>
    <text x=${r(w - h * 0.62)} y=${r(h / 2 + type * 0.32)} font-size=${r(type * 0.9)} font-weight="700" text-anchor="middle" fill="#ffe9a8">${points}</text></g>`;
}

/** The tokens in the Grey Magic box: a row at its foot, or where there is no room, one beside the title. */
function greyPile(p: string, { x, y, w, h }: Rect, count: number, { type, pile }: Plan): Drawing {
  const k = type / 26;
  const step = (w - type * 4) / 12;
  const at = pile ? h - type * 0.7 : type * 1.42;
  return svg`${Array.from({ length: pile ? count : 1 }, (_, i) => svg`<use href=${`#${p}grey`} transform=${`translate(${r(x + (pile ? type * 1.2 + step * i : w - type * 2.3))} ${r(y + at - type * 0.4)})scale(${r(k, 2)})`}/>`)}
    <text class="words" x=${r(x + w - type * 0.6)} y=${r(y + at)} font-size=${type} font-weight="700" text-anchor="end" fill=${INK}>${count}</text>`;
}
