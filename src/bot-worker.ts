/** The worker that computes the moves of bots. At the first request for a game it loads only the bot of that game. */
import { bots } from './games/generated/bots.js';
import { serveBots } from './bots/protocol.js';

serveBots(self as never, async (id) => bots[id]!());
