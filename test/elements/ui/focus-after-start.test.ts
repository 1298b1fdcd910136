/** The button that loads an element goes with its press, so that a reader sees the answer; its focus is not lost. */
import { expect, waitUntil } from '@open-wc/testing';
import { START } from '../../../src/embed/start.js';
import type { GameReading } from '../../../src/game-ui/game-ui.js';
import { loadGame, provideGames } from '../../../src/loading/games.js';
import { read } from '../../../src/games/index.js';
import { element, place } from '../playable-game/support.js';
import { all, mount, one } from '../playable-rulebook/support.js';

const ui = await loadGame('elfenwizards');
const reading = await read('elfenwizards');
/** What the element that is being loaded gets in the end. */
let loaded: Promise<unknown>;
let succeed: () => void;
let fail: () => void;
const isFocused = (made: Element) => document.activeElement === made;
const press = async (made: Element & { readonly updateComplete: Promise<unknown> }) => {
  const button = one(made, 'button');
  button.focus();
  button.click();
  await made.updateComplete;
};

describe('a button that loads an element', () => {
  const logged = console.error;
  beforeEach(() => {
    console.error = () => {};
    loaded = new Promise<void>((resolve, reject) => {
      succeed = resolve;
      fail = () => reject(new Error('offline'));
    });
    provideGames({
      load: () => loaded.then(() => ui),
      read: () => loaded.then(() => reading as GameReading),
    });
  });
  afterEach(() => {
    console.error = logged;
    provideGames({ load: () => Promise.resolve(ui), read });
  });

  it('goes at once, and a rulebook takes its focus', async () => {
    const book = await mount({ load: 'click', game: 'elfenwizards' });
    await waitUntil(() => all(book, 'button').length === 1);
    await press(book);
    expect(all(book, 'button')).to.eql([]);
    expect(isFocused(book)).to.equal(true);
    succeed();
    await waitUntil(() => all(book, '.rule').length > 0);
    expect(isFocused(book)).to.equal(true);
  });
  it('goes at once where a load is tried again', async () => {
    const book = await mount({ load: 'click', game: 'tried' });
    await waitUntil(() => all(book, 'button').length === 1);
    await press(book);
    fail();
    await waitUntil(() => all(book, '[data-do="again"]').length === 1);
    loaded = new Promise<void>((resolve) => (succeed = resolve));
    await press(book);
    expect(all(book, 'button, .warning')).to.eql([]);
    expect(isFocused(book)).to.equal(true);
    succeed();
    await waitUntil(() => all(book, '.rule').length > 0);
  });
  it('goes at once where the page of a game stays on show', async () => {
    const game = element({ load: 'click', game: 'elfenwizards' }, 'A picture.');
    (await place()).append(game);
    await waitUntil(() => all(game, 'button').length === 1);
    await press(game);
    expect(all(game, 'button')).to.eql([]);
    expect(isFocused(game)).to.equal(true);
    succeed();
    await game.ready();
  });
  it('may have been there before the element, which then begins and takes the focus', async () => {
    const book = await mount({ load: 'click', game: 'elfenwizards' });
    await waitUntil(() => all(book, 'button').length === 1);
    book.dispatchEvent(new Event(START));
    succeed();
    await waitUntil(() => all(book, '.rule').length > 0);
    await waitUntil(() => isFocused(book));
  });
  it('leaves the focus where the reader has it', async () => {
    const book = await mount({ load: 'click', game: 'elfenwizards' });
    await waitUntil(() => all(book, 'button').length === 1);
    const field = document.createElement('input');
    book.before(field);
    field.focus();
    one(book, 'button').click();
    succeed();
    await waitUntil(() => all(book, '.rule').length > 0);
    expect(isFocused(field)).to.equal(true);
  });
});
