/** The link of a page to its table: joins, joins again whenever the connection ends, and passes on what the server says, message by message. */
import { ASKED, type Asked, type Join, type Reply, type Request, type Told } from '../../playthrough/wire.js';
import type { Connection } from './connection.js';
import { gate } from './gate.js';
import { asking, partOf, RemoteFault } from './server.js';
import { Wait } from './wait.js';

/** Milliseconds before the first attempts to come back, and before every further one. */
const BACKOFF = [100, 500, 1000, 2000];
const FURTHER = 5000;

/** What a table makes of its link. */
interface LinkHost {
  /** Takes a message of the server. The next one waits until the promise resolves, which never rejects. */
  hear(type: Told, body: unknown): Promise<void>;
  /** The connection is there, or has ended. */
  changed(): void;
  /** The page cannot come back, and tries no more: the server denies it with a `RemoteFault`. Any other error is a fault of the page. */
  refused(error: unknown): void;
}

export class TableLink {
  readonly #server: URL;
  readonly #host: LinkHost;
  /** Whether the reader has left the table. */
  isClosed = false;
  #connection: Connection | undefined;
  #wait: Wait | undefined;
  /** Opens when the connection is there. */
  #connected = gate();
  /** Resolves when each message up to now has been taken. */
  #taken = Promise.resolve();

  constructor(server: URL, host: LinkHost) {
    this.#server = server;
    this.#host = host;
  }
  get isConnected(): boolean {
    return this.#connection !== undefined;
  }

  /** Joins the table, and from then on again whenever the connection ends. Rejects with `RemoteFault`. */
  async join(join: Join): Promise<void> {
    const joined = await this.#connect(join, false).catch((error: RemoteFault) => {
      if (error.code !== 'blocked') throw error;
      // The process of the table began after this page was loaded, so that the policy of the page does not have its address.
      return this.#connect(join, true);
    });
    // The page has left, or has been joined by another call, meanwhile.
    if (this.isClosed || this.#connection) return joined.close();
    this.#connection = joined;
    this.#connected.open();
    this.#host.changed();
  }
  /** With `isNear` by the address of the server, also where another process has the table. */
  #connect(join: Join, isNear: boolean): Promise<Connection> {
    return asking(this.#server, async () => {
      // Only who joins needs the client of the engine.
      const { Connection } = await partOf(import('./connection.js'));
      return Connection.open(
        this.#server,
        join,
        (type, body) => void (this.#taken = this.#taken.then(() => this.#host.hear(type, body))),
        (ended) => this.#connection === ended && this.#onEnd(join),
        isNear,
      );
    });
  }
  #onEnd({ name: _, ...join }: Join): void {
    if (this.isClosed) return;
    this.#connection = undefined;
    this.#connected = gate();
    this.#host.changed();
    void this.#comeBack(join);
  }
  async #comeBack(join: Join): Promise<void> {
    for (let n = 0; !this.isClosed; n++) {
      await (this.#wait = new Wait(BACKOFF[n] ?? FURTHER)).over;
      if (this.isClosed) return;
      try {
        return await this.join(join);
      } catch (error) {
        if (error instanceof RemoteFault && error.isPassing) continue;
        this.#connected.refuse(error);
        return this.#host.refused(error);
      }
    }
  }
  /** Resolves when the connection is there and each message up to then has been taken. Rejects when the page cannot come back. */
  ready(): Promise<unknown> {
    return this.#connected.promise.then(() => this.#taken);
  }
  /** Sends a request, and resolves to the server's answer. Rejects if the connection ends before, and with `RemoteFault` for an answer of another version. */
  async request<K extends Asked>(type: K, body: Request<K>): Promise<Reply<K>> {
    if (!this.#connection) throw new Error('no connection');
    const said = await this.#connection.request(type, body);
    try {
      return ASKED[type][1](said, type) as Reply<K>;
    } catch (error) {
      throw new RemoteFault('form', { path: type, expected: (error as Error).message });
    }
  }
  /** Ends the connection. The page can join anew. */
  leave(): void {
    this.#connection?.close();
    this.#connection = undefined;
  }
  /** Ends the connection for good. */
  close(): void {
    this.isClosed = true;
    this.#wait?.end();
    this.#connected = gate(); // a move that is on its way is not sent again
    this.#connection?.close();
  }
}
