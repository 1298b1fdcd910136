import { expect, waitUntil } from '@open-wc/testing';
import { storedText, openFile, people, reload } from './saving-support.js';
import { all, button, handed, listen, mount, one, openMenu, settled, viewOf, words, forgetAll } from './support.js';

describe('files', () => {
  beforeEach(forgetAll);
  after(forgetAll);

  it('save the whole game as a text file', async () => {
    const game = await mount(people);
    game.play('green roll');
    await openMenu(game);
    const files = await handed(() => button(game, 'Save as a file').click());
    expect(files).to.eql([{ name: 'elfenwizards.txt', type: 'text/plain', text: game.record }]);
  });
  it('contain the names of the seats and restore them, and are refused if a name is too long', async () => {
    const game = await mount({ ...people, names: 'Ada, , Zoe' });
    await openMenu(game);
    const [file] = await handed(() => button(game, 'Save as a file').click());
    expect(file!.text).to.equal(`# names Ada, , Zoe\n${game.record}`);
    const other = await mount({ ...people, save: 'off', names: 'Ida' });
    await openFile(other, file!.text);
    expect(words(one(other, '.scoreboard')))
      .to.include('Zoe')
      .and.to.include('Ada')
      .and.not.to.include('Ida');
    await openFile(other, file!.text.replace('Ada', 'A'.repeat(25)));
    expect(words(one(other, '.now .note'))).to.include('there is a mistake in it');
    expect(words(one(other, '.now details'))).to.include('at most 24 letters');
  });
  it('replace the game when opened, also after a reload', async () => {
    const other = await mount({ ...people, save: 'off', seed: '8' });
    const [roll] = viewOf(other).moves;
    other.play(roll!);
    const { record } = other;
    let game = await mount(people);
    expect(await openFile(game, record)).to.include('The game was opened.');
    expect(game.record).to.equal(record);
    game = await reload(game);
    expect(game.record).to.equal(record);
  });
  it('may have fewer players than the element has seats', async () => {
    const { record } = await mount({ ...people, save: 'off', seed: '8' });
    const game = await mount({ save: 'off', players: '6', seats: 'human human human human human human' });
    expect(await openFile(game, record)).to.include('The game was opened.');
  });
  it('ask before they replace a running game, and offer to save it first', async () => {
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
      await waitUntil(() => all(game, 'dialog').length === 0, 'the previous dialog is removed');
      input.dispatchEvent(new Event('change'));
      await waitUntil(() => all<HTMLDialogElement>(game, 'dialog')[0]?.open, 'the confirmation dialog is open');
      const dialog = one<HTMLDialogElement>(game, 'dialog');
      expect(words(dialog)).to.include('The game in progress will be lost.');
      const asked = [...dialog.querySelectorAll('button')].find((b) => words(b) === says)!;
      const downloads = await handed(() => asked.click());
      await settled(game);
      return { isOpen: dialog.open, files: downloads };
    };
    expect(await choose('Cancel')).to.eql({ isOpen: false, files: [] });
    expect(game.record).to.equal(mine);
    expect((await choose('Save as a file')).files.map(({ text }) => text)).to.eql([mine]);
    expect(await choose('Open')).to.eql({ isOpen: false, files: [] });
    expect(game.record).to.equal(record);
    expect(words(one(game, '.now'))).to.include('The game was opened.');
  });
  it('announce in the element’s language whether they were opened', async () => {
    const { record } = await mount({ ...people, save: 'off', seed: '8' });
    const game = await mount({ ...people, lang: 'fr' });
    const { messages } = listen(game);
    await openFile(game, '{"a":1}');
    await waitUntil(() => messages.length === 1);
    await openFile(game, record);
    await waitUntil(() => messages.length === 2, 'the second announcement', { timeout: 3000 });
    expect(messages).to.eql(['Ce fichier n’est pas une partie enregistrée.', 'La partie est ouverte.']);
  });
  it('show a message if the browser cannot read them', async () => {
    const game = await mount(people);
    // eslint-disable-next-line @typescript-eslint/unbound-method -- restored below on the same prototype
    const { text } = Blob.prototype;
    Blob.prototype.text = () => Promise.reject(new DOMException('moved', 'NotReadableError'));
    try {
      await openFile(game, game.record);
    } finally {
      Blob.prototype.text = text;
    }
    expect(words(one(game, '.now .note'))).to.include('This file could not be read.');
  });
  it('are refused if invalid, with the line in the details, and the running game stays', async () => {
    const game = await mount(people);
    game.play('green roll');
    const { record } = game;
    const stored = storedText();
    const [notAGame, otherVersion, mistake] = ['not a saved game', 'of another version', 'there is a mistake in it'];
    for (const [text, plain, line] of [
      ['', notAGame, 'line 1'],
      [record.replace('elfenwizards', 'chess'), otherVersion, 'line 2'],
      ['{"a":1}', notAGame, 'line 1'],
      [record.replace(/elfenwizards \d+/, 'elfenwizards 0'), otherVersion, 'line 2'],
      ['<html>', notAGame, 'line 1'],
      [record.replace('playable-rules 1', 'playable-rules 3'), otherVersion, 'line 1'],
      [record.replace('players 3', 'players 99'), mistake, 'line 4'],
      [`${record}green roll`, mistake, 'line 7'],
      [`${record}green place 9 wizard`, mistake, 'line 7'],
    ] as const) {
      await openFile(game, text);
      expect(words(one(game, '.now .note')), text)
        .to.include(plain)
        .and.not.to.include('line');
      // The technical details are there, but collapsed.
      const details = one<HTMLDetailsElement>(game, '.now details');
      expect(details.open).to.equal(false);
      expect(words(details)).to.include(line);
      expect(game.record).to.equal(record);
      expect(storedText()).to.equal(stored);
    }
  });
});
