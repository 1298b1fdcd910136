/** What an author has played on the studio's board is kept, in its own lesson, however they leave that board. */
import { expect, waitUntil } from '@open-wc/testing';
import type { PlayableStudio } from '../../../src/define.js';
import { board, one, press, put } from './support.js';

const LESSON = { lang: 'en', start: { players: 3, seed: 2 }, steps: [{ say: 'Roll.' }] };
const SET = { lessons: ['A', 'B'].map((title) => ({ ...LESSON, id: title.toLowerCase(), title })) };

async function settingUp(what: object | string): Promise<PlayableStudio> {
  const studio = await put('elfenwizards');
  await studio.open(typeof what === 'string' ? what : JSON.stringify(what));
  await studio.updateComplete;
  await press(studio, '[data-step="-1"]');
  await press(studio, '[data-mode="setup"]');
  return studio;
}
/** The moves before the first step of each lesson. */
const begins = (studio: PlayableStudio) => {
  const { lessons = [studio.written] } = studio.written as { lessons?: object[] };
  return lessons.map((lesson) => (lesson as { moves?: readonly string[] }).moves);
};

describe('what is played on the board of the studio', () => {
  it('belongs to its lesson when another is chosen', async () => {
    const studio = await settingUp(SET);
    (await board(studio)).play('red roll');
    const lessons = one<HTMLSelectElement>(studio, '[data-do="lesson"]');
    lessons.value = '1';
    lessons.dispatchEvent(new Event('change'));
    await studio.updateComplete;
    expect(begins(studio)).to.deep.equal([['red roll'], undefined]);
    expect(one<HTMLInputElement>(studio, 'input.title').value).to.equal('B');
  });
  it('belongs to its lesson when one is added', async () => {
    const studio = await settingUp(SET);
    (await board(studio)).play('red roll');
    await press(studio, '[data-do="addLesson"]');
    expect(begins(studio), 'which begins like the present one').to.deep.equal([['red roll'], undefined, ['red roll']]);
  });
  it('goes with its lesson when that is removed', async () => {
    const studio = await settingUp(SET);
    (await board(studio)).play('red roll');
    await press(studio, '[data-do="removeLesson"]');
    expect(begins(studio)).to.deep.equal([undefined]);
    expect(one<HTMLInputElement>(studio, 'input.title').value).to.equal('B');
    await press(studio, '[data-do="undo"]');
    expect(begins(studio)).to.deep.equal([['red roll'], undefined]);
  });
  it('does not change the beginning of a lesson at a suggested moment', async () => {
    const studio = await settingUp('playable-rules 1\ngame elfenwizards 1\nseed 7\nplayers 3\n\nred roll\nred hold');
    await board(studio);
    await waitUntil(() => studio.shadowRoot!.querySelector('[data-moment]'), 'the moment');
    const at = Number(one(studio, '[data-moment]').dataset['moment']);
    await press(studio, '[data-moment]');
    expect(begins(studio)).to.deep.equal([['red roll', 'red hold'].slice(0, at)]);
  });
  it('does not replace a position that was pasted meanwhile', async () => {
    const studio = await settingUp(LESSON);
    const game = await board(studio);
    game.play('red roll');
    const json = one<HTMLTextAreaElement>(studio, '.position textarea');
    json.value = JSON.stringify(game.position);
    json.dispatchEvent(new Event('input'));
    await studio.updateComplete;
    await press(studio, '.position button');
    const pasted = JSON.stringify(studio.written);
    await press(studio, '[data-step="0"]');
    expect(JSON.stringify(studio.written)).to.equal(pasted);
  });
  it('may be fewer moves than before', async () => {
    const studio = await settingUp({ ...LESSON, moves: ['red roll'] });
    expect((await board(studio)).undo()).to.equal(true);
    await press(studio, '[data-step="0"]');
    expect(begins(studio)).to.deep.equal([undefined]);
  });
});
