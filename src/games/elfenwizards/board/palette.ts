/** The colours of the drawing. */
import type { Seat } from '../../../kit/index.js';
import { brush, type Colours, type Tones } from '../../../kit/board.js';

/** Each guild's colour, its dark outline, and the colour of text on it. EW-S2. */
export const GUILDS: readonly Colours[] = [
  ['#c23b30', '#5f1511', '#fff6e6'],
  ['#3f8f5b', '#133d24', '#fff6e6'],
  ['#3a6fb5', '#122f59', '#fff6e6'],
  ['#e3ac2f', '#6b4606', '#3d2804'],
  ['#3a3a44', '#0c0c10', '#fff6e6'],
  ['#f6f1e6', '#6d6354', '#3d362b'],
];
export const guild = (seat: Seat) => GUILDS[seat]!;

export const WOOD = '#472b15';

/** Each tone by day and by dusk. */
export const TONES = {
  sky1: ['#7fb2d6', '#152340'],
  sky2: ['#bcdcec', '#3b5177'],
  sky3: ['#f8ecd9', '#c98f7b'],
  sun: ['#fffbe6', '#f4efd8'],
  glow: ['#fff3c4', '#cfd8f2'],
  star: ['#ffffff00', '#ffffff'],
  flake: ['#ffffff', '#f2f6ff'],
  peak: ['#a9c6da', '#4a5c80'],
  peakSnow: ['#eaf4fa', '#8696b6'],
  wood: ['#6f96a6', '#2b3d58'],
  wood2: ['#4f7a80', '#20304a'],
  hill1: ['#d8e8f0', '#6d80a3'],
  hill2: ['#eaf3f7', '#9aabc6'],
  hill3: ['#fbfdfe', '#c3cfe1'],
  bark: ['#7a5539', '#5c402f'],
  barkDark: ['#4d3322', '#32221b'],
  barkLight: ['#9b7350', '#7c5a42'],
  leaf: ['#3d7a5c', '#254a45'],
  leafLight: ['#57976f', '#366457'],
  snow: ['#ffffff', '#dfe8f4'],
  camp: ['#f7fbfd', '#dbe5f0'],
  campEdge: ['#8fb0c2', '#6b7fa0'],
} as const satisfies Tones;
export type Tone = keyof typeof TONES;
export const { day, area, line, stop } = brush(TONES);
