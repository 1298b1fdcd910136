'use precomputed';
/** The chart that the game plays by. Readers of the rulebook need not load the map for it. */
export { CHART, RAFTS, TRANSPORTS } from '../map.js';
