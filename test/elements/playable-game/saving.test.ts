import { expect, waitUntil } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { GAMES, load } from '../../../src/games/index.js';
import {
  all,
  button,
  element,
  failureOf,
  handed,
  listen,
  mount,
  one,
  openMenu,
  place,
  settled,
  type Attributes,
  viewOf,
  words,
} from './support.js';

const KEY = 'playable-rules:mine';
const people = { players: '3', seats: 'human human human', save: 'mine' };
const kept = () => localStorage.getItem(KEY);

/** A reload: the element goes, and another one like it comes. */
async function reload(game: PlayableGame, attributes: Attributes = people): Promise<PlayableGame> {
  game.remove();
  return mount({ seed: '99', ...attributes });
}
/** Opens a file as a reader does. */
async function open(game: PlayableGame, text: string): Promise<string> {
  const note = () => all(game, '.now :is(.note, .note + details)').map(words).join(' ');
  const before = note();
  await openMenu(game);
  const input = one<HTMLInputElement>(game, 'input[type="file"]');
  const files = new DataTransfer();
  files.items.add(new File([text], 'game.txt', { type: 'text/plain' }));
  input.files = files.files;
  input.dispatchEvent(new Event('change'));
  await waitUntil(() => note() !== before, 'another note', { timeout: 5000 });
  await settled(game);
  return words(one(game, '.now'));
}
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

  describe('files', () => {
    it('the whole game as a file', async () => {
      const game = await mount(people);
      game.play('green roll');
      await openMenu(game);
      const files = await handed(() => button(game, 'Save as a file').click());
      expect(files).to.eql([{ name: 'elfenwizards.txt', type: 'text/plain', text: game.record }]);
    });
    it('the names of the seats leave with it and come back', async () => {
      const game = await mount({ ...people, names: 'Ada, , Zoe' });
      await openMenu(game);
      const [file] = await handed(() => button(game, 'Save as a file').click());
      expect(file!.text).to.equal(`# names Ada, , Zoe\n${game.record}`);
      const other = await mount({ ...people, save: 'off', names: 'Ida' });
      await open(other, file!.text);
      expect(words(one(other, '.sheet')))
        .to.include('Zoe')
        .and.to.include('Ada')
        .and.not.to.include('Ida');
      await open(other, file!.text.replace('Ada', 'A'.repeat(25)));
      expect(words(one(other, '.now .note'))).to.include('there is a mistake in it');
      expect(words(one(other, '.now details'))).to.include('at most 24 letters');
    });
    it('a file opened is the game, and is kept', async () => {
      const other = await mount({ ...people, save: 'off', seed: '8' });
      const [roll] = viewOf(other).moves;
      other.play(roll!);
      const { record } = other;
      let game = await mount(people);
      expect(await open(game, record)).to.include('The game was opened.');
      expect(game.record).to.equal(record);
      game = await reload(game);
      expect(game.record).to.equal(record);
    });
    it('a file of fewer players than sit here', async () => {
      const { record } = await mount({ ...people, save: 'off', seed: '8' });
      const game = await mount({ save: 'off', players: '6', seats: 'human human human human human human' });
      expect(await open(game, record)).to.include('The game was opened.');
    });
    it('one that runs is asked for first, in the words of a new game, and can be saved then', async () => {
      const { record } = await mount({ ...people, save: 'off', seed: '8' });
      const game = await mount(people);
      game.play('green roll');
      const mine = game.record;
      const choose = async (says: string) => {
        await openMenu(game);
        const input = one<HTMLInputElement>(game, 'input[type="file"]');
        const files = new DataTransfer();
        files.items.add(new File([record], 'game.txt', { type: 'text/plain' }));
        input.files = files.files;
        all<HTMLDialogElement>(game, 'dialog').forEach((old) => old.close());
        await waitUntil(() => all(game, 'dialog').length === 0, 'the last question gone');
        input.dispatchEvent(new Event('change'));
        await waitUntil(() => all<HTMLDialogElement>(game, 'dialog')[0]?.open, 'the question');
        const dialog = one<HTMLDialogElement>(game, 'dialog');
        expect(words(dialog)).to.include('The game that runs now will be lost.');
        const asked = [...dialog.querySelectorAll('button')].find((b) => words(b) === says)!;
        const files_ = await handed(() => asked.click());
        await settled(game);
        return { isOpen: dialog.open, files: files_ };
      };
      expect(await choose('Cancel')).to.eql({ isOpen: false, files: [] });
      expect(game.record).to.equal(mine);
      expect((await choose('Save as a file')).files.map(({ text }) => text)).to.eql([mine]);
      expect(await choose('Open')).to.eql({ isOpen: false, files: [] });
      expect(game.record).to.equal(record);
      expect(words(one(game, '.now'))).to.include('The game was opened.');
    });
    it('is said to a screen reader, in plain words of the language', async () => {
      const { record } = await mount({ ...people, save: 'off', seed: '8' });
      const game = await mount({ ...people, lang: 'fr' });
      const { messages } = listen(game);
      await open(game, '{"a":1}');
      await waitUntil(() => messages.length === 1);
      await open(game, record);
      await waitUntil(() => messages.length === 2, 'the second message', { timeout: 3000 });
      expect(messages).to.eql(['Ce fichier n’est pas une partie enregistrée.', 'La partie est ouverte.']);
    });
    it('a file that cannot be read is said to be so', async () => {
      const game = await mount(people);
      // eslint-disable-next-line @typescript-eslint/unbound-method -- it is put back on the same prototype
      const { text } = Blob.prototype;
      Blob.prototype.text = () => Promise.reject(new DOMException('moved', 'NotReadableError'));
      try {
        await open(game, game.record);
      } finally {
        Blob.prototype.text = text;
      }
      expect(words(one(game, '.now .note'))).to.include('This file could not be read.');
    });
    it('a bad file is refused by its line, and the running game stays', async () => {
      const game = await mount(people);
      game.play('green roll');
      const { record } = game;
      const stored = kept();
      const [isNone, isOther, isWrong] = ['not a saved game', 'of another version', 'there is a mistake in it'];
      for (const [text, plain, line] of [
        ['', isNone, 'line 1'],
        [record.replace('elfenwizards', 'chess'), isOther, 'line 2'],
        ['{"a":1}', isNone, 'line 1'],
        [record.replace(/elfenwizards \d+/, 'elfenwizards 0'), isOther, 'line 2'],
        ['<html>', isNone, 'line 1'],
        [record.replace('playable-rules 1', 'playable-rules 2'), isOther, 'line 1'],
        [record.replace('players 3', 'players 99'), isWrong, 'line 4'],
        [`${record}green roll`, isWrong, 'line 7'],
        [`${record}green place 9 wizard`, isWrong, 'line 7'],
      ] as const) {
        await open(game, text);
        expect(words(one(game, '.now .note')), text)
          .to.include(plain)
          .and.not.to.include('line');
        // What only a technician asks for is there, but closed.
        const details = one<HTMLDetailsElement>(game, '.now details');
        expect(details.open).to.equal(false);
        expect(words(details)).to.include(line);
        expect(game.record).to.equal(record);
        expect(kept()).to.equal(stored);
      }
    });
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
