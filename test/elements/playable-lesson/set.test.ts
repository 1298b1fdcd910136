import { expect, waitUntil } from '@open-wc/testing';
import { pack } from '../../../src/game-ui/packed.js';
import { all, go, inline, one, put, said, settled } from './support.js';

const start = { players: 3, seed: 1 };
const SET = {
  title: 'A course',
  lessons: [
    { id: 'a', title: 'First', chapter: 'Begin', start, steps: [{ say: 'One.' }] },
    { id: 'b', title: 'Second', chapter: 'Begin', start, steps: [{ say: 'Two.' }] },
    { id: 'c', title: 'Third', chapter: 'Go on', start, steps: [{ say: 'Three.' }, { say: 'Four.' }] },
  ],
};

describe('lesson: a set of an author’s', () => {
  it('lists its lessons under chapters, leads to each, and remembers what was gone through', async () => {
    const lesson = await put({}, inline(SET));
    expect(said(lesson, '.head .title')).to.equal('First');
    expect(all(lesson, '.set .chapter').map((e) => e.textContent!.trim())).to.deep.equal(['Begin', 'Go on']);
    expect(said(lesson, '.set summary')).to.equal('A course 1 of 3 gone through');
    await go(lesson, 'following');
    await waitUntil(() => lesson.shadowRoot!.querySelector('.say')?.textContent?.trim() === 'Two.');
    one(lesson, '[data-lesson="c"]:not(ol)').click();
    await settled(lesson);
    await lesson.ready();
    expect(said(lesson, '.say')).to.equal('Three.');
    expect(said(lesson, '.set summary')).to.equal('A course 2 of 3 gone through');
    expect(one(lesson, '.set [aria-current]').dataset['lesson']).to.equal('c');
    await expect(lesson).to.be.accessible();
    const again = await put({ lesson: 'c' }, inline(SET));
    expect(said(again, '.set summary'), 'also when it is come back to').to.equal('A course 2 of 3 gone through');
  });

  it('comes in one word too, in the reader’s language', async () => {
    const own = { start, steps: [{ say: 'x' }], words: { en: { x: 'Roll {seat}.' }, fr: { x: 'Lancez {seat}.' } } };
    const lesson = await put({ data: await pack(JSON.stringify(own)) }, '', { lang: 'fr' });
    expect(said(lesson, '.say')).to.equal('Lancez {seat}.');
    expect(all(lesson, '.set')).to.deep.equal([]);
    const bad = await put({ data: 'AAAA' }, '<p>Words</p>');
    expect(said(bad, '.warning')).to.match(/data: "AAAA"/);
    const file = URL.createObjectURL(new Blob([JSON.stringify(own)], { type: 'application/json' }));
    expect(said(await put({ src: file }, ''), '.say'), 'a file').to.equal('Roll {seat}.');
    const away = await put({ src: '/nowhere/at/all.json' }, '<p>Words</p>');
    expect(said(away, '.warning')).to.match(/src: ".*all\.json", expected a file that this page may fetch \(404\)/);
  });
});
