/** Colours of the drawing: standing stones around a fire, by dusk and by night. */
import type { Seat } from '../../../kit/index.js';
import { brush, type Colours, type Tones } from '../../../kit/board.js';
import type { Category, Sphere } from '../map.js';

/** Each seat's robe, its dark outline, and the colour of text on it. */
export const ROBES: readonly Colours[] = [
  ['#b8392f', '#4f1310', '#fff6e6'],
  ['#35804f', '#123a22', '#fff6e6'],
  ['#3b6fb8', '#122f59', '#fff6e6'],
  ['#e0ac35', '#5e420a', '#3d2804'],
  ['#3d3d49', '#0c0c10', '#fff6e6'],
  ['#efe9dc', '#6d6354', '#3d362b'],
  ['#8a4fb0', '#37184d', '#fff6e6'],
  ['#cf6a22', '#552505', '#2a1002'],
];
export const robe = (seat: Seat): Colours => ROBES[seat]!;

/** The background of a card and the lines of its pattern, by sphere. */
const GROUNDS: Readonly<Record<Sphere, readonly [ground: string, line: string]>> = {
  battle: ['#8f3b35', '#d68a7e'],
  life: ['#3f7d5c', '#9bd3b0'],
  death: ['#54466e', '#a897c9'],
  nature: ['#5c722a', '#b5c96f'],
  fire: ['#b4521f', '#f2a566'],
  air: ['#5b8aa8', '#c3e0ef'],
  water: ['#27608f', '#86bbe6'],
  earth: ['#7a5a33', '#cda878'],
  common: ['#66635c', '#aba79c'],
};
const OF_TYPE: Readonly<Record<Exclude<Category, 'spell'>, readonly [ground: string, line: string]>> = {
  hex: ['#55305e', '#b98cc4'],
  scroll: ['#6d5f45', '#c9b68c'],
  companion: ['#3f5a48', '#94b8a0'],
  skill: ['#3c4f7a', '#93a9da'],
  defense: ['#2d5573', '#8fbcdc'],
  magic_item: ['#6e5220', '#d3ae62'],
  potion: ['#1f5f63', '#7fc4c6'],
  healing: ['#7a3e55', '#dc9db4'],
  artifact: ['#4c5058', '#a3abb8'],
  enemy_passing: ['#6b2a1e', '#d68468'],
  enemy_tenacious: ['#4a1522', '#c06a7c'],
};
/** The background of a card: that of its sphere or, without one, of its type. */
export const ground = ({ sphere, category }: { readonly sphere: Sphere | null; readonly category: Category }) =>
  sphere || category === 'spell' ? GROUNDS[sphere ?? 'common'] : OF_TYPE[category];

export const NIGHT = '#1c1b38';
export const PARCHMENT = '#f4e8cf';
export const EMBER = '#ff9a3d';
export const BLOOD = '#b3261e';
export const MOON = '#dfe6ff';

/** Each tone by dusk (light page) and by night (dark page). */
export const TONES = {
  sky1: ['#3f3f77', '#0b0d24'],
  sky2: ['#8d5f8c', '#1a1c42'],
  sky3: ['#eda46f', '#34305f'],
  moon: ['#ffe9c2', '#eef1ff'],
  star: ['#ffffff55', '#ffffff'],
  hill1: ['#5d4a78', '#191a3a'],
  hill2: ['#453a63', '#121330'],
  ground1: ['#4a4460', '#1d1c38'],
  ground2: ['#2f2b45', '#100f24'],
  stone: ['#8b84a0', '#4d4b70'],
  stoneDark: ['#554e6e', '#2a2948'],
  stoneLight: ['#b4adc4', '#7371a0'],
  hollow: ['#2b2745', '#14132b'],
  glow: ['#ffc46b', '#ff9a3d'],
  grass: ['#3a4a58', '#161b36'],
} as const satisfies Tones;
export const { area, line, stop } = brush(TONES);
