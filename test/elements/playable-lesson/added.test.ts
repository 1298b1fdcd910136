/** The lessons of a game of one's own are not checked before they are shown: what is wrong with a step stands in its place. */
import { expect } from '@open-wc/testing';
import pig from '../../../examples/pig/index.js';
import { lesson as dare } from '../../../examples/pig/lesson.js';
import { addGame } from '../../../src/define.js';
import { all, go, hear, one, put, settled, textIn, words } from './support.js';

const [first, ...rest] = dare.steps;
const lessons = {
  explaining: [{ say: 'end' }, { ...first!, expect: ['red rol'] }, ...rest],
  asking: [first!, { ...first!, expect: ['red keep 7'] }],
};
addGame({
  ...pig,
  lessons: async () => {
    const [entry] = await pig.lessons!();
    return Object.entries(lessons).map(([id, steps]) => ({
      ...entry!,
      id,
      lesson: () => Promise.resolve({ ...dare, id, steps }),
    }));
  },
});

it('a wrong line after a step that only explains is told, with its place', async () => {
  const lesson = await put({ game: 'pig', lesson: 'explaining' });
  await go(lesson, 'next');
  expect(textIn(lesson, '.warning')).to.match(
    /explaining\.steps\[1\]\.expect\[0\], verb: "rol", expected one of roll, keep/,
  );
});

it('a wrong line after the reader’s own move is told too, and the step before can be shown again', async () => {
  const lesson = await put({ game: 'pig', lesson: 'asking' });
  const moved = hear(lesson, 'playable-moved');
  const roll = all(lesson, '.controls button').find((button) => /roll/i.test(words(button)))!;
  roll.click();
  await settled(lesson);
  expect(moved.length).to.equal(1);
  expect(textIn(lesson, '.warning')).to.match(/asking\.steps\[1\]\.expect\[0\]/);
  lesson.goTo(1);
  await settled(lesson);
  expect(one(lesson, '.say').textContent).to.include('43');
});
