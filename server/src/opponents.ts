/** The opponents of the server: they think in a thread of their own, from the view of their seat alone. */
import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Worker } from 'node:worker_threads';
import { BUDGET, type Level, type Move, type View } from '../../src/kernel/game.js';
import type { Reports } from './reports.js';
import type { BotReply, BotRequest } from '../../src/bots/protocol.js';

/** Milliseconds for one move after which the thread counts as hung. */
const PATIENCE = 20_000;

interface Waiting {
  readonly request: BotRequest;
  readonly resolve: (reply: Omit<BotReply, 'id'>) => void;
}

export class Opponents {
  readonly #address: URL;
  readonly #reports: Reports;
  readonly #sites: ReadonlyMap<string, string>;
  readonly #patience: number;
  #worker: Worker | undefined;
  #asked = 0;
  /** What the thread has not answered yet, in the order in which it answers. */
  readonly #waiting = new Map<number, Waiting>();
  #isClosed = false;
  /** Ends the thread when it has not answered anybody for as long as it may think for one. */
  #watch: NodeJS.Timeout | undefined;

  /** `address` is that of `bot-worker`, `sites` are the folders of the games of others. The thread starts at the first request. */
  constructor(address: URL, reports: Reports, sites: ReadonlyMap<string, string>, patience = PATIENCE) {
    this.#sites = sites;
    this.#reports = reports;
    this.#address = address;
    this.#patience = patience;
  }

  /** The opponent's move. When it chooses none of the view's moves twice, or its thread fails, the first of them: no table waits for ever. */
  async choose(game: string, view: View<unknown>, level: Level): Promise<Move> {
    if (view.moves.length === 1) return view.moves[0]!;
    let fault: unknown = new Error(`the opponent of ${game} chose no move`);
    for (let tries = 0; tries < 2; tries++) {
      const advice = { level, seed: randomInt(2 ** 32), budget: BUDGET };
      const { move: chosen, error = fault } = await this.#ask({ id: this.#asked++, game, view, advice });
      const move = view.moves.find((each) => isDeepStrictEqual(each, chosen));
      if (move) return move;
      fault = error;
    }
    this.#reports.failed('opponents', fault);
    return view.moves[0]!;
  }

  #ask(request: BotRequest): Promise<Omit<BotReply, 'id'>> {
    return new Promise((resolve) => this.#post({ request, resolve }));
  }
  #post(waiting: Waiting): void {
    // The tables have ended with the server: nobody waits for an answer, and no thread is started for one.
    if (this.#isClosed) return;
    const worker = (this.#worker ??= this.#start());
    worker.postMessage(waiting.request);
    this.#waiting.set(waiting.request.id, waiting);
    // The thread answers one request after the other. So the time of the oldest one alone tells whether the thread hangs.
    if (this.#waiting.size === 1) this.#watchOver(worker);
  }
  #watchOver(worker: Worker): void {
    clearTimeout(this.#watch);
    if (this.#waiting.size > 0) this.#watch = setTimeout(() => void worker.terminate(), this.#patience);
  }

  #start(): Worker {
    const worker = new Worker(this.#address, { workerData: this.#sites });
    worker.unref();
    worker.on('message', ({ id, ...reply }: BotReply) => {
      this.#waiting.get(id)?.resolve(reply);
      this.#waiting.delete(id);
      this.#watchOver(worker);
    });
    worker.on('error', (error) => this.#reports.failed('opponents', error));
    worker.on('exit', () => {
      this.#worker = undefined;
      clearTimeout(this.#watch);
      // The thread works on its oldest request, so only that one can have ended it: the other tables’ requests go to the next thread.
      const [culprit, ...innocent] = this.#waiting.values();
      this.#waiting.clear();
      culprit?.resolve({});
      for (const waiting of innocent) this.#post(waiting);
    });
    return worker;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
  }
}
