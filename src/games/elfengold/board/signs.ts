/**
 * Towns as anchors: the boots there, the name on a plate, the value on a coin, and a peg for each player who has not
 * visited it.
 */
import { nothing, svg } from 'lit';
import type { Viewer } from '../../../kit/index.js';
import { anchor, box, circle, GOLD, INK, path, words, type BoardContext, type Drawing } from '../../../kit/board.js';
import { CAPITAL, type Town } from '../map.js';
import { cardsTo, label } from './anchors.js';
import { townAt, type Plan } from './layout.js';
import { boot, breadth, chip, townCoin } from './icons.js';
import type { Seeing } from './spots.js';

/** The middle of a plate's upper edge, relative to its town; -1 for a coin on the left. */
type Sign = readonly [x: number, y: number, side?: -1];
/**
 * The places of the names on the wide and the narrow map: clear of counters on roads, of other names, coins and towns, and
 * of boots in the same town. Names are the same in all languages.
 */
const SIGNS: Readonly<Record<Town, readonly [wide: Sign, narrow: Sign]>> = {
  elvenhold: [
    [0, 22],
    [0, 23],
  ],
  albaran: [
    [0, 22],
    [-14, 19],
  ],
  beata: [
    [0, 22],
    [0, 19],
  ],
  dagamura: [
    [-36, 24],
    [-79, 19],
  ],
  ergeren: [
    [0, 22],
    [0, 20],
  ],
  feodor: [
    [2, 22],
    [28, 19],
  ],
  grangor: [
    [0, 22],
    [0, 19, -1],
  ],
  ixara: [
    [-6, 22],
    [-58, 24, -1],
  ],
  jaccaranda: [
    [0, 22],
    [62, -89],
  ],
  kihromah: [
    [-12, 22],
    [-49, 19],
  ],
  lapphalia: [
    [2, 22],
    [40, 19],
  ],
  mahdavikia: [
    [-64, 24],
    [180, -78, -1],
  ],
  parundia: [
    [18, 24],
    [0, 23],
  ],
  rivinia: [
    [0, 22],
    [-7, 24],
  ],
  strykhaven: [
    [0, 24],
    [0, 33],
  ],
  throtmanni: [
    [0, -74],
    [-76, 19],
  ],
  tichih: [
    [4, 24],
    [0, -89],
  ],
  usselen: [
    [-12, 22],
    [-14, 19, -1],
  ],
  virst: [
    [-2, 22],
    [-2, 24],
  ],
  wylhien: [
    [0, 24],
    [0, 19],
  ],
  yttar: [
    [0, 22],
    [-34, 19, -1],
  ],
};

/** The ring around a town in reach. */
const RING = 'M-47-6A47 40 0 1 1 47-6A47 40 0 1 1-47-6Z';
const REACHED = svg`<g class="near">${path(RING, 'none', INK, 11)}${path(RING, 'none', GOLD, 6)}</g>`;

export function townPlace(town: Town, view: Seeing, ctx: BoardContext, plan: Plan): Drawing {
  const { x, y } = townAt[town];
  const area = town === CAPITAL ? { x: x - 80, y: y - 84, w: 160, h: 140 } : { x: x - 46, y: y - 46, w: 92, h: 92 };
  const { players, values } = view.table;
  const here = players.flatMap(({ boot: at }, seat) => (at === town ? [seat] : []));
  const been = players.map(({ towns: taken }) => taken.includes(town));
  const isMarked = ctx.marked?.has(town) ?? false;
  const cards = cardsTo(town, ctx.marked);
  // Boots are side by side: without colours, overlapping boots could not be told apart.
  const gap = Math.min(36, (area.w + 40) / here.length);
  const size = Math.min(40 * Math.min(plan.scale, 1.25), gap * 1.4);
  const draw =
    () => svg`<g transform=${`translate(${x} ${y})`}>${cards === undefined ? nothing : REACHED}${sign(town, view.seat, been, values[town], ctx, plan)}
    ${here.map((seat, i) => boot(ctx.prefix, seat, (i - (here.length - 1) / 2) * gap, -20, size, plan.letter))}
    ${isMarked ? path('M-30-52V-96L-2-86L-27-76', GOLD, INK, 3, 'flag') : nothing}</g>`;
  const dependencies = [view.seat, here, been, values[town], isMarked, cards];
  const said = () => [label(town, view, ctx.text), ...(cards ? [ctx.text('label.near', { cards })] : [])].join(' ');
  return anchor({ id: town, label: said, area, rounding: 14, scale: plan.least / 15, dependencies }, ctx, draw);
}

/** The size of others’ pegs where the reader has one too, as a share. */
const OTHER = 0.7;

function sign(
  town: Town,
  viewer: Viewer,
  been: readonly boolean[],
  value: number,
  { text, prefix: p }: BoardContext,
  plan: Plan,
): Drawing {
  const { name, plate: h, coin, letter } = plan;
  const peg = Math.min(plan.peg, plan.pegs / been.length);
  // The reader's own peg stands out: it shows where the reader still has to go.
  const widths = been.map((_, seat) => (viewer === 'spectator' ? peg : seat === viewer ? plan.peg : OTHER * peg));
  const row = widths.reduce((sum, width) => sum + width, 0);
  const said = text('town.name', { town });
  const [x, y, side = 1] = SIGNS[town][plan.layout === 'wide' ? 0 : 1];
  const w = breadth(said) * name + 10;
  const pegs = been.map((isTaken, seat) => {
    const size = widths[seat]!;
    const px = widths.slice(0, seat).reduce((sum, width) => sum + width, size / 2 - row / 2);
    return isTaken ? circle('tint', px, 10, 3, '#00000055') : chip(p, seat, px, 10, size, letter);
  });
  return svg`<g class="name">${box('paper', { x: x - w / 2, y, w, h }, 5, '#fbf1d6', '#8a6b3c', 1.5)}${words(x, y + h / 2 + name * 0.34, name, said)}</g>
    ${value > 0 ? svg`<g class="worth">${townCoin(p, side * (27 + coin), -20, coin, value)}</g>` : nothing}${town === CAPITAL ? nothing : svg`<g class="pegs">${pegs}</g>`}`;
}
