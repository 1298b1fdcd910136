/** The map: meadow, woods, dunes, peaks, lakes, and the roads across them. It never changes. */
import { svg } from 'lit';
import { compact, pathData, rounded, type Drawing } from '../../../kit/board.js';
import { ROAD_DATA } from '../map-data.js';
import { ROADS, type RoadId, type Terrain } from '../map.js';
import { THINGS, TREES } from './vegetation.js';
import { MAP, along, curveOf, headingAt, spotAt, type Curve, type Point } from './layout.js';
import { area, day, line } from './palette.js';

const CURVES = Object.fromEntries(ROADS.map((road) => [road, curveOf(road)])) as Readonly<Record<RoadId, Curve>>;
const of = (terrain: Terrain): RoadId[] => ROADS.filter((road) => ROAD_DATA[road].terrain === terrain);

/** The SVG path of a road, or of its part between `from` and `to` (0 to 1). */
export function trace(road: RoadId, from = 0, to = 1): string {
  const steps = 10;
  const points = Array.from({ length: steps + 1 }, (_, i) => along(CURVES[road], from + ((to - from) * i) / steps));
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('');
}

/** Soft patches of terrain around the roads of that terrain. */
const patches = (terrain: Terrain, tone: 'wood' | 'sand' | 'rock', width: number): Drawing => {
  const shape = of(terrain)
    .map((road) => trace(road, 0.1, 0.9))
    .join('');
  return svg`<g stroke-linecap="round" stroke-linejoin="round">${line(tone, shape, width)}</g>`;
};

/** The lakes: the water around each ferry, and between the ferries that meet. */
function lakes(): Drawing {
  const ferries = of('lake')
    .map((road) => trace(road, 0.2, 0.8))
    .join('');
  // The shore of a lake: bends from spot to spot around the middle.
  const middle = (roads: readonly RoadId[]) => {
    const at = roads.map((road) => spotAt[road]);
    const [cx, cy] = [
      at.reduce((sum, { x }) => sum + x, 0) / at.length,
      at.reduce((sum, { y }) => sum + y, 0) / at.length,
    ];
    const bends = at.map(({ x, y }, i) => {
      const next = at[(i + 1) % at.length]!;
      const [mx, my] = [(x + next.x) / 2, (y + next.y) / 2];
      return pathData`Q${mx + (mx - cx) * 0.5} ${my + (my - cy) * 0.5} ${next.x} ${next.y}`;
    });
    return `M${rounded(at[0]!.x)} ${rounded(at[0]!.y)}${bends.join('')}Z`;
  };
  const basins = [
    ['elvenhold-strykhaven-lake', 'elvenhold-virst-lake', 'strykhaven-virst-lake'],
    ['grangor-parundia-lake', 'grangor-yttar-lake', 'parundia-yttar-lake'],
  ] as const;
  const shape = ferries + basins.map((roads) => middle(roads)).join('');
  return svg`<g stroke-linecap="round" stroke-linejoin="round">${line('shore', shape, 96)}${line('water', shape, 88)}${basins.map((roads) => area('water', middle(roads)))}</g>`;
}

/** A river: narrow at its source, with ripples that point downstream. */
function river(road: RoadId): Drawing {
  const curve = CURVES[road];
  const bank = (side: 1 | -1, grow: number): Point[] =>
    Array.from({ length: 13 }, (_, i) => {
      const t = i / 12;
      const { x, y } = headingAt(curve, t);
      const at = along(curve, t);
      const wave = 3 * Math.sin(t * 19 + at.x);
      const half = side * (6 + 9 * t + grow) + wave;
      return { x: at.x - y * half, y: at.y + x * half };
    });
  const shape = (grow: number) =>
    `M${[...bank(1, grow), ...bank(-1, grow).reverse()].map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`;
  const ripples = [0.2, 0.33, 0.67, 0.8].map((t) => {
    const at = along(curve, t);
    const { x, y } = headingAt(curve, t);
    return pathData`M${at.x - 7 * x - 6 * y} ${at.y - 7 * y + 6 * x}L${at.x + 5 * x} ${at.y + 5 * y}L${at.x - 7 * x + 6 * y} ${at.y - 7 * y - 6 * x}`;
  });
  return svg`${area('shore', shape(3))}${area('water', shape(0))}<g stroke-linecap="round" stroke-linejoin="round">${line('ripple', ripples.join(''), 2.6)}</g>`;
}

/** The decoration of each terrain, around a point. */
const DRAWN: Readonly<Partial<Record<Terrain, (x: number, y: number, k: number) => Drawing>>> = {
  mountain: (x, y, k) =>
    svg`${area('peak', pathData`M${x - 26 * k} ${y + 15 * k}L${x - 5 * k} ${y - 24 * k}L${x + 4 * k} ${y - 12 * k}L${x + 10 * k} ${y - 18 * k}L${x + 28 * k} ${y + 15 * k}Z`)}${area('snow', pathData`M${x - 5 * k} ${y - 24 * k}L${x + 4 * k} ${y - 12 * k}L${x} ${y - 6 * k}L${x - 5 * k} ${y - 11 * k}L${x - 11 * k} ${y - 6 * k}L${x - 12 * k} ${y - 11 * k}ZM${x + 10 * k} ${y - 18 * k}L${x + 16 * k} ${y - 7 * k}L${x + 10 * k} ${y - 9 * k}L${x + 7 * k} ${y - 15 * k}Z`)}`,
  desert: (x, y, k) =>
    svg`${area('dune', pathData`M${x - 28 * k} ${y + 8 * k}Q${x - 10 * k} ${y - 12 * k} ${x + 8 * k} ${y - 6 * k}Q${x - 2 * k} ${y + 2 * k} ${x + 26 * k} ${y + 8 * k}Z`)}`,
  plain: (x, y, k) =>
    svg`${area('hedge', pathData`M${x - 16 * k} ${y + 5 * k}q${4 * k} ${-10 * k} ${10 * k} ${-4 * k}q${6 * k} ${-9 * k} ${11 * k} 0q${9 * k} ${-3 * k} ${9 * k} ${5 * k}Z`)}${area('poppy', pathData`M${x + 18 * k} ${y - 3 * k}h${4 * k}v${4 * k}h${-4 * k}ZM${x + 9 * k} ${y - 9 * k}h${3.5 * k}v${3.5 * k}h${-3.5 * k}Z`)}`,
};

/**
 * The deep wood: overlapping crowns, each lit from above, and trunks where no other tree is in front. All of it is a few
 * paths, whose round caps are the crowns.
 */
function wood(): Drawing {
  const dots = (dx: number, dy: number, way = 'h0') =>
    TREES.map((n, i) => (i % 2 === 0 ? `M${n + dx}` : ` ${n + dy}${way}`)).join('');
  return svg`<g stroke-linecap="round">${line('trunk', dots(0, 12, 'v11'), 4)}${line('shade', dots(1, 3), 32)}${line('crown', dots(0, 0), 29)}${line('crownTop', dots(-3, -4), 17)}</g>`;
}

/** Marks that distinguish the roads without colour: stroke width and dash pattern by terrain. */
const SIGNS: Readonly<Record<'plain' | 'forest' | 'desert' | 'mountain', readonly [number, string]>> = {
  plain: [6, '0 17'],
  forest: [4, '13 9'],
  desert: [3.4, '0 7 0 15'],
  mountain: [12, '3 8'],
};

function track(road: RoadId): Drawing {
  const { terrain } = ROAD_DATA[road];
  const shape = trace(road);
  if (terrain === 'lake') {
    const ferry = trace(road, 0.16, 0.84);
    return svg`<g stroke-linecap="butt" stroke-dasharray="18 10">${line('ripple', ferry, 4)}</g><g stroke-dasharray="3 25" stroke-dashoffset="-7.5">${line('shore', ferry, 15)}</g>${[0.13, 0.87].map((t) => jetty(CURVES[road], t))}`;
  }
  if (terrain === 'river') return river(road);
  const [width, dash] = SIGNS[terrain];
  const tone = terrain === 'plain' ? 'poppy' : 'sign';
  return svg`<g stroke-linecap="round">${line('verge', shape, 17)}${line('track', shape, 13)}</g><g stroke-linecap=${terrain === 'mountain' || terrain === 'forest' ? 'butt' : 'round'} stroke-dasharray=${dash}>${line(tone, shape, width)}</g>`;
}
function jetty(curve: Curve, t: number): Drawing {
  const { x, y } = along(curve, t);
  const { x: hx, y: hy } = headingAt(curve, t);
  return line(
    'sign',
    pathData`M${x - 12 * hx} ${y - 12 * hy}L${x + 12 * hx} ${y + 12 * hy}M${x - 9 * hy} ${y + 9 * hx}L${x + 9 * hy} ${y - 9 * hx}`,
    5,
  );
}

/** The whole map, below everything else. */
export function land(): Drawing {
  const { width, height } = MAP;
  return svg`<g class="land">
    <g class="terrain">${area('meadow', `M12 12H${width - 12}V${height - 12}H12Z`)}
    ${patches('mountain', 'rock', 150)}${patches('desert', 'sand', 140)}${patches('forest', 'wood', 140)}${lakes()}</g>
    <g class="things">${wood()}${THINGS.map(([terrain, x, y, size]) => DRAWN[terrain]!(x, y, size))}</g>
    <g class="roads" fill="none">${compact([...of('river'), ...of('lake')].map(track))}${compact(ROADS.filter((road) => road in CURVES && !['river', 'lake'].includes(ROAD_DATA[road].terrain)).map(track))}</g>
    ${area('frame', `M0 0H${width}V${height}H0ZM12 12V${height - 12}H${width - 12}V12Z`)}<path class="frame" d=${`M16 16H${width - 16}V${height - 16}H16Z`} fill="none" stroke=${day('trunk')} stroke-width="3" /><path class="frame" d=${`M6 6H${width - 6}V${height - 6}H6Z`} fill="none" stroke=${day('dune')} stroke-width="2.5" /></g>`;
}
