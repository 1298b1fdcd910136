/** The worker in which opponents think: loads the opponent of a game, and nothing else of it, when it is first asked. */
import { serveBots, type Bot, type WorkerScope } from './opponents/protocol.js';

const opponents: Readonly<Record<string, () => Promise<Bot>>> = {
  elfenwizards: () => import('./games/elfenwizards/opponent.js') as Promise<Bot>,
};

serveBots(self as unknown as WorkerScope, async (id) => opponents[id]!());
