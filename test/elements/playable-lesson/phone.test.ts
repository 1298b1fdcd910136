/** A lesson on a phone: between the text and the controls the reader sees what the step is about. */
import { aTimeout, expect, nextFrame, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { PlayableGame, PlayableLesson } from '../../../src/define.js';
import { click } from '../playable-game/support.js';
import { all, at, go, one, put, settled } from './support.js';

const { innerWidth, innerHeight: height } = window;
const PHONE = { width: 375, height: 667 };

const box = (lesson: PlayableLesson, selector: string) => one<Element>(lesson, selector).getBoundingClientRect();
const place = (lesson: PlayableLesson, anchor: string) => box(lesson, `.scene [data-anchor="${anchor}"]`);
/** The part of the window between the text and the controls. */
function free(lesson: PlayableLesson): readonly [from: number, to: number] {
  const [controls] = all(lesson, '.try > section');
  return [box(lesson, '.now').bottom, Math.min(PHONE.height, controls?.getBoundingClientRect().top ?? Infinity)];
}
function isFree(lesson: PlayableLesson, anchor: string): boolean {
  const { top, bottom } = place(lesson, anchor);
  const [from, to] = free(lesson);
  return top >= from - 1 && bottom <= to + 1;
}
/** A lesson in a page that goes on below it. */
async function onPhone(game: string, lesson: string, step = '1'): Promise<PlayableLesson> {
  const element = await put({ game, lesson, step });
  element.parentElement!.style.cssText = 'inline-size: 375px; padding-block: 300px 1500px';
  await nextFrame();
  return element;
}
const press = (lesson: PlayableLesson) =>
  one(lesson, '.say').dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));

describe('lesson: on a phone', () => {
  before(() => setViewport(PHONE));
  after(() => setViewport({ width: innerWidth, height }));
  afterEach(() => scrollTo(0, 0));

  it('leaves part of the board free however many controls a step has', async () => {
    const lesson = await onPhone('elfengold', 'transport-chart');
    one(lesson, '.game').scrollIntoView({ behavior: 'instant' });
    scrollBy({ top: box(lesson, '.scene').bottom - PHONE.height, behavior: 'instant' });
    await waitUntil(() => all(lesson, '.try [data-verb], .try button').length > 3, 'the controls are loaded');
    await aTimeout(150);
    const controls = one(lesson, '.try > section');
    expect(controls.scrollHeight, 'all controls can be scrolled to').to.be.above(controls.clientHeight);
    const [from, to] = free(lesson);
    expect(to - from).to.be.at.least(PHONE.height / 4);
  });
  it('leaves the board free on the first screen of a page, below a heading and the text', async () => {
    const lesson = await onPhone('elfengold', 'obstacles');
    lesson.parentElement!.style.paddingBlockStart = '170px';
    await waitUntil(() => all(lesson, '.try button').length > 3, 'the controls are loaded');
    await aTimeout(150);
    const [, to] = free(lesson);
    expect(to - box(lesson, '.scene').top).to.be.at.least(PHONE.height / 4);
  });
  it('has controls that a finger hits', async () => {
    const lesson = await onPhone('elfenwizards', 'magic-user-boxes', '2');
    const buttons = () => all(lesson, '.try .controls .pick button');
    await waitUntil(() => buttons().length > 1, 'the controls are loaded');
    for (const button of buttons()) expect(button.getBoundingClientRect().height).to.be.at.least(36);
    const ruled = await onPhone('elfengold', 'caravan', '7');
    expect(box(ruled, '.say .rule-id').width, 'the mark of a ruling').to.be.at.least(24);
  });
  it('leaves most of the board free above an open chart on a tablet', async () => {
    await setViewport({ width: 820, height: 1180 });
    const lesson = await onPhone('elfengold', 'transport-chart');
    lesson.parentElement!.style.inlineSize = '800px';
    await waitUntil(() => all(lesson, '.eg-chart').length > 0, 'the chart is loaded');
    await aTimeout(150);
    const { height } = box(lesson, '.try > section');
    await setViewport(PHONE);
    expect(height).to.be.within(300, 1180 * 0.4 + 1);
  });
  for (const end of ['above', 'below'])
    it(`brings the first place that a step points at into view from ${end} the board`, async () => {
      const lesson = await onPhone('elfenwizards', 'demotion');
      await aTimeout(150);
      expect(scrollY, 'no scrolling before the first input').to.equal(0);
      if (end === 'below') scrollBy({ top: box(lesson, '.scene').bottom - PHONE.height / 2, behavior: 'instant' });
      press(lesson);
      await go(lesson, 'next');
      await waitUntil(() => isFree(lesson, 'defeated:wizard:0:0'), 'the piece before its targets', { timeout: 4000 });
    });
  it('shows a road at the other end of the map than the counter that is to go there', async () => {
    const lesson = await onPhone('elfengold', 'place-counters');
    await waitUntil(() => all(lesson, '.try button').length > 3, 'the controls are loaded');
    one(lesson, '.game').scrollIntoView({ behavior: 'instant' });
    press(lesson);
    await go(lesson, 'show');
    await waitUntil(
      () => at(lesson) === '2 of 5' && all(lesson, '.now[aria-busy]').length === 0,
      'the moves are played',
    );
    await aTimeout(400);
    for (const road of ['throtmanni-tichih-plain', 'jaccaranda-tichih-mountain'])
      expect(isFree(lesson, road), road).to.equal(true);
  });
  it('shows where a picked up piece may go, of the places of the step', async () => {
    const lesson = await onPhone('elfenwizards', 'demotion');
    press(lesson);
    await go(lesson, 'next');
    const piece = 'defeated:wizard:0:0';
    await waitUntil(() => isFree(lesson, piece), 'the piece', { timeout: 4000 });
    await aTimeout(300);
    await click(lesson as unknown as PlayableGame, piece);
    await waitUntil(() => isFree(lesson, 'A'), 'the first of its targets', { timeout: 4000 });
  });
  it('fades the controls where they go on, and puts a single button and the question in one row', async () => {
    const lesson = await onPhone('elfengold', 'place-counters');
    one(lesson, '.game').scrollIntoView({ behavior: 'instant' });
    await waitUntil(() => all(lesson, '.try .eg-chart').length > 0, 'the controls are loaded');
    await aTimeout(150);
    const controls = one(lesson, '.try > section');
    const fade = () => getComputedStyle(controls, '::after').visibility;
    expect(fade()).to.equal('visible');
    const [pass, caption] = [box(lesson, '.try [data-verb=pass]'), box(lesson, '.try .caption')];
    expect(caption.top, 'the question beside the button').to.be.below(pass.bottom);
    expect(box(lesson, '.try .eg-chart > summary').bottom, 'the chart of which the sentence speaks').to.be.below(
      controls.getBoundingClientRect().bottom,
    );
    controls.scrollTop = controls.scrollHeight;
    await waitUntil(() => fade() === 'hidden', 'nothing fades at the end');
  });
  it('shows the places of a step again when an answer to the reader covers them', async () => {
    const lesson = await onPhone('elfenwizards', 'magic-user-boxes', '2');
    press(lesson);
    await go(lesson, 'show');
    const isShown = () => ['B1', 'B2'].every((anchor) => isFree(lesson, anchor));
    await waitUntil(isShown, 'both titles of the box', { timeout: 4000 });
    await aTimeout(300);
    // So that the answer takes from the room in which they stand.
    scrollBy({ top: place(lesson, 'B1').top - box(lesson, '.now').bottom - 1, behavior: 'instant' });
    press(lesson);
    await go(lesson, 'next');
    expect(box(lesson, '.now > .answer').height).to.be.above(0);
    await waitUntil(isShown, 'both titles below the answer', { timeout: 4000 });
  });
  it('shows some of the board below the question of a first step', async () => {
    const lesson = await onPhone('dark-mages', 'attack-roll');
    expect(box(lesson, '.now').height).to.be.below(PHONE.height / 2);
  });
  it('scrolls once for each step, and then leaves the page where the reader scrolls it', async () => {
    const lesson = await onPhone('elfenwizards', 'the-tree');
    press(lesson);
    await go(lesson, 'next');
    await waitUntil(() => isFree(lesson, 'W1'));
    await aTimeout(150);
    scrollBy({ top: 400, behavior: 'instant' });
    const { scrollY: from } = window;
    lesson.requestUpdate();
    await settled(lesson);
    press(lesson);
    lesson.requestUpdate();
    await settled(lesson);
    await aTimeout(150);
    expect(scrollY).to.equal(from);
    expect(at(lesson)).to.match(/^2 /);
  });
  it('does not scroll to a lesson that is out of the window', async () => {
    const lesson = await onPhone('elfenwizards', 'the-tree');
    press(lesson);
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    expect(lesson.getBoundingClientRect().bottom).to.be.below(0);
    const { scrollY: from } = window;
    lesson.goTo(2);
    await settled(lesson);
    await aTimeout(150);
    expect(scrollY).to.equal(from);
  });
  it('keeps the list of phases in view, above which the controls of a step are', async () => {
    const lesson = await onPhone('elfenwizards', 'the-turn', '3');
    one(lesson, '.game').scrollIntoView({ behavior: 'instant' });
    await nextFrame();
    await nextFrame();
    const [phases, board] = [box(lesson, '.phases'), box(lesson, '.scene')];
    expect(board.bottom).to.be.above(PHONE.height);
    expect(phases.bottom).to.be.closeTo(PHONE.height, 1);
    const current = box(lesson, '.phases [aria-current] .name');
    expect([current.width > 40, current.right <= 375]).to.eql([true, true]);
    const [controls] = all(lesson, '.try > section');
    expect(controls!.getBoundingClientRect().bottom).to.be.at.most(phases.top + 1);
  });
  for (const [game, id, lang] of [
    ['dark-mages', 'potions', 'fr'],
    ['elfengold', 'exchange', 'en'],
    ['elfenwizards', 'high-wizard-retires', 'fr'],
    ['elfengold', 'transport-chart', 'it'],
  ] as const)
    it(`leaves room for the board at the end of ${id}, ${lang}`, async () => {
      const [, count = ''] = at(await onPhone(game, id)).split(' of ');
      const lesson = await onPhone(game, id, count);
      lesson.lang = lang;
      await lesson.ready();
      if (all(lesson, '[data-do=show]').length > 0) await go(lesson, 'show');
      await waitUntil(() => all(lesson, '[data-do=following]').length > 0, 'the next lesson is known');
      await settled(lesson);
      const { clientWidth, scrollWidth } = one(lesson, '.now');
      expect(scrollWidth, 'nothing is wider than the card').to.equal(clientWidth);
      const isAsked = id === 'high-wizard-retires';
      expect(all(lesson, '.ask')).to.have.length(isAsked ? 1 : 0);
      if (!isAsked) expect(box(lesson, '.now').height).to.be.at.most(PHONE.height * 0.6);
      const buttons = all(lesson, '.now button').map((button) => button.getBoundingClientRect());
      for (const { left, right } of buttons) expect([left >= 0, right <= 375]).to.eql([true, true]);
    });
});

describe('a lesson on a phone', () => {
  it('keeps the controls of a step in view even if the board is higher than the window', async () => {
    const { innerWidth: width, innerHeight: height } = window;
    await setViewport({ width: 375, height: 667 });
    const lesson = await put({ lesson: 'cast-the-rest', step: '2' });
    const box = (selector: string) => one(lesson, selector).getBoundingClientRect();
    lesson.parentElement!.style.paddingBlockStart = '400px';
    await nextFrame();
    await nextFrame();
    expect(
      box('.try > section').top,
      'the controls cover no text while the lesson is lower on the page',
    ).to.be.at.least(box('.now').bottom);
    one(lesson, '[data-do="next"]').scrollIntoView();
    await nextFrame();
    await nextFrame();
    const [scene, button] = ['.scene', '.try [data-verb="roll"]'].map(box);
    await setViewport({ width, height });
    expect(scene!.bottom).to.be.greaterThan(667);
    expect(button!.bottom).to.be.within(0, 667);
  });
  it('scrolls the place that a step points at into view, on a board that fits the window too', async () => {
    const { innerWidth: width, innerHeight: height } = window;
    await setViewport({ width: 375, height: 667 });
    const lesson = await put({ game: 'dark-mages', lesson: 'first-duel' });
    lesson.parentElement!.style.inlineSize = '359px';
    lesson.parentElement!.style.paddingBlockEnd = '900px';
    expect(scrollY, 'no scrolling before the first input').to.equal(0);
    one(lesson, '[data-do=next]').dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
    await go(lesson, 'next');
    await aTimeout(150);
    const shown = one<Element>(lesson, '.anchor.shown').getBoundingClientRect();
    expect(shown.top).to.be.at.least(one(lesson, '.now').getBoundingClientRect().bottom - 1);
    expect(shown.bottom).to.be.at.most(innerHeight + 1);
    const board = one(lesson, '.scene').getBoundingClientRect();
    const { top } = one(lesson, '.phases').getBoundingClientRect();
    expect(board.bottom, 'the scrolling stops at the end of the board').to.be.at.least(top - 1);
    scrollTo(0, 0);
    await setViewport({ width, height });
  });
});
