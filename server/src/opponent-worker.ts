/** The thread of the opponents. It loads the opponent of a game at the first request for it, and no rules. */
import { parentPort } from 'node:worker_threads';
import { opponents } from '../../src/games/opponents.js';
import { serveBots, type BotReply, type BotRequest } from '../../src/opponents/protocol.js';
import type { WorkerScope } from '../../src/workers/worker-client.js';

const port = parentPort!;
const scope: WorkerScope<BotRequest, BotReply> = {
  onmessage: null,
  postMessage: (message) => port.postMessage(message),
};
serveBots(scope, async (id) => opponents[id]!());
port.on('message', (data: BotRequest) => scope.onmessage!({ data } as MessageEvent<BotRequest>));
