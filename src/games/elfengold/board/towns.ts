/** Towns as small drawings, each centred on its own point. They never change. */
import { svg } from 'lit';
import { transformed, pathData, type Drawing } from '../../../kit/board.js';
import { TOWNS, type Town } from '../map.js';
import { townAt } from './layout.js';
import { area, line } from './palette.js';

/** A house with its lower left corner at (x, y). */
const house = (x: number, y: number, w: number, h: number, roof: 'roof' | 'slate' = 'roof'): Drawing =>
  svg`${area('wall', pathData`M${x} ${y}h${w}v${-h}h${-w}Z`)}${area('stone', pathData`M${x + w * 0.62} ${y}h${w * 0.38}v${-h}h${-w * 0.38}Z`)}${area(roof, pathData`M${x - 3} ${y - h}L${x + w / 2} ${y - h - w * 0.62}L${x + w + 3} ${y - h}Z`)}${area('trunk', pathData`M${x + w * 0.2} ${y}h${w * 0.22}v${-h * 0.55}h${-w * 0.22}Z`)}`;
const tower = (x: number, y: number, w: number, h: number): Drawing =>
  svg`${area('stone', pathData`M${x} ${y}h${w}v${-h}h${-w}Z`)}${area('wall', pathData`M${x} ${y}h${w * 0.45}v${-h}h${-w * 0.45}Z`)}${area('slate', pathData`M${x - 3} ${y - h}L${x + w / 2} ${y - h - w * 1.1}L${x + w + 3} ${y - h}Z`)}`;
const banner = (x: number, y: number): Drawing =>
  svg`${line('trunk', pathData`M${x} ${y}v-16`, 1.8)}${area('poppy', pathData`M${x} ${y - 16}l14 4l-14 5Z`)}`;

const KINDS = {
  village: svg`${house(-34, 8, 24, 15)}${house(10, 9, 22, 13, 'slate')}${house(-14, 14, 26, 18)}`,
  harbour: svg`${house(-32, 8, 24, 14, 'slate')}${house(-8, 12, 22, 16)}${line('trunk', 'M24 14V-26', 2.5)}${area('snow', 'M26-24L42-2H26Z')}${area('trunk', 'M14 8H42L36 16H19Z')}`,
  mill: svg`${house(8, 12, 26, 14)}${area('wall', 'M-24 14L-20-16H-6L-2 14Z')}${area('roof', 'M-22-16L-13-27L-4-16Z')}${line('trunk', 'M-32-28L6-4M-25 6L-1-38', 3)}`,
  mine: svg`${area('peak', 'M-40 14L-14-28L6 14Z')}${area('snow', 'M-14-28L-6-13L-15-17L-21-15Z')}${area('trunk', 'M-22 14V2Q-15-6-8 2V14Z')}${house(8, 14, 22, 14, 'slate')}${line('trunk', 'M2-2L14-24L26-2', 3)}`,
  abbey: svg`${area('peak', 'M-40 16Q-30 2-6 4H20Q38 4 42 16Z')}${house(-22, 6, 34, 16, 'slate')}${tower(10, 6, 14, 32)}`,
  oasis: svg`${area('wall', 'M-30 12Q-18-18-6-20Q6-18 16 12Z')}${area('poppy', 'M-12 12Q-9-12-6-20Q-2-12 0 12Z')}${line('trunk', 'M28 12Q30-6 26-18', 3)}${area('crown', 'M26-18q-14-7-16 2q8-4 16-2q4-12 15-4q-9-1-15 4q10 1 10 10q-7-8-10-10Z')}`,
  grove: svg`${area('trunk', 'M-3 12H5V-8H-3Z')}${area('crown', 'M-26-2Q-26-26 1-32Q28-26 28-2Q1 6-26-2Z')}${area('crownTop', 'M-18-6Q-16-22 0-26Q2-12-18-6Z')}${house(-30, 14, 20, 11)}${house(14, 14, 18, 11)}`,
  keep: svg`${area('stone', 'M-28 13V-8H28V13Z')}${area('wall', 'M-28 13V-8H0V13Z')}${tower(-34, 13, 14, 30)}${tower(20, 13, 14, 30)}${area('trunk', 'M-6 13V2Q0-6 6 2V13Z')}${banner(0, -8)}`,
} as const;

const CHARACTER: Readonly<Record<Exclude<Town, 'elvenhold'>, keyof typeof KINDS>> = {
  albaran: 'oasis',
  beata: 'harbour',
  dagamura: 'keep',
  ergeren: 'grove',
  feodor: 'oasis',
  grangor: 'harbour',
  ixara: 'mill',
  jaccaranda: 'mine',
  kihromah: 'abbey',
  lapphalia: 'village',
  mahdavikia: 'abbey',
  parundia: 'village',
  rivinia: 'grove',
  strykhaven: 'harbour',
  throtmanni: 'keep',
  tichih: 'mill',
  usselen: 'grove',
  virst: 'harbour',
  wylhien: 'mine',
  yttar: 'mine',
};

/** The walled city, twice as large as any other town. */
const capital = (): Drawing =>
  svg`${area('stone', 'M-76 22Q-76-4 0-8Q76-4 76 22Q40 34 0 34Q-40 34-76 22Z')}${tower(-74, 24, 20, 40)}${tower(54, 24, 20, 40)}${house(-46, 12, 26, 20)}${house(22, 12, 24, 18)}${tower(-20, 14, 18, 52)}${tower(2, 14, 20, 66)}${banner(12, -74)}${area('wall', 'M-76 22Q-40 32 0 32Q40 32 76 22V36Q40 46 0 46Q-40 46-76 36Z')}${area('trunk', 'M-11 45V34Q0 24 11 34V45Z')}${line('stone', 'M-66 34V28M-50 38V31M-32 41V33M32 41V33M50 38V31M66 34V28', 3)}`;

export const towns = (): Drawing =>
  svg`<g class="towns">${TOWNS.map((town) => {
    const { x, y } = townAt[town];
    return town === 'elvenhold'
      ? transformed(x, y - 10, 1, capital())
      : transformed(x, y - 10, 1.1, KINDS[CHARACTER[town]]);
  })}</g>`;
