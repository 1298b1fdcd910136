/** Coming to a table by a link, with answers of a server that the test gives: damaged links, wrong keys, seats that others took. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { elfenwizards } from '../../../src/games/elfenwizards/index.js';
import { asking, partOf, type RemoteFault } from '../../../src/elements/remote/server.js';
import { LOOK } from '../../../src/elements/remote/remote-table.js';
import { en } from '../../../src/i18n/remote/en.js';
import { fr } from '../../../src/i18n/remote/fr.js';
import { it as italian } from '../../../src/i18n/remote/it.js';
import type { Lobby, Sitter } from '../../../src/playthrough/wire.js';
import { all, element, forgetAll, mount, one, openForm, place, settled, words } from '../playable-game/support.js';

const SERVER = 'http://127.0.0.1:9/';
const CODE = 'gqz3mybdpn';
const TOKEN = 'abcdefghijklmnopqrstuv';
const KEPT = `playable-rules:seat:${SERVER}${CODE}`;

const seat = (name: string): Sitter => ({ bot: null, name, taken: name !== '', present: name !== '', gone: false });
/** What the server says of the table, and why it lets nobody join. */
let lobby: Lobby;
let denied = 'full';
let isDown = false;
/** What was asked of the server. */
let asked: { readonly path: string; readonly body: string }[];
/** Where the page went to be at a table. No policy lets it go but to the server. */
const sockets: string[] = [];
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
/** What the page does from time to time. */
let ticks: (() => void)[];

/** A place at a table that another process has. */
const PLACE = { name: 'table', roomId: CODE, processId: 'two', sessionId: 'mine' };

const { fetch, setInterval } = globalThis;
function answer(path: string): Response {
  if (isDown) throw new TypeError('not reached');
  if (path === `tables/${CODE}`) return Response.json(lobby);
  const denial = JSON.stringify({ code: path.startsWith('matchmake') ? denied : 'unknown', params: {} });
  if (path.startsWith('matchmake') && denied === '')
    return Response.json({ ...PLACE, publicAddress: 'two.play.example' });
  return path.startsWith('matchmake')
    ? Response.json({ message: denial }, { status: 409 })
    : new Response(denial, { status: 404 });
}

/** A page to which a link with this fragment leads. */
async function arrive(fragment: string, lang = 'en'): Promise<PlayableGame> {
  history.replaceState(null, '', fragment);
  const game = await mount({ server: SERVER, lang });
  return game;
}
const card = (game: PlayableGame): string => words(one(game, '.table-card'));
const has = (game: PlayableGame, what: string): boolean => all(game, `[data-do="${what}"]`).length > 0;

describe('a link to a table', () => {
  beforeEach(() => {
    forgetAll();
    [asked, ticks, denied, isDown] = [[], [], 'full', false];
    lobby = {
      ...{ game: 'elfenwizards', version: elfenwizards.version, options: {}, stage: 'waiting', days: 0, delay: 0 },
      ...{ seats: [seat('Ada'), seat('')], offer: null, refused: false, next: null, left: null, watching: 0 },
    };
    globalThis.fetch = async (...given) => {
      const url = given[0] instanceof Request ? given[0].url : String(given[0]);
      if (!url.startsWith(SERVER)) return fetch(...given);
      const path = url.slice(SERVER.length);
      asked.push({ path, body: String(given[1]?.body ?? '') });
      return answer(path);
    };
    globalThis.setInterval = ((act: () => void, milliseconds: number) =>
      milliseconds === LOOK ? ticks.push(act) : setInterval(act, milliseconds)) as typeof setInterval;
  });
  afterEach(() => {
    Object.assign(globalThis, { fetch, setInterval });
    history.replaceState(null, '', location.pathname + location.search);
  });
  after(forgetAll);

  for (const play of [CODE, CODE.toUpperCase(), `${CODE}.`, `${CODE})`, `${CODE}#?secret=abc`])
    it(`leads there as #play=${play}`, async () => {
      const game = await arrive(`#play=${play}`);
      expect(asked.map(({ path }) => path)).to.eql([`tables/${CODE}`]);
      expect(has(game, 'sit')).to.equal(true);
    });
  for (const load of ['near', 'click'])
    it(`opens a table far down on the page, with load="${load}", and scrolls there`, async () => {
      history.replaceState(null, '', `#play=${CODE}`);
      const page = await place();
      page.append(document.createElement('p'), element({ server: SERVER, load }, 'In words'));
      const [text, game] = page.children as unknown as [HTMLElement, PlayableGame];
      text.style.height = '4000px';
      await waitUntil(() => game.shadowRoot && all(game, '.table-card').length > 0, 'the card');
      await waitUntil(() => game.getBoundingClientRect().bottom < innerHeight + 1, 'is in view');
      scrollTo(0, 0);
    });
  it('asks once for a table that there is not: the server takes more for guesses', async () => {
    const game = await arrive('#play=aaaaaaaaaa');
    await waitUntil(() => card(game).includes(en['denied.unknown'].slice(0, 20)));
    for (const tick of ticks) tick();
    await settled(game);
    expect(asked.length).to.equal(1);
  });
  it('is marked for the styles of the page while the reader is at a table', async () => {
    const game = await arrive(`#play=${CODE}`);
    const isMarked = () => game.hasAttribute('data-at-table');
    expect(isMarked()).to.equal(true);
    one<HTMLButtonElement>(game, '[data-do="leave"]').click();
    await game.ready();
    expect(isMarked()).to.equal(false);
  });
  it('says nothing of the table before the words of its game are there', async () => {
    lobby = { ...lobby, game: 'elfengold' };
    history.replaceState(null, '', `#play=${CODE}`);
    const game = element({ server: SERVER });
    const said = new Set<string>();
    const look = new MutationObserver(() => all(game, '.table-card').forEach((shown) => said.add(words(shown))));
    (await place()).append(game);
    await waitUntil(() => game.shadowRoot);
    look.observe(game.shadowRoot!, { childList: true, subtree: true, characterData: true });
    await waitUntil(() => [...said].some((each) => each.includes('Elfengold')));
    look.disconnect();
    expect([...said].filter((each) => /seat\.own|game\.name/.test(each))).to.eql([]);
  });
  it('leaves the focus where it is while the server is asked, and asks once', async () => {
    const game = await arrive(`#play=${CODE}`);
    const quick = globalThis.fetch;
    let answer!: () => void;
    const asks = new Promise<void>((done) => (answer = done));
    let times = 0;
    globalThis.fetch = async (...given) => {
      times++;
      await asks;
      return quick(...given);
    };
    for (const what of ['watch', 'sit']) {
      const button = one<HTMLButtonElement>(game, `[data-do="${what}"]`);
      button.focus();
      button.click();
      await settled(game);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      expect(game.shadowRoot!.activeElement === button, what).to.equal(true);
      expect([button.getAttribute('aria-disabled'), button.disabled, times]).to.eql(['true', false, 1]);
    }
    answer();
    await waitUntil(() => card(game).includes(en['denied.full']));
  });
  it('of another game leads back to the game of the page', async () => {
    lobby = { ...lobby, game: 'dark-mages' };
    const game = await arrive(`#play=${CODE}`);
    expect(game.game).to.equal('dark-mages');
    history.replaceState({ router: 1 }, '');
    one<HTMLButtonElement>(game, '[data-do="leave"]').click();
    await game.ready();
    await waitUntil(() => all(game, '.now').length > 0);
    await settled(game);
    expect([game.game, game.record.includes('game elfenwizards')]).to.eql(['elfenwizards', true]);
    expect(history.state).to.eql({ router: 1 });
  });
  it('watches as long as the page says so, also where that changes at the table', async () => {
    const game = Object.assign(element({ server: SERVER }), { readonly: true, room: CODE });
    for (const name of ['save', 'seed']) game.removeAttribute(name);
    (await place()).append(game);
    const joins = () => asked.filter(({ path }) => path.startsWith('matchmake')).map(({ body }) => body);
    await waitUntil(() => joins().length === 1);
    expect(joins()[0]).to.include('"watch":true');
    game.readonly = false;
    await waitUntil(() => asked.at(-1)!.path === `tables/${CODE}`, 'joins anew');
    game.seat = 'spectator';
    await waitUntil(() => joins().length === 2, 'watches again');
    expect(joins()[1]).to.include('"watch":true');
  });
  it('leads there in a shadow root, by properties, past an element with a table of its own', async () => {
    history.replaceState(null, '', `#play=${CODE}`);
    const page = await place();
    const shadow = page.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    const [own, first, second] = ['room', 'first', 'second'].map(() => Object.assign(element(), { server: SERVER }));
    for (const name of ['save', 'seed']) own!.removeAttribute(name);
    own!.room = CODE;
    second!.seat = 'spectator';
    shadow.append(own!, first!, second!);
    for (const game of [own!, first!, second!]) {
      await game.ready();
      await settled(game);
    }
    expect([own!, first!, second!].map((game) => all(game, '.table-card').length)).to.eql([1, 1, 0]);
    expect(has(first!, 'sit')).to.equal(true);
  });
  it('leads to the element where the table was made, or to the first where the page has fewer', async () => {
    for (const [count, leads] of [
      [3, [0, 1, 0]],
      [1, [1]],
    ] as const) {
      history.replaceState(null, '', `#play=${CODE}&board=2`);
      const games = Array.from({ length: count }, () => element({ server: SERVER }));
      (await place()).append(...games);
      for (const game of games) {
        await game.ready();
        await settled(game);
      }
      expect(games.map((game) => all(game, '.table-card').length)).to.eql(leads);
      expect(location.hash).to.equal(`#play=${CODE}&board=2`);
      games.forEach((game) => game.remove());
    }
  });
  it('watches if the property says so, and names a property that has no place at a table', async () => {
    const watches = Object.assign(element({ server: SERVER }), { seat: 'spectator', room: CODE });
    for (const name of ['save', 'seed']) watches.removeAttribute(name);
    (await place()).append(watches);
    await watches.ready();
    await settled(watches);
    expect(asked.some(({ body }) => body.includes('"watch":true'))).to.equal(true);
    const wrong = Object.assign(element({ server: SERVER }), { room: CODE, link: 'x' });
    for (const name of ['save', 'seed']) wrong.removeAttribute(name);
    (await place()).append(wrong);
    expect(await wrong.ready().catch((error: Error) => error.message)).to.match(/^state: "x"/);
  });
  it('refuses an address that would be read as a path below the page, or as another scheme', async () => {
    for (const server of ['localhost:2567', 'play.example', 'ftp://play.example', 'https://', '']) {
      const game = element({ server });
      (await place()).append(game);
      const said = await game.ready().catch((error: Error) => error.message);
      expect(said).to.equal(`server: ${JSON.stringify(server)}, expected an address such as https://play.example`);
      game.remove();
    }
    for (const server of ['.', '/tables', '../tables/', SERVER]) {
      const game = element({ server });
      (await place()).append(game);
      await game.ready();
      game.remove();
    }
  });
  for (const [lang, said] of Object.entries({ en, fr, it: italian }))
    it(`says in ${lang} that it is not whole, with the way to the game of the page`, async () => {
      for (const play of ['', 'abc', 'gqz3mybdp0']) {
        const game = await arrive(`#play=${play}`, lang);
        expect(card(game)).to.include(said['denied.invitation'].replaceAll('\u00a0', ' '));
        expect(asked).to.eql([]);
        one<HTMLButtonElement>(game, '[data-do="leave"]').click();
        await game.ready();
        await settled(game);
        expect([all(game, '.table-card').length, all(game, '.now').length, location.hash]).to.eql([0, 1, '']);
        game.remove();
      }
    });

  for (const [what, key] of Object.entries({ 'no key': 'wrong', 'the key of no seat': TOKEN }))
    it(`says that ${what} is not the key of a seat, and keeps the reader’s own`, async () => {
      denied = 'token';
      const own = TOKEN.toUpperCase();
      localStorage.setItem(KEPT, own);
      const game = await arrive(`#play=${CODE}&key=${key}`);
      await waitUntil(() => card(game).includes(en['denied.token']));
      expect([has(game, 'sit'), localStorage.getItem(KEPT)]).to.eql([true, own]);
    });
  it('keeps the reader’s own key while it is not known whether another leads to a seat', async () => {
    localStorage.setItem(KEPT, TOKEN);
    isDown = true;
    await arrive(`#play=${CODE}&key=${TOKEN.toUpperCase()}`);
    expect(localStorage.getItem(KEPT)).to.equal(TOKEN);
  });
  it('with a key and a full stop leads to the seat', async () => {
    await arrive(`#play=${CODE}&key=${TOKEN}.`);
    expect(asked.some(({ body }) => body.includes(`"${TOKEN}"`))).to.equal(true);
  });
  it('says nothing of a key that the reader never had to know', async () => {
    denied = 'token';
    localStorage.setItem(KEPT, TOKEN);
    const game = await arrive(`#play=${CODE}`);
    expect(card(game)).not.to.include(en['denied.token']);
    expect(localStorage.getItem(KEPT)).to.equal(null);
  });

  it('still only leads to look on when the reader tries again', async () => {
    localStorage.setItem(KEPT, TOKEN);
    isDown = true;
    const game = await arrive(`#play=${CODE}&watch=true`);
    isDown = false;
    one<HTMLButtonElement>(game, '[data-do="retry"]').click();
    await waitUntil(() => card(game).includes(en['denied.full']));
    const joins = asked.filter(({ path }) => path.startsWith('matchmake'));
    expect(joins.map(({ body }) => JSON.parse(body) as object)).to.eql([{ code: CODE, watch: true }]);
  });
  it('asks again only when an answer is there', async () => {
    localStorage.setItem(KEPT, TOKEN);
    isDown = true;
    const game = await arrive(`#play=${CODE}`);
    isDown = false;
    asked = [];
    for (let n = 0; n < 3; n++) ticks[0]!();
    await waitUntil(() => card(game).includes(en['denied.full']));
    await settled(game);
    expect(asked.map(({ path }) => path)).to.eql([`tables/${CODE}`, 'matchmake/joinOrCreate/table']);
  });
  it('says what keeps the table from being shown once the server is there, and asks no more', async () => {
    isDown = true;
    const game = await arrive(`#play=${CODE}`);
    isDown = false;
    lobby = { ...lobby, game: 'chess' };
    ticks[0]!();
    await waitUntil(() => all(game, '.table-card').length === 0);
    expect(words(one(game, '.warning'))).to.include('chess');
    expect(await game.ready().catch((error: Error) => error.message)).to.match(/^game: "chess"/);
    const before = asked.length;
    ticks[0]!();
    await settled(game);
    expect(asked).to.have.length(before);
  });
  it('shows nothing more of a table that the reader leaves before the server says which game it is', async () => {
    isDown = true;
    const game = await arrive(`#play=${CODE}`);
    isDown = false;
    lobby = { ...lobby, game: 'chess' };
    ticks[0]!();
    one<HTMLButtonElement>(game, '[data-do="leave"]').click();
    await game.ready();
    await waitUntil(() => asked.length > 1);
    await aTimeout(50);
    expect([game.game, all(game, '.warning').length, all(game, '.now').length]).to.eql(['elfenwizards', 0, 1]);
  });
  it('offers what is possible after somebody else took the last seat', async () => {
    const game = await arrive(`#play=${CODE}`);
    lobby = { ...lobby, stage: 'running', seats: [seat('Ada'), seat('Ben')] };
    one<HTMLButtonElement>(game, '[data-do="sit"]').click();
    await waitUntil(() => card(game).includes(en['denied.full']));
    await settled(game);
    expect(card(game)).to.include('Ben').and.not.to.include('free');
    expect([has(game, 'sit'), has(game, 'watch')]).to.eql([false, true]);
  });
  it('goes by the server to a process whose address the policy of the page does not know', async () => {
    denied = '';
    localStorage.setItem(KEPT, TOKEN);
    sockets.length = 0;
    history.replaceState(null, '', `#play=${CODE}`);
    (await place()).append(element({ server: SERVER }));
    await waitUntil(() => sockets.length === 2);
    expect(sockets.map((url) => url.replace(/\?.*/, ''))).to.eql([
      `ws://two.play.example/two/${CODE}`,
      `ws://127.0.0.1:9/two/${CODE}`,
    ]);
    expect(sockets[1]).to.contain('sessionId=mine');
  });
  it('asks nothing more of a table that the reader has left', async () => {
    const game = await arrive(`#play=${CODE}`);
    one<HTMLButtonElement>(game, '[data-do="leave"]').click();
    await game.ready();
    const before = asked.length;
    ticks[0]!();
    await settled(game);
    expect(asked).to.have.length(before);
  });
  /** Asks for a table, of which the server says what the test lets it say. */
  async function make(): Promise<{ game: PlayableGame; answer: (given: Response) => void; times: () => number }> {
    const game = await mount({ server: SERVER });
    let times = 0;
    let answer!: (given: Response) => void;
    const { fetch: quick } = globalThis;
    globalThis.fetch = (...given) => {
      if (String(given[0]) !== `${SERVER}tables`) return quick(...given);
      times++;
      return new Promise((done) => (answer = done));
    };
    await openForm(game);
    one<HTMLButtonElement>(game, '[data-do="with-others"]').click();
    await settled(game);
    one<HTMLButtonElement>(game, 'dialog .primary').click();
    await waitUntil(() => times === 1);
    return { game, answer: (given) => answer(given), times: () => times };
  }
  it('makes no table for a reader who has left before it is there', async () => {
    const { game, answer } = await make();
    one<HTMLButtonElement>(game, '.table-card [data-do="leave"]').click();
    await game.ready();
    answer(Response.json({ code: CODE }));
    await aTimeout(50);
    expect([location.hash, asked.length, ticks.length]).to.eql(['', 0, 0]);
  });
  it('makes a table to which the address leads in this element', async () => {
    const other = await mount({ server: SERVER });
    const { game, answer } = await make();
    other.remove();
    game.before(other);
    answer(Response.json({ code: CODE }));
    await waitUntil(() => location.hash === `#play=${CODE}&board=2`);
  });
  it('makes one table, however often the reader tries again', async () => {
    const { game, answer, times } = await make();
    answer(new Response(JSON.stringify({ code: 'fault', params: {} }), { status: 500 }));
    await waitUntil(() => has(game, 'retry'));
    const retry = one<HTMLButtonElement>(game, '[data-do="retry"]');
    retry.click();
    await settled(game);
    if (retry.isConnected) retry.click();
    await settled(game);
    expect([times(), card(game).includes(en['remote.asking'].slice(0, 10))]).to.eql([2, true]);
  });
  it('does not blame the server for a part of the page that is missing', async () => {
    const missing = () => partOf(Promise.reject(new TypeError('not fetched')));
    const fault = await asking(new URL(SERVER), missing).catch((error: unknown) => error);
    expect((fault as RemoteFault).code).to.equal('part');
  });
  it('leaves a table with its element, unless that is only moved, and comes back with it', async () => {
    const game = await arrive(`#play=${CODE}`);
    const page = game.parentElement!;
    const lobbies = () => asked.filter(({ path }) => path === `tables/${CODE}`).length;
    const away = async (milliseconds: number) => {
      game.remove();
      await new Promise((done) => setTimeout(done, milliseconds));
      ticks.at(-1)!();
      page.append(game);
      await game.ready();
      await settled(game);
    };
    await away(10);
    expect([lobbies(), ticks.length]).to.eql([2, 1]);
    await away(1100);
    expect([lobbies(), ticks.length, has(game, 'sit')]).to.eql([3, 2, true]);
  });
  it('takes no more letters of a name than a name has, and no half of one', async () => {
    const game = await arrive(`#play=${CODE}`);
    const name = one<HTMLInputElement>(game, 'input[name="nickname"]');
    const family = '👨‍👩‍👧‍👦';
    for (const [typed, taken] of [
      [`${'A'.repeat(23)}${family}`, `${'A'.repeat(23)}${family}`],
      [`${'A'.repeat(24)}${family}`, 'A'.repeat(24)],
    ] as const) {
      name.value = typed;
      name.dispatchEvent(new Event('input'));
      expect(name.value).to.equal(taken);
    }
  });
  it('shows who sits down while the reader thinks, and lets them type', async () => {
    const game = await arrive(`#play=${CODE}`);
    const name = one<HTMLInputElement>(game, 'input[name="nickname"]');
    name.value = 'Cl';
    lobby = { ...lobby, seats: [seat('Ada'), seat('Ben'), seat('')] };
    expect(ticks).to.have.length(1);
    ticks[0]!();
    await waitUntil(() => card(game).includes('Ben'));
    expect(one<HTMLInputElement>(game, 'input[name="nickname"]')).to.equal(name);
    expect(name.value).to.equal('Cl');
  });
});
