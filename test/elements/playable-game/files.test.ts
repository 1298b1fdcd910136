import { expect, waitUntil } from '@open-wc/testing';
import { kept, open, people, reload } from './saving-support.js';
import { all, button, handed, listen, mount, one, openMenu, settled, viewOf, words } from './support.js';

describe('files', () => {
  beforeEach(() => localStorage.clear());
  after(() => localStorage.clear());

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
