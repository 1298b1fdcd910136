/** The event that tells a page, for example one that stores the game itself, that `record` has changed. */
import { expect } from '@open-wc/testing';
import { button, element, forgetAll, hear, mount, one, openForm, place, settled, transcripts } from './support.js';
import { KEY, openFile, people, storedText } from './saving-support.js';

describe('playable-changed', () => {
  afterEach(forgetAll);
  /** A game, and how often it has told since it was asked last, with the record that a page has read when it was told last. */
  async function watched(attributes: Readonly<Record<string, string>> = { save: 'off' }) {
    const game = element({ ...people, ...attributes });
    let [times, read] = [0, ''];
    game.addEventListener('playable-changed', () => {
      times++;
      read = game.record;
    });
    (await place()).append(game);
    await game.ready();
    await settled(game);
    const told = () => {
      const told = [times, read === game.record];
      times = 0;
      return told;
    };
    return { game, told };
  }
  const ONCE = [1, true];

  it('comes before playable-moved, without detail, and bubbles out of shadow roots', async () => {
    const game = await mount({ ...people, save: 'off' });
    const heard = hear(document, 'playable-changed', 'playable-moved');
    game.play('green roll');
    expect(heard.map(({ type }) => type)).to.eql(['playable-changed', 'playable-moved']);
    const { bubbles, composed, cancelable } = heard[0]!;
    expect([bubbles, composed, cancelable, heard[0]!.detail as unknown]).to.eql([true, true, false, null]);
  });
  it('tells of a move, an undo and a game that goes on from an earlier move, and not of a look at the past', async () => {
    const { game, told } = await watched();
    game.play('green roll');
    expect(told()).to.eql(ONCE);
    game.play('green hold');
    expect(told()).to.eql(ONCE);
    expect(game.takeBack()).to.equal(true);
    expect(told()).to.eql(ONCE);
    game.play('green hold');
    expect(told()).to.eql(ONCE);
    game.goTo(1);
    await settled(game);
    expect(told()[0], 'a look').to.equal(0);
    one(game, '[data-do=fork]').click();
    expect(told()).to.eql(ONCE);
  });
  it('tells of another game that the reader begins or opens', async () => {
    const { seed, moves } = transcripts['over']!;
    const { game, told } = await watched({ seed: String(seed), moves });
    expect(told()[0], 'the first game').to.equal(0);
    const { record } = game;
    button(game, 'Play again').click();
    expect(told()).to.eql(ONCE);
    await settled(game);
    await openFile(game, record);
    expect(told()).to.eql(ONCE);
    await openForm(game);
    button(game, 'Start').click();
    expect(told()).to.eql(ONCE);
  });
  it('tells of a game that the reader takes over from another window', async () => {
    const { game, told } = await watched({});
    game.play('green roll');
    told();
    const newValue = `${storedText()!}green hold\n`;
    localStorage.setItem(KEY, newValue);
    dispatchEvent(new StorageEvent('storage', { key: KEY, newValue, storageArea: localStorage }));
    await settled(game);
    expect(told()[0], 'it is only offered').to.equal(0);
    button(game, 'Show that game here').click();
    expect(told()).to.eql(ONCE);
  });
  it('does not tell the page what the page has set', async () => {
    const { game, told } = await watched();
    const { record, position } = game;
    game.record = `${record}green roll\n`;
    game.position = position;
    game.players = 4;
    await game.updateComplete;
    expect(told()[0]).to.equal(0);
  });
});
