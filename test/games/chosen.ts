/**
 * Selects the games that the suite runs for: all, or the one named in the environment, as in `GAME=elfengold npm test
 * unit suite.node`.
 */
import { GAMES } from '../../src/games/index.js';

const chosen = process.env['GAME'];
if (chosen && chosen !== 'toy' && !GAMES.includes(chosen))
  throw new Error(`GAME=${chosen}: expected one of ${GAMES.join(', ')}, toy`);

export const isChosen = (id: string): boolean => !chosen || chosen === id;
