/** The board data that the picture of the aim uses. So readers of the rulebook need not load the map. */
export { POINTS, RANKS } from '../map.js';
