/** The worker that computes opponents' moves. At a game's first request it loads the game's opponent, nothing else of the game. */
import { opponents } from './games/opponents.js';
import { serveBots } from './opponents/protocol.js';

serveBots(self as never, async (id) => opponents[id]!());
