/** The chart that the game plays by. Worked out when pages are built, so that who reads need not fetch the map. */
export { CHART, RAFTS, TRANSPORTS } from '../map.js';
