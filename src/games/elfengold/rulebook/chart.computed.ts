/** The transport chart of the game. So readers of the rulebook need not load the map. */
export { CHART, RAFTS, TRANSPORTS } from '../map.js';
