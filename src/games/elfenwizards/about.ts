/** Facts about Elfenwizards that are needed before the game is loaded. */
import type { GameAbout } from '../../kit/board.js';

export const about: GameAbout = {
  order: 1,
  players: [3, 6],
  wideFrom: 740, // narrower boards stack their ranks, so that dice stay large enough to touch
  sheet: { head: 236, row: 36 },
  board: { wide: { width: 1400, height: 1080 }, narrow: { width: 360, height: 1310 } },
};
