/** Loads the code of a game's opponents. */
import type { Bot } from '../bots/protocol.js';
import type { BotRunner } from '../bots/runner.js';
import type { GameUi } from '../game-ui/game-ui.js';
import { addedGames } from './added-games.js';
import { workerScripts } from './games.js';

/** Thrown if the code of an opponent cannot be loaded. */
export class LoadError extends Error {}
const notLoaded = (cause: unknown): never => {
  throw new LoadError(String(cause), { cause });
};

/** Computes opponents' moves of this game; the code for it is loaded at the first request. */
export function botRunnerFor({ game, bot, botWorker }: Pick<GameUi, 'game' | 'bot' | 'botWorker'>): BotRunner {
  let runner: BotRunner | undefined;
  let isClosed = false;
  const fetchRunner = async (): Promise<BotRunner> => {
    const { WorkerBotRunner, noWorker } = await import('../bots/runner.js').catch(notLoaded);
    const load = async () => (await bot?.().catch(notLoaded)) ?? (game as Bot);
    // Our worker knows no game that a page adds: without a worker of its own, such a game thinks in slices on the page.
    const bots = botWorker ?? (addedGames.has(game.id) ? undefined : workerScripts().bots);
    const failed = botWorker === undefined ? undefined : () => noWorker(game.id, botWorker);
    runner ??= new WorkerBotRunner({ load, module: bots, classic: bots, failed });
    if (isClosed) runner.close();
    return runner;
  };
  return {
    choose: async (...question) => (runner ?? (await fetchRunner())).choose(...question),
    close() {
      isClosed = true;
      runner?.close();
    },
  };
}
