/** Serves tables, and a page to play at them, on one port. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sirv from 'sirv';
import { MOST_BYTES } from '../../src/playthrough/wire.js';
import { Denied, denialOf, statusOf } from './denied.js';
import type { Games } from './games.js';
import { Hall, type Limits } from './hall.js';
import { addressOf } from './limits.js';
import { Opponents } from './opponents.js';
import { languageOf, PAGE_SCRIPT, pageOf, policyOf, PUSH_WORKER, STYLE, type Names } from './page.js';
import { openMetrics } from './metrics.js';
import { Push, type Send } from './push.js';
import { openRedis } from './redis.js';
import { Reports } from './reports.js';
import { countsOf, openRooms } from './rooms.js';
import { BEAT, Store } from './store.js';
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
/** Milliseconds that the end of the server waits for others, and that the store has for an answer. */
const PATIENCE = 4000;
/** Milliseconds for which the health of the store is known: anybody may ask. */
const KNOWN = 1000;

export async function serve(options: ServeOptions): Promise<Served> {
  const { games, names, host, origins, proxies, library, limits, away, pause = PAUSE } = options;
  const { sites = new Map<string, string>() } = options;
  if (origins.length === 0 && !isLoopback(host))
    throw new Error('Off this machine the origins of the pages that may play must be given: --origin https://my.blog');
  const { reports = new Reports() } = options;
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

  let asked: { readonly at: number; readonly answer: Promise<boolean> } | undefined;
  const healthy = () => {
    if (!asked || asked.at < performance.now() - KNOWN) {
      const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE).unref());
      const answer = store.hear().then(
        () => true,
        () => false,
      );
      asked = { at: performance.now(), answer: Promise.race([answer, late]) };
    }
    return asked.answer;
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
  const files = new Map([...sites].map(([id, folder]) => [`games/${id}`, filesIn(folder)]));
  if (library !== undefined) for (const part of PARTS) files.set(part, filesIn(join(library, part)));
  const hasPage = files.size > 0;

  /** What anybody may read as often as they like. */
  const reads: Routes = {
    'GET /healthy': async ({ response }) => {
      const isWell = await healthy();
      send(response, isWell ? 200 : 503, 'text/plain', isWell ? 'ok' : 'the store does not answer');
    },
    ...(hasPage && {
      ...PAGE_PARTS,
      'GET /push': ({ response }) => sendJson(response, 200, { key: push.publicKey }),
      'GET /': ({ request, response, url }) => {
        response.setHeader('content-security-policy', policyOf(addresses()));
        response.setHeader('referrer-policy', 'no-referrer');
        const asked = url.searchParams.get('game') ?? '';
        const id = games.has(asked) ? asked : [...games.keys()][0]!;
        const script = sites.has(id) ? `games/${id}/cdn/loader.js` : 'cdn/define.js';
        const lang = languageOf(names, id, request.headers['accept-language']);
        send(response, 200, 'text/html', pageOf({ games, names, lang, id, script }));
      },
    }),
  };
  /** What pages ask of tables, if they may, and not too often. */
  const questions: Routes = {
    'GET /tables/:code': ({ code, address }) => hall.lobby(code, address),
    'GET /tables/:code/record': async ({ response, code, address }) => {
      const record = await hall.record(code, address);
      response.setHeader('content-disposition', `attachment; filename="${code}.txt"`);
      send(response, 200, 'text/plain', record);
    },
    'POST /tables': async ({ response, body, address }) => sendJson(response, 201, await hall.make(body, address)),
    'POST /tables/own': ({ body, address }) => hall.own(body, address),
    'POST /matchmake/joinOrCreate/table': ({ request, response, body }) => {
      // The engine would read a body of a megabyte; it takes the one that was read here.
      Object.assign(request, { body: typeof body === 'object' && body !== null ? body : {} });
      matchmake(request, response);
    },
    ...(hasPage && {
      'POST /tables/:code/push': async ({ code, body, address }) => (await push.subscribe(code, body, address), {}),
      'DELETE /tables/:code/push': async ({ code, body, address }) => (await push.unsubscribe(code, body, address), {}),
    }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Node leaves out the body where only the head is asked for.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const url = URL.parse(request.url ?? '/', 'http://server');
    if (!url) return notFound(response);
    const { pathname } = url;
    const [, code = ''] = /^\/tables\/([^/]+)/.exec(pathname) ?? [];
    const asked = { request, response, url, code, address: from(request) };
    response.setHeader('x-content-type-options', 'nosniff');
    // What follows is read by pages of any origin: a denial must reach them, and what is not denied was allowed.
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('vary', 'origin');
    const read = reads[`${method} ${pathname}`];
    if (read) return void (await read(asked));
    const [, folder = '', file] = /^\/(cdn|e|classic|games\/[^/]+)(\/.*)$/.exec(pathname) ?? [];
    const sendFile = files.get(folder);
    if (method === 'GET' && sendFile) {
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
      request.url = file;
      return sendFile(request, response, () => void notFound(response));
    }
    if (method === 'OPTIONS') {
      // The engine's client sends credentials, so browsers ask for leave; there are no cookies, and none is read.
      response.setHeader('access-control-allow-credentials', 'true');
      response.setHeader('access-control-allow-headers', 'content-type');
      response.setHeader('access-control-allow-methods', 'GET, POST');
      response.setHeader('access-control-max-age', '600');
      return void response.writeHead(204).end();
    }
    const pattern = pathname.replace(/^\/tables\/[^/]+/, '/tables/:code');
    const question = questions[`${method} ${pathname}`] ?? questions[`${method} ${pattern}`];
    if (!question) return notFound(response);
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('cache-control', 'no-store');
    greet(request.headers.origin, asked.address);
    const said = await question(method === 'GET' ? asked : { ...asked, body: await bodyOf(request) });
    if (said) sendJson(response, 200, said);
  }

  server.on('request', (request, response) => {
    answer(request, response).catch((error: unknown) => {
      const denial = denialOf(error);
      if (error instanceof Denied) reports.denied(denial.code);
      else reports.failed('request', error);
      if (response.headersSent) response.destroy();
      else sendJson(response, statusOf(denial), denial);
    });
  });

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
    surely(() => store.beat()),
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
    await store.beat().catch((error: unknown) => reports.failed('store', error));
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

/** What is asked, of the table with this code if one is in the path, and from which address. */
interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly code: string;
  readonly address: string;
  readonly body?: unknown;
}
/** What answers by itself, or says what is answered, by method and path. */
type Routes = Readonly<Record<string, (asked: Asked) => object | void | Promise<object | void>>>;
const part =
  (type: string, text: string) =>
  ({ response }: Asked) => {
    response.setHeader('cache-control', 'no-cache');
    send(response, 200, type, text);
  };
/** What belongs to the page. */
const PAGE_PARTS: Routes = {
  'GET /page.css': part('text/css', STYLE),
  'GET /page.js': part('text/javascript', PAGE_SCRIPT),
  'GET /push.js': part('text/javascript', PUSH_WORKER),
};
/** The elements; the embed pages, to which readers share what they see; and the scripts of these. */
const PARTS = ['cdn', 'e', 'classic'];
const filesIn = (folder: string) => sirv(folder, { etag: true, maxAge: 3600 });

/** The JSON of a body. Throws `Denied` for one that is too long, cut off or no JSON. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > MOST_BYTES) break;
      chunks.push(chunk);
    }
    if (length <= MOST_BYTES) return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    // A stranger can cut off the body as well as write nonsense, so neither is a failure of the server.
  }
  throw new Denied('form', { path: 'body', expected: `JSON of at most ${MOST_BYTES} bytes` });
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(text);
}
const sendJson = (response: ServerResponse, status: number, value: object): void =>
  send(response, status, 'application/json', JSON.stringify(value));
const notFound = (response: ServerResponse): void => send(response, 404, 'text/plain', 'Not found\n');
