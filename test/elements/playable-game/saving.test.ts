import { expect } from '@open-wc/testing';
import { GAMES, load } from '../../../src/games/index.js';
import { KEY, kept, people, reload } from './saving-support.js';
import { all, button, element, failureOf, handed, mount, one, place, settled, viewOf, words } from './support.js';

describe('saving', () => {
  beforeEach(() => localStorage.clear());
  after(() => localStorage.clear());

  it('a game survives a reload, with those who sit at it', async () => {
    let game = await mount(people);
    game.play('green roll');
    game.play('green hold');
    game.play('blue roll');
    const { record } = game;
    game = await reload(game, { save: 'mine', players: '5' });
    expect(game.record).to.equal(record);
    expect(all(game, '.controls button').length, 'blue is a person still').to.be.greaterThan(0);
  });
  it('that a browser stores nothing is said, for as long as it does not', async () => {
    const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')!;
    try {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      const game = await mount(people);
      expect(all(game, '.unkept')).to.have.length(0);
      game.play('green roll');
      await settled(game);
      expect(words(one(game, '.unkept'))).to.include('cannot store this game');
      Object.defineProperty(Storage.prototype, 'setItem', setItem);
      game.play('green hold');
      await settled(game);
      expect(all(game, '.unkept')).to.have.length(0);
      expect(kept()).to.include('green hold');
    } finally {
      Object.defineProperty(Storage.prototype, 'setItem', setItem);
    }
  });
  it('what was taken back stays so', async () => {
    let game = await mount(people);
    game.play('green roll');
    game.play('green hold');
    game.undo();
    const { record } = game;
    game = await reload(game);
    expect(game.record).to.equal(record);
  });
  it('by name, else by place: two boards keep two games', async () => {
    const names = (): (string | null)[] => Object.keys(localStorage).sort();
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
    expect(names()).to.have.length(3);
    expect(names().every((name) => name!.startsWith(`playable-rules:${location.pathname}#`))).to.equal(true);
    expect(names().some((name) => name!.includes('#third '))).to.equal(true);
  });
  it('by what it begins with: a page that is edited begins anew, and goes on when the edit is taken back', async () => {
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
  it('by its game: one board that shows another game keeps both', async () => {
    const game = element({ players: '3', seats: 'human human human' });
    game.removeAttribute('save');
    game.id = 'board';
    (await place()).append(game);
    await game.ready();
    game.play('green roll');
    game.game = GAMES[1]!;
    await game.ready();
    expect(words(one(game, '.now'))).not.to.include('The saved game is of an older form');
    game.game = GAMES[0]!;
    await game.ready();
    expect(game.record).to.include('green roll');
  });
  it('by place in each shadow root: two cards keep two games', async () => {
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
    expect(Object.keys(localStorage)).to.have.length(2);
  });
  it('two elements of one name: the later one to move wins, and the other says so', async () => {
    const [first, second] = [await mount(people), await mount(people)];
    second.play('green roll');
    await settled(first);
    expect(words(one(first, '.now'))).to.include('This game went on in another window.');
    expect(words(one(second, '.now'))).not.to.include('This game went on in another window.');
  });
  it('a bug keeps the game from the screen, and the kept one where it is', async () => {
    const game = await mount(people);
    game.play('green roll');
    const before = kept();
    game.remove();
    const { game: rules } = await load('elfenwizards');
    // eslint-disable-next-line @typescript-eslint/unbound-method -- it is put back on the same game
    const { seated } = rules;
    const { error } = console;
    console.error = () => {};
    try {
      rules.seated = () => {
        throw new TypeError('a bug');
      };
      const broken = element(people);
      (await place()).append(broken);
      expect(await failureOf(broken)).to.equal('a bug');
      expect([kept(), localStorage.getItem(`${KEY}:old`)]).to.eql([before, null]);
    } finally {
      rules.seated = seated;
      console.error = error;
    }
    expect((await mount(people)).record).to.include('green roll');
  });
  it('a second old game does not take the place of one that nobody has exported', async () => {
    for (const seed of ['77', '78']) {
      localStorage.setItem(KEY, `playable-rules 1\ngame elfenwizards 999\nseed ${seed}\nplayers 3\n\n`);
      (await mount(people)).remove();
    }
    const game = await mount({ ...people, seed: '99' });
    const [file] = await handed(() => button(game, 'Save the old game as a file').click());
    expect(file!.text).to.include('seed 77').and.include('seed 78');
  });
  it('save="off" keeps nothing, nor does a position that the page shows', async () => {
    for (const more of [{ save: 'off' }, { readonly: '' }]) {
      const game = await mount({ ...people, ...more });
      game.play('green roll');
      await settled(game);
      expect(localStorage.length).to.equal(0);
    }
    const game = element({ players: '3', seats: 'human human human', moves: 'green roll' });
    game.removeAttribute('save');
    (await place()).append(game);
    await game.ready();
    game.play('green hold');
    expect(localStorage.length).to.equal(0);
  });
  it('a page that shows another position later does not overwrite what was kept', async () => {
    const game = await mount(people);
    game.play('green roll');
    const before = kept();
    game.setAttribute('readonly', '');
    game.setAttribute('moves', 'green roll; green hold');
    await settled(game);
    game.removeAttribute('readonly');
    await settled(game);
    game.play('blue roll');
    expect(kept()).to.equal(before);
  });
  it('looking at the past never saves; going on from there does', async () => {
    const game = await mount(people);
    game.play('green roll');
    game.play('green hold');
    const before = kept();
    game.goTo(0);
    await settled(game);
    expect(kept()).to.equal(before);
    const again = await reload(game);
    expect(again.record).to.include('green hold');
    again.goTo(1);
    await settled(again);
    button(again, 'Go on from here; 1 later move is lost').click();
    expect(kept()).not.to.equal(before);
    expect(kept()).not.to.include('hold');
  });

  describe('where storage throws', () => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- they are put back on the same prototype
    const { setItem, getItem, removeItem } = Storage.prototype;
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    afterEach(() => Object.assign(Storage.prototype, { setItem, getItem, removeItem }));
    it('plays, and remembers as long as the page lives', async () => {
      Object.assign(Storage.prototype, { setItem: deny, getItem: deny, removeItem: deny });
      let game = await mount({ ...people, save: 'denied' });
      game.play('green roll');
      const { record } = game;
      game = await reload(game, { save: 'denied' });
      expect(game.record).to.equal(record);
    });
    it('remembers what no longer fits', async () => {
      let game = await mount({ ...people, save: 'full' });
      game.play('green roll');
      Storage.prototype.setItem = deny;
      game.play('green hold');
      game = await reload(game, { save: 'full' });
      expect(game.record).to.include('green hold');
    });
  });

  describe('a kept game that no longer replays', () => {
    const broken: [string, (text: string) => string][] = [
      ['is of older rules', (text) => text.replace(/game elfenwizards \d+/, 'game elfenwizards 0')],
      ['has a move that the rules refuse', (text) => `${text}green roll\n`],
      ['is no transcript', () => 'something else'],
      ['has seats that are none', (text) => text.replace(/# seats .*/, '# seats cats')],
    ];
    for (const [name, spoil] of broken) {
      it(`${name}: is set aside and offered as a file`, async () => {
        let game = await mount(people);
        game.play('green roll');
        const text = spoil(kept()!);
        localStorage.setItem(KEY, text);
        game = await reload(game);
        expect(all(game, '.board'), 'a new game').to.have.length(1);
        expect(game.record).not.to.include('green roll');
        expect(words(one(game, '.now'))).to.include('The saved game comes from an earlier version and was kept.');
        // It is still there when another game is played and the page comes back.
        game.play(viewOf(game).moves[0]!);
        game = await reload(game);
        localStorage.removeItem(KEY);
        game = await reload(game);
        const files = await handed(() => button(game, 'Save the old game as a file').click());
        expect(files).to.eql([{ name: 'elfenwizards-old.txt', type: 'text/plain', text }]);
        await settled(game);
        expect(words(one(game, '.now'))).not.to.include('older form');
      });
    }
  });

  describe('two windows', () => {
    const elsewhere = (text: string, key = KEY) => {
      localStorage.setItem(key, text);
      dispatchEvent(new StorageEvent('storage', { key, newValue: text, storageArea: localStorage }));
    };
    it('the one that moved earlier says so, and may show the other’s game', async () => {
      const game = await mount(people);
      game.play('green roll');
      const mine = game.record;
      elsewhere(`${kept()!}green hold\n`);
      await settled(game);
      expect(words(one(game, '.now'))).to.include('This game went on in another window.');
      expect(game.record).to.equal(mine);
      button(game, 'Show that game here').click();
      await settled(game);
      expect(game.record).to.equal(`${mine}green hold\n`);
      expect(words(one(game, '.now'))).not.to.include('another window');
    });
    it('the later one to move wins', async () => {
      const game = await mount(people);
      game.play('green roll');
      elsewhere(`${kept()!}green hold\n`);
      await settled(game);
      game.play(viewOf(game).moves.find(({ type }) => type === 'place')!);
      await settled(game);
      expect(kept()).to.include('green place').and.not.to.include('hold');
      expect(words(one(game, '.now'))).not.to.include('another window');
    });
    it('of other games it hears nothing', async () => {
      const game = await mount(people);
      elsewhere('x', 'playable-rules:other');
      await settled(game);
      expect(words(one(game, '.now'))).not.to.include('another window');
    });
  });
});
