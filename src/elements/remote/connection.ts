/** A connection to a table. The only file that knows Colyseus, whose messages and requests are used and nothing else. */
import { Client } from '@colyseus/sdk/Client';
import type { Room } from '@colyseus/sdk/Room';
import { NoneSerializer } from '@colyseus/sdk/serializer/NoneSerializer';
import { registerSerializer } from '@colyseus/sdk/serializer/Serializer';
import { ROOM, TOLD, type Asked, type Join, type Told } from '../../playthrough/wire.js';

// Nothing is synchronized. Importing only these files leaves out the rest of the package.
registerSerializer('none', NoneSerializer);

/** Milliseconds between two pings. */
const BEAT = 20_000;
/** Milliseconds until the answer to a ping is late. */
const PATIENCE = 5_000;
/** Events after which the page pings at once. The last of them fires at the document and reaches the window. */
const EVENTS = ['online', 'visibilitychange'] as const;

export class Connection {
  readonly #room: Room;
  readonly #left: (ended: Connection) => void;
  readonly #beat: ReturnType<typeof setInterval>;
  #late: ReturnType<typeof setTimeout> | undefined;
  private constructor(room: Room, left: (ended: Connection) => void) {
    this.#room = room;
    this.#left = left;
    room.onLeave(() => this.#lose());
    this.#beat = setInterval(this.#ping, BEAT);
    for (const event of EVENTS) addEventListener(event, this.#ping);
  }
  /**
   * Pings the server, and counts the connection as lost without an answer in time. A socket does not report that a device has slept, or that its
   * network has changed: a page that only waits for others would wait for ever.
   */
  readonly #ping = (): void => {
    this.#late ??= setTimeout(() => this.#lose(), PATIENCE);
    this.#room.ping(() => {
      clearTimeout(this.#late);
      this.#late = undefined;
    });
  };
  #lose(): void {
    this.close();
    this.#left(this);
  }

  /**
   * Joins a table. Every message is passed to `hear`, and the end of the connection to `left`. Rejects when the server denies
   * it, with the denial as the message, or is not reached. `isNear`: by the address of the server, also where another process has the
   * table: it passes on what is said.
   */
  static async open(
    server: URL,
    join: Join,
    hear: (type: Told, body: unknown) => void,
    left: (ended: Connection) => void,
    isNear = false,
  ): Promise<Connection> {
    const urlBuilder = (url: URL): string =>
      url.host === server.host
        ? url.href
        : new URL(`.${url.pathname}${url.search}`, server).href.replace(/^http/, 'ws');
    const client = new Client(server.href.replace(/\/$/, ''), isNear ? { urlBuilder } : {});
    const room = await client.joinOrCreate(ROOM, join);
    // The client could reconnect for some seconds, but not to a restarted server. Readers come back by the token of their seat.
    room.reconnection.enabled = false;
    for (const type of Object.keys(TOLD) as Told[]) room.onMessage(type, (body: unknown) => hear(type, body));
    return new Connection(room, left);
  }
  /** Asks, and resolves to the answer. Rejects when the connection brings none: then it has ended, also where nobody has said so yet. */
  async request(type: Asked, body: object): Promise<unknown> {
    try {
      return await this.#room.request<object, unknown>(type as never, body);
    } catch (error) {
      this.#lose();
      throw error;
    }
  }
  close(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#late);
    for (const event of EVENTS) removeEventListener(event, this.#ping);
    this.#room.removeAllListeners();
    // The client of the engine warns of messages that nobody listens to, such as those still under way.
    this.#room.onMessage('*', () => undefined);
    void this.#room.leave();
  }
}
