/**
 * The way to a worker, for whoever can also do without one.
 *
 * A same-origin worker fails in a sandboxed frame and with a package from elsewhere; a blob worker fails under a strict
 * content security policy. They are tried in this order; where neither is to be had the page does the work itself.
 */

/** What a worker says first. */
export const READY = 'hello';
/** Where the work is done. */
export type Thread = 'worker' | 'blob' | 'main';

export interface WorkerAddresses {
  /** The absolute addresses of the worker as a module and as a classic script; what has none is not tried. */
  readonly module?: string | undefined;
  readonly classic?: string | undefined;
  /** Milliseconds until a worker that has not said hello counts as failed. */
  readonly patience?: number;
}

interface Numbered {
  readonly id: number;
}
interface Policy {
  createScriptURL(address: string): string;
}

export class WorkerLink<Request extends Numbered, Reply extends Numbered> {
  /** Where the work is done; before the first question, on this thread. */
  thread: Thread = 'main';
  readonly #addresses: WorkerAddresses;
  #worker: Promise<Worker | undefined> | undefined;
  readonly #answers = new Map<number, (reply: Reply | undefined) => void>();
  #isClosed = false;
  #giveUp = () => {};

  constructor(addresses: WorkerAddresses) {
    this.#addresses = addresses;
  }

  /** The worker's answer, begun with the first question; `undefined` where there is no worker or it ended. */
  async ask(request: Request): Promise<Reply | undefined> {
    const worker = await (this.#worker ??= this.#start());
    if (!worker || this.thread === 'main') return undefined;
    return new Promise((resolve) => {
      this.#answers.set(request.id, resolve);
      worker.postMessage(request);
    });
  }
  /** Ends the worker; whoever still waits is given nothing. */
  close(): void {
    this.#isClosed = true;
    this.#giveUp();
  }

  async #start(): Promise<Worker | undefined> {
    const { module, classic } = this.#addresses;
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
    return this.#addresses.patience ?? 1000;
  }

  /** Waits for the worker's hello. Some browsers throw where a worker may not be, others let it fail later or never speak. */
  #untilReady(thread: Thread, open: () => Worker): Promise<Worker | undefined> {
    if (this.#isClosed) return Promise.resolve(undefined);
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
      worker.onmessage = ({ data }: MessageEvent<Reply | typeof READY>) => {
        if (data === READY) {
          clearTimeout(timer);
          this.thread = thread;
          resolve(worker);
        } else {
          this.#answers.get(data.id)?.(data);
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
  // Once for all workers of a page: a second policy of the same name would be refused.
  policy ??= trustedTypes?.createPolicy('playable-rules', { createScriptURL: (url) => url });
  return policy?.createScriptURL(address) ?? address;
}

/** The worker's end: answers each question, and says hello. A question that cannot be answered gets its number back alone. */
export interface WorkerScope<Request extends Numbered, Reply extends Numbered> {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(message: Reply | Numbered | typeof READY): void;
}
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
