/** Runs a bot in a worker, or in slices on the page's thread if no worker starts. Both give the same move. */
import { BUDGET, type BotOptions, type Move, type View } from '../kernel/game.js';
import { WorkerClient, type Thread, type WorkerAddresses } from '../workers/worker-client.js';
import { thinking, type BotReply, type LoadBot, type BotRequest } from './protocol.js';

export interface BotRunner {
  /** Resolves with the bot's move. Rejects when the view has no moves, or when the runner is closed meanwhile. */
  choose<M extends Move>(game: string, view: View<unknown, M>, advice: BotOptions): Promise<M>;
  /** Terminates the worker. Pending calls of `choose` reject. */
  close(): void;
}

export interface BotSources extends WorkerAddresses {
  readonly load: LoadBot;
}

/** Tells the author of a game that its own worker is not used. */
export const noWorker = (game: string, address: string): void =>
  console.warn(`playable-rules: ${game}.botWorker: no worker starts at ${address}; opponents think on the page.`);

/** Milliseconds that the computation may block the page's thread at a time. */
const SLICE = 8;
/** How many parts of thinking to take on the page's thread before a worker is started: most moves of our games need fewer. */
const SHORT = 100;

export class WorkerBotRunner implements BotRunner {
  readonly #load: LoadBot;
  readonly #worker: WorkerClient<BotRequest, BotReply>;
  #isClosed = false;
  #asked = 0;

  constructor({ load, ...addresses }: BotSources) {
    this.#load = load;
    this.#worker = new WorkerClient(addresses);
  }
  /** The thread that computes long moves; `main` before the first of them. */
  get thread(): Thread {
    return this.#worker.thread;
  }

  async choose<M extends Move>(game: string, view: View<unknown, M>, advice: BotOptions): Promise<M> {
    const { moves } = view;
    if (moves.length === 0) throw new Error(`${String(view.seat)} has no move to choose in ${view.phase}`);
    if (moves.length === 1) return moves[0]!;
    const request = { id: this.#asked++, game, view, advice: { budget: BUDGET, ...advice } };
    const search = thinking(await this.#load(game), request);
    const move =
      (await this.#think(search, SHORT)) ?? (await this.#ask(request)) ?? (await this.#think(search, Infinity));
    return move as M;
  }

  close(): void {
    this.#isClosed = true;
    this.#worker.close();
  }

  /** Computes on this thread, in slices, at most `most` parts; resolves with `undefined` when that was not enough. */
  async #think(thinking: Iterator<void, Move>, most: number): Promise<Move | undefined> {
    for (let seen = 0; seen < most;) {
      this.#mustBeOpen();
      const until = performance.now() + SLICE;
      for (; seen < most && performance.now() < until; seen++) {
        const { done, value } = thinking.next();
        if (done) return value;
      }
      await new Promise((resolve) => setTimeout(resolve));
    }
    return undefined;
  }

  async #ask(request: BotRequest): Promise<Move | undefined> {
    this.#mustBeOpen();
    const reply = await this.#worker.ask(request);
    this.#mustBeOpen();
    return reply?.move;
  }

  #mustBeOpen(): void {
    if (this.#isClosed) throw new Error('The runner is closed.');
  }
}
