/** What a reader can do in a rulebook, and when it loads. */
import { expect, waitUntil } from '@open-wc/testing';
import { en } from '../../../src/games/elfenwizards/rulebook/en.js';
import { all, mount, one } from './support.js';

describe('a reader of the rulebook', () => {
  it('sees our rulings marked, and both translations of EW-5.16', async () => {
    const book = await mount();
    const rulings = all(book, '.rule:has(.ruling)').map(({ dataset }) => dataset['rule']);
    expect(rulings.sort()).to.eql(Object.keys(en.rulings).sort());
    expect(one(book, '.ruling').textContent).to.contain('Our ruling');
    const readings = all(book, '[data-rule="EW-5.16"] .readings dt').map(({ textContent }) => textContent.trim());
    expect(readings).to.eql(['French', 'Italian']);
  });
  it('gets a term explained on hover and by a tap', async () => {
    const book = await mount();
    const term = one(book, '.term');
    const isExplained = () => term.querySelector<HTMLElement>('.tip')!.checkVisibility();
    expect(isExplained()).to.equal(false);
    term.dispatchEvent(new PointerEvent('pointerenter'));
    await book.updateComplete;
    expect(isExplained()).to.equal(true);
    term.dispatchEvent(new PointerEvent('pointerleave'));
    await book.updateComplete;
    expect(isExplained()).to.equal(false);
    term.querySelector('button')!.click();
    await book.updateComplete;
    expect(isExplained()).to.equal(true);
  });
  it('copies the permalink of a rule, or gets it selected in a field if copying is denied', async () => {
    const book = await mount();
    const copied: string[] = [];
    const { clipboard } = navigator;
    const setClipboard = (writeText: (text: string) => Promise<void>) =>
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    try {
      setClipboard((text) => Promise.resolve(void copied.push(text)));
      one(book, '[data-copy="EW-5.11"]').click();
      await waitUntil(() => copied.length === 1);
      expect(new URL(copied[0]!).hash).to.equal('#EW-5.11');
      const says = (rule: string) => one(book, `[data-copy="${rule}"]`).textContent.trim();
      await waitUntil(() => says('EW-5.11') === 'The link was copied.', 'the reader sees it');
      setClipboard(() => Promise.reject(new Error('not here')));
      one(book, '[data-copy="EW-5.12"]').click();
      await waitUntil(() => all(book, '[data-rule="EW-5.12"] .address input').length === 1, 'it is at the rule');
      const field = one(book, '.address input') as HTMLInputElement;
      await waitUntil(() => field.selectionEnd === field.value.length);
      expect(new URL(field.value).hash).to.equal('#EW-5.12');
      expect(field.selectionStart).to.equal(0);
      expect(says('EW-5.11')).to.equal('Copy the address');
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    }
  });
  it('is taken to a rule by a change of the URL fragment', async () => {
    const book = await mount();
    const before = location.href;
    try {
      location.hash = 'EW-7.1';
      await waitUntil(() => all(book, '[data-rule="EW-7.1"][aria-current]').length === 1);
      await waitUntil(() => book.shadowRoot!.activeElement?.closest('[data-rule="EW-7.1"]'), 'the focus as well');
    } finally {
      history.replaceState(null, '', before);
    }
  });
});

describe('a rulebook', () => {
  it('marks its rule without moving the page when it loads, and scrolls to another one later', async () => {
    const book = await mount({ rule: 'EW-9.1' });
    expect(all(book, '.rule[aria-current]').map(({ dataset }) => dataset['rule'])).to.eql(['EW-9.1']);
    expect(scrollY).to.equal(0);
    book.rule = 'EW-8.1';
    await waitUntil(() => scrollY > 0);
    scrollTo(0, 0);
  });
  it('with load="click" shows the fallback and a button until it is clicked', async () => {
    const book = await mount({ load: 'click' }, '<p>In short: climb.</p>');
    await waitUntil(() => all(book, 'button').length === 1);
    expect(all(book, '.rule')).to.have.length(0);
    expect(book.querySelector('p')!.checkVisibility()).to.equal(true);
    one(book, 'button').click();
    await waitUntil(() => all(book, '.rule').length > 0);
    expect(book.querySelector('p')!.checkVisibility()).to.equal(false);
  });
  it('with load="near" loads only near the viewport', async () => {
    const far = document.createElement('div');
    far.style.blockSize = '5000px';
    document.body.prepend(far);
    try {
      const book = await mount({ load: 'near' });
      await new Promise((done) => setTimeout(done, 300));
      expect(all(book, '.rule')).to.have.length(0);
      far.remove();
      await waitUntil(() => all(book, '.rule').length > 0);
    } finally {
      far.remove();
    }
  });
  it('follows the element named by `for`, here a lesson, and updates when `for` changes', async () => {
    const lesson = document.createElement('playable-lesson');
    lesson.setAttribute('id', 'l');
    lesson.setAttribute('load', 'now');
    lesson.setAttribute('rule', 'EW-6.1');
    document.body.append(lesson);
    try {
      const book = await mount({ for: 'l' });
      await waitUntil(() => all(book, '.chapter.current').length === 1);
      expect(all(book, '.chapter.current [data-rule="EW-6.1"]')).to.have.length(1);
      book.setAttribute('for', 'nobody');
      await waitUntil(() => all(book, '.chapter.current').length === 0);
      expect(one(book, '.warning').textContent).to.contain('nobody');
      book.removeAttribute('for');
      await waitUntil(() => all(book, '.warning').length === 0);
    } finally {
      lesson.remove();
    }
  });
  it('can have another language than a second rulebook on the page', async () => {
    const [french, italian] = [await mount({ lang: 'fr' }), await mount({ lang: 'it' })];
    expect(one(french, '.book').lang).to.equal('fr');
    expect(one(italian, '.book').lang).to.equal('it');
    const titles = [french, italian].map((book) => one(book, '.book > .title').textContent);
    expect(new Set(titles).size).to.equal(2);
  });
});
