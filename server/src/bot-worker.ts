/** The thread of the bots. It loads the bot of a game at the first request for it: of ours without the rules, of others the whole game. */
import { parentPort, workerData } from 'node:worker_threads';
import { bots } from '../../src/games/generated/bots.js';
import { serveBots, type Bot, type BotReply, type BotRequest } from '../../src/bots/protocol.js';
import type { WorkerScope } from '../../src/workers/worker-client.js';
import { gameOf } from './own.js';

const port = parentPort!;
const scope: WorkerScope<BotRequest, BotReply> = {
  onmessage: null,
  postMessage: (message) => port.postMessage(message),
};
const sites = workerData as ReadonlyMap<string, string>;
const own = new Map<string, Promise<Bot>>();
/** As on a page, a game of others without a bot thinks itself. */
async function ownBot(site: string): Promise<Bot> {
  const ui = await gameOf(site);
  return (await ui.bot?.()) ?? (ui.game as Bot);
}
async function botOf(id: string): Promise<Bot> {
  if (!sites.has(id)) return bots[id]!();
  if (!own.has(id)) own.set(id, ownBot(sites.get(id)!));
  return own.get(id)!;
}
/** Ends when all bots that were asked for are loaded. One is loaded after the other, so that requests are answered in their order. */
let loaded: Promise<unknown> = Promise.resolve();
serveBots(scope, (id) => {
  const bot = loaded.then(() => botOf(id));
  loaded = bot.catch(() => undefined);
  return bot;
});
port.on('message', (data: BotRequest) => scope.onmessage!({ data } as MessageEvent<BotRequest>));
