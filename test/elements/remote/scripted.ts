/** A server of tables whose answers a test gives, and pages to which links to its table lead. */
import type { PlayableGame } from '../../../src/define.js';
import { POLL } from '../../../src/elements/remote/remote-table.js';
import { elfenwizards } from '../../../src/games/elfenwizards/index.js';
import type { Lobby, Sitter } from '../../../src/playthrough/wire.js';
import { all, forgetAll, mount, one, words } from '../playable-game/support.js';

export const SERVER = 'http://127.0.0.1:9/';
export const CODE = 'gqz3mybdpn';
export const TOKEN = 'abcdefghijklmnopqrstuv';
export const KEPT = `playable-rules:seat:${SERVER}${CODE}`;

export const seat = (name: string): Sitter => ({
  bot: null,
  name,
  taken: name !== '',
  present: name !== '',
  gone: false,
});
const fresh = () => ({
  /** What the server says of the table. */
  lobby: {
    ...{ game: 'elfenwizards', version: elfenwizards.version, options: {}, stage: 'waiting', days: 0, delay: 0 },
    ...{ seats: [seat('Ada'), seat('')], offer: null, refused: false, next: null, left: null, watching: 0 },
  } as Lobby,
  /** Why it lets nobody join. */
  denied: 'full',
  isDown: false,
  /** What was asked of it. */
  asked: [] as { readonly path: string; readonly body: string }[],
  /** What the page does from time to time. */
  ticks: [] as (() => void)[],
});
/** What a test sets and reads; begun anew before each. */
export const scripted = fresh();

/** Where the page went to be at a table. No policy lets it go but to the server. */
export const sockets: string[] = [];
class Socket {
  onerror: ((event: Event) => void) | undefined;
  onclose: ((event: Partial<CloseEvent>) => void) | undefined;
  constructor(url: string) {
    sockets.push(url);
    if (url.startsWith(SERVER.replace('http', 'ws'))) return;
    setTimeout(() => {
      const about = { effectiveDirective: 'connect-src', violatedDirective: 'connect-src' } as const;
      const more = { documentURI: location.href, originalPolicy: '', disposition: 'enforce', statusCode: 200 } as const;
      document.dispatchEvent(new SecurityPolicyViolationEvent('securitypolicyviolation', { ...about, ...more }));
      this.onerror?.(new Event('error'));
      this.onclose?.({ code: 1006, reason: '' });
    });
  }
  close(): void {}
}
// The client of the engine takes it as it is loaded.
globalThis.WebSocket = Socket as unknown as typeof WebSocket;
/** A place at a table that another process has. */
const PLACE = { name: 'table', roomId: CODE, processId: 'two', sessionId: 'mine' };

const { fetch, setInterval } = globalThis;
function answer(path: string): Response {
  if (scripted.isDown) throw new TypeError('not reached');
  if (path === `tables/${CODE}`) return Response.json(scripted.lobby);
  const denial = JSON.stringify({ code: path.startsWith('matchmake') ? scripted.denied : 'unknown', params: {} });
  if (path.startsWith('matchmake') && scripted.denied === '')
    return Response.json({ ...PLACE, publicAddress: 'two.play.example' });
  return path.startsWith('matchmake')
    ? Response.json({ message: denial }, { status: 409 })
    : new Response(denial, { status: 404 });
}

/** A page to which a link with this fragment leads. */
export async function arrive(fragment: string, lang = 'en'): Promise<PlayableGame> {
  history.replaceState(null, '', fragment);
  const game = await mount({ server: SERVER, lang });
  return game;
}
export const card = (game: PlayableGame): string => words(one(game, '.table-card'));
export const has = (game: PlayableGame, what: string): boolean => all(game, `[data-do="${what}"]`).length > 0;

/** The server answers in the tests of the suite in which this is called. */
export function useScripted(): void {
  beforeEach(() => {
    forgetAll();
    Object.assign(scripted, fresh());
    globalThis.fetch = async (...given) => {
      const url = given[0] instanceof Request ? given[0].url : String(given[0]);
      if (!url.startsWith(SERVER)) return fetch(...given);
      const path = url.slice(SERVER.length);
      scripted.asked.push({ path, body: String(given[1]?.body ?? '') });
      return answer(path);
    };
    globalThis.setInterval = ((act: () => void, milliseconds: number) =>
      milliseconds === POLL ? scripted.ticks.push(act) : setInterval(act, milliseconds)) as typeof setInterval;
  });
  afterEach(() => {
    Object.assign(globalThis, { fetch, setInterval });
    history.replaceState(null, '', location.pathname + location.search);
  });
  after(forgetAll);
}
