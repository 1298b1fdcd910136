/** Opens the parts of the server in their order, and closes them. Tables, and a page to play at them, are on one port. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Denied } from './denied.js';
import type { Games } from './games.js';
import { Hall, type Limits } from './hall.js';
import { answerer } from './http.js';
import { addressOf } from './limits.js';
import { openMetrics } from './metrics.js';
import { Opponents } from './opponents.js';
import type { Names } from './page.js';
import { Push, type Send } from './push.js';
import { openRedis } from './redis.js';
import { Reports } from './reports.js';
import { countsOf, openRooms } from './rooms.js';
import { BEAT } from './server-clock.js';
import { Store } from './store.js';
import type { TableRoom } from './table-room.js';
import { takeUp } from './take-up.js';

export interface ServeOptions {
  readonly games: Games;
  readonly names: Names;
  /** The file of the store, or the `postgres://` address of a database. */
  readonly store: string;
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  /** The origins whose pages may play here; without any, those of this machine. `null` is that of sandboxed frames. */
  readonly origins: readonly string[];
  /** How many proxies of the operator stand before the server: so many addresses of `x-forwarded-for` are believed. */
  readonly proxies: number;
  /** The `redis://` address through which several processes with the same tables find each other. */
  readonly redis?: string | undefined;
  /** The host, and port, at which pages reach this one of several processes. */
  readonly publicAddress?: string | undefined;
  /** The folder of the built library, with its elements and embed pages; without one, the server shows no page of its own games. */
  readonly library?: string | undefined;
  /** The folders of the sites of others by the id of their game, which is shown by the script of its site. */
  readonly sites?: ReadonlyMap<string, string>;
  /** The address of the module `bot-worker`. */
  readonly worker: URL;
  readonly limits?: Limits;
  /** As `AWAY`. */
  readonly away?: number;
  /** The host and the port at which Prometheus reads; without it nothing is counted. */
  readonly metrics?: { readonly host: string; readonly port: number } | undefined;
  readonly reports?: Reports;
  /** Milliseconds that an opponent lets pass before its move, at least and at most. */
  readonly pause?: readonly [number, number];
  /** Sends a message to a browser's push service, and how long somebody has to be away before, in milliseconds. */
  readonly push?: { readonly send?: Send; readonly wait?: number };
}
export interface Served {
  /** The address of the page. */
  readonly address: string;
  /** The address of the metrics. */
  readonly metrics: string | undefined;
  readonly close: () => Promise<void>;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);
const isHere = (origin: string): boolean => URL.canParse(origin) && isLoopback(new URL(origin).hostname);

const PAUSE = [600, 1500] as const;
const HOUR = 3_600_000;
/** Milliseconds that the end of the server waits for others. */
const PATIENCE = 4000;

export async function serve(options: ServeOptions): Promise<Served> {
  const { games, names, host, origins, proxies, library, limits, away, pause = PAUSE } = options;
  const { sites = new Map<string, string>(), reports = new Reports() } = options;
  if (origins.length === 0 && !isLoopback(host))
    throw new Error('Off this machine the origins of the pages that may play must be given: --origin https://my.blog');
  const open = new Set<TableRoom>();
  const metrics = options.metrics && (await openMetrics({ ...options.metrics, reports, now: () => countsOf(open) }));
  const store = await Store.open(options.store);
  const shared = options.redis === undefined ? undefined : await openRedis(options.redis);
  shared?.onLoss((error) => reports.event('redis', { is: 'lost', error }));
  shared?.onReturn(() => reports.event('redis', { is: 'back' }));
  const hall = new Hall({ games, store, reports, limits, away, elsewhere: shared?.elsewhere });
  const opponents = new Opponents(options.worker, reports, sites);
  const subject = origins.find((origin) => origin.startsWith('https:')) ?? 'mailto:operator@localhost';
  const push = await Push.open({ hall, store, names, subject, ...options.push });
  const address = () => `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}/`;
  // The page that this server serves itself may always play.
  const isServed = (origin: string) =>
    origins.length > 0 ? origins.includes(origin) || `${origin}/` === address() : isHere(origin);
  const from = (request: IncomingMessage) => addressOf(request, proxies);
  /** Throws `Denied` for a page of a foreign origin, and for an address that asks too often. Programs send no origin. */
  const greet = (origin: string | null | undefined, address: string) => {
    if (typeof origin === 'string' && !isServed(origin)) throw new Denied('origin', { origin });
    hall.greet(address);
  };

  const server = createServer();
  server.requestTimeout = 20_000;
  const { matchmake, rouse, addresses, close } = await openRooms({
    server,
    port: options.port,
    host,
    hall,
    opponents,
    push,
    pause,
    open,
    greet,
    addressOf: from,
    shared,
    publicAddress: options.publicAddress,
  });
  server.on(
    'request',
    answerer({ games, names, sites, library, store, hall, push, matchmake, addresses, greet, addressOf: from }),
  );

  const surely = (act: () => Promise<unknown>) => () => void act().catch((error) => reports.failed('store', error));
  const sweep = surely(async () => {
    const tables = await hall.sweep();
    if (tables > 0) reports.event('swept', { tables });
    await takeUp({ hall, push, rouse });
  });
  sweep();
  shared?.onBuried(sweep);
  const sweeping = setInterval(sweep, HOUR).unref();
  const beating = setInterval(
    surely(() => store.clock.beat()),
    BEAT,
  ).unref();
  reports.event('started', { port: (server.address() as AddressInfo).port });
  async function end(): Promise<void> {
    clearInterval(sweeping);
    clearInterval(beating);
    reports.event('stopping');
    const patiently = (done: Promise<void>) => Promise.race([done, sleep(PATIENCE, undefined, { ref: false })]);
    // Before the pages are cut off, who are not away with that.
    await patiently(push.close());
    // Tables are told to Redis to be gone, which may not be there.
    await patiently(close());
    await hall.idle();
    server.closeAllConnections();
    await opponents.close();
    metrics?.close();
    await store.clock.beat().catch((error: unknown) => reports.failed('store', error));
    await store.close();
    reports.event('stopped');
  }
  let ended: Promise<void> | undefined;
  return {
    metrics: metrics?.address,
    address: address(),
    // A second signal must not close the store while the first one still writes what pages left behind.
    close: () => (ended ??= end()),
  };
}
