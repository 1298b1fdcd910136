/** The worker in which opponents think: loads the opponent of a game, and nothing else of it, when it is first asked. */
import { answer, type Thinker, type WorkerScope } from './embed/answer.js';

const opponents: Readonly<Record<string, () => Promise<Thinker>>> = {
  elfenwizards: () => import('./games/elfenwizards/opponent.js') as Promise<Thinker>,
};

answer(self as unknown as WorkerScope, async (id) => opponents[id]!());
