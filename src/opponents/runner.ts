/**
 * Where opponents think: beside the page if it may have a worker, else on its own thread in slices.
 *
 * A same-origin worker fails in a sandboxed frame and with a package from elsewhere; a blob worker fails under a strict
 * content security policy. They are tried in this order, and the move is the same on every rung.
 */
import { BUDGET, type BotOptions, type Move, type View } from '../kernel/game.js';
import { READY, thinking, type BotReply, type LoadBot, type BotRequest } from './protocol.js';

export type BotThread = 'worker' | 'blob' | 'main';

export interface BotRunner {
  /** Rejects when the advisor is closed meanwhile. */
  choose<M extends Move>(game: string, view: View<unknown, M>, advice: BotOptions): Promise<M>;
  /** Ends the worker; whoever still waits for a move is told. */
  close(): void;
  /** Where long thoughts are had; before the first of them, this thread. */
  readonly thread: BotThread;
}

export interface BotSources {
  readonly load: LoadBot;
  /** The absolute addresses of the worker as a module and as a classic script; a rung without one is left out. */
  readonly module?: string | undefined;
  readonly classic?: string | undefined;
  /** Milliseconds until a worker that has not said hello counts as failed. */
  readonly patience?: number;
}

/** Milliseconds that this thread may be held at a time. */
const SLICE = 8;
/** Positions in which a thought is too short to start a worker for. All but the hardest level need fewer. */
const SHORT = 100;

interface Policy {
  createScriptURL(address: string): string;
}

export class WorkerBotRunner implements BotRunner {
  thread: BotThread = 'main';
  readonly #sources: BotSources;
  #worker: Promise<Worker | undefined> | undefined;
  #closed = false;
  #asked = 0;
  readonly #answers = new Map<number, (move: Move | undefined) => void>();
  #giveUp = () => {};

  constructor(sources: BotSources) {
    this.#sources = sources;
  }

  async choose<M extends Move>(game: string, view: View<unknown, M>, advice: BotOptions): Promise<M> {
    const { moves } = view;
    if (moves.length === 0) throw new Error(`${String(view.seat)} has no move to choose in ${view.phase}`);
    if (moves.length === 1) return moves[0]!;
    const request = { id: this.#asked++, game, view, advice: { budget: BUDGET, ...advice } };
    const steps = thinking(await this.#sources.load(game), request);
    const move =
      (await this.#think(steps, SHORT)) ??
      (await this.#ask(await (this.#worker ??= this.#startWorker()), request)) ??
      (await this.#think(steps, Infinity));
    return move as M;
  }

  close(): void {
    this.#closed = true;
    this.#giveUp();
  }

  /** Thinks on this thread, in slices, as many positions as told; `undefined` when that was not enough. */
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

  async #ask(worker: Worker | undefined, request: BotRequest): Promise<Move | undefined> {
    this.#mustBeOpen();
    if (!worker || this.thread === 'main') return undefined;
    const move = await new Promise<Move | undefined>((resolve) => {
      this.#answers.set(request.id, resolve);
      worker.postMessage(request);
    });
    this.#mustBeOpen();
    return move;
  }

  #mustBeOpen(): void {
    if (this.#closed) throw new Error('The advisor is closed.');
  }

  async #startWorker(): Promise<Worker | undefined> {
    const { module, classic } = this.#sources;
    return (
      (module && (await this.#untilReady('worker', () => new Worker(trusted(module), { type: 'module' })))) ||
      (classic && (await this.#untilReady('blob', () => this.#blob(classic)))) ||
      undefined
    );
  }

  /** One line that adds the classic script: a frame without an origin may not name another file as its worker. */
  #blob(classic: string): Worker {
    const line = new Blob([`importScripts(${JSON.stringify(classic)})`], { type: 'text/javascript' });
    const address = URL.createObjectURL(line);
    setTimeout(() => URL.revokeObjectURL(address), this.#patience + 1000);
    return new Worker(trusted(address));
  }

  get #patience(): number {
    return this.#sources.patience ?? 1000;
  }

  /** Waits for the worker's hello. Some browsers throw where a worker may not be, others let it fail later or never speak. */
  #untilReady(rung: BotThread, open: () => Worker): Promise<Worker | undefined> {
    if (this.#closed) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      let worker: Worker | undefined;
      const fail = () => {
        clearTimeout(timer);
        worker?.terminate();
        this.thread = 'main';
        for (const tell of this.#answers.values()) tell(undefined);
        this.#answers.clear();
        resolve(undefined);
      };
      const timer = setTimeout(fail, this.#patience);
      this.#giveUp = fail;
      try {
        worker = open();
      } catch {
        return fail();
      }
      worker.onerror = (event) => {
        event.preventDefault();
        fail();
      };
      worker.onmessage = ({ data }: MessageEvent<BotReply | typeof READY>) => {
        if (data === READY) {
          clearTimeout(timer);
          this.thread = rung;
          resolve(worker);
        } else {
          this.#answers.get(data.id)?.(data.move);
          this.#answers.delete(data.id);
        }
      };
    });
  }
}

let policy: Policy | undefined;

/** Under Trusted Types a page allows the policy `playable-rules`; without it there is no worker, and no harm. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  };
  // Once for all advisors of a page: a second policy of the same name would be refused.
  policy ??= trustedTypes?.createPolicy('playable-rules', { createScriptURL: (url) => url });
  return policy?.createScriptURL(address) ?? address;
}
