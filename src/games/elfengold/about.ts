/** Facts about Elfengold that are needed before the game is loaded. */
import type { GameAbout } from '../../kit/board.js';

export const about: GameAbout = {
  order: 2,
  players: [2, 6],
  wideFrom: 700, // narrower boards have cards and counters in rows under the map, so that they stay large enough to touch
  now: { column: 4, strip: 1.5 }, // room for planning a journey
  sheet: { head: 24, row: 52.2 },
  board: { wide: { width: 1500, height: 1190 }, narrow: { width: 1500, height: 1440 } },
};
