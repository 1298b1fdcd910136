/**
 * Where opponents think: beside the page if it may have a worker, else on its own thread in slices.
 *
 * A same-origin worker fails in a sandboxed frame and with a package from elsewhere; a blob worker fails under a strict
 * content security policy. They are tried in this order, and the move is the same on every rung.
 */
import { BUDGET, type Advice, type Move, type View } from '../kernel/game.js';
import { HELLO, thought, type Answer, type LoadThinker, type Question } from './answer.js';

export type Rung = 'worker' | 'blob' | 'main';

export interface Advisor {
  /** Rejects when the advisor is closed meanwhile. */
  choose<M extends Move>(game: string, view: View<unknown, M>, advice: Advice): Promise<M>;
  /** Ends the worker; whoever still waits for a move is told. */
  close(): void;
  /** Where long thoughts are had; before the first of them, this thread. */
  readonly rung: Rung;
}

export interface Ladder {
  readonly load: LoadThinker;
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

export class LadderAdvisor implements Advisor {
  rung: Rung = 'main';
  readonly #ladder: Ladder;
  #climbed: Promise<Worker | undefined> | undefined;
  #closed = false;
  #asked = 0;
  readonly #answers = new Map<number, (move: Move | undefined) => void>();
  #giveUp = () => {};

  constructor(ladder: Ladder) {
    this.#ladder = ladder;
  }

  async choose<M extends Move>(game: string, view: View<unknown, M>, advice: Advice): Promise<M> {
    const { moves } = view;
    if (moves.length === 0) throw new Error(`${String(view.seat)} has no move to choose in ${view.phase}`);
    if (moves.length === 1) return moves[0]!;
    const question = { id: this.#asked++, game, view, advice: { budget: BUDGET, ...advice } };
    const thinking = thought(await this.#ladder.load(game), question);
    const move =
      (await this.#think(thinking, SHORT)) ??
      (await this.#ask(await (this.#climbed ??= this.#climb()), question)) ??
      (await this.#think(thinking, Infinity));
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

  async #ask(worker: Worker | undefined, question: Question): Promise<Move | undefined> {
    this.#mustBeOpen();
    if (!worker || this.rung === 'main') return undefined;
    const move = await new Promise<Move | undefined>((resolve) => {
      this.#answers.set(question.id, resolve);
      worker.postMessage(question);
    });
    this.#mustBeOpen();
    return move;
  }

  #mustBeOpen(): void {
    if (this.#closed) throw new Error('The advisor is closed.');
  }

  async #climb(): Promise<Worker | undefined> {
    const { module, classic } = this.#ladder;
    return (
      (module && (await this.#greet('worker', () => new Worker(trusted(module), { type: 'module' })))) ||
      (classic && (await this.#greet('blob', () => this.#blob(classic)))) ||
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
    return this.#ladder.patience ?? 1000;
  }

  /** Waits for the worker's hello. Some browsers throw where a worker may not be, others let it fail later or never speak. */
  #greet(rung: Rung, open: () => Worker): Promise<Worker | undefined> {
    if (this.#closed) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      let worker: Worker | undefined;
      const fail = () => {
        clearTimeout(timer);
        worker?.terminate();
        this.rung = 'main';
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
      worker.onmessage = ({ data }: MessageEvent<Answer | typeof HELLO>) => {
        if (data === HELLO) {
          clearTimeout(timer);
          this.rung = rung;
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
