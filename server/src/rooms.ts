/** Tables over sockets. Only this file, `table-room.ts`, `redis.ts` and `engine-guards.ts` know the engine, Colyseus. */
import type { IncomingMessage, RequestListener, Server as HttpServer } from 'node:http';
import { once } from 'node:events';
import { matchMaker, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { MOST_BYTES, ROOM } from '../../src/playthrough/wire.js';
import type { Now } from './metrics.js';
import { share, type Shared } from './redis.js';
import { passOn } from './relay.js';
import { refusalOf, tableRoom, type TableRoom, type TableRoomOptions } from './table-room.js';

export interface RoomOptions extends TableRoomOptions {
  readonly server: HttpServer;
  readonly port: number;
  readonly host: string;
  /** Throws `Denied` if a connection may not be opened; with the address that a limit counts. */
  readonly greet: (origin: string | null, address: string) => void;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Where other processes with the same tables are found, and the host at which pages reach this one. */
  readonly shared: Shared | undefined;
  readonly publicAddress: string | undefined;
}

/** The header in which the engine looks for the address; what a stranger wrote there is overwritten. */
const ADDRESS = 'x-real-ip';

export interface Rooms {
  /** The listener for `POST /matchmake/…`. */
  readonly matchmake: RequestListener;
  /** Wakes a table at which nobody is, for the opponent whose turn it is. */
  readonly rouse: (code: string) => Promise<void>;
  /** Where pages reach these and the other processes. */
  readonly addresses: () => readonly string[];
  readonly close: () => Promise<void>;
}
/** Opens the rooms on a server and listens. */
export async function openRooms(given: RoomOptions): Promise<Rooms> {
  const { server, hall, open, greet, shared, publicAddress } = given;
  server.on('upgrade', (request) => {
    request.headers[ADDRESS] = given.addressOf(request);
    // The engine makes an address of it outside of any `try`: one that cannot be made, as of `*:x`, would end the process.
    if (!URL.canParse(`ws://server${request.url}`)) request.url = '/';
  });

  const engine = engineOf(given);
  engine.define(ROOM, tableRoom(given)).filterBy(['code']);
  // The engine does not say that it could not listen.
  const failed = once(server, 'error').then(([error]) => Promise.reject(error as Error));
  await Promise.race([engine.listen(given.port, given.host), failed]);

  const sharing =
    shared && (await share(shared, open, publicAddress, (error) => hall.reports.failed('process', error)));
  if (sharing)
    passOn(server, sharing.addressFor, (request) => greet(request.headers.origin ?? null, given.addressOf(request)));

  // The engine answers every request; from now on only those that `http.ts` passes to it.
  const [answer] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  const matchmake: RequestListener = (request, response) => {
    // Of the request line and the head the engine gets nothing that a stranger wrote: what it cannot read there would end the process.
    const address = given.addressOf(request);
    request.url = `/matchmake/joinOrCreate/${ROOM}`;
    request.headers = { host: 'server', 'content-type': 'application/json', [ADDRESS]: address };
    answer!(request, response);
  };
  const close = () => {
    sharing?.close();
    return engine.gracefullyShutdown(false);
  };
  const rouse = async (code: string) =>
    void (await matchMaker.remoteRoomCall((await matchMaker.createRoom(ROOM, { code })).roomId, 'rouse', []));
  return { matchmake, rouse, addresses: () => sharing?.addresses() ?? [], close };
}

/** How many tables are open, and how many pages are connected to them. */
export function countsOf(open: ReadonlySet<TableRoom>): Now {
  const sum = (isSpectator: boolean) => [...open].reduce((all, room) => all + room.count(isSpectator), 0);
  return { tables: open.size, players: sum(false), spectators: sum(true) };
}

/** The engine, which stays silent and lets nobody in who may not come. */
function engineOf({ server, greet, shared, publicAddress }: RoomOptions): Server {
  const transport = new WebSocketTransport({
    server,
    maxPayload: MOST_BYTES,
    // Compressing whole views took over a third of the server's time. Plies tell only what changed, 300 to 600 bytes a move and seat,
    // so they are sent as they are.
    perMessageDeflate: false,
    beforeUpgrade: (_request, { headers, ip = '' }) => {
      try {
        return void greet(headers.get('origin'), ip);
      } catch (error) {
        const [status, text] = refusalOf(error);
        return new Response(text, { status });
      }
    },
  });
  // What the engine reports is what strangers sent; with it they could fill a disk. `DEBUG=colyseus:*` shows it.
  const quiet = { debug() {}, info() {}, trace() {}, warn() {}, error() {} };
  const engine = new Server({
    transport,
    greet: false,
    gracefullyShutdown: false,
    logger: quiet,
    ...(shared && { presence: shared.presence, driver: shared.driver }),
    ...(publicAddress !== undefined && { publicAddress }),
    // The numbers of tables that others tell are a second old: with them all who come at once, as after a restart, would get one process.
    async selectProcessIdToCreateRoom() {
      const all = await matchMaker.stats.fetchAll();
      const { processId } = all[Math.floor(Math.random() * all.length)] ?? matchMaker;
      // One that was killed is among them until somebody looks for a table of it.
      return !shared || (await shared.listens(processId)) ? processId : matchMaker.processId;
    },
  });
  matchMaker.controller.exposedMethods = ['joinOrCreate'];
  // Who may ask was decided before; the engine would let any origin read the answer.
  matchMaker.controller.DEFAULT_CORS_HEADERS = {} as typeof matchMaker.controller.DEFAULT_CORS_HEADERS;
  matchMaker.controller.getCorsHeaders = () => ({});
  return engine;
}
