/** The worker that computes opponents' moves. At the first request for a game it loads only the game's opponent. */
import { opponents } from './games/opponents.js';
import { serveBots } from './opponents/protocol.js';

serveBots(self as never, async (id) => opponents[id]!());
