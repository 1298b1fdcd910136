/** What a page asks a server of tables over HTTP, and what keeps it from getting an answer, as data with a sentence. */
import { safeDocument } from '../../dom/safe-document.js';
import { policyLine } from '../../embed/policy.js';
import type { Params } from '../../kernel/game.js';
import type { Check } from '../../kernel/check.js';
import {
  denialIn,
  lobby,
  made,
  type Answer,
  type Denial,
  type Lobby,
  type NewTable,
  type Past,
} from '../../playthrough/wire.js';

/** Codes of what may pass by itself, such as a server that is started anew. */
const PASSING = ['rate', 'crowd', 'pages', 'fault', 'newer', 'unreachable', 'part'];

/**
 * Why there is no answer: a denial of the server, `invitation` if the page's address has no whole code, `sandboxed` if that is because the page is in a frame without an origin,
 * `unreachable` (`server`), `blocked` by the page's policy (`line`), or `part` if a part of the page itself could not be loaded.
 */
export class RemoteFault extends Error {
  override readonly name = 'RemoteFault';
  readonly code: string;
  readonly params: Params;
  constructor(code: string, params: Params = {}) {
    super(`${code} ${JSON.stringify(params)}`);
    this.code = code;
    this.params = params;
  }
  /** Whether another attempt makes sense. */
  get isPassing(): boolean {
    return PASSING.includes(this.code);
  }
}

/** What the server did or answered. Throws `RemoteFault` if it denied that. */
export function granted<A extends Answer | Past>(said: A): Exclude<A, { readonly denied: Denial }> {
  if ('denied' in said) throw new RemoteFault(said.denied.code, said.denied.params);
  return said as Exclude<A, { readonly denied: Denial }>;
}

/** The address of a server, which an attribute may give relative to the page. Throws `TypeError` if it is none. */
export const serverAt = (server: string): URL => new URL(server.replace(/\/?$/, '/'), safeDocument.baseURI);

/** Runs a request. What it rejects with becomes a `RemoteFault`, which names the page's policy if that blocked the request. */
export async function asking<A>(server: URL, request: () => Promise<A>): Promise<A> {
  let isBlocked = false;
  const heed = ({ effectiveDirective }: SecurityPolicyViolationEvent) =>
    (isBlocked ||= effectiveDirective === 'connect-src');
  safeDocument.addEventListener('securitypolicyviolation', heed);
  try {
    return await request();
  } catch (error) {
    if (error instanceof RemoteFault) throw error;
    const denied = denialIn((error as Error).message);
    const isSandboxed = denied?.code === 'origin' && denied.params['origin'] === 'null' && parent !== window;
    if (isSandboxed) throw new RemoteFault('sandboxed', {});
    if (denied) throw new RemoteFault(denied.code, denied.params);
    await new Promise((resolve) => setTimeout(resolve)); // the browser reports a blocked request in a task of its own
    throw isBlocked
      ? new RemoteFault('blocked', { line: policyLine(server) })
      : new RemoteFault('unreachable', { server: server.origin });
  } finally {
    safeDocument.removeEventListener('securitypolicyviolation', heed);
  }
}

/** Waits for a part of the page. One that is missing is no fault of the server. */
export const partOf = <A>(part: Promise<A>): Promise<A> =>
  part.catch((error: unknown) => {
    console.error(error);
    throw new RemoteFault('part');
  });

/** Asks the server over HTTP. Rejects with `RemoteFault`. */
export const ask = <A>(server: URL, path: string, check: Check<A>, init: RequestInit = {}): Promise<A> =>
  asking(server, async () => {
    const response = await fetch(new URL(path, server), { ...init, credentials: 'omit' });
    if (!response.ok) throw new Error(await response.text());
    return check(await response.json(), path);
  });

/** Tells the server something as JSON, and returns what it answers. Rejects with `RemoteFault`. */
export const tell = <A>(server: URL, path: string, check: Check<A>, body: object, method = 'POST'): Promise<A> =>
  ask(server, path, check, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Makes a table. Resolves to its invitation code. Rejects with `RemoteFault`. */
export const makeTable = async (server: URL, table: NewTable): Promise<string> =>
  (await tell(server, 'tables', made, table)).code;

/** Who sits at a table, and which game lies on it. Rejects with `RemoteFault`. */
export const lobbyOf = (server: URL, code: string): Promise<Lobby> => ask(server, `tables/${code}`, lobby);
