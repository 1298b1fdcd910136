/**
 * A connection to a worker, for callers that can also do the work on the page's thread.
 *
 * A same-origin module worker fails in a sandboxed frame and when the package comes from another origin. A blob worker fails
 * under a strict content security policy. `WorkerClient` tries them in this order. If both fail, the page does the work.
 */
import { trusted } from './trusted.js';

/** The first message of a worker. */
export const READY = 'hello';
/** The kind of worker that does the work; `main` is the page's thread. */
export type Thread = 'worker' | 'blob' | 'main';

export interface WorkerAddresses {
  /** The absolute URLs of the worker as a module and as a classic script. A kind without a URL is not tried. */
  readonly module?: string | undefined;
  readonly classic?: string | undefined;
  /** Milliseconds until a worker that has not sent `READY` counts as failed. Default: 1000. */
  readonly patience?: number;
  /** Seconds without any answer after which a worker that was asked counts as hung. Default: 60. */
  readonly longest?: number;
  /** Called once if no worker starts. */
  readonly failed?: (() => void) | undefined;
}

/** A message with a number, by which a reply finds its request. */
interface Numbered {
  /** A reply repeats that of its request. */
  readonly id: number;
}
interface Answer<Reply> {
  readonly resolve: (reply: Reply | undefined) => void;
  readonly reject: (error: Error) => void;
}

export class WorkerClient<Request extends Numbered, Reply extends Numbered> {
  /** Which thread does the work; `main` before the first request. */
  thread: Thread = 'main';
  readonly #addresses: WorkerAddresses;
  #worker: Promise<Worker | undefined> | undefined;
  /** Who waits for the worker, in the order in which it answers. */
  readonly #answers = new Map<number, Answer<Reply>>();
  #watch: ReturnType<typeof setInterval> | undefined;
  #isClosed = false;
  #giveUp = () => {};

  constructor(addresses: WorkerAddresses) {
    this.#addresses = addresses;
  }

  /**
   * The worker's reply. The first request starts the worker. Resolves with `undefined` if no worker starts, if it ends, and
   * if the request has a value that cannot be sent to it.
   */
  async ask(request: Request): Promise<Reply | undefined> {
    const worker = await (this.#worker ??= this.#start());
    if (!worker || this.thread === 'main') return undefined;
    return new Promise((resolve, reject) => {
      try {
        worker.postMessage(request);
      } catch {
        return resolve(undefined);
      }
      this.#answers.set(request.id, { resolve, reject });
      // It answers one request after the other, so the time of the oldest one alone tells whether it hangs.
      if (this.#answers.size === 1) this.#watchOver();
    });
  }
  #watchOver(): void {
    clearInterval(this.#watch);
    if (this.#answers.size === 0) return;
    const { longest = 60, module, classic } = this.#addresses;
    let seconds = 0;
    // Each second is counted, since a device that sleeps stops the worker as well as the page.
    this.#watch = setInterval(() => {
      if (++seconds < longest) return;
      const [culprit] = this.#answers.values();
      culprit!.reject(new Error(`the worker ${module ?? classic} has not answered for ${longest} seconds`));
      this.#giveUp();
      this.#worker = undefined;
    }, 1000);
  }
  /** Terminates the worker. Pending requests resolve with `undefined`. */
  close(): void {
    this.#isClosed = true;
    this.#giveUp();
  }

  async #start(): Promise<Worker | undefined> {
    const { module, classic, failed } = this.#addresses;
    const worker =
      (module && (await this.#untilReady('worker', () => new Worker(trusted(module), { type: 'module' })))) ||
      (classic && (await this.#untilReady('blob', () => this.#blob(classic)))) ||
      undefined;
    if (!worker && !this.#isClosed) failed?.();
    return worker;
  }

  /** A blob that imports the classic script: a frame with an opaque origin cannot start a worker from another file. */
  #blob(classic: string): Worker {
    const line = new Blob([`importScripts(${JSON.stringify(classic)})`], { type: 'text/javascript' });
    const address = URL.createObjectURL(line);
    setTimeout(() => URL.revokeObjectURL(address), this.#patience + 1000);
    return new Worker(trusted(address));
  }

  get #patience(): number {
    return this.#addresses.patience ?? 1000;
  }

  /**
   * Starts a worker and waits for `READY`; resolves with `undefined` on failure. Where workers are forbidden, some browsers
   * throw, in others the worker fails later or stays silent.
   */
  #untilReady(thread: Thread, open: () => Worker): Promise<Worker | undefined> {
    if (this.#isClosed) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      let worker: Worker | undefined;
      const fail = () => {
        clearTimeout(timer);
        worker?.terminate();
        this.thread = 'main';
        for (const { resolve: tell } of this.#answers.values()) tell(undefined);
        this.#answers.clear();
        this.#watchOver();
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
      worker.onmessage = ({ data }: MessageEvent<Reply | typeof READY>) => {
        if (data === READY) {
          clearTimeout(timer);
          this.thread = thread;
          resolve(worker);
        } else {
          this.#answers.get(data.id)?.resolve(data);
          this.#answers.delete(data.id);
          this.#watchOver();
        }
      };
    });
  }
}

/** The global scope of a worker, as far as `serve` uses it. */
export interface WorkerScope<Request extends Numbered, Reply extends Numbered> {
  /** Takes the requests of the page. `serve` sets it. */
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  /** Sends `READY`, then the replies. That to a request that failed has only its number. */
  postMessage(message: Reply | Numbered | typeof READY): void;
}
/** The worker's side: sends `READY`, then replies to each request. If `answer` fails, the reply is only the request's id. */
export function serve<Request extends Numbered, Reply extends Numbered>(
  scope: WorkerScope<Request, Reply>,
  answer: (request: Request) => Reply | Promise<Reply>,
): void {
  scope.onmessage = ({ data }) => {
    Promise.resolve(data)
      .then(answer)
      .then((reply) => scope.postMessage(reply))
      .catch(() => scope.postMessage({ id: data.id }));
  };
  scope.postMessage(READY);
}
