/** Links to a table, with answers of a server that the test gives: where they lead, damaged ones, wrong keys. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { en } from '../../../src/i18n/remote/en.js';
import { fr } from '../../../src/i18n/remote/fr.js';
import { it as italian } from '../../../src/i18n/remote/it.js';
import { all, element, one, place, settled, words } from '../playable-game/support.js';
import { arrive, card, CODE, has, KEPT, scripted, SERVER, TOKEN, useScripted } from './scripted.js';

describe('a link to a table', () => {
  useScripted();

  for (const play of [CODE, CODE.toUpperCase(), `${CODE}.`, `${CODE})`, `${CODE}#?secret=abc`])
    it(`leads there as #play=${play}`, async () => {
      const game = await arrive(`#play=${play}`);
      expect(scripted.asked.map(({ path }) => path)).to.eql([`tables/${CODE}`]);
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
    for (const tick of scripted.ticks) tick();
    await settled(game);
    expect(scripted.asked.length).to.equal(1);
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
    scripted.lobby = { ...scripted.lobby, game: 'elfengold' };
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
    scripted.lobby = { ...scripted.lobby, game: 'dark-mages' };
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
  it('of another game does not lead to the page of that game once the reader has left', async function () {
    if (!('navigation' in globalThis)) this.skip();
    const own = new URL('.', location.href).href;
    localStorage.setItem(KEPT.replace(SERVER, own), TOKEN);
    const quick = globalThis.fetch;
    let deny: ((given: Response) => void) | undefined;
    globalThis.fetch = (...given) => {
      const path = (given[0] instanceof Request ? given[0].url : String(given[0])).slice(own.length);
      if (path === `tables/${CODE}`) return Promise.resolve(Response.json({ ...scripted.lobby, game: 'elfengold' }));
      if (path.startsWith('matchmake')) return new Promise((done) => (deny = done));
      return quick(...given);
    };
    const went: string[] = [];
    const stay = (event: NavigateEvent) => {
      if (event.destination.sameDocument) return;
      went.push(event.destination.url);
      event.preventDefault();
    };
    navigation.addEventListener('navigate', stay);
    history.replaceState(null, '', `#play=${CODE}`);
    const game = element({ server: '.' });
    (await place()).append(game);
    await waitUntil(() => deny && has(game, 'leave'));
    one<HTMLButtonElement>(game, '[data-do="leave"]').click();
    deny!(Response.json({ message: '{"code":"full","params":{}}' }, { status: 409 }));
    await game.ready();
    await aTimeout(50);
    navigation.removeEventListener('navigate', stay);
    expect(went).to.eql([]);
  });
  it('watches as long as the page says so, also where that changes at the table', async () => {
    const game = Object.assign(element({ server: SERVER }), { readonly: true, room: CODE });
    for (const name of ['save', 'seed']) game.removeAttribute(name);
    (await place()).append(game);
    const joins = () => scripted.asked.filter(({ path }) => path.startsWith('matchmake')).map(({ body }) => body);
    await waitUntil(() => joins().length === 1);
    expect(joins()[0]).to.include('"watch":true');
    game.readonly = false;
    await waitUntil(() => scripted.asked.at(-1)!.path === `tables/${CODE}`, 'joins anew');
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
    expect(scripted.asked.some(({ body }) => body.includes('"watch":true'))).to.equal(true);
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
        expect(scripted.asked).to.eql([]);
        one<HTMLButtonElement>(game, '[data-do="leave"]').click();
        await game.ready();
        await settled(game);
        expect([all(game, '.table-card').length, all(game, '.now').length, location.hash]).to.eql([0, 1, '']);
        game.remove();
      }
    });

  for (const [what, key] of Object.entries({ 'no key': 'wrong', 'the key of no seat': TOKEN }))
    it(`says that ${what} is not the key of a seat, and keeps the reader’s own`, async () => {
      scripted.denied = 'token';
      const own = TOKEN.toUpperCase();
      localStorage.setItem(KEPT, own);
      const game = await arrive(`#play=${CODE}&key=${key}`);
      await waitUntil(() => card(game).includes(en['denied.token']));
      expect([has(game, 'sit'), localStorage.getItem(KEPT)]).to.eql([true, own]);
    });
  it('keeps the reader’s own key while it is not known whether another leads to a seat', async () => {
    localStorage.setItem(KEPT, TOKEN);
    scripted.isDown = true;
    await arrive(`#play=${CODE}&key=${TOKEN.toUpperCase()}`);
    expect(localStorage.getItem(KEPT)).to.equal(TOKEN);
  });
  it('of other rules than the page has is not asked for a seat, and the page says which rules it has', async () => {
    const { version } = scripted.lobby;
    scripted.lobby = { ...scripted.lobby, version: version + 1 };
    const game = await arrive(`#play=${CODE}`);
    const rules = en['denied.rules'].replace('{now}', String(version)).replace('{begun}', String(version + 1));
    expect(card(game)).to.include(rules);
    expect(['sit', 'watch'].filter((what) => has(game, what))).to.eql([]);
    game.remove();
    scripted.lobby = { ...scripted.lobby, version };
    const next = await arrive(`#play=${CODE}`);
    const joins = () => scripted.asked.filter(({ path }) => path.startsWith('matchmake'));
    for (const [n, what] of ['sit', 'watch'].entries()) {
      one<HTMLButtonElement>(next, `[data-do="${what}"]`).click();
      await waitUntil(() => joins().length === n + 1, what);
      expect(joins()[n]!.body).to.include(`"version":${version}`);
    }
  });
  it('with a key and a full stop leads to the seat', async () => {
    await arrive(`#play=${CODE}&key=${TOKEN}.`);
    expect(scripted.asked.some(({ body }) => body.includes(`"${TOKEN}"`))).to.equal(true);
  });
  it('says nothing of a key that the reader never had to know', async () => {
    scripted.denied = 'token';
    localStorage.setItem(KEPT, TOKEN);
    const game = await arrive(`#play=${CODE}`);
    expect(card(game)).not.to.include(en['denied.token']);
    expect(localStorage.getItem(KEPT)).to.equal(null);
  });
});
