/** What is known of Dark Mages before it is fetched. */
import type { GameAbout } from '../../game-ui/about.js';

export const about: GameAbout = {
  order: 3,
  players: [2, 8],
  wideFrom: 740,
  now: { strip: 1.5 }, // a line of what a card says
  board: { wide: { width: 1200, height: 830 }, narrow: { width: 360, height: 784 } },
};
