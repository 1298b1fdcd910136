import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { click, press, type Attributes } from '../playable-game/support.js';
import type { PlayableGame, PlayableLesson } from '../../../src/define.js';
import { answered } from '../../../src/elements/playable-lesson/stops.js';
import { en } from '../../../src/i18n/en.js';
import { textOf } from '../../../src/i18n/text.js';
import { all, at, focused, go, hear, one, put, said, settled, words } from './support.js';

// Both have a board and a panel; the hands of the other element's tests need no more.
const board = (lesson: PlayableLesson) => lesson as unknown as PlayableGame;
const awarding = (more: Attributes = {}) => put({ rule: 'EW-5.11', step: '3', ...more });
const spoken = (lesson: PlayableLesson) => words(one(lesson, '[role=status]'));

describe('lesson: try it', () => {
  it('the move that the step waits for goes on, and the board shows it', async () => {
    const lesson = await awarding();
    const moved = hear(lesson, 'playable-move', 'playable-moved');
    await click(board(lesson), 'reserve:0', 'W2');
    expect(at(lesson)).to.equal('4 of 6');
    expect(all(lesson, '.answer'), 'what comes next is said, and no praise').to.eql([]);
    expect(moved[1]!.detail).to.deep.include({ text: 'red favour minor W2' });
    await aTimeout(150);
    expect(spoken(lesson)).to.contain('11 against 7');
  });
  it('another move that the rules allow is not made, and answered with its rule', async () => {
    const lesson = await awarding();
    const moved = hear(lesson, 'playable-moved');
    await click(board(lesson), 'reserve:0', 'S3');
    expect(at(lesson)).to.equal('3 of 6');
    expect(said(lesson, '.answer.wrong')).to.contain('EW-5.11').and.to.contain('leads there already');
    expect(said(lesson, '.reason')).to.contain('EW-5.11');
    expect(moved).to.eql([]);
    await aTimeout(150);
    expect(spoken(lesson)).to.contain('EW-5.11');
  });
  it('an answer that names its rule stands under no other, and one that names none under what is taught', () => {
    const text = textOf('en', [{ ...en, named: 'First roll (EW-2.1).', bare: 'First roll.' }]);
    const other = (say: string) => answered({ kind: 'other', say }, 'EW-1.1', text, () => '');
    expect(other('named')).to.equal('First roll (EW-2.1).');
    expect(other('bare')).to.equal('First roll. (EW-1.1)');
  });
  it('a move that the rules refuse is answered with the rule that refuses it', async () => {
    const lesson = await awarding();
    const refused = hear(lesson, 'playable-refuse');
    await click(board(lesson), 'reserve:0', 'H');
    expect(said(lesson, '.answer.wrong')).to.match(/EW-5\.\d+/);
    expect(refused.length).to.be.lessThan(2);
    expect(at(lesson)).to.equal('3 of 6');
  });
  it('the controls of the phase and the list of moves do the same', async () => {
    const lesson = await awarding();
    one(lesson, '.controls [data-verb=pass]').click();
    await settled(lesson);
    expect(said(lesson, '.answer.wrong')).to.contain('EW-5.7');
    one<HTMLDetailsElement>(lesson, '.list').open = true;
    const options = all<HTMLInputElement>(lesson, '.moves .option input, .moves option');
    expect(options.length).to.be.greaterThan(1);
  });
  it('“Show me” makes the move', async () => {
    const lesson = await awarding();
    await go(lesson, 'show');
    expect(at(lesson)).to.equal('4 of 6');
    expect(focused()?.matches('.say')).to.equal(true);
  });
  it('the page may forbid a move', async () => {
    const lesson = await awarding();
    lesson.addEventListener('playable-move', (event) => event.preventDefault());
    await click(board(lesson), 'reserve:0', 'W2');
    expect(at(lesson)).to.equal('3 of 6');
  });
  it('nothing can be moved where nothing is asked', async () => {
    const lesson = await put({ rule: 'EW-5.11' });
    expect(all(lesson, '.anchor.source')).to.eql([]);
    expect(all(lesson, '.moves')).to.eql([]);
    await click(board(lesson), 'reserve:0', 'W2');
    expect(at(lesson)).to.equal('1 of 6');
  });
  it('by keys on the board', async () => {
    const lesson = await put({ lesson: 'cast-the-rest', step: '2' });
    one(lesson, '.board [tabindex="0"]').focus();
    const isUsed = await press(board(lesson), 'ArrowUp');
    expect(isUsed).to.equal(true);
    one(lesson, '.controls [data-verb=roll]').focus();
    one(lesson, '.controls [data-verb=roll]').click();
    await settled(lesson);
    expect(at(lesson)).to.match(/^3 of/);
    expect(focused() === document.body).to.equal(false);
  });
});

describe('lesson: questions', () => {
  it('a wrong answer is explained and may be given again; the right one goes on', async () => {
    const lesson = await put({ rule: 'EW-5.11', step: '2' });
    one(lesson, '[data-choice="0"]').click();
    await settled(lesson);
    expect(said(lesson, '.answer.wrong')).to.contain('Not only the best one counts');
    expect(one(lesson, '[data-choice="0"]').ariaPressed).to.equal('true');
    await go(lesson, 'next');
    expect(at(lesson)).to.equal('2 of 6');
    one(lesson, '[data-choice="2"]').click();
    await settled(lesson);
    expect(said(lesson, '.answer.right')).to.contain('added up');
    await go(lesson, 'next');
    expect(at(lesson)).to.equal('3 of 6');
  });
});

describe('lesson: play on from here', () => {
  it('a game of its own from the position on show, and back to the lesson', async () => {
    const lesson = await put({ lesson: 'cast-the-rest', step: '5' });
    await go(lesson, 'show');
    await go(lesson, 'playOn');
    const game = one<PlayableGame>(lesson, 'playable-game');
    await game.ready();
    await settled(lesson);
    expect(game.position.phase).to.equal('castRemainingSpells');
    expect(focused()?.outerHTML.slice(0, 60)).to.contain('data-do="return"');
    await go(lesson, 'return');
    expect(all(lesson, 'playable-game')).to.eql([]);
    expect(at(lesson)).to.equal('5 of 5');
    expect(focused()?.matches('.say')).to.equal(true);
  });
});

describe('lesson: languages', () => {
  it('follows the nearest lang, and changes with it', async () => {
    const lesson = await put({ rule: 'EW-5.11' }, '', { lang: 'it' });
    const italian = said(lesson, '.say');
    expect(said(lesson, '.quiet')).to.equal('Passo 1 di 6');
    lesson.lang = 'fr';
    await waitUntil(() => said(lesson, '.say') !== italian, 'other words', { timeout: 4000 });
    expect(said(lesson, '[data-do=next]')).to.equal('Suivant');
  });
  it('two on a page have two', async () => {
    const [one, two] = [await put({ rule: 'EW-5.11', lang: 'fr' }), await put({ rule: 'EW-5.11', lang: 'it' })];
    expect(said(one, '.say')).not.to.equal(said(two, '.say'));
  });
  it('the page’s own words come first', async () => {
    const lesson = await put({ rule: 'EW-5.11' });
    lesson.words = { 'lesson.next': 'Onwards', goal: 'My own goal.' };
    await settled(lesson);
    expect(said(lesson, '[data-do=next]')).to.equal('Onwards');
    expect(said(lesson, '.say')).to.equal('My own goal.');
  });
});

describe('lesson: everybody', () => {
  it('is a region with a name, one live region, and points in words', async () => {
    const lesson = await put({ rule: 'EW-5.11' });
    expect(all(lesson, '[role=status]').length).to.equal(1);
    expect(words(one(lesson, '.now'))).to.contain('Pointed at: Wizard title 1');
    expect(all(lesson, '.anchor.shown, .shown').length).to.be.greaterThan(0);
  });
  for (const scheme of ['light', 'dark'])
    it(`axe finds nothing: a try, an answer, the end, ${scheme}`, async () => {
      const lesson = await put({ rule: 'EW-5.11', step: '3' });
      const main = lesson.parentElement!;
      main.style.colorScheme = scheme;
      main.style.background = scheme === 'dark' ? '#10131a' : '#fff';
      await click(board(lesson), 'reserve:0', 'S3');
      await expect(lesson).to.be.accessible();
      lesson.goTo(6);
      await settled(lesson);
      one(lesson, '[data-choice="1"]').click();
      await settled(lesson);
      await expect(lesson).to.be.accessible();
    });
});
