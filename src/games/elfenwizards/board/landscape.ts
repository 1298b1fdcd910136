/**
 * The landscape: a great tree on a winter evening, with platforms, ladders and lanterns. It does not depend on the game's
 * state.
 */
import { svg } from 'lit';
import {
  transformed,
  box,
  circle,
  pathData,
  GOLD,
  path,
  rounded,
  use,
  type Drawing,
  type Layout,
} from '../../../kit/board.js';
import { BOXES, LADDERS, TITLES, rankOf, type Box, type Title } from '../map.js';
import { planOf, type Deck, type Plan } from './layout.js';
import { WOOD, area, day, line, stop, type Tone } from './palette.js';

const fade = (id: string, from: string, to: string): Drawing =>
  svg`<linearGradient id=${id} x2="0" y2="1"><stop stop-color=${from} /><stop offset="1" stop-color=${to} /></linearGradient>`;
const WINDOW = '#ffd77d';

/** The definitions that the scene refers to: once for each drawing. */
export function sceneDefs(p: string): Drawing {
  const halo = (y: number, radius: number) => circle('', 0, y, radius, `url(#${p}halo)`);
  return svg`${fade(`${p}plank`, '#d9ae78', '#8c6137')}${fade(`${p}parch`, '#fcf5e1', '#ead9b3')}
    <linearGradient id=${`${p}sky`} x2="0" y2="1">${stop('sky1', 0)}${stop('sky2', 0.45)}${stop('sky3', 0.72)}</linearGradient>
    <linearGradient id=${`${p}bark`}>${stop('barkDark', 0)}${stop('bark', 0.25)}${stop('barkLight', 0.5)}${stop('barkDark', 1)}</linearGradient>
    <radialGradient id=${`${p}halo`}><stop stop-color="#ffdf97" stop-opacity=".9" /><stop offset=".3" stop-color="#ffbb55" stop-opacity=".4" /><stop offset="1" stop-color="#ffbb55" stop-opacity="0" /></radialGradient>
    <radialGradient id=${`${p}moon`}>${stop('glow', 0, 0.8)}${stop('glow', 1, 0)}</radialGradient>
    <g id=${`${p}lamp`}>${halo(13, 48)}${path('M-7 5H7L5 22H-5Z', '#ffe6a3', WOOD, 2)}${path('M0-8V-2L9 5H-9L0-2M-6 22H6V25H-6Z', WOOD, WOOD, 1)}</g>
    <g id=${`${p}window`}>${halo(2, 54)}${path('M-14 22V-4A14 16 0 0 1 14-4V22ZM0-20V22M-14 4H14', WINDOW, WOOD, 3.5)}${line('snow', 'M-19 24H19', 6)}</g>
    <g id=${`${p}peak`}>${area('peak', 'M-100 0 0-100 100 0Z')}${area('peakSnow', 'M0-100 32-68 20-75 10-60 0-78-11-62-18-72-32-68Z')}</g>
    <g id=${`${p}heap`}>${area('snow', 'M-6 4C-6-8 30-9 50-4S90-3 100 1C80 5 60 2 44 5S24 4 16 9-6 12-6 4Z')}</g>
    <g id=${`${p}tuft`}>${area('leaf', 'M-72 28C-98 22-94-14-66-16-68-46-30-58-14-42 0-66 44-58 46-32 78-36 96 2 70 24 62 46 22 46 8 34-12 50-54 48-72 28Z')}${area('leafLight', 'M-68 12C-86 2-78-16-60-14-60-42-28-50-13-36 2-58 40-50 41-27 66-31 80-4 66 10 44-6 28 10 14 2-6 20-46-2-68 12Z')}${area('snow', 'M-63-8C-66-20-59-21-57-17-57-43-27-49-13-37 2-59 41-51 41-28 58-32 71-20 70-8 60-16 50-8 40-14 28-22 20-8 6-18-8-28-20-10-34-16-46-20-54-14-63-8Z')}</g>`;
}

/** A pseudo-random generator with a fixed seed, so that the scene is always the same. */
function jitter(seed: number): () => number {
  let n = seed;
  return () => (n = (n * 16807) % 2147483647) / 2147483647;
}
/** Dots: paths of length 0 with round caps. */
const dots = (tone: Tone, count: number, w: number, h: number, width: number): Drawing => {
  const next = jitter(count);
  return line(tone, Array.from({ length: count }, () => pathData`M${next() * w} ${next() * h}h0`).join(''), width);
};
/** A row of firs. */
function firs(tone: Tone, w: number, y: number, step: number, tall: number): Drawing {
  const next = jitter(step);
  let shape = pathData`M0 ${y + tall}V${y}`;
  for (let x = 0; x < w; x += step) {
    const h = tall * (0.45 + 0.55 * next());
    shape += pathData`L${x + step * 0.25} ${y - h * 0.35}h${-step / 10}L${x + step / 2} ${y - h}l${step * 0.35} ${h * 0.65}h${-step / 10}L${x + step} ${y}`;
  }
  return area(tone, `${shape}V${y + tall}Z`);
}

function sky(p: string, { width: w, height: h, tray }: Plan, k: number): Drawing {
  const y = h * 0.6;
  const hill = (tone: Tone, top: number, swell: number) =>
    area(
      tone,
      pathData`M0 ${top}C${w * 0.2} ${top - swell} ${w * 0.3} ${top + swell} ${w * 0.5} ${top}S${w * 0.8} ${top - swell} ${w} ${top}V${h}H0Z`,
    );
  const peak = (x: number, half: number) =>
    svg`<use href=${`#${p}peak`} transform=${`translate(${rounded(x * w)} ${rounded(y + 60)})scale(${rounded((half * w) / 100, 2)} ${rounded(half * h * 0.0115, 2)})`} />`;
  return svg`${box('', { x: 0, y: 0, w, h }, 0, `url(#${p}sky)`)}
    ${transformed(k < 1 ? 316 : 1078, k < 1 ? 106 : 62, k < 1 ? 0.55 : 1, svg`${circle('', 0, 0, 150, `url(#${p}moon)`)}${circle('t-sun', 0, 0, 37, day('sun'))}`)}
    ${dots('star', 70, w, h / 2, 2.4)}${peak(0.15, 0.24)}${peak(0.37, 0.17)}${peak(0.65, 0.16)}${peak(0.86, 0.25)}
    ${firs('wood', w, y, 34 * k + 6, 90 * k + 20)}${hill('hill1', y, 34 * k)}${firs('wood2', w, y + 66 * k, 46 * k + 4, 96 * k + 12)}${hill('hill2', y + 60 * k, -26 * k)}
    ${hill('hill3', tray.y - 14 * k, 26 * k)}`;
}

/** A ladder: rails and rungs, a light stroke on a dark one. */
function ladder(x: number, y: number, toX: number, toY: number, half: number): Drawing {
  const long = Math.hypot(toX - x, toY - y);
  const angle = (Math.atan2(toX - x, y - toY) * 180) / Math.PI;
  const rails = pathData`M${-half} 0V${-long}M${half} 0V${-long}`;
  const rungs = (stroke: string, width: number, on: number) =>
    svg`<path d=${pathData`M0 ${-half * 0.7 + on / 2}V${-long}`} stroke=${stroke} stroke-width=${rounded(width)} stroke-linecap="butt" stroke-dasharray=${pathData`${on} ${half * 1.4 - on}`} />`;
  return svg`<g transform=${`translate(${rounded(x)} ${rounded(y)})rotate(${rounded(angle)})`}>${path(rails, 'none', WOOD, half * 0.62)}${rungs(WOOD, half * 2, half * 0.5)}${path(rails, 'none', '#e2bd8a', half * 0.34)}${rungs('#d9b27c', half * 1.8, half * 0.26)}</g>`;
}

/**
 * Horizontal position of a ladder's foot and head on their places, as a part of the width, on the side away from the mage.
 * By rank.
 */
const FOOT: Readonly<Record<string, number>> = { wizard: 0.4, sorcerer: 0.36, necromancer: 0.3, user: 0.06 };
const HEAD: Readonly<Record<string, number>> = { high: 0.38, wizard: 0.23, sorcerer: 0.23, necromancer: 0.3 };

const ladders = ({ decks, boxes, mage }: Plan): Drawing[] =>
  [...TITLES, ...BOXES].flatMap((from) =>
    LADDERS[from].map((to) => {
      const top = decks[to];
      const camp = boxes[from as Box];
      const low = camp ? { x: camp.x + camp.w / 2, y: camp.y + 6, w: camp.w } : decks[from as Title];
      const side = Math.sign(top.x - low.x);
      const x = low.x + side * low.w * FOOT[rankOf(from)]!;
      return ladder(x, low.y, top.x - side * top.w * HEAD[rankOf(to)]!, top.y + 4, mage * 9.35);
    }),
  );

function bough({ x, y, scale }: Deck, mid: number, width: number): Drawing {
  const dx = x - mid;
  const drop = y + 26 * scale + Math.abs(dx) * 0.13;
  const curve = (o: number) =>
    pathData`M${mid} ${drop + o}C${mid + dx * 0.4} ${drop + o} ${x - dx * 0.3} ${y + (drop - y) * 0.7 + o} ${x} ${y + 8 + o}`;
  return svg`${line('barkDark', curve(2), width + 4)}${line('bark', curve(0), width)}${line('snow', curve(-width * 0.42), width / 4)}`;
}

/** Snow on both ends of an upper edge. */
export const drift = (p: string, x: number, y: number, w: number, scale: number): Drawing =>
  svg`${[0.4, -0.3].map((part) => svg`<use class="drift" href=${`#${p}heap`} transform=${`translate(${rounded(part > 0 ? x : x + w)} ${rounded(y)})scale(${rounded((part * w) / 100, 2)} ${rounded(scale, 2)})`} />`)}`;

function deck(p: string, { x, y, w, scale }: Deck): Drawing {
  const h = 12 * scale + 2;
  const left = x - w / 2;
  return svg`${path(pathData`M${x - w / 3} ${y + h}L${x} ${y + h + Math.min(w / 5, 28)}L${x + w / 3} ${y + h}`, 'none', WOOD, 5 * scale)}
    ${box('', { x: left, y: y - 3, w, h }, 3, `url(#${p}plank)`, WOOD, 1.6)}
    ${path(pathData`M${left + 2} ${y + h * 0.4}h${w - 4}M${left + w * 0.3} ${y}v${h * 0.4}M${left + w * 0.7} ${y}v${h * 0.4}M${x} ${y + h * 0.4}v${h * 0.3}`, 'none', '#6d4623', 1)}
    ${drift(p, left, y - 3, w, scale * 0.8)}`;
}

function tree(p: string, { width, decks, tray, mage }: Plan, k: number): Drawing {
  const mid = width / 2;
  const { y } = decks.H;
  const tuft = (x: number, dy: number, scale: number) =>
    [-1, 1].map((side) => use(`${p}tuft`, mid + side * x * k, y + dy * k, scale * k, side));
  const pane = (dy: number) => use(`${p}window`, mid, y + dy * k, 1.1 * k + 0.1);
  const shine = (dy: number, radius: number) => circle('', 0, dy, radius, `url(#${p}halo)`);
  return svg`${TITLES.slice(1).map((title) => bough(decks[title], mid, (rankOf(title) === 'necromancer' ? 0.75 : 1.1) * 17 * mage * decks[title].scale))}
    <g transform=${`translate(${mid} ${y})scale(${k} ${rounded((tray.y - y) / 750, 3)})`}>${path('M-84-80C-52 40-58 520-88 660S-140 740-170 764H170C140 740 110 730 88 660 58 520 52 40 84-80Z', `url(#${p}bark)`)}${line('barkDark', 'M-29 70C-17 300-40 450-58 720M32 120C17 320 35 490 64 720M6 190C12 340-12 450 0 560', 3)}</g>
    ${k < 1 ? '' : [tuft(440, 4, 0.8), tuft(372, -58, 1), tuft(300, -4, 0.75), tuft(470, 184, 0.55)]}
    ${tuft(195, -63, 1.44)}${tuft(92, -112, 1.75)}${use(`${p}tuft`, mid, y - 167 * k, 2 * k)}
    ${transformed(mid, y, k, svg`${shine(-46, 130)}${path('M-46 0V-64A46 52 0 0 1 46-64V0Z', '#f6bd5d', WOOD, 8)}${path('M-30 0V-60A30 36 0 0 1 30-60V0Z', '#ffe3a0')}${path('M-20-110-24-134-10-124 0-142 10-124 24-134 20-110Z', GOLD, '#5d3c05', 3)}`)}
    ${k < 1 ? pane(175) : [pane(92), pane(246), pane(420), transformed(mid, 0, 1, svg`${shine(820, 120)}${path('M-30 890V812A30 38 0 0 1 30 812V890Z', '#6b3d1e', WOOD, 6)}${path('M-15 888V796M0 888V778M15 888V796', 'none', '#4d2a13', 2.5)}${path('M-12 828V816A12 14 0 0 1 12 816V828Z', WINDOW, WOOD, 3)}`)]}
    <g class="frame">${ladders(planOf(k < 1 ? 'narrow' : 'wide'))}${TITLES.map((title) => {
      const here = decks[title];
      const isLit = rankOf(title) === 'wizard' || (k === 1 && rankOf(title) === 'sorcerer');
      const x = here.x + Math.sign(here.x - mid) * (here.w / 2 - 12 * k);
      return svg`${deck(p, here)}${isLit ? use(`${p}lamp`, x, here.y + 18 * here.scale, k < 1 ? 0.5 : 0.85, 1, 'lamp') : ''}`;
    })}</g>`;
}

/** The landscape, behind everything else. */
export function scene(p: string, layout: Layout): Drawing {
  const plan = planOf(layout);
  const k = layout === 'wide' ? 1 : 0.42;
  const { width: w, height: h } = plan;
  return svg`<g class="landscape">${sky(p, plan, k)}${tree(p, plan, k)}${dots('flake', 90 * k, w, h, 2.2 * k + 1)}${dots('flake', 40 * k, w, h, 3.5 * k + 1)}</g>`;
}
