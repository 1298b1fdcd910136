import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { pack } from '../../../src/loading/packed.js';
import { all, focused, go, inline, one, put, textIn, settled } from './support.js';
import { violations } from '../violations.js';

const start = { players: 3, seed: 1 };
const SET = {
  title: 'A course',
  lessons: [
    { id: 'a', title: 'First', chapter: 'Begin', start, steps: [{ say: 'One.' }] },
    { id: 'b', title: 'Second', chapter: 'Begin', start, steps: [{ say: 'Two.' }] },
    { id: 'c', title: 'Third', chapter: 'Go on', start, steps: [{ say: 'Three.' }, { say: 'Four.' }] },
  ],
};

describe('lesson: an author’s own set', () => {
  it('lists its lessons by chapter, links to each, and remembers which were completed', async () => {
    const lesson = await put({}, inline(SET));
    expect(textIn(lesson, '.head .title')).to.equal('First');
    expect(all(lesson, '.set .chapter').map((e) => e.textContent!.trim())).to.deep.equal(['Begin', 'Go on']);
    expect(textIn(lesson, '.set summary')).to.equal('A course 1 of 3 finished');
    await go(lesson, 'following');
    await waitUntil(() => lesson.shadowRoot!.querySelector('.say')?.textContent?.trim() === 'Two.');
    one(lesson, '[data-lesson="c"]:not(ol)').click();
    await settled(lesson);
    await lesson.ready();
    expect(textIn(lesson, '.say')).to.equal('Three.');
    expect(textIn(lesson, '.set summary')).to.equal('A course 2 of 3 finished');
    expect(one(lesson, '.set [aria-current]').dataset['lesson']).to.equal('c');
    expect(await violations(lesson)).to.deep.equal([]);
    const again = await put({ lesson: 'c' }, inline(SET));
    expect(textIn(again, '.set summary'), 'a new element remembers the completed lessons').to.equal(
      'A course 2 of 3 finished',
    );
  });

  it('begins the current lesson anew from the list, and leaves the focus where the next move is made', async () => {
    const steps = [{ say: 'One.', expect: ['green roll'] }, { say: 'Two.' }];
    const lessons = ['a', 'b'].map((id) => ({ id, title: id, start, steps }));
    const lesson = await put({}, inline({ title: 'A course', lessons }));
    for (const says of ['the first of the page', 'chosen']) {
      await go(lesson, 'show');
      expect(textIn(lesson, '.say'), says).to.equal('Two.');
      one(lesson, '.set [data-lesson="a"]').click();
      await settled(lesson);
      await lesson.ready();
      await settled(lesson);
      expect(textIn(lesson, '.say'), says).to.equal('One.');
      expect(focused()?.matches('.say'), says).to.equal(true);
    }
    one(lesson, '.controls [data-verb=roll]').focus();
    one(lesson, '.controls [data-verb=roll]').click();
    await settled(lesson);
    expect(textIn(lesson, '.say')).to.equal('Two.');
    expect(focused()?.matches('.say')).to.equal(false);
  });

  it('loads a lesson from `data` or `src` in the reader’s language, and reports what fails to load', async () => {
    const own = { start, steps: [{ say: 'x' }], words: { en: { x: 'Roll {seat}.' }, fr: { x: 'Lancez {seat}.' } } };
    const lesson = await put({ data: await pack(JSON.stringify(own)) }, '', { lang: 'fr' });
    expect(textIn(lesson, '.say')).to.equal('Lancez {seat}.');
    expect(all(lesson, '.set')).to.deep.equal([]);
    const bad = await put({ data: 'AAAA' }, '<p>Words</p>');
    expect(textIn(bad, '.warning')).to.match(/data: "AAAA"/);
    const file = URL.createObjectURL(new Blob([JSON.stringify(own)], { type: 'application/json' }));
    expect(textIn(await put({ src: file }, ''), '.say'), 'loaded from a file').to.equal('Roll {seat}.');
    const missing = await put({ src: '/nowhere/at/all.json' }, '<p>Words</p>');
    expect(textIn(missing, '.warning')).to.match(
      /src: ".*all\.json", expected a file that this page may fetch \(404\)/,
    );
  });

  it('shows the lesson that was asked for last in its own words, also if an earlier one comes later', async () => {
    const fileOf = (key: string) => {
      const words = { title: `Lesson ${key}`, [key]: `Words of ${key}.` };
      const own = { start, steps: [{ say: key }], words: { en: words } };
      return URL.createObjectURL(new Blob([JSON.stringify(own)], { type: 'application/json' }));
    };
    const [slow, quick] = [fileOf('slow'), fileOf('quick')];
    const fetch = window.fetch.bind(window);
    let arrive!: () => void;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    window.fetch = async (...asked) => {
      if (asked[0] === slow) await late;
      return fetch(...asked);
    };
    try {
      const lesson = await put({ src: quick });
      lesson.setAttribute('src', slow);
      await settled(lesson);
      lesson.setAttribute('src', quick);
      await lesson.ready();
      arrive();
      await aTimeout(300);
      expect(textIn(lesson, '.say')).to.equal('Words of quick.');
    } finally {
      window.fetch = fetch;
    }
  });
});
