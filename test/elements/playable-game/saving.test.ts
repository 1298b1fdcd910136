import { expect, waitUntil } from '@open-wc/testing';
import { load } from '../../../src/games/index.js';
import { fillStorage } from '../full-storage.js';
import { keptKeys, keyOf, KEY, storedText, people, reload } from './saving-support.js';
import {
  all,
  button,
  element,
  failureOf,
  handed,
  mount,
  one,
  place,
  settled,
  viewOf,
  words,
  forgetAll,
} from './support.js';

describe('saving', () => {
  beforeEach(forgetAll);
  after(forgetAll);

  it('keeps the game and its seats across a reload', async () => {
    let game = await mount(people);
    game.play('green roll');
    game.play('green hold');
    game.play('blue roll');
    const { record } = game;
    game = await reload(game, { save: 'mine', players: '5' });
    expect(game.record).to.equal(record);
    expect(all(game, '.controls button').length, 'blue is still a person').to.be.greaterThan(0);
  });
  it('goes on at the end of a game that it kept, whichever of the moves of the page `at` shows', async () => {
    const given = { ...people, seed: '1', moves: 'green roll; green hold', at: '2' };
    let game = await mount(given);
    game.takeBack();
    expect(game.length).to.equal(1);
    game = await reload(game, given);
    expect(game.length, 'shorter than the moves of the page').to.equal(1);
    game.play('green hold');
    game.play('blue roll');
    const { record } = game;
    game = await reload(game, given);
    expect(game.record).to.equal(record);
    game.play('blue hold');
    expect(game.length, 'the last move is on show').to.equal(4);
  });
  it('warns while the browser cannot store the game, until it can', async () => {
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
      expect(storedText()).to.include('green hold');
    } finally {
      Object.defineProperty(Storage.prototype, 'setItem', setItem);
    }
  });
  it('keeps an undo across a reload', async () => {
    let game = await mount(people);
    game.play('green roll');
    game.play('green hold');
    game.takeBack();
    const { record } = game;
    game = await reload(game);
    expect(game.record).to.equal(record);
  });
  it('notes in one element that another one with the same save attribute went on with the game', async () => {
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (said: unknown) => warnings.push(said);
    const [first, second] = [await mount(people), await mount(people)];
    console.warn = warn;
    // The author is told too: to copy an element with its name is an easy mistake.
    expect(warnings).to.eql([
      '<playable-game>: save: "mine" is on this page twice; both go on with the game played last',
    ]);
    second.play('green roll');
    await settled(first);
    expect(words(one(first, '.now'))).to.include('This game went on in another window.');
    expect(words(one(second, '.now'))).not.to.include('This game went on in another window.');
  });
  it('leaves the saved game untouched if a bug prevents it from being shown', async () => {
    const game = await mount(people);
    game.play('green roll');
    const before = storedText();
    game.remove();
    const { game: rules } = await load('elfenwizards');
    // eslint-disable-next-line @typescript-eslint/unbound-method -- restored below on the same game
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
      expect([storedText(), localStorage.getItem(`${KEY}:old`)]).to.eql([before, null]);
    } finally {
      rules.seated = seated;
      console.error = error;
    }
    expect((await mount(people)).record).to.include('green roll');
  });
  it('keeps a second outdated game beside one that has not been downloaded yet', async () => {
    for (const seed of ['77', '78']) {
      localStorage.setItem(KEY, `playable-rules 1\ngame elfenwizards 999\nseed ${seed}\nplayers 3\n\n`);
      (await mount(people)).remove();
    }
    const game = await mount({ ...people, seed: '99' });
    const [file] = await handed(() => button(game, 'Save the old game as a file').click());
    expect(file!.text).to.include('seed 77').and.include('seed 78');
  });
  it('stores nothing with save="off", with readonly, or for moves given by the page', async () => {
    for (const more of [{ save: 'off' }, { readonly: '' }]) {
      const game = await mount({ ...people, ...more });
      game.play('green roll');
      await settled(game);
      expect(keptKeys()).to.eql([]);
    }
    const game = element({ players: '3', seats: 'human human human', moves: 'green roll' });
    game.removeAttribute('save');
    (await place()).append(game);
    await game.ready();
    game.play('green hold');
    expect(keptKeys()).to.eql([]);
  });
  it('does not overwrite the saved game if the page sets other moves later', async () => {
    const game = await mount(people);
    game.play('green roll');
    const before = storedText();
    game.setAttribute('readonly', '');
    game.setAttribute('moves', 'green roll; green hold');
    await settled(game);
    game.removeAttribute('readonly');
    await settled(game);
    game.play('blue roll');
    expect(storedText()).to.equal(before);
  });
  it('does not save when the past is shown, but when the game continues from there', async () => {
    const game = await mount(people);
    game.play('green roll');
    game.play('green hold');
    const before = storedText();
    game.goTo(0);
    await settled(game);
    expect(storedText()).to.equal(before);
    const again = await reload(game);
    expect(again.record).to.include('green hold');
    again.goTo(1);
    await settled(again);
    button(again, 'Go on from here; 1 later move is lost').click();
    expect(storedText()).not.to.equal(before);
    expect(storedText()).not.to.include('hold');
  });

  describe('if the storage throws', () => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- restored after each test on the same prototype
    const { setItem, getItem, removeItem } = Storage.prototype;
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    afterEach(() => Object.assign(Storage.prototype, { setItem, getItem, removeItem }));
    it('keeps the game in memory while the page is open', async () => {
      Object.assign(Storage.prototype, { setItem: deny, getItem: deny, removeItem: deny });
      let game = await mount({ ...people, save: 'denied' });
      game.play('green roll');
      const { record } = game;
      game = await reload(game, { save: 'denied' });
      expect(game.record).to.equal(record);
    });
    it('keeps moves in memory that can no longer be stored', async () => {
      let game = await mount({ ...people, save: 'full' });
      game.play('green roll');
      Storage.prototype.setItem = deny;
      game.play('green hold');
      game = await reload(game, { save: 'full' });
      expect(game.record).to.include('green hold');
    });
  });

  describe('a saved game that cannot be replayed', () => {
    const broken: [string, (text: string) => string][] = [
      ['older rules', (text) => text.replace(/game elfenwizards \d+/, 'game elfenwizards 0')],
      ['a move that the rules refuse', (text) => `${text}green roll\n`],
      ['no transcript', () => 'something else'],
      ['invalid seats', (text) => text.replace(/# seats .*/, '# seats cats')],
    ];
    for (const [name, spoil] of broken) {
      it(`is kept and offered as a file: ${name}`, async () => {
        let game = await mount(people);
        game.play('green roll');
        const text = spoil(storedText()!);
        localStorage.setItem(KEY, text);
        game = await reload(game);
        expect(all(game, '.board'), 'a new game').to.have.length(1);
        expect(game.record).not.to.include('green roll');
        expect(words(one(game, '.now'))).to.include('The saved game comes from an earlier version and was kept.');
        // The old game is still offered after another game and a reload.
        game.play(viewOf(game).moves[0]!);
        game = await reload(game);
        localStorage.removeItem(KEY);
        game = await reload(game);
        const files = await handed(() => button(game, 'Save the old game as a file').click());
        expect(files).to.eql([{ name: 'elfenwizards-old.txt', type: 'text/plain', text }]);
        await settled(game);
        expect(localStorage.getItem(`${KEY}:old`), 'a frame may not be allowed to save').to.equal(text);
        button(game, 'Remove the old game').click();
        await settled(game);
        expect(localStorage.getItem(`${KEY}:old`)).to.equal(null);
        expect(words(one(game, '.now'))).not.to.include('earlier version');
      });
    }
  });

  it('leaves an old game in its place while the storage is full, and says that it keeps no other', async () => {
    const old = 'playable-rules 1\ngame elfenwizards 0\nseed 7\nplayers 3\n\n';
    const [given, key] = [{ ...people, save: 'brim' }, keyOf('brim')];
    localStorage.setItem(key, old);
    const makeRoom = fillStorage();
    try {
      for (const load of ['once', 'again']) {
        const game = await mount(given);
        expect(words(one(game, '.now')), load).to.include('was kept');
        game.play('green roll');
        await settled(game);
        expect(storedText(key), load).to.equal(old);
        expect(all(game, '.unkept'), load).to.have.length(1);
        game.remove();
      }
      const game = await mount(given);
      const [file] = await handed(() => button(game, 'Save the old game as a file').click());
      expect(file!.text).to.equal(old);
      button(game, 'Remove the old game').click();
      makeRoom();
      game.play('green roll');
      expect(storedText(key)).to.include('green roll');
    } finally {
      makeRoom();
    }
    expect(localStorage.getItem(`${key}:old`)).to.equal(null);
  });

  describe('two windows', () => {
    const elsewhere = (text: string, key = KEY) => {
      localStorage.setItem(key, text);
      dispatchEvent(new StorageEvent('storage', { key, newValue: text, storageArea: localStorage }));
    };
    it('offers to show the game that went on in another window', async () => {
      const game = await mount(people);
      game.play('green roll');
      const mine = game.record;
      elsewhere(`${storedText()!}green hold\n`);
      await settled(game);
      expect(words(one(game, '.now'))).to.include('This game went on in another window.');
      expect(game.record).to.equal(mine);
      button(game, 'Show that game here').click();
      await settled(game);
      expect(game.record).to.equal(`${mine}green hold\n`);
      expect(words(one(game, '.now'))).not.to.include('another window');
    });
    it('stores the game of the window that moves last', async () => {
      const game = await mount(people);
      game.play('green roll');
      elsewhere(`${storedText()!}green hold\n`);
      await settled(game);
      game.play(viewOf(game).moves.find(({ type }) => type === 'place')!);
      await settled(game);
      expect(storedText()).to.include('green place').and.not.to.include('hold');
      expect(words(one(game, '.now'))).not.to.include('another window');
    });
    it('stores no moves of opponents over those of another window, until the reader moves', async () => {
      const game = element({ ...people, seats: 'human bot human' });
      game.addEventListener('playable-moved', () => elsewhere(`${storedText()!}# elsewhere\n`), { once: true });
      (await place()).append(game);
      await game.ready();
      await waitUntil(() => game.length > 1 && viewOf(game).toAct[0] !== 1, 'the opponent is done', { timeout: 8000 });
      await settled(game);
      expect(storedText()).to.include('# elsewhere');
      expect(words(one(game, '.now'))).to.include('This game went on in another window.');
      game.play('blue roll');
      expect(storedText()).to.include('blue roll').and.not.to.include('# elsewhere');
    });
    it('says of a page that slept that the game went on meanwhile', async () => {
      const game = await mount(people);
      game.play('green roll');
      await settled(game);
      const turn = (type: string) => dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
      turn('pagehide');
      turn('pageshow');
      await settled(game);
      expect(words(one(game, '.now'))).not.to.include('another window');
      turn('pagehide');
      localStorage.setItem(KEY, `${storedText()!}green hold\n`);
      turn('pageshow');
      await settled(game);
      expect(words(one(game, '.now'))).to.include('This game went on in another window.');
    });
    it('ignores changes of other saved games', async () => {
      const game = await mount(people);
      elsewhere('x', keyOf('other'));
      await settled(game);
      expect(words(one(game, '.now'))).not.to.include('another window');
    });
  });
});
