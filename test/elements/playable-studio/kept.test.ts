/** What an author wrote is kept over a reload, however unfinished it is, and opens again from a file. */
import { expect } from '@open-wc/testing';
import type { PlayableStudio } from '../../../src/define.js';
import { board, press, put, type } from './support.js';

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
