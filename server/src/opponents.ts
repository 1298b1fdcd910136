/** The opponents of the server: they think in a thread of their own, from the view of their seat alone. */
import { randomInt } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { BUDGET, type Level, type Move, type View } from '../../src/kernel/game.js';
import type { Reports } from './reports.js';
import type { BotReply, BotRequest } from '../../src/bots/protocol.js';

/** Milliseconds after which a thread that has not answered counts as hung. */
const PATIENCE = 20_000;

export class Opponents {
  readonly #address: URL;
  readonly #reports: Reports;
  #worker: Worker | undefined;
  #asked = 0;
  readonly #waiting = new Map<number, (move: Move | undefined) => void>();

  /** `address` is that of `bot-worker`. The thread starts at the first request. */
  constructor(address: URL, reports: Reports) {
    this.#reports = reports;
    this.#address = address;
  }

  /** The opponent's move. When its thread fails twice, the first of the view's moves: no table waits for ever. */
  async choose(game: string, view: View<unknown>, level: Level): Promise<Move> {
    if (view.moves.length === 1) return view.moves[0]!;
    const advice = { level, seed: randomInt(2 ** 32), budget: BUDGET };
    const ask = () => this.#ask({ id: this.#asked++, game, view, advice });
    return (await ask()) ?? (await ask()) ?? view.moves[0]!;
  }

  async #ask(request: BotRequest): Promise<Move | undefined> {
    const worker = (this.#worker ??= this.#start());
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Move | undefined>((resolve) => {
        this.#waiting.set(request.id, resolve);
        timer = setTimeout(() => void worker.terminate(), PATIENCE);
        worker.postMessage(request);
      });
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(request.id);
    }
  }

  #start(): Worker {
    const worker = new Worker(this.#address);
    worker.unref();
    worker.on('message', (reply: BotReply) => this.#waiting.get(reply.id)?.(reply.move));
    worker.on('error', (error) => this.#reports.failed('opponents', error));
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
      for (const resolve of this.#waiting.values()) resolve(undefined);
    });
    return worker;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
