import { expect, waitUntil } from '@open-wc/testing';
import type { PlayableLesson } from '../../../src/define.js';
import { elfenwizards } from '../../../src/games/elfenwizards/index.js';
import { lesson as first } from '../../../src/games/elfenwizards/lessons/first-game/lesson.js';
import { chartOf } from '../../../src/kernel/chart.js';
import { all, at, go, motion, one, put, said, settled } from './support.js';

const STOPS = first.steps.flatMap(({ until }, n) => (until ? [n + 1] : []));
const length = first.steps.length;
/** What the board says lies on a place. */
const lies = (lesson: PlayableLesson, anchor: string) => one(lesson, `[data-anchor="${anchor}"]`).ariaLabel ?? '';
const running = (lesson: PlayableLesson) => said(lesson, '.phases [aria-current]');

async function answer(lesson: PlayableLesson): Promise<void> {
  await go(lesson, 'show');
  await go(lesson, 'next');
}

describe('lesson: a long outcome told in stops', () => {
  afterEach(() => (motion.reduced = true));

  it('the move is made, and each step shows as much of what it brought as it tells of', async () => {
    const lesson = await put({ lesson: 'first-game', step: String(STOPS[0]! - 1) });
    await go(lesson, 'show');
    expect(at(lesson)).to.equal(`${STOPS[0]} of ${length}`);
    expect(lies(lesson, 'H'), 'nothing is awarded yet').to.contain('vacant');
    expect(lies(lesson, 'W2')).to.contain('Green');
    await answer(lesson);
    expect(lies(lesson, 'H')).to.contain('Red');
    expect(lies(lesson, 'W2')).to.contain('vacant');
    expect(lies(lesson, 'S1'), 'the next title waits for the next step').to.contain('Blue');
    await answer(lesson);
    expect(lies(lesson, 'S1')).to.contain('vacant');
  });
  it('says nothing of a past that could be left, and offers no move', async () => {
    const lesson = await put({ lesson: 'first-game', step: String(STOPS[1]!) });
    expect(all(lesson, '[data-do=live], [data-verb], .list')).to.eql([]);
  });
  it('the step after the last stop goes on where the game stands', async () => {
    const after = STOPS.find((n) => !STOPS.includes(n + 1))!;
    const lesson = await put({ lesson: 'first-game', step: String(after) });
    await answer(lesson);
    expect(at(lesson)).to.equal(`${after + 1} of ${length}`);
    expect(running(lesson)).to.contain('7');
    await go(lesson, 'next');
    expect(all(lesson, '[data-verb], .list').length).to.be.greaterThan(0);
    await go(lesson, 'show');
    expect(at(lesson)).to.equal(`${after + 3} of ${length}`);
  });
  it('back shows the stop before, and a stop that is opened is the one that is told', async () => {
    const lesson = await put({ lesson: 'first-game', step: String(STOPS[2]!) });
    const opened = lies(lesson, 'S1');
    await go(lesson, 'back');
    expect(lies(lesson, 'S1')).to.contain('Blue');
    await answer(lesson);
    expect(lies(lesson, 'S1')).to.equal(opened);
    lesson.goTo(STOPS[0]!);
    await settled(lesson);
    expect(lies(lesson, 'H')).to.contain('vacant');
  });
  it('with motion the frames of a stop are shown one after the other, and no further', async () => {
    const lesson = await put({ lesson: 'first-game', step: String(STOPS[1]!) });
    motion.reduced = false;
    await go(lesson, 'show');
    await go(lesson, 'next');
    expect(lies(lesson, 'W2'), 'the right title comes after the left one').to.contain('vacant');
    expect(said(lesson, '.story .line'), 'what happens is told').to.match(/^Wizard title 1 stays vacant/);
    await waitUntil(() => lies(lesson, 'W2').includes('Blue'), 'the right title is awarded', { timeout: 10_000 });
    expect(said(lesson, '.story .line')).to.match(/^Wizard title 2: /);
    await new Promise((done) => setTimeout(done, 1500));
    expect(lies(lesson, 'N1')).to.contain('Blue');
  });
});

describe('lesson: the phases beside it', () => {
  it('are all of a turn in their order, with their numbers, the running one marked', async () => {
    const lesson = await put({ lesson: 'first-game' });
    const chart = chartOf(elfenwizards.machine);
    const items = all(lesson, '.phases li').map((item) => item.textContent!.replace(/\s+/g, ' ').trim());
    expect(items.length).to.equal(chart.phases.filter((phase) => !chart.ends(phase)).length);
    expect([items[0], items.at(-1)]).to.eql(['1 The High Wizard retires', '10 Score']);
    expect(running(lesson)).to.equal('2 Cast Major Spells');
    lesson.goTo(STOPS[0]!);
    await settled(lesson);
    expect(running(lesson)).to.equal('5 Awarding of titles');
    expect(all(lesson, '.phases [aria-current]').length).to.equal(1);
  });
  it('are only there where a lesson asks for them', async () => {
    expect(all(await put({ rule: 'EW-5.11' }), '.phases')).to.eql([]);
  });
});
