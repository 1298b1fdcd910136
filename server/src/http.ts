/** The HTTP of the server: its page with what belongs to it, and what pages ask of tables. Sockets are in `rooms.ts`. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { MOST_BYTES } from '../../src/playthrough/wire.js';
import { Denied, denialOf, statusOf } from './denied.js';
import type { Games } from './games.js';
import type { Hall } from './hall.js';
import { languageOf, pageOf, partOf, policyOf, type Names } from './page.js';
import type { Push } from './push.js';
import type { Rooms } from './rooms.js';
import type { Store } from './store.js';

export interface HttpOptions extends Pick<Rooms, 'matchmake' | 'addresses'> {
  readonly games: Games;
  readonly names: Names;
  /** The folders of the sites of others by the id of their game. */
  readonly sites: ReadonlyMap<string, string>;
  /** The folder of the built library. Without it, and without sites, there is no page. */
  readonly library: string | undefined;
  readonly store: Pick<Store, 'clock'>;
  readonly hall: Hall;
  readonly push: Push;
  /** Throws `Denied` for a page of a foreign origin, and for an address that asks too often. */
  readonly greet: (origin: string | undefined, address: string) => void;
  readonly addressOf: (request: IncomingMessage) => string;
}

/** A request, with the code of the table that its path names, and from which address it came. */
interface HttpRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly code: string;
  readonly address: string;
  readonly body?: unknown;
}
/** By method and path, what sends the answer itself, or returns the JSON of the answer. */
type Routes = Readonly<Record<string, (asked: HttpRequest) => object | void | Promise<object | void>>>;

/** Answers all requests. An error becomes the denial that a page reads. */
export function answerer(given: HttpOptions): RequestListener {
  const { reports } = given.hall;
  const files = filesOf(given);
  const hasPage = files.size > 0;
  const reads = { ...healthRoute(given), ...(hasPage && pageRoutes(given)) };
  const questions = { ...tableRoutes(given), ...(hasPage && pushRoutes(given)) };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Node leaves out the body where only the head is asked for.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const url = URL.parse(request.url ?? '/', 'http://server');
    if (!url) return notFound(response);
    const { pathname } = url;
    const [, code = ''] = /^\/tables\/([^/]+)/.exec(pathname) ?? [];
    const asked = { request, response, url, code, address: given.addressOf(request) };
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
    if (method === 'OPTIONS') return allow(response);
    const pattern = pathname.replace(/^\/tables\/[^/]+/, '/tables/:code');
    const question = questions[`${method} ${pathname}`] ?? questions[`${method} ${pattern}`];
    if (!question) return notFound(response);
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('cache-control', 'no-store');
    given.greet(request.headers.origin, asked.address);
    const said = await question(method === 'GET' ? asked : { ...asked, body: await bodyOf(request) });
    if (said) sendJson(response, 200, said);
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      const denial = denialOf(error);
      if (error instanceof Denied) reports.denied(denial.code);
      else reports.failed('request', error);
      if (response.headersSent) response.destroy();
      else sendJson(response, statusOf(denial), denial);
    });
  };
}

/** Milliseconds that the store has for an answer, and those for which its health is known: anybody may ask. */
const PATIENCE = 4000;
const KNOWN = 1000;
function healthRoute({ store }: HttpOptions): Routes {
  let known: { readonly at: number; readonly isWell: Promise<boolean> } | undefined;
  const look = () => {
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE).unref());
    const answer = store.clock.hear().then(
      () => true,
      () => false,
    );
    return { at: performance.now(), isWell: Promise.race([answer, late]) };
  };
  return {
    'GET /healthy': async ({ response }) => {
      if (!known || known.at < performance.now() - KNOWN) known = look();
      const isWell = await known.isWell;
      send(response, isWell ? 200 : 503, 'text/plain', isWell ? 'ok' : 'the store does not answer');
    },
  };
}

/** The page and its parts, which anybody may read as often as they like. */
function pageRoutes({ games, names, sites, push, addresses }: HttpOptions): Routes {
  const part = (type: string, name: string) => {
    const text = partOf(name);
    return ({ response }: HttpRequest) => {
      response.setHeader('cache-control', 'no-cache');
      send(response, 200, type, text);
    };
  };
  return {
    'GET /': ({ request, response, url }) => {
      response.setHeader('content-security-policy', policyOf(addresses()));
      response.setHeader('referrer-policy', 'no-referrer');
      response.setHeader('cache-control', 'no-cache');
      response.setHeader('vary', 'origin, accept-language');
      const asked = url.searchParams.get('game') ?? '';
      const id = games.has(asked) ? asked : [...games.keys()][0]!;
      const script = sites.has(id) ? `games/${id}/cdn/loader.js` : 'cdn/define.js';
      const lang = languageOf(names, id, request.headers['accept-language']);
      send(response, 200, 'text/html', pageOf({ games, names, lang, id, script }));
    },
    'GET /page.css': part('text/css', 'page.css'),
    'GET /page.js': part('text/javascript', 'page.js'),
    'GET /push.js': part('text/javascript', 'push.js'),
    'GET /push': ({ response }) => sendJson(response, 200, { key: push.publicKey }),
  };
}
/** The elements; the embed pages, to which readers share what they see; and the scripts of these. */
const PARTS = ['cdn', 'e', 'classic'];
/** What sends the files of the page, by the folder in their path. */
function filesOf({ sites, library }: HttpOptions): ReadonlyMap<string, ReturnType<typeof sirv>> {
  // With an update a name with the hash of its build is another, and what has none is asked for: together they are of one version.
  const setHeaders = (response: ServerResponse, path: string) => {
    const isHashed = /-[\da-f]{6}\.js$/.test(path);
    response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  };
  const filesIn = (folder: string) => sirv(folder, { etag: true, setHeaders });
  const files = new Map([...sites].map(([id, folder]) => [`games/${id}`, filesIn(folder)]));
  if (library !== undefined) for (const part of PARTS) files.set(part, filesIn(join(library, part)));
  return files;
}

/** What pages ask of tables, if they may, and not too often. */
const tableRoutes = ({ hall, matchmake }: HttpOptions): Routes => ({
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
});
/** What the server’s own page asks for a person who wants to be told of their turn. */
const pushRoutes = ({ push }: HttpOptions): Routes => ({
  'POST /tables/:code/push': async ({ code, body, address }) => (await push.subscribe(code, body, address), {}),
  'DELETE /tables/:code/push': async ({ code, body, address }) => (await push.unsubscribe(code, body, address), {}),
});

/** The answer to a browser that asks whether a page of another origin may ask. */
function allow(response: ServerResponse): void {
  // The engine's client sends credentials, so browsers ask for leave; there are no cookies, and none is read.
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-headers', 'content-type');
  response.setHeader('access-control-allow-methods', 'GET, POST');
  response.setHeader('access-control-max-age', '600');
  response.writeHead(204).end();
}

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
