/** What is known of Elfengold before it is fetched. */
import type { GameAbout } from '../../game-ui/about.js';

export const about: GameAbout = {
  order: 2,
  players: [2, 6],
  wideFrom: 700, // below, cards and counters lie in rows under the map, so that they stay large enough to touch
  now: { column: 5, strip: 1.5 }, // a journey is planned in it
  sheet: { head: 24, row: 63.5 },
  board: { wide: { width: 1500, height: 1190 }, narrow: { width: 1500, height: 1440 } },
};
