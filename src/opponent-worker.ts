/** The worker in which opponents think: loads the opponent of a game, and nothing else of it, when it is first asked. */
import { opponents } from './games/opponents.js';
import { serveBots } from './opponents/protocol.js';

serveBots(self as never, async (id) => opponents[id]!());
