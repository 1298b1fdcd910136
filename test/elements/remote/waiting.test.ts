/** A reader at a table before the game, with answers of a server that the test gives: it is away, somebody was quicker, they leave. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { asking, partOf, type RemoteFault } from '../../../src/elements/remote/server.js';
import { en } from '../../../src/i18n/remote/en.js';
import { all, element, mount, one, openForm, place, settled, words } from '../playable-game/support.js';
import { arrive, card, CODE, has, KEPT, scripted, seat, SERVER, sockets, TOKEN, useScripted } from './scripted.js';

describe('a page at a table before the game', () => {
  useScripted();

  it('still only leads to look on when the reader tries again', async () => {
    localStorage.setItem(KEPT, TOKEN);
    scripted.isDown = true;
    const game = await arrive(`#play=${CODE}&watch=true`);
    scripted.isDown = false;
    one<HTMLButtonElement>(game, '[data-do="retry"]').click();
    await waitUntil(() => card(game).includes(en['denied.full']));
    const joins = scripted.asked.filter(({ path }) => path.startsWith('matchmake'));
    const { version } = scripted.lobby;
    expect(joins.map(({ body }) => JSON.parse(body) as object)).to.eql([{ code: CODE, version, watch: true }]);
  });
  it('asks again only when an answer is there', async () => {
    localStorage.setItem(KEPT, TOKEN);
    scripted.isDown = true;
    const game = await arrive(`#play=${CODE}`);
    scripted.isDown = false;
    scripted.asked = [];
    for (let n = 0; n < 3; n++) scripted.ticks[0]!();
    await waitUntil(() => card(game).includes(en['denied.full']));
    await settled(game);
    expect(scripted.asked.map(({ path }) => path)).to.eql([`tables/${CODE}`, 'matchmake/joinOrCreate/table']);
  });
  it('says what keeps the table from being shown once the server is there, and asks no more', async () => {
    scripted.isDown = true;
    const game = await arrive(`#play=${CODE}`);
    scripted.isDown = false;
    scripted.lobby = { ...scripted.lobby, game: 'chess' };
    scripted.ticks[0]!();
    await waitUntil(() => all(game, '.table-card').length === 0);
    expect(words(one(game, '.warning'))).to.include('chess');
    expect(await game.ready().catch((error: Error) => error.message)).to.match(/^game: "chess"/);
    const before = scripted.asked.length;
    scripted.ticks[0]!();
    await settled(game);
    expect(scripted.asked).to.have.length(before);
  });
  it('shows nothing more of a table that the reader leaves before the server says which game it is', async () => {
    scripted.isDown = true;
    const game = await arrive(`#play=${CODE}`);
    scripted.isDown = false;
    scripted.lobby = { ...scripted.lobby, game: 'chess' };
    scripted.ticks[0]!();
    one<HTMLButtonElement>(game, '[data-do="leave"]').click();
    await game.ready();
    await waitUntil(() => scripted.asked.length > 1);
    await aTimeout(50);
    expect([game.game, all(game, '.warning').length, all(game, '.now').length]).to.eql(['elfenwizards', 0, 1]);
  });
  it('offers what is possible after somebody else took the last seat', async () => {
    const game = await arrive(`#play=${CODE}`);
    scripted.lobby = { ...scripted.lobby, stage: 'running', seats: [seat('Ada'), seat('Ben')] };
    one<HTMLButtonElement>(game, '[data-do="sit"]').click();
    await waitUntil(() => card(game).includes(en['denied.full']));
    await settled(game);
    expect(card(game)).to.include('Ben').and.not.to.include('free');
    expect([has(game, 'sit'), has(game, 'watch')]).to.eql([false, true]);
  });
  it('goes by the server to a process whose address the policy of the page does not know', async () => {
    scripted.denied = '';
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
    const before = scripted.asked.length;
    scripted.ticks[0]!();
    await settled(game);
    expect(scripted.asked).to.have.length(before);
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
    expect([location.hash, scripted.asked.length, scripted.ticks.length]).to.eql(['', 0, 0]);
  });
  for (const [wish, asks] of [
    ['makes no table', (game: PlayableGame) => one<HTMLButtonElement>(game, 'dialog .primary').click()],
    [
      'goes to no table',
      async () => {
        history.replaceState(null, '', `#play=${CODE}`);
        dispatchEvent(new Event('hashchange'));
        await Promise.resolve();
      },
    ],
  ] as const)
    it(`${wish} for an element that leaves the page before it can show one, and loads anew where it comes back`, async () => {
      const game = await mount({ server: SERVER });
      const page = game.parentElement!;
      await openForm(game);
      one<HTMLButtonElement>(game, '[data-do="with-others"]').click();
      await settled(game);
      await asks(game);
      game.remove();
      await aTimeout(1100);
      expect(scripted.asked).to.eql([]);
      page.append(game);
      await game.ready();
      await settled(game);
      expect([all(game, '.table-card').length, all(game, '.now').length]).to.eql(location.hash ? [1, 0] : [0, 1]);
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
    const lobbies = () => scripted.asked.filter(({ path }) => path === `tables/${CODE}`).length;
    const away = async (milliseconds: number) => {
      game.remove();
      await new Promise((done) => setTimeout(done, milliseconds));
      scripted.ticks.at(-1)!();
      page.append(game);
      await game.ready();
      await settled(game);
    };
    await away(10);
    expect([lobbies(), scripted.ticks.length]).to.eql([2, 1]);
    await away(1100);
    expect([lobbies(), scripted.ticks.length, has(game, 'sit')]).to.eql([3, 2, true]);
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
    scripted.lobby = { ...scripted.lobby, seats: [seat('Ada'), seat('Ben'), seat('')] };
    expect(scripted.ticks).to.have.length(1);
    scripted.ticks[0]!();
    await waitUntil(() => card(game).includes('Ben'));
    expect(one<HTMLInputElement>(game, 'input[name="nickname"]')).to.equal(name);
    expect(name.value).to.equal('Cl');
  });
});
