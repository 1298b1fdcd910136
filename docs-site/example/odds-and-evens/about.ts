/** Facts about the game that are needed before it is loaded. */
import type { GameAbout } from '../../../src/game-ui/about.js';

const size = { width: 720, height: 580 };
const board = { wide: size, narrow: size };
export const about: GameAbout = { order: 9, draft: true, players: [2, 2], wideFrom: 500, board };
