/** What an author wrote is kept over a reload, however unfinished it is, and opens again from a file. */
import { aTimeout, expect } from '@open-wc/testing';
import type { PlayableStudio } from '../../../src/define.js';
import { all, board, one, press, put, type, written } from './support.js';
import { fillStorage } from '../full-storage.js';
import { violations } from '../violations.js';

const LESSON = { lang: 'en', start: { players: 3, seed: 2 }, steps: [{ say: 'Roll.' }] };
let n = 0;
const freshName = () => `kept-${Date.now()}-${n++}`;
const json = (studio: PlayableStudio) => JSON.parse(JSON.stringify(studio.written)) as object;

async function writing(save: string): Promise<PlayableStudio> {
  const studio = await put('elfenwizards', { save });
  await studio.open(JSON.stringify(LESSON));
  await studio.updateComplete;
  await press(studio, '[data-step="0"]');
  return studio;
}

describe('a lesson in the studio that is not finished', () => {
  const states: readonly (readonly [what: string, act: (studio: PlayableStudio) => Promise<void>])[] = [
    [
      'a question without a right answer',
      async (studio) => {
        await press(studio, '[data-do="ask"]');
        await press(studio, '.choice input[type="checkbox"]');
      },
    ],
    [
      'an expected move whose line was emptied',
      async (studio) => {
        await press(studio, '[data-mode="expect"]');
        (await board(studio)).play('red roll');
        await studio.updateComplete;
        await type(studio, '.line input', '');
      },
    ],
    ['an empty sentence', (studio) => type(studio, '.write textarea', '')],
    ['a title of one space', (studio) => type(studio, 'input.title', ' ')],
  ];
  for (const [what, act] of states)
    it(`is kept over a reload and opens from its file, with ${what}`, async () => {
      const save = freshName();
      const studio = await writing(save);
      await act(studio);
      const before = json(studio);
      studio.remove();
      const again = await put('elfenwizards', { save });
      expect(again.written && json(again)).to.deep.equal(before);
      const other = await put('elfenwizards');
      await other.open(JSON.stringify(before, null, 2));
      expect(json(other)).to.deep.equal(before);
    });
});

it('a lesson in the studio says after a reload that Undo begins anew, until something is changed', async () => {
  const save = freshName();
  const studio = await writing(save);
  await type(studio, 'input.title', 'Mine');
  expect(all(studio, '.recalled')).to.be.empty;
  studio.remove();
  const again = await put('elfenwizards', { save });
  expect(one(again, '.recalled').textContent).to.contain('Undo begins anew');
  await type(again, 'input.title', 'Ours');
  expect(all(again, '.recalled')).to.be.empty;
  await press(again, '[data-do="undo"]');
  expect(all(again, '.recalled')).to.be.empty;
});

it('a lesson in the studio is kept by the place of the studio in the page, if it was taken out while it loaded', async () => {
  const main = (await put('elfenwizards')).parentElement!;
  const studio = Object.assign(document.createElement('playable-studio'), { load: 'now', game: 'elfenwizards' });
  main.replaceChildren(studio);
  const ready = studio.ready();
  studio.remove();
  await Promise.race([ready, aTimeout(1000)]);
  main.append(studio);
  await ready;
  await studio.open(JSON.stringify(LESSON));
  await studio.updateComplete;
  const keys = Object.keys(localStorage).filter((key) => /#elfenwizards:-?\d+:studio/.test(key));
  expect(keys.map((key) => key.replace(/.*#/, ''))).to.eql(['elfenwizards:0:studio']);
  for (const key of keys) localStorage.removeItem(key);
});

describe('lessons beside the one in the studio', () => {
  const key = (save: string) => `playable-rules:save:elfenwizards:${save}:studio`;
  const beside = (studio: PlayableStudio) => all(studio, '.aside li span').map((name) => name.textContent.trim());
  const say = (studio: PlayableStudio) => written(studio).steps[0]!.say;

  it('is one that cannot be read: it can be saved as a file, and stays until it is removed', async () => {
    const save = freshName();
    const newer = JSON.stringify({ lessons: [{ ...LESSON, id: 'lesson', rules: [], words: { en: {} }, colour: 1 }] });
    localStorage.setItem(key(save), newer);
    const studio = await put('elfenwizards', { save });
    expect(beside(studio)).to.deep.equal(['A lesson that this studio cannot read']);
    expect(all(studio, '[data-do="openAside"]')).to.deep.equal([]);
    await studio.open(JSON.stringify(LESSON));
    await studio.updateComplete;
    expect(localStorage.getItem(`${key(save)}:old`)).to.equal(newer);
    one(studio, '.aside').setAttribute('open', '');
    expect(await violations(studio)).to.deep.equal([]);
    const saved: Blob[] = [];
    const createObjectURL = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob) => (saved.push(blob as Blob), createObjectURL(blob));
    await press(studio, '[data-do="saveAside"]');
    URL.createObjectURL = createObjectURL;
    expect(await saved[0]!.text()).to.equal(newer);
    expect(beside(studio).length, 'a frame may not be allowed to save').to.equal(1);
    await press(studio, '[data-do="removeAside"]');
    expect(beside(studio)).to.deep.equal([]);
    expect(localStorage.getItem(`${key(save)}:old`)).to.equal(null);
  });

  it('are those of others that save under the same name, which are told', async () => {
    const save = freshName();
    const first = await writing(save);
    const second = await put('elfenwizards', { save });
    await press(second, '[data-step="0"]');
    await type(second, '.write textarea', 'Second.');
    expect(all(first, '[data-do="openOther"]').length, 'the first is told').to.equal(1);
    await type(first, '.write textarea', 'First.');
    expect(beside(first)).to.deep.equal(['Second.']);
    await type(second, '.write textarea', 'Second again.');
    expect(beside(second), 'what it wrote before is in its own history').to.deep.equal(['First.']);
    await press(second, '[data-do="openAside"]');
    expect(say(second)).to.equal('First.');
    expect(beside(second)).to.deep.equal(['Second again.']);
    await press(second, '[data-do="undo"]');
    expect(say(second)).to.equal('Second again.');
    expect(beside(second)).to.deep.equal([]);
  });

  it('are those of other windows, even if the page slept while they were saved', async () => {
    const save = freshName();
    const studio = await writing(save);
    expect(one(studio, '.studio > div[role="status"]').matches(':empty'), 'nothing is noted').to.equal(true);
    localStorage.setItem(key(save), localStorage.getItem(key(save))!.replace('Roll.', 'Elsewhere.'));
    await type(studio, '.write textarea', 'Here.');
    expect(beside(studio)).to.deep.equal(['Elsewhere.']);
  });

  it('stay where they are while the storage is full, which the author is told', async () => {
    const save = freshName();
    const studio = await writing(save);
    const others = localStorage.getItem(key(save))!.replace('Roll.', 'Elsewhere.');
    localStorage.setItem(key(save), others);
    const makeRoom = fillStorage();
    try {
      await type(studio, '.write textarea', 'Here');
      await type(studio, '.write textarea', 'Her');
      expect(localStorage.getItem(key(save))).to.equal(others);
      expect(one(studio, '.warning').textContent).to.include('cannot store this lesson');
    } finally {
      makeRoom();
    }
    await type(studio, '.write textarea', 'Here.');
    expect(beside(studio)).to.deep.equal(['Elsewhere.']);
    expect(localStorage.getItem(key(save))).to.include('Here.');
    expect(all(studio, '.warning')).to.have.length(0);
  });

  it('is one that cannot be read, also while the storage is full', async () => {
    const save = freshName();
    localStorage.setItem(key(save), '{"colour":1}');
    const makeRoom = fillStorage();
    try {
      const studio = await put('elfenwizards', { save });
      await studio.open(JSON.stringify(LESSON));
      await studio.updateComplete;
      expect(localStorage.getItem(key(save))).to.equal('{"colour":1}');
    } finally {
      makeRoom();
    }
  });

  it('are those after which another was begun, unless nothing was written in them', async () => {
    const save = freshName();
    const studio = await writing(save);
    await studio.open(JSON.stringify({ ...LESSON, steps: [{ say: 'Another.' }] }));
    await studio.updateComplete;
    expect(beside(studio)).to.deep.equal([]);
    await type(studio, '.write textarea', 'Mine.');
    await press(studio, '[data-do="new"]');
    await press(studio, '[data-begin="game"] button.primary');
    studio.remove();
    const again = await put('elfenwizards', { save });
    expect(beside(again)).to.deep.equal(['Mine.']);
    await press(again, '[data-do="openAside"]');
    expect(say(again)).to.equal('Mine.');
  });

  it('is the one under a name that the page gives to the studio later', async () => {
    const [save, later] = [freshName(), freshName()];
    const studio = await writing(save);
    (await writing(later)).remove();
    await type(studio, '.write textarea', 'Mine.');
    studio.save = later;
    await studio.updateComplete;
    await studio.updateComplete;
    expect(beside(studio)).to.deep.equal(['Roll.']);
    expect(localStorage.getItem(key(later))).to.contain('Mine.');
  });

  it('open from their files with the game from which moments are taken', async () => {
    const studio = await put('elfenwizards', { save: freshName() });
    await studio.open('playable-rules 1\ngame elfenwizards 1\nseed 7\nplayers 3\n\nred roll\nred hold');
    await studio.updateComplete;
    const text = localStorage.getItem(key(studio.save!))!;
    const other = await put('elfenwizards');
    await other.open(text);
    await other.updateComplete;
    expect(json(other)).to.deep.equal(json(studio));
    await press(other, '[data-step="-1"]');
    expect(all(other, '[data-moment]').length).to.be.greaterThan(0);
  });
});
