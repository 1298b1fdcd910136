/** Attributes that change while the rules load, or afterwards: the last value counts, whatever loads late. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import type { GameReading } from '../../../src/game-ui/game-ui.js';
import { loadGame, provideGames } from '../../../src/loading/games.js';
import { read } from '../../../src/games/index.js';
import { failureOf, uncaught } from '../playable-game/support.js';
import { all, mount, one } from './support.js';

const ui = await loadGame('elfenwizards');
/** Games whose loading a test controls. */
const slow = new Map<string, Promise<GameReading>>();
provideGames({ load: () => Promise.resolve(ui), read: (id) => slow.get(id) ?? read(id) });

const warnings = (book: Element) => all(book, '.warning').map(({ textContent }) => textContent.trim());
const marked = (book: Element) => all(book, '.rule[aria-current]').map(({ dataset }) => dataset['rule']);

describe('a rulebook whose attributes change', () => {
  it('ready() reports about the game that was set last', async () => {
    const book = await mount();
    book.game = 'chess';
    expect(await failureOf(book)).to.include('chess');
    book.game = 'elfenwizards';
    expect(await failureOf(book)).to.equal('none');
    expect(all(book, '.rule').length).to.be.greaterThan(0);
  });
  it('ignores a late failure of a game that was replaced by another', async () => {
    const book = await mount();
    let fail = (_error: Error): void => undefined;
    slow.set('chess', new Promise((_done, refuse) => (fail = refuse)));
    book.game = 'chess';
    await book.updateComplete;
    book.game = 'elfenwizards';
    expect(await failureOf(book)).to.equal('none');
    fail(new Error('too late'));
    await new Promise((done) => setTimeout(done));
    await book.updateComplete;
    expect(warnings(book)).to.eql([]);
    book.lang = 'fr';
    await waitUntil(() => one(book, '.book > .title').textContent!.includes('règles'));
  });
  it('accepts a corrected level before the rules have loaded', async () => {
    let resolve = (_reading: GameReading): void => undefined;
    slow.set('slow', new Promise((done) => (resolve = done)));
    const book = await mount({ load: 'click', game: 'slow', level: '9' });
    await waitUntil(() => all(book, 'button').length === 1);
    one(book, 'button').click();
    book.level = 2;
    await book.updateComplete;
    resolve(await read('elfenwizards'));
    expect(await failureOf(book)).to.equal('none');
    expect(warnings(book)).to.eql([]);
  });
  it('changes only the heading levels for a new `level`, keeps the open lesson, and reports an invalid level', async () => {
    const book = await mount();
    one(book, '[data-lesson="EW-5.11"]').click();
    await book.updateComplete;
    const levels = () => all(book, '[role="heading"]').map(({ ariaLevel }) => ariaLevel);
    for (const [level, first, second, wrong] of [
      ['4', '4', '5', 0],
      ['9', '2', '3', 1],
      ['3', '3', '4', 0],
    ] as const) {
      book.setAttribute('level', level);
      await book.updateComplete;
      expect(levels().slice(0, 2), level).to.eql([first, second]);
      expect(warnings(book), level).to.have.length(wrong);
      for (const warning of warnings(book)) expect(warning).to.include('level: "9"');
      expect(all(book, 'playable-lesson'), level).to.have.length(1);
    }
  });
  it('recovers when an invalid value of `load` is corrected', async () => {
    const book = await mount({ load: 'soon' });
    await waitUntil(() => warnings(book).length === 1);
    expect(warnings(book)[0]).to.include('load: "soon"');
    book.setAttribute('load', 'now');
    expect(await failureOf(book)).to.equal('none');
    expect(warnings(book)).to.eql([]);
    expect(all(book, '.rule').length).to.be.greaterThan(0);
  });
  it('searches plainly while the data of the search fail to load, and by meaning once they do load', async () => {
    const own = await read('elfenwizards');
    let failures = 0;
    let isOffline = true;
    const asked = () => {
      if (isOffline) failures++;
      return isOffline ? Promise.reject(new Error('offline')) : Promise.resolve({});
    };
    slow.set(
      'offline',
      Promise.resolve({ ...own, rulebook: async (lang) => ({ ...(await own.rulebook!(lang)), asked }) }),
    );
    const book = await mount({ game: 'offline' });
    const search = async (query: string) => {
      const field = one(book, '[type="search"]') as HTMLInputElement;
      field.value = query;
      field.dispatchEvent(new Event('input'));
      await book.updateComplete;
    };
    const count = () => one(book, 'label .quiet').textContent!.trim();
    const caught = await uncaught(async () => {
      await search('how do I win');
      await waitUntil(() => failures === 1);
      await waitUntil(
        () => one(book, '[role="status"]').textContent!.includes(count()),
        'the count of the plain search',
      );
      book.lang = 'fr'; // the search of the new language is loaded at once
      await waitUntil(() => failures === 2);
      book.lang = 'en';
      await waitUntil(() => failures === 3);
    });
    expect(caught).to.eql([]);
    const plain = count();
    isOffline = false;
    await search('how do I win?');
    await waitUntil(() => count() !== plain, 'the search by meaning');
  });
  it('counts nothing when its game changes during the first search', async () => {
    const book = await mount();
    slow.set('never', new Promise(() => undefined));
    const caught = await uncaught(async () => {
      const field = one(book, '[type="search"]') as HTMLInputElement;
      field.value = 'tie';
      field.dispatchEvent(new Event('input'));
      book.game = 'never';
      await aTimeout(300); // the search by meaning has come
    });
    expect(caught).to.eql([]);
  });
  it('requests the book once per language', async () => {
    const asked: string[] = [];
    const reading = await read('elfenwizards');
    const rulebook = (lang: string) => {
      asked.push(lang);
      return reading.rulebook!(lang);
    };
    slow.set('counted', Promise.resolve({ ...reading, rulebook }));
    const book = await mount({ game: 'counted', lang: 'en' });
    expect(asked).to.eql(['en']);
    book.lang = 'it';
    await waitUntil(() => one(book, '.book').lang === 'it');
    expect(asked).to.eql(['en', 'it']);
  });
});

describe('the rule in the page’s URL fragment', () => {
  const before = location.href;
  afterEach(() => history.replaceState(null, '', before));

  it('takes precedence over the `rule` attribute until that changes', async () => {
    history.replaceState(null, '', '#EW-5.16');
    const book = await mount({ rule: 'EW-5.11' });
    expect(marked(book)).to.eql(['EW-5.16']);
    book.rule = 'EW-7.1';
    await book.updateComplete;
    expect(marked(book)).to.eql(['EW-7.1']);
  });
  it('is gone to wherever the rulebook stands, at the load of the page and by a later link', async () => {
    const far = () => {
      const article = document.createElement('p');
      article.style.height = '4000px';
      return article;
    };
    history.replaceState(null, '', '#EW-5.16');
    const first = await mount({ load: 'near' });
    first.before(far());
    await waitUntil(() => marked(first).length > 0);
    expect(marked(first)).to.eql(['EW-5.16']);
    await waitUntil(() => scrollY > 3000);
    history.replaceState(null, '', before);
    scrollTo(0, 0);
    for (const children of ['', '<p>The rules are on another page.</p>']) {
      const book = document.createElement('playable-rulebook');
      book.innerHTML = children;
      document.body.append(far(), book);
      await book.updateComplete;
      location.hash = '#EW-7.1';
      await waitUntil(() => marked(book).length > 0);
      expect(marked(book)).to.eql(['EW-7.1']);
      expect(book.shadowRoot!.activeElement?.textContent).to.include('EW-7.1');
      book.previousElementSibling!.remove();
      book.remove();
      history.replaceState(null, '', before);
    }
  });
  it('is ignored in favour of the `rule` attribute if the book has no such rule', async () => {
    history.replaceState(null, '', '#EW-99');
    expect(marked(await mount({ rule: 'EW-5.11' }))).to.eql(['EW-5.11']);
  });
});
