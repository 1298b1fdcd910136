/** The place: a great tree on a winter evening, its platforms, ladders and lanterns. Nothing here depends on the game. */
import { svg } from 'lit';
import type { Layout } from '../../../elements/game-ui.js';
import { BOXES, LADDERS, TITLES, rankOf, type Box, type Title } from '../map.js';
import { planOf, size, type Deck, type Plan } from './layout.js';
import { day, type Tone } from './palette.js';
import { r, type Drawing } from './pieces.js';

const area = (tone: Tone, d: string): Drawing => svg`<path class=${`t-${tone}`} fill=${day(tone)} d=${d}/>`;
const line = (tone: Tone, d: string, width: number): Drawing =>
  svg`<path class=${`l-${tone}`} fill="none" stroke=${day(tone)} stroke-width=${r(width)} stroke-linecap="round" d=${d}/>`;
const stop = (tone: Tone, offset: number, opacity = 1): Drawing =>
  svg`<stop class=${`t-${tone}`} offset=${offset} stop-color=${day(tone)} stop-opacity=${opacity}/>`;

/** What the scene is made of, once a drawing. */
export const sceneDefs = (p: string): Drawing => svg`
  <linearGradient id=${`${p}sky`} x2="0" y2="1">${stop('sky1', 0)}${stop('sky2', 0.45)}${stop('sky3', 0.72)}</linearGradient>
  <linearGradient id=${`${p}bark`}>${stop('barkDark', 0)}${stop('bark', 0.25)}${stop('barkLight', 0.5)}${stop('bark', 0.7)}${stop('barkDark', 1)}</linearGradient>
  <linearGradient id=${`${p}plank`} x2="0" y2="1"><stop stop-color="#d9ae78"/><stop offset="1" stop-color="#8c6137"/></linearGradient>
  <linearGradient id=${`${p}parch`} x2="0" y2="1"><stop stop-color="#fcf5e1"/><stop offset="1" stop-color="#ead9b3"/></linearGradient>
  <radialGradient id=${`${p}halo`}><stop stop-color="#ffdf97" stop-opacity=".9"/><stop offset=".3" stop-color="#ffbb55" stop-opacity=".4"/><stop offset="1" stop-color="#ffb950" stop-opacity="0"/></radialGradient>
  <radialGradient id=${`${p}moon`}>${stop('glow', 0, 0.8)}${stop('glow', 1, 0)}</radialGradient>
  <g id=${`${p}lamp`}><circle r="48" cy="13" fill=${`url(#${p}halo)`}/><path d="M0-8V0" stroke="#2c1c12" stroke-width="2"/><path d="M-7 5H7L5 22H-5Z" fill="#ffe6a3" stroke="#3b2413" stroke-width="2"/><path d="M-9 5 0-2 9 5ZM-6 22H6V25H-6Z" fill="#3b2413"/></g>
  <g id=${`${p}window`}><circle r="54" cy="2" fill=${`url(#${p}halo)`}/><path d="M-14 22V-4A14 16 0 0 1 14-4V22Z" fill="#ffd77d" stroke="#3a2316" stroke-width="4.5"/><path d="M0-20V22M-14 4H14" stroke="#3a2316" stroke-width="2.5"/>${line('snow', 'M-19 23H19', 6)}</g>
  <g id=${`${p}tuft`}>${area('leaf', 'M-72 28C-98 22-94-14-66-16-68-46-30-58-14-42 0-66 44-58 46-32 78-36 96 2 70 24 62 46 22 46 8 34-12 50-54 48-72 28Z')}
  ${area('leafLight', 'M-68 12C-86 2-78-16-60-14-60-42-28-50-13-36 2-58 40-50 41-27 66-31 80-4 66 10 44-6 28 10 14 2-6 20-46-2-68 12Z')}
  ${area('snow', 'M-63-8C-66-20-59-21-57-17-57-43-27-49-13-37 2-59 41-51 41-28 58-32 71-20 70-8 60-16 50-8 40-14 28-22 20-8 6-18-8-28-20-10-34-16-46-20-54-14-63-8Z')}</g>`;

/** Like chance, but always the same. */
function jitter(seed: number): () => number {
  let n = seed;
  return () => (n = (n * 16807) % 2147483647) / 2147483647;
}
const dots = (count: number, w: number, h: number, seed: number): string => {
  const next = jitter(seed);
  return Array.from({ length: count }, () => `M${r(next() * w, 0)} ${r(next() * h, 0)}h0`).join('');
};
/** A row of firs against the sky. */
function firs(w: number, y: number, step: number, tall: number, seed: number): string {
  const next = jitter(seed);
  let d = `M0 ${y + tall}V${y}`;
  for (let x = 0; x < w; x += step) {
    const h = tall * (0.45 + 0.55 * next());
    const s = step * 0.5;
    d += `L${r(x + s * 0.5, 0)} ${r(y - h * 0.35, 0)}h${r(-s * 0.2, 0)}L${r(x + s, 0)} ${r(y - h, 0)}l${r(s * 0.7, 0)} ${r(h * 0.65, 0)}h${r(-s * 0.2, 0)}L${r(x + step, 0)} ${y}`;
  }
  return `${d}V${y + tall}Z`;
}

function sky(p: string, w: number, h: number, k: number): Drawing {
  const y = h * 0.6;
  const q = w / 10;
  /** A mountain, and the snow on it: the same slopes with a ragged lower edge. */
  const peaks = [
    [1.5, 0.38, 2.4],
    [3.7, 0.46, 1.9],
    [6.5, 0.47, 1.9],
    [8.6, 0.36, 2.5],
  ] as const;
  const mountains = peaks.map(
    ([x, top, half]) => `M${(x - half) * q} ${y + 60}L${x * q} ${r(top * h)}L${(x + half) * q} ${y + 60}Z`,
  );
  const caps = peaks.map(([x, top, half]) => {
    const s = (y + 60 - top * h) * 0.3;
    const a = half * q * 0.3;
    return `M${x * q} ${r(top * h)}l${r(a)} ${r(s)}l${r(-a * 0.4)} ${r(-s * 0.22)}l${r(-a * 0.3)} ${r(s * 0.45)}l${r(-a * 0.35)} ${r(-s * 0.5)}l${r(-a * 0.35)} ${r(s * 0.4)}l${r(-a * 0.2)} ${r(-s * 0.3)}l${r(-a * 0.4)} ${r(s * 0.17)}Z`;
  });
  return svg`
    <rect width=${w} height=${h} fill=${`url(#${p}sky)`}/>
    <g transform=${k === 1 ? 'translate(1291 180)' : 'translate(316 106)scale(.55)'}><circle r="150" fill=${`url(#${p}moon)`}/><circle class="t-sun" r="37" fill=${day('sun')}/></g>
    ${line('star', dots(70, w, h * 0.5, 7), 2.4)}
    ${area('peak', mountains.join(''))}${area('peakSnow', caps.join(''))}
    ${area('wood', firs(w, y, 34 * k + 6, 90 * k + 20, 3))}
    ${area('hill1', `M0 ${y}C${q * 2} ${y - 40 * k} ${q * 3} ${y + 34 * k} ${q * 5} ${y}S${q * 8} ${y - 30 * k} ${w} ${y - 6}V${h}H0Z`)}
    ${area('wood2', firs(w, y + 66 * k, 46 * k + 4, 96 * k + 12, 11))}
    ${area('hill2', `M0 ${y + 50 * k}C${q * 2} ${y + 96 * k} ${q * 4} ${y + 30 * k} ${q * 6} ${y + 70 * k}S${q * 9} ${y + 40 * k} ${w} ${y + 74 * k}V${h}H0Z`)}`;
}

const ladder = (x1: number, y1: number, x2: number, y2: number, half: number): Drawing => {
  const long = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(-(y2 - y1) / long) * half, ((x2 - x1) / long) * half];
  const rails = [-1, 1].map((s) => `M${r(x1 + s * dx)} ${r(y1 + s * dy)}L${r(x2 + s * dx)} ${r(y2 + s * dy)}`).join('');
  return svg`<path d=${rails} stroke="#4a2f19" stroke-width=${r(half * 0.62)} stroke-linecap="round"/>
    <path d=${`M${x1} ${y1}L${x2} ${y2}`} stroke="#4a2f19" stroke-width=${r(half * 2)} stroke-dasharray=${`${r(half * 0.45)} ${r(half * 0.95)}`}/>
    <path d=${rails} stroke="#e2bd8a" stroke-width=${r(half * 0.34)} stroke-linecap="round"/>
    <path d=${`M${x1} ${y1}L${x2} ${y2}`} stroke="#d9b27c" stroke-width=${r(half * 1.8)} stroke-dasharray=${`${r(half * 0.26)} ${r(half * 1.14)}`} stroke-dashoffset=${r(-half * 0.09)}/>`;
};

/** A ladder from every place to the title it leads to, beside the mage and not behind it. */
function ladders(plan: Plan): Drawing[] {
  const half = plan.type * 0.55;
  const all: Drawing[] = [];
  for (const from of [...TITLES, ...BOXES]) {
    for (const to of LADDERS[from]) {
      const top = plan.decks[to];
      const box = plan.boxes[from as Box];
      const low: Pick<Deck, 'x' | 'y' | 'w'> = box
        ? { x: box.x + box.w / 2, y: box.y + 6, w: box.w }
        : plan.decks[from as Title];
      const sign = Math.sign(top.x - low.x);
      const foot =
        low.x +
        sign * low.w * (box ? 0.12 : rankOf(from) === 'wizard' ? 0.4 : rankOf(from) === 'sorcerer' ? 0.36 : 0.3);
      const head = top.x - sign * top.w * (box ? 0.3 : to === 'H' ? 0.38 : 0.23);
      all.push(ladder(foot, low.y, head, top.y + 4, half));
    }
  }
  return all;
}

function boughs(plan: Plan): Drawing[] {
  const mid = plan.width / 2;
  return TITLES.slice(1).map((title) => {
    const { x, y, scale } = plan.decks[title];
    const dx = x - mid;
    const drop = 26 * scale + Math.abs(dx) * 0.13;
    const at = (o: number) =>
      `M${mid} ${r(y + drop + o)}C${r(mid + dx * 0.4)} ${r(y + drop + o)} ${r(x - dx * 0.3)} ${r(y + drop * 0.7 + o)} ${x} ${r(y + 8 + o)}`;
    const w = (rankOf(title) === 'necromancer' ? 13 : 19) * scale * (plan.type / 17);
    return svg`${line('barkDark', at(2), w + 4)}${line('bark', at(0), w)}${line('snow', at(-w * 0.42), w * 0.26)}`;
  });
}

/** Snow on the two ends of an upper edge. */
export function drift(x: number, y: number, w: number, s: number): Drawing {
  const heap = (at: number, long: number) => {
    const q = (n: number) => r(at + long * n);
    return `M${q(-0.06)} ${r(y + 4 * s)}C${q(-0.06)} ${r(y - 8 * s)} ${q(0.3)} ${r(y - 9 * s)} ${q(0.5)} ${r(y - 4 * s)}S${q(0.9)} ${r(y - 3 * s)} ${q(1)} ${r(y + s)}C${q(0.8)} ${r(y + 5 * s)} ${q(0.6)} ${r(y + 2 * s)} ${q(0.44)} ${r(y + 5 * s)}S${q(0.24)} ${r(y + 4 * s)} ${q(0.16)} ${r(y + 9 * s)} ${q(-0.06)} ${r(y + 12 * s)} ${q(-0.06)} ${r(y + 4 * s)}Z`;
  };
  return area('snow', heap(x, w * 0.4) + heap(x + w, -w * 0.3));
}

const deck = (p: string, { x, y, w, scale }: Deck, isTop: boolean): Drawing => {
  const h = 12 * scale + 2;
  const l = x - w / 2;
  return svg`<g transform=${`translate(${r(l)} ${r(y)})`}>
    <path d=${`M${r(w * 0.16)} ${r(h)}L${r(w / 2)} ${r(h + w * (isTop ? 0.1 : 0.2))}L${r(w * 0.84)} ${r(h)}`} fill="none" stroke="#4a2f19" stroke-width=${r(5 * scale)}/>
    <rect y="-3" width=${w} height=${r(h)} rx="3" fill=${`url(#${p}plank)`} stroke="#472b15" stroke-width="1.6"/>
    <path d=${`M2 ${r(h * 0.4)}H${w - 2}M${r(w * 0.3)} 0V${r(h * 0.4)}M${r(w * 0.72)} 0V${r(h * 0.4)}M${r(w * 0.5)} ${r(h * 0.4)}V${r(h - 4)}`} stroke="#6d4623" stroke-width="1"/>
    ${drift(0, -3, w, scale * 0.8)}
  </g>`;
};

function tree(p: string, plan: Plan, k: number): Drawing {
  const { width: w, decks, tray } = plan;
  const m = w / 2;
  const top = decks.H;
  const foot = tray.y + 10;
  const a = 58 * k;
  const use = (id: string, x: number, y: number, s: number, flip = 1) =>
    svg`<use class=${id} href=${`#${p}${id}`} transform=${`translate(${r(x)} ${r(y)})scale(${r(s * flip, 2)} ${r(s, 2)})`}/>`;
  const crown = [
    [-1, -0.62, 1.15],
    [1, -0.62, 1.15],
    [-0.44, -1.02, 1.35],
    [0.44, -1.02, 1.35],
    [0, -1.42, 1.6],
  ].map(([x, y, s], i) =>
    use('tuft', m + x! * 150 * k * 1.3, top.y + (y! * 130 + 18) * k, s! * k * 1.25, i % 2 ? -1 : 1),
  );
  const wide = k === 1;
  const sides = wide
    ? [
        [-440, 190, 0.8],
        [-372, 128, 1],
        [-300, 182, 0.75],
        [-470, 370, 0.55],
      ]
    : [];
  return svg`
    ${boughs(plan)}
    <path fill=${`url(#${p}bark)`} d=${`M${m - a * 1.7} ${top.y - 150 * k}C${m - a * 0.9} ${top.y + 40} ${m - a} ${foot - 220} ${m - a * 1.5} ${foot - 90 * k}S${m - a * 2.4} ${foot} ${m - a * 3} ${foot + 14 * k}H${m + a * 3}C${m + a * 2.4} ${foot} ${m + a * 1.9} ${foot - 20 * k} ${m + a * 1.5} ${foot - 90 * k}C${m + a} ${foot - 220} ${m + a * 0.9} ${top.y + 40} ${m + a * 1.7} ${top.y - 150 * k}Z`}/>
    ${line('barkDark', `M${m - a * 0.5} ${top.y + 70}C${m - a * 0.3} ${top.y + 300} ${m - a * 0.7} ${foot - 300} ${m - a} ${foot - 30}M${m + a * 0.55} ${top.y + 120}C${m + a * 0.3} ${top.y + 320} ${m + a * 0.6} ${foot - 260} ${m + a * 1.1} ${foot - 30}M${m + a * 0.1} ${top.y + 190}C${m + a * 0.2} ${top.y + 340} ${m - a * 0.2} ${foot - 300} ${m} ${foot - 190 * k}`, 2.5 * k + 0.5)}
    ${sides.map(([x, y, s], i) => svg`${use('tuft', m + x!, y!, s!, i % 2 ? -1 : 1)}${use('tuft', m - x!, y!, s!, i % 2 ? 1 : -1)}`)}
    ${crown}
    <circle cx=${m} cy=${top.y - 46 * k} r=${130 * k} fill=${`url(#${p}halo)`}/>
    <path d=${`M${m - 46 * k} ${top.y}V${top.y - 64 * k}A${46 * k} ${52 * k} 0 0 1 ${m + 46 * k} ${top.y - 64 * k}V${top.y}Z`} fill="#f6bd5d" stroke="#3a2316" stroke-width=${r(8 * k)}/>
    <path d=${`M${m - 30 * k} ${top.y}V${top.y - 60 * k}A${30 * k} ${36 * k} 0 0 1 ${m + 30 * k} ${top.y - 60 * k}V${top.y}Z`} fill="#ffe3a0"/>
    <path transform=${`translate(${m} ${r(top.y - 122 * k)})scale(${r(2 * k, 2)})`} d="M-10 6-12-6-5-1 0-10 5-1 12-6 10 6Z" fill="#f5c84c" stroke="#5d3c05" stroke-width="1.6" stroke-linejoin="round"/>
    ${wide ? [svg`${use('window', m, 278, 1)}${use('window', m, 430, 1.1)}${use('window', m, 606, 1.1)}`, svg`<circle cx=${m} cy="820" r="120" fill=${`url(#${p}halo)`}/><path d="M670 890V812A30 38 0 0 1 730 812V890Z" fill="#6b3d1e" stroke="#2f1d13" stroke-width="6"/><path d="M685 888V796M700 888V778M715 888V796" stroke="#4d2a13" stroke-width="2.5"/><path d="M688 828V816A12 14 0 0 1 712 816V828Z" fill="#ffd77d" stroke="#2f1d13" stroke-width="3"/><circle cx="721" cy="852" r="3" fill="#f5c84c"/>`] : use('window', m, 212, 0.62)}
    <g class="frame"><g fill="none">${ladders(plan)}</g>
    ${TITLES.map((title) => {
      const d = decks[title];
      const hangs = wide ? rankOf(title) === 'wizard' || rankOf(title) === 'sorcerer' : rankOf(title) === 'wizard';
      const side = d.x < m ? -1 : 1;
      const lamp = (s: number) => use('lamp', d.x + s * (d.w / 2 - 12 * k), d.y + 18 * d.scale, wide ? 0.85 : 0.5);
      return svg`${deck(p, d, title === 'H')}${hangs ? lamp(side) : ''}`;
    })}</g>`;
}

/** The whole place, behind everything else. */
export function scene(p: string, layout: Layout): Drawing {
  const plan = planOf(layout);
  const { width: w, height: h } = size(layout);
  const k = layout === 'wide' ? 1 : 0.42;
  const q = w / 10;
  const y = plan.tray.y - 20 * k;
  return svg`<g class="scene">${sky(p, w, h, k)}${tree(p, plan, k)}
    ${area('hill3', `M0 ${r(y)}C${q * 2} ${y - 36 * k} ${q * 3} ${y + 22 * k} ${q * 5} ${y + 4}S${q * 8} ${y - 34 * k} ${w} ${y - 4}V${h}H0Z`)}
    ${line('flake', dots(layout === 'wide' ? 90 : 40, w, h, 41), 3.2 * (k + 0.4) * 0.7)}${line('flake', dots(layout === 'wide' ? 40 : 16, w, h, 5), 5.5 * (k + 0.3) * 0.7)}</g>`;
}
