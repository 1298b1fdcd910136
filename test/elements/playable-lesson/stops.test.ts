import { expect, waitUntil } from '@open-wc/testing';
import type { PlayableLesson } from '../../../src/define.js';
import { elfenwizards } from '../../../src/games/elfenwizards/index.js';
import { lesson as first } from '../../../src/games/elfenwizards/lessons/first-game/lesson.js';
import { chartOf } from '../../../src/kernel/chart.js';
import { all, at, focused, go, motion, one, put, textIn, settled } from './support.js';

const STOPS = first.steps.flatMap(({ until }, n) => (until ? [n + 1] : []));
const length = first.steps.length;
/** The accessible name of a place, which includes its content. */
const labelOf = (lesson: PlayableLesson, anchor: string) => one(lesson, `[data-anchor="${anchor}"]`).ariaLabel ?? '';
const currentPhase = (lesson: PlayableLesson) => textIn(lesson, '.phases [aria-current]');

async function showAndGoOn(lesson: PlayableLesson): Promise<void> {
  await go(lesson, 'show');
  await go(lesson, 'next');
}

describe('lesson: an outcome told in several stops', () => {
  afterEach(() => (motion.reduced = true));

  it('each step shows the outcome of the move up to its own stop', async () => {
    const lesson = await put({ lesson: 'first-game', step: String(STOPS[0]! - 1) });
    await go(lesson, 'show');
    expect(at(lesson)).to.equal(`${STOPS[0]} of ${length}`);
    expect(labelOf(lesson, 'H'), 'nothing is awarded yet').to.contain('vacant');
    expect(labelOf(lesson, 'W2')).to.contain('Green');
    await showAndGoOn(lesson);
    expect(labelOf(lesson, 'H')).to.contain('Red');
    expect(labelOf(lesson, 'W2')).to.contain('vacant');
    expect(labelOf(lesson, 'S1'), 'the next title waits for the next step').to.contain('Blue');
    await showAndGoOn(lesson);
    expect(labelOf(lesson, 'S1')).to.contain('vacant');
  });
  it('offers neither a move nor a return to the latest position', async () => {
    const lesson = await put({ lesson: 'first-game', step: String(STOPS[1]!) });
    expect(all(lesson, '[data-do=live], [data-verb], .list')).to.eql([]);
  });
  it('the step after the last stop continues from the end of the move', async () => {
    const after = STOPS.find((n) => !STOPS.includes(n + 1))!;
    const lesson = await put({ lesson: 'first-game', step: String(after) });
    await showAndGoOn(lesson);
    expect(at(lesson)).to.equal(`${after + 1} of ${length}`);
    expect(currentPhase(lesson)).to.contain('7');
    await go(lesson, 'next');
    expect(all(lesson, '[data-verb], .list').length).to.be.greaterThan(0);
    await go(lesson, 'show');
    expect(at(lesson)).to.equal(`${after + 3} of ${length}`);
  });
  it('Back shows the previous stop, and goTo() the stop of its step', async () => {
    const lesson = await put({ lesson: 'first-game', step: String(STOPS[2]!) });
    const opened = labelOf(lesson, 'S1');
    await go(lesson, 'back');
    expect(labelOf(lesson, 'S1')).to.contain('Blue');
    await showAndGoOn(lesson);
    expect(labelOf(lesson, 'S1')).to.equal(opened);
    lesson.goTo(STOPS[0]!);
    await settled(lesson);
    expect(labelOf(lesson, 'H')).to.contain('vacant');
  });
  it('with animation the frames are shown one by one, up to the stop', async () => {
    const lesson = await put({ lesson: 'first-game', step: String(STOPS[1]!) });
    motion.reduced = false;
    await go(lesson, 'show');
    await go(lesson, 'next');
    expect(labelOf(lesson, 'W2'), 'the left title is resolved first').to.contain('vacant');
    expect(textIn(lesson, '.story .line'), 'the line above the board').to.match(/^Wizard title 1 stays vacant/);
    await waitUntil(() => labelOf(lesson, 'W2').includes('Blue'), 'the right title is awarded', { timeout: 10_000 });
    expect(textIn(lesson, '.story .line')).to.match(/^Wizard title 2: /);
    await new Promise((done) => setTimeout(done, 1500));
    expect(labelOf(lesson, 'N1')).to.contain('Blue');
  });
});

describe('lesson: the text of a step and its animation', () => {
  afterEach(() => (motion.reduced = true));
  const isSeen = (lesson: PlayableLesson) => getComputedStyle(one(lesson, '.say')).visibility === 'visible';
  const STEP = { game: 'dark-mages', lesson: 'first-duel', step: '15' };

  it('the outcome is told and announced when the die has landed', async () => {
    const lesson = await put(STEP);
    const region = one(lesson, '[role="status"]');
    motion.reduced = false;
    await go(lesson, 'show');
    expect(textIn(lesson, '.say')).to.contain('Green falls');
    expect(isSeen(lesson), 'while the attack is played').to.equal(false);
    expect(region.textContent).not.to.contain('last mage standing');
    await waitUntil(() => isSeen(lesson), 'the attack is over', { timeout: 15_000 });
    await settled(lesson);
    expect(labelOf(lesson, 'green')).to.contain('fallen');
  });
  it('the focus follows to the text when it is seen', async () => {
    const lesson = await put({ lesson: 'first-game', step: String(STOPS[0]!) });
    motion.reduced = false;
    await showAndGoOn(lesson);
    expect(isSeen(lesson)).to.equal(false);
    await waitUntil(() => isSeen(lesson), 'the title is awarded', { timeout: 15_000 });
    await settled(lesson);
    expect(focused()).to.equal(one(lesson, '.say'));
  });
  it('until then its room leads to the board, and Next to the text first', async () => {
    const lesson = await put({ ...STEP, step: '11' });
    lesson.style.inlineSize = '780px';
    motion.reduced = false;
    await go(lesson, 'show');
    const step = at(lesson);
    const { height } = one(lesson, '.say').getBoundingClientRect();
    expect(textIn(lesson, '.watch')).to.equal('Watch the board: here is what comes of it.');
    const seen = ['.own', '.before', '.watch'].map((part) => getComputedStyle(one(lesson, part)).visibility);
    expect(seen, 'nothing that holds no more, or not yet').to.eql(['hidden', 'hidden', 'visible']);
    expect(one(lesson, '[data-do="next"]').ariaDisabled).to.equal('false');
    await go(lesson, 'next');
    expect([at(lesson), isSeen(lesson)]).to.eql([step, true]);
    expect(one(lesson, '.say').getBoundingClientRect().height, 'nothing shifts').to.equal(height);
  });
  it('its room is as high as the sentence of the step before, also where that is longer', async () => {
    const lesson = await put({ lesson: 'competition' });
    lesson.style.inlineSize = '1100px';
    lesson.goTo(Number(at(lesson).split(' of ')[1]) - 1);
    await settled(lesson);
    motion.reduced = false;
    await go(lesson, 'show');
    const before = one(lesson, '.before');
    expect(one(lesson, '.own').textContent!.length, 'it is longer').to.be.lessThan(before.textContent!.length);
    const range = document.createRange();
    range.selectNodeContents(before);
    const [text, room] = [range.getBoundingClientRect(), one(lesson, '.say').getBoundingClientRect()];
    expect(text.bottom).to.be.at.most(room.bottom);
    expect(before.getBoundingClientRect().height).to.be.at.least(text.height);
  });
  it('on a phone no empty room pushes the board out of view', async () => {
    const lesson = await put(STEP);
    lesson.style.inlineSize = '360px';
    await settled(lesson);
    const { height } = one(lesson, '.say').getBoundingClientRect();
    motion.reduced = false;
    await go(lesson, 'show');
    expect(one(lesson, '.say').getBoundingClientRect().height).to.equal(height);
  });
  it('who goes on at once sees the text at once', async () => {
    const lesson = await put(STEP);
    motion.reduced = false;
    await go(lesson, 'show');
    expect(isSeen(lesson)).to.equal(false);
    await go(lesson, 'back');
    expect(isSeen(lesson)).to.equal(true);
  });
});

describe('lesson: the line above the board', () => {
  it('keeps what came of a move while the lesson rests, and does not say that the reader may go on', async () => {
    const lesson = await put({ game: 'dark-mages', lesson: 'attack-roll', step: '2' });
    await go(lesson, 'show');
    const line = textIn(lesson, '.story .line');
    expect(line).not.to.contain('may go on');
    expect(line).to.match(/\d.*\.$/);
  });
});

describe('lesson: the line above the board, where nothing has happened yet', () => {
  it('is empty, and takes no room on a phone', async () => {
    const lesson = await put({ lesson: 'the-tree' });
    expect(textIn(lesson, '.story .line')).to.equal('');
    lesson.style.inlineSize = '360px';
    await settled(lesson);
    const [step, board] = ['.now', '.scene'].map((part) => one(lesson, part).getBoundingClientRect());
    expect(board!.top - step!.bottom).to.be.below(20);
  });
});

describe('lesson: the list of phases', () => {
  it('has all phases of a turn in order, numbered, with the current one marked', async () => {
    const lesson = await put({ lesson: 'first-game' });
    const chart = chartOf(elfenwizards.machine);
    const items = all(lesson, '.phases li').map((item) => item.textContent!.replace(/\s+/g, ' ').trim());
    expect(items.length).to.equal(chart.phases.filter((phase) => !chart.ends(phase)).length);
    expect([items[0], items.at(-1)]).to.eql(['1 The High Wizard retires', '10 Score']);
    expect(currentPhase(lesson)).to.equal('2 Cast Major Spells');
    lesson.goTo(STOPS[0]!);
    await settled(lesson);
    expect(currentPhase(lesson)).to.equal('5b Awarding of titles');
    expect(all(lesson, '.phases [aria-current]').length).to.equal(1);
  });
  it('leaves out what lies between phases without numbers, so that a reader counts those of the rules', async () => {
    const lesson = await put({ game: 'dark-mages', lesson: 'the-turn' });
    const names = all(lesson, '.phases li').map((item) => item.textContent!.trim());
    expect(names).to.eql(['Preparation', 'Attack', 'End of the turn']);
  });
  it('is shown only if a lesson asks for it', async () => {
    expect(all(await put({ rule: 'EW-5.11' }), '.phases')).to.eql([]);
  });
});
