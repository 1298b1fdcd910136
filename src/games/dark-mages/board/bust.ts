/** A mage in its niche: bust, hit points as a ring, armour class on a shield, arcane level on a star, running effects. */
import { nothing, svg } from 'lit';
import type { Seat } from '../../../kit/index.js';
import {
  transformed,
  box,
  circle,
  CREAM,
  pathData,
  GOLD,
  INK,
  path,
  type Drawing,
  type Drawn,
  type Text,
} from '../../../kit/board.js';
import { HP_MAX, type Sphere } from '../map.js';
import type { Status } from '../table.js';
import { effectSign, sign, SPHERE_SIGNS } from './glyphs.js';
import { breadth, cut, least, words } from './lettering.js';
import { area, BLOOD, EMBER, line, MOON, NIGHT, PARCHMENT, robe } from './palette.js';

/** The arc of a ring, clockwise from the top; `share`: its part of the whole ring. */
function arc(x: number, y: number, radius: number, share: number): string {
  const angle = Math.min(0.994, share) * 2 * Math.PI;
  const [ex, ey] = [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  return `${pathData`M${x} ${y - radius}A${radius} ${radius} 0 `}${angle > Math.PI ? 1 : 0} 1 ${pathData`${ex} ${ey}`}`;
}

/** Hats and hoods that tell the mages apart; 40 units wide, centred on the head. */
const HATS: Readonly<Record<Sphere, string>> = {
  battle: 'M-22-4Q-24-26 0-28 24-26 22-4L14-10H-14ZM-3-28 0-40 3-28Z',
  life: 'M-24 6Q-26-26 0-28 26-26 24 6L15-4Q0-14-15-4Z',
  death: 'M-27 12Q-28-24 0-36 28-24 27 12L16-2Q0-20-16-2Z',
  nature: 'M-22 0Q-22-22 0-24 22-22 22 0L14-8H-14ZM-14-20-22-40-14-34-10-42-8-22ZM14-20 22-40 14-34 10-42 8-22Z',
  fire: 'M-24-2-14-10Q-10-30 2-44 6-30 14-10L24-2Q0-14-24-2Z',
  air: 'M-26-4Q-12-14-6-36L14-42 6-34Q12-14 26-4 0-16-26-4Z',
  water: 'M-22 2Q-26-18-12-26 2-34 14-26 26-16 22 2L14-8Q0-14-14-8Z',
  earth: 'M-24-2 0-38 24-2 14-8H-14Z',
  common: 'M-24 6Q-26-26 0-28 26-26 24 6L15-4Q0-14-15-4Z',
};

/** Head and shoulders, 80 units wide, centred on the origin. */
export function bust(seat: Seat, sphere: Sphere, isFallen: boolean): Drawing {
  const [body, edge, ink] = robe(seat);
  const beard =
    seat % 2 === 0 ? path('M-11 10Q-9 30 0 36 9 30 11 10Q0 18-11 10Z', '#d8d2c4', '#77705f', 1.2, 'body') : nothing;
  return svg`<g class=${isFallen ? 'fallen' : nothing} opacity=${isFallen ? '.35' : nothing}>
    ${path('M-38 40Q-36 16-14 12L0 24 14 12Q36 16 38 40Z', body, edge, 2.4, 'body')}
    ${path('M-14-8Q-14 18 0 19 14 18 14-8 8-18 0-18-8-18-14-8Z', '#c99a72', edge, 1.6, 'body')}
    ${isFallen ? path('M-9-2-3 4M-3-2-9 4M9-2 3 4M3-2 9 4', 'none', INK, 2, 'pattern') : path('M-8 0H-4M4 0H8', 'none', INK, 3.4, 'pattern')}
    ${beard}${path(HATS[sphere], body, edge, 2.4, 'body')}
    ${transformed(0, 31, 0.32, sign(SPHERE_SIGNS[sphere], ink))}</g>`;
}

export interface BustView {
  readonly seat: Seat;
  readonly sphere: Sphere;
  readonly name: string;
  readonly hp: number;
  readonly ac: number;
  readonly arcane: number;
  readonly cards: number;
  readonly effects: readonly Status[];
  readonly isActive: boolean;
  readonly isAsked: boolean;
}

/** A lantern over the niche, lit over a player whose decision is awaited. */
const lantern = (x: number, y: number, isLit: boolean, size = 1): Drawing =>
  transformed(x, y, size, [
    isLit ? circle('glow lamp', 0, 6, 22, EMBER) : nothing,
    path(
      'M0-10V-4M-6-4H6L8 2V14L5 18H-5L-8 14V2Z',
      isLit ? '#ffd37a' : NIGHT,
      isLit ? '#5e2d06' : '#8f88a8',
      2,
      'body',
    ),
    isLit ? path('M0 15C-6 13-4 5 0 1 4 5 6 13 0 15Z', BLOOD) : nothing,
  ]);

const shieldOf = (x: number, y: number, n: number, size: number): Drawing =>
  transformed(x, y, size, [
    path('M-14-15H14V2Q12 13 0 18-12 13-14 2Z', '#c9d3e8', '#27324f', 2.2, 'body'),
    words(0, 6, 16, n, '#1a2340'),
  ]);
const starOf = (x: number, y: number, n: number, size: number): Drawing =>
  transformed(x, y, size, [
    path('M0-19 5-7 18-6 8 3 12 16 0 9-12 16-8 3-18-6-5-7Z', GOLD, '#5e420a', 2, 'body'),
    words(0, 6, 16, n, INK),
  ]);

/** The seals of running effects, each with the turns left; `letters`: the minimum font size. */
export function seals(
  effects: readonly Status[],
  x: number,
  y: number,
  size: number,
  down: boolean,
  letters = least(1),
): Drawn {
  const number = Math.max(10, letters / size);
  return effects.slice(0, 5).map((status, i) => {
    const isBad = status.amount < 0 || ['dot', 'skip_attack', 'confuse'].includes(status.op);
    return transformed(x + (down ? 0 : i * 26 * size), y + (down ? i * 22 * size : 0), size, [
      circle('body', 0, 0, 10, isBad ? '#6d1d2a' : '#1f5a4a', PARCHMENT, 1.6),
      transformed(0, 0, 0.36, sign(effectSign(status.op, status.stat), PARCHMENT)),
      status.turns > 1
        ? [circle('body', 13, 4, number * 0.52, NIGHT), words(13, 4 + number * 0.36, number, status.turns, CREAM)]
        : nothing,
    ]);
  });
}

/** The niche, 150 units wide and 190 high, drawn at this scale; a medallion has no stones. */
export function niche(view: BustView, text: Text, isMedallion: boolean, scale: number): Drawing {
  const { seat, hp, ac, arcane, cards, name, sphere, effects, isActive, isAsked } = view;
  const isFallen = hp === 0;
  const share = hp / HP_MAX;
  const colour = share > 0.5 ? '#5fc27e' : share > 0.25 ? '#f0b43c' : '#ff6b57';
  const [body, edge, ink] = robe(seat);
  const ribbon = isMedallion ? { x: 2, y: 124, w: 146, h: 28 } : { x: 4, y: 122, w: 142, h: 26 };
  const stones = isMedallion
    ? box('t-hollow tint', { x: 1, y: 1, w: 148, h: 190 }, 16, '#2b2745')
    : svg`${area('stoneDark', 'M2 190V26L14 8H136L148 26V190Z')}${area('stone', 'M0 34 4 12 20 0H130L146 12 150 34 128 38H22ZM0 34H22V190H2ZM128 34H150L148 190H128Z')}${area('stoneLight', 'M20 0H130L138 6H12ZM0 44H4V120H0Z')}${area('hollow', 'M22 190V48Q24 38 34 38H116Q126 38 128 48V190Z')}${line('stoneDark', 'M4 70H20M2 118H18M132 62H148M130 104H148M40 2 44 36M104 2 100 36', 2)}`;
  const number = isMedallion ? 30 : 22;
  const letters = least(scale);
  const fits = (ribbon.w - 12) / letters;
  const called = breadth(name) > fits ? cut(name, fits) : name;
  // Above the ribbon, which starts at the same height in both forms.
  const top = isMedallion ? 96 : 104;
  return svg`${stones}
    ${circle('tint', 75, 74, 46, isActive ? '#5b4a1f' : '#3a3660')}
    ${transformed(75, 74, isMedallion ? 0.98 : 0.94, bust(seat, sphere, isFallen))}
    ${circle('l-hollow', 75, 74, 46, 'none', '#00000088', 8)}
    ${hp > 0 ? path(arc(75, 74, 46, share), 'none', colour, 7, 'pattern') : nothing}
    ${box('paper', { x: 75 - number * 0.9, y: top, w: number * 1.8, h: number + 3 }, 7, isFallen ? '#4b4460' : PARCHMENT, INK, 2)}
    ${words(75, top + number - 1, number, hp, isFallen ? '#d9d2ea' : share > 0.25 ? INK : BLOOD)}
    ${shieldOf(20, 98, ac, isMedallion ? 1.15 : 1)}${starOf(130, 98, arcane, isMedallion ? 1.2 : 1)}
    ${transformed(ribbon.x, ribbon.y + 8, 1, [
      path(
        `M0 0H${ribbon.w}L${ribbon.w - 5} ${ribbon.h / 2} ${ribbon.w} ${ribbon.h}H0L5 ${ribbon.h / 2}Z`,
        body,
        edge,
        2,
        'body',
      ),
      words(
        ribbon.w / 2,
        ribbon.h * 0.68,
        Math.max(letters, Math.min(isMedallion ? 22 : 16, (ribbon.w - 12) / breadth(called))),
        called,
        ink,
      ),
    ])}
    ${isFallen ? nothing : backs(cards, isMedallion)}
    ${seals(effects, 16, isMedallion ? 18 : 52, isMedallion ? 1.2 : 1, true, letters)}
    ${isActive || isAsked ? lantern(75, 14, isAsked, isMedallion ? 1.2 : 1.1) : nothing}
    ${isFallen ? words(75, 84, 17, text('board.fallen'), MOON) : nothing}`;
}

/** Another player's hand: card backs with the count. */
const backs = (count: number, isMedallion: boolean): Drawing =>
  transformed(isMedallion ? 122 : 120, isMedallion ? 8 : 42, isMedallion ? 1.2 : 1, [
    box('body', { x: -6, y: 0, w: 18, h: 25 }, 3, '#3a4a7d', '#161d38', 1.6),
    box('body', { x: 0, y: 2, w: 18, h: 25 }, 3, '#3a4a7d', '#161d38', 1.6),
    words(9, 21, 16, count, CREAM),
  ]);
