/** The board data that the picture of the aim uses. So readers of the rulebook need not load the map. */
export { HP_MAX } from '../map.js';
