/** Facts about Dark Mages that are needed before the game is loaded. */
import type { GameAbout } from '../../kit/board.js';

export const about: GameAbout = {
  order: 3,
  players: [2, 8],
  wideFrom: 740,
  now: { strip: 1.5 }, // room for a line of a card's text
  board: { wide: { width: 1200, height: 830 }, narrow: { width: 360, height: 784 } },
};
