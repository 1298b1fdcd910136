/** A table among the entries of the browser’s session history. The server is the test’s: its tables are full, so that only their cards are shown. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { elfenwizards } from '../../../src/games/elfenwizards/index.js';
import { all, forgetAll, mount, one, openForm, settled } from '../playable-game/support.js';

const SERVER = 'http://127.0.0.1:9/';
const [CODE, OTHER] = ['gqz3mybdpn', 'abcdefghjk'];

const lobby = {
  ...{ game: 'elfenwizards', version: elfenwizards.version, options: {}, stage: 'running', days: 0, delay: 0 },
  seats: ['Ada', 'Ben'].map((name) => ({ bot: null, name, taken: true, present: true, gone: false })),
  ...{ offer: null, refused: false, next: null, left: null, watching: 0 },
};
const { fetch, navigation } = globalThis;
let codes: string[];
let asked: string[];
let first: string;

const isAtTable = (game: PlayableGame): boolean => game.hasAttribute('data-at-table');
/** Goes some steps back, or on, and waits until the elements have heeded it. */
async function go(steps: number, ...games: readonly PlayableGame[]): Promise<void> {
  const heard = new Promise((done) => addEventListener('hashchange', done, { once: true }));
  history.go(steps);
  await heard;
  for (const game of games) {
    await game.ready();
    await settled(game);
  }
}
/** How often the element has asked for a seat of a table. */
const joined = (): number => asked.filter((path) => path.startsWith('matchmake')).length;
/** Clicks a link of the page. */
async function follow(hash: string): Promise<void> {
  const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: hash }));
  const heard = new Promise((done) => addEventListener('hashchange', done, { once: true }));
  link.click();
  await heard;
  link.remove();
}
/** Makes a table by the form of a new game. */
async function make(game: PlayableGame): Promise<void> {
  const code = codes[0]!;
  await openForm(game);
  one<HTMLButtonElement>(game, '[data-do="with-others"]').click();
  await settled(game);
  one<HTMLButtonElement>(game, 'dialog .primary').click();
  await waitUntil(() => location.hash.includes(code) && all(game, '.sitters').length > 0);
}

for (const tells of [true, false])
  describe(`a table in a browser that ${tells ? 'lists the entries of its history' : 'lists no entries'}`, () => {
    before(function () {
      if (tells && !navigation) this.skip();
    });
    beforeEach(() => {
      forgetAll();
      codes = [CODE, OTHER];
      asked = [];
      globalThis.fetch = (...given) => {
        const url = given[0] instanceof Request ? given[0].url : String(given[0]);
        if (!url.startsWith(SERVER)) return fetch(...given);
        const path = url.slice(SERVER.length);
        asked.push(path);
        if (path === 'tables') return Promise.resolve(Response.json({ code: codes.shift() }));
        if (!path.startsWith('matchmake')) return Promise.resolve(Response.json(lobby));
        return Promise.resolve(Response.json({ message: '{"code":"full","params":{}}' }, { status: 409 }));
      };
      if (!tells) navigation.entries = () => [];
      // Each test begins on a page without a fragment.
      history.pushState({ router: 1 }, '', location.pathname + location.search);
      first = location.href;
    });
    afterEach(() => {
      globalThis.fetch = fetch;
      Reflect.deleteProperty(navigation, 'entries');
      history.replaceState(null, '', first);
    });
    after(forgetAll);

    it('is left by one step back, and come back to by one step on', async () => {
      const game = await mount({ server: SERVER });
      const steps = history.length;
      await make(game);
      expect([history.length, isAtTable(game), history.state]).to.eql([steps + 1, true, { router: 1 }]);
      await go(-1, game);
      expect([location.href, isAtTable(game), all(game, '.table-card').length]).to.eql([first, false, 0]);
      expect([history.length, history.state]).to.eql([steps + 1, { router: 1 }]);
      await go(1, game);
      expect([location.hash, isAtTable(game)]).to.eql([`#play=${CODE}`, true]);
    });
    it('that is left by a button is one step back', async () => {
      const game = await mount({ server: SERVER });
      await make(game);
      one<HTMLButtonElement>(game, '[data-do="leave"]').click();
      await game.ready();
      expect([location.href, isAtTable(game)]).to.eql([first, false]);
      await go(-1, game);
      expect([location.hash, isAtTable(game)]).to.eql([`#play=${CODE}`, true]);
      await go(-1, game);
      expect([location.href, isAtTable(game)]).to.eql([first, false]);
    });
    it('stays where a link of the page leads elsewhere on it, and is not joined anew on the way back', async () => {
      const game = await mount({ server: SERVER });
      await make(game);
      await waitUntil(() => joined() === 1);
      await follow('#comments');
      await settled(game);
      expect([location.hash, isAtTable(game)]).to.eql(['#comments', true]);
      await go(-1, game);
      expect([location.hash, isAtTable(game), joined()]).to.eql([`#play=${CODE}`, true, 1]);
      await go(-1, game);
      expect(isAtTable(game)).to.equal(false);
    });
    it('to which a link of the page leads is a step like any other', async () => {
      const game = await mount({ server: SERVER });
      const steps = history.length;
      await follow(`#play=${CODE}`);
      await waitUntil(() => all(game, '.sitters').length > 0);
      expect(history.length).to.equal(steps + 1);
      await go(-1, game);
      expect([location.href, isAtTable(game)]).to.eql([first, false]);
    });
    it('of one element stays while the reader goes back from that of another', async function () {
      if (!tells) this.skip();
      const games = [await mount({ server: SERVER }), await mount({ server: SERVER })];
      games[0]!.parentElement!.append(games[1]!);
      for (const game of games) await make(game);
      expect(location.hash).to.equal(`#play=${OTHER}&board=2`);
      await go(-1, ...games);
      expect([location.hash, ...games.map(isAtTable)]).to.eql([`#play=${CODE}`, true, false]);
      await go(-1, ...games);
      expect([location.href, ...games.map(isAtTable)]).to.eql([first, false, false]);
      await go(2, ...games);
      expect([location.hash, ...games.map(isAtTable)]).to.eql([`#play=${OTHER}&board=2`, false, true]);
    });
    it('leaves what the page does with its address alone', async () => {
      const game = await mount({ server: SERVER });
      await make(game);
      history.replaceState({ scrolled: 5 }, '');
      await go(-1, game);
      expect(isAtTable(game)).to.equal(false);
      await go(1, game);
      expect([isAtTable(game), history.state]).to.eql([true, { scrolled: 5 }]);
      await follow('#more');
      await aTimeout(0);
      expect([location.hash, isAtTable(game)]).to.eql(['#more', true]);
    });
  });
