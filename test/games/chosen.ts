/** Which games the suite is for: all of them, or the one that the environment names, `GAME=odds-and-evens npm run test:unit suite.node`. */
import { GAMES } from '../../src/games/index.js';

const chosen = process.env['GAME'];
if (chosen && chosen !== 'toy' && !GAMES.includes(chosen))
  throw new Error(`GAME=${chosen}: it is one of ${GAMES.join(', ')}, toy`);

export const isChosen = (id: string): boolean => !chosen || chosen === id;
