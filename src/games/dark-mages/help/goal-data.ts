'use precomputed';
/** What the picture of the aim takes from the board. Readers of the rulebook need not load the map for it. */
export { HP_MAX } from '../map.js';
