/** What the picture of the aim takes from the board. Worked out when pages are built, so that who reads need not fetch the map. */
export { POINTS, RANKS } from '../map.js';
