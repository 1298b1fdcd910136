/** The thread of the bots. It loads the bot of a game at the first request for it, and no rules. */
import { parentPort } from 'node:worker_threads';
import { bots } from '../../src/games/generated/bots.js';
import { serveBots, type BotReply, type BotRequest } from '../../src/bots/protocol.js';
import type { WorkerScope } from '../../src/workers/worker-client.js';

const port = parentPort!;
const scope: WorkerScope<BotRequest, BotReply> = {
  onmessage: null,
  postMessage: (message) => port.postMessage(message),
};
serveBots(scope, async (id) => bots[id]!());
port.on('message', (data: BotRequest) => scope.onmessage!({ data } as MessageEvent<BotRequest>));
