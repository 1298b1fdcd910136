/** Which elements go on with the same kept game: their name, else the page, the element and the start of the game. */
import { aTimeout, expect } from '@open-wc/testing';
import { GAMES } from '../../../src/games/index.js';
import { keptKeys, people } from './saving-support.js';
import { element, forgetAll, mount, one, place, viewOf, words } from './support.js';

describe('the name of a saved game', () => {
  beforeEach(forgetAll);
  after(forgetAll);

  it('stores elements without a save attribute separately, by page and by id or position', async () => {
    const keys = (): string[] => keptKeys().sort();
    const main = await place();
    const [one, two, three] = [
      element({ seed: '1', players: '3', seats: 'human human human' }),
      element({ seed: '1', players: '3', seats: 'human human human' }),
      element({ seed: '1', players: '3', seats: 'human human human' }),
    ];
    three.id = 'third';
    for (const game of [one, two, three]) {
      game.removeAttribute('save');
      main.append(game);
    }
    for (const game of [one, two, three]) {
      await game.ready();
      game.play('green roll');
    }
    expect(keys()).to.have.length(3);
    const { pathname, search } = location;
    expect(keys().every((key) => key!.startsWith(`playable-rules:${pathname}${search}#`))).to.equal(true);
    expect(keys().some((key) => key!.includes('#third '))).to.equal(true);
  });
  it('stores games with different attributes separately, so that an edited page starts anew', async () => {
    const main = await place();
    const visit = async (attributes: Record<string, string>) => {
      const game = element({ seats: 'human human human', ...attributes });
      game.removeAttribute('save');
      main.replaceChildren(game);
      await game.ready();
      return game;
    };
    (await visit({ players: '3' })).play('green roll');
    const edited = await visit({ players: '4' });
    expect(edited.record)
      .to.match(/^players 4$/m)
      .and.not.include('green roll');
    main.replaceChildren(Object.assign(edited, { players: '99' }));
    await edited.ready().then(
      () => expect.fail('99 players'),
      (error: Error) => expect(error.message).to.match(/players/),
    );
    expect((await visit({ players: '3' })).record).to.include('green roll');
  });
  for (const save of ['', 'ours'])
    it(`stores both games of an element whose game attribute changes, with save="${save}"`, async () => {
      const game = element({ players: '3', seats: 'human human human', save });
      game.id = 'board';
      (await place()).append(game);
      await game.ready();
      game.play('green roll');
      for (const other of [GAMES[1]!, GAMES[0]!]) {
        game.game = other;
        await game.ready();
        expect(words(one(game, '.now'))).not.to.include('earlier version');
      }
      expect(game.record).to.include('green roll');
    });
  it('takes nothing else that is kept here for a game, whatever its name', async () => {
    const others = { name: 'Ada', 'seat:https://play.example/abc': 'token', 'set:elfenwizards:one': '["one"]' };
    for (const [save, value] of Object.entries(others)) {
      localStorage.setItem(`playable-rules:${save}`, value);
      const game = await mount({ ...people, save });
      expect(words(one(game, '.now')), save).not.to.include('earlier version');
      game.play('green roll');
      expect(localStorage.getItem(`playable-rules:${save}`)).to.equal(value);
    }
  });
  it('is made when the element is in the page, if it was taken out while it loaded', async () => {
    const main = await place();
    for (const moves of [0, 1]) {
      const game = element({ ...people, save: '' });
      main.replaceChildren(game);
      const ready = game.ready();
      game.remove();
      await Promise.race([ready, aTimeout(1000)]);
      main.append(game);
      await ready;
      expect(game.length, 'the moves of the visit before').to.equal(moves);
      if (moves === 0) game.play('green roll');
    }
    expect(keptKeys().map((key) => key.replace(/.*#/, ''))).to.eql([
      'elfenwizards:0 players=3 seats=human human human seed=1',
    ]);
  });
  it('is made when the element is in the page, if its start changed while it was not', async () => {
    const game = await mount({ ...people, save: '' });
    const main = game.parentElement!;
    game.remove();
    game.players = '4';
    await game.ready();
    main.append(game);
    game.play(viewOf(game).moves[0]!);
    expect(keptKeys().map((key) => key.replace(/.*#/, ''))).to.eql([
      'elfenwizards:0 players=4 seats=human human human seed=1',
    ]);
  });
  describe('without a save attribute, on pages that differ in their query', () => {
    const { search } = location;
    const canonical = document.createElement('link');
    canonical.rel = 'canonical';
    const visit = async (query: string, address?: string) => {
      history.replaceState(null, '', query);
      if (address === undefined) canonical.remove();
      else document.head.append(Object.assign(canonical, { href: address }));
      const game = await mount({ ...people, save: '' });
      const isBegun = game.length > 0;
      if (!isBegun) game.play('green roll');
      game.remove();
      return isBegun;
    };
    afterEach(() => visit(search));
    it('stores their games separately', async () => {
      expect(await visit('?p=1')).to.equal(false);
      expect(await visit('?p=2')).to.equal(false);
      expect(await visit('?p=1#part')).to.equal(true);
    });
    it('leaves out what does not belong to the address that the page gives as its own', async () => {
      expect(await visit('?p=1')).to.equal(false);
      expect(await visit('?utm_source=mail&p=1', '?p=1')).to.equal(true);
      expect(await visit('?utm_source=mail', location.pathname)).to.equal(false);
      expect(await visit('?p=2', location.pathname)).to.equal(true);
    });
    it('does not heed such an address of another page, which a router may have left', async () => {
      for (const address of ['/another', 'https://example.org/?p=1', 'https://', '']) {
        expect(await visit('?p=1', address), address).to.equal(false);
        expect(await visit('?p=2', address), address).to.equal(false);
        expect(await visit('?p=1', address), address).to.equal(true);
        forgetAll();
      }
    });
  });
  it('stores elements in different shadow roots separately', async () => {
    const main = await place();
    for (const name of ['one', 'two']) {
      const card = document.createElement('div');
      main.append(card);
      const game = element({ players: '3', seats: 'human human human' });
      game.removeAttribute('save');
      card.attachShadow({ mode: 'open' }).append(game);
      await game.ready();
      expect(game.record, name).not.to.include('green roll');
      game.play('green roll');
    }
    expect(keptKeys()).to.have.length(2);
  });
});
