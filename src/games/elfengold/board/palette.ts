/** Colours: those of the map by day and by dusk, and the fixed ones of players and transports. */
import { brush, type Colours } from '../../../kit/board.js';

export const TONES = {
  meadow: ['#cfe0a0', '#51613f'],
  hedge: ['#9dba6c', '#6f8756'],
  wood: ['#86ab62', '#1d3629'],
  crown: ['#4d7a42', '#3d6446'],
  crownTop: ['#6a9a55', '#507a55'],
  shade: ['#33552f', '#1b2f25'],
  trunk: ['#5d4326', '#1d1710'],
  sand: ['#efdca6', '#4b4434'],
  dune: ['#d9bd7c', '#63583f'],
  rock: ['#c9bda9', '#3c3b45'],
  peak: ['#93877a', '#5b5a68'],
  snow: ['#ffffff', '#aeb7cc'],
  water: ['#8ec6de', '#1c3b57'],
  shore: ['#5f9dbb', '#3d678a'],
  ripple: ['#ffffff', '#8fb6d6'],
  track: ['#fbf3d9', '#c9bd9b'],
  verge: ['#a88f5e', '#16140f'],
  sign: ['#7a5c2c', '#2b2519'],
  poppy: ['#d2503c', '#a93f2e'],
  wall: ['#f3e7cb', '#8d8470'],
  stone: ['#c2b59c', '#6a6557'],
  roof: ['#b5543c', '#7a4134'],
  slate: ['#5c6f86', '#44546a'],
  frame: ['#8a5f38', '#3c2a1a'],
  table: ['#b98a58', '#3a2c1f'],
  tray: ['#e9d3a5', '#4b3d2b'],
  label: ['#3d2a17', '#f0e2c4'],
  rim: ['#8a6b3c', '#c9ab78'],
} as const;
export const { day, area, line } = brush(TONES);

/** Surface, outline and text colour of each player. */
export const PLAYERS: readonly Colours[] = [
  ['#c23b30', '#5d130c', '#ffffff'],
  ['#2f7a4a', '#0f3a20', '#ffffff'],
  ['#3a6fb5', '#123056', '#ffffff'],
  ['#e3ac2f', '#6a4a08', '#221d10'],
  ['#3a3a44', '#0d0d12', '#ffffff'],
  ['#8a4fa8', '#3b1a4d', '#ffffff'],
];
/** The rim colour of each kind, in addition to its sign. */
export const KINDS: Readonly<Record<string, string>> = {
  pig: '#eda7a4',
  cycle: '#f0cf5f',
  cloud: '#bcd9ef',
  unicorn: '#d9c9ee',
  wagon: '#d3a577',
  dragon: '#e58a66',
  raft: '#86bdd8',
  wizard: '#8f86cf',
  gold: '#f5c84c',
  double: '#b6d69c',
  exchange: '#b6d69c',
  tree: '#8fbf84',
  monster: '#7fb5b0',
};
export const WOOD_DISC: Colours = ['#f2dcae', '#5f4220', '#3a2712'];
