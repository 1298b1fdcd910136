import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { click, openLog, press, viewOf, type Attributes } from '../playable-game/support.js';
import type { PlayableGame, PlayableLesson } from '../../../src/define.js';
import { answered } from '../../../src/elements/playable-lesson/stops.js';
import { en } from '../../../src/i18n/en.js';
import { en as lessonEn } from '../../../src/i18n/lesson/en.js';
import { textOf } from '../../../src/i18n/text.js';
import { all, at, focused, go, hear, one, put, textIn, settled, words } from './support.js';
import { violations } from '../violations.js';

// The helpers for <playable-game> only need a board and a panel, which a lesson has too.
const board = (lesson: PlayableLesson) => lesson as unknown as PlayableGame;
const awarding = (more: Attributes = {}) => put({ rule: 'EW-5.11', step: '3', ...more });
const announced = (lesson: PlayableLesson) => words(one(lesson, '[role=status]'));

describe('lesson: a step that expects a move', () => {
  it('the expected move leads to the next step', async () => {
    const lesson = await awarding();
    const moved = hear(lesson, 'playable-move', 'playable-moved');
    await click(board(lesson), 'reserve:0', 'W2');
    expect(at(lesson)).to.equal('4 of 6');
    expect(all(lesson, '.answer'), 'no feedback besides the next sentence').to.eql([]);
    expect(moved[1]!.detail).to.deep.include({ text: 'red favour minor W2' });
    await aTimeout(150);
    expect(announced(lesson)).to.contain('11 against 7');
  });
  it('the line above the board speaks to the reader, as in a game', async () => {
    const lesson = await put({ game: 'elfengold', lesson: 'draw-cards' });
    const line = () => textIn(lesson, '.story .line');
    for (let n = 0; n < 9 && all(lesson, '[data-do=show]').length === 0; n++) await go(lesson, 'next');
    await go(lesson, 'show');
    expect(line()).to.match(/^You (draw|take) /);
  });
  it('another legal move is not made, and its answer names the rule', async () => {
    const lesson = await awarding();
    const moved = hear(lesson, 'playable-moved');
    await click(board(lesson), 'reserve:0', 'S3');
    expect(at(lesson)).to.equal('3 of 6');
    expect(textIn(lesson, '.answer.wrong')).to.contain('EW-5.11').and.to.contain('leads there already');
    expect(moved).to.eql([]);
    await aTimeout(150);
    expect(announced(lesson)).to.contain('EW-5.11');
  });
  it('an answer stands beside the place only while the card is out of view, and never takes a press', async () => {
    const { innerWidth: width, innerHeight: height } = window;
    // In a window as low as this the card scrolls with the page.
    await setViewport({ width: 375, height: 500 });
    try {
      const lesson = await awarding();
      const beside = () => getComputedStyle(one(lesson, '.reason')).display;
      await click(board(lesson), 'reserve:0', 'S3');
      expect(one(lesson, '.now').getBoundingClientRect().bottom).to.be.lessThan(0);
      expect([beside(), textIn(lesson, '.reason')].join()).to.match(/^block,.*EW-5\.11/);
      expect(getComputedStyle(one(lesson, '.reason .rule-id')).pointerEvents).to.equal('none');
      one(lesson, '.now').scrollIntoView();
      lesson.requestUpdate();
      await settled(lesson);
      expect(beside(), 'the card has it').to.equal('none');
    } finally {
      await setViewport({ width, height });
    }
  });
  it('the reader may do the whole move again after a wrong one, whose answer then goes', async () => {
    const lesson = await awarding();
    await click(board(lesson), 'reserve:0', 'S3');
    expect(all(lesson, '.answer.wrong')).to.have.length(1);
    await click(board(lesson), 'reserve:0');
    expect(all(lesson, '.answer.wrong')).to.eql([]);
    expect(all(lesson, '.anchor.chosen'), 'still in the hand').to.have.length(1);
    await click(board(lesson), 'W2');
    expect(at(lesson)).to.equal('4 of 6');
  });
  it('an answer goes with whatever the reader tries next, on the board, by a key or with the controls', async () => {
    const lesson = await awarding();
    const answers = () => all(lesson, '.answer.wrong').map((answer) => answer.textContent);
    const [pass] = all(lesson, '.controls [data-verb=pass]');
    pass!.click();
    await settled(lesson);
    const passed = answers();
    expect(passed).to.have.length(1);
    await click(board(lesson), 'reserve:0');
    expect(answers(), 'after a piece is picked up').to.eql([]);
    await click(board(lesson), 'S3');
    expect(answers()).to.have.length(1);
    one(lesson, '.controls [data-verb=pass]').click();
    await settled(lesson);
    expect(answers(), 'one answer at a time').to.eql(passed);
    one(lesson, '[data-anchor="reserve:0"]').focus();
    await press(board(lesson), 'ArrowDown');
    expect(answers(), 'a look around is no act').to.eql(passed);
    await press(board(lesson), 'Enter');
    await settled(lesson);
    expect(answers()).to.eql([]);
  });
  it('an answer without a rule id gets the id of the rule taught, one with an id stays as it is', () => {
    const text = textOf('en', [{ ...en, named: 'First roll (EW-2.1).', bare: 'First roll.' }]);
    const other = (say: string) => answered({ kind: 'other', say }, 'EW-1.1', {} as never, text);
    expect(other('named')).to.equal('First roll (EW-2.1).');
    expect(other('bare')).to.equal('First roll. (EW-1.1)');
    expect(answered({ kind: 'other', say: undefined }, 'EW-1.1', {} as never, textOf('en', [lessonEn]))).to.match(
      /^The rules allow that.*\.$/,
    );
  });
  it('an illegal move is answered with the rule that forbids it', async () => {
    const lesson = await awarding();
    const refused = hear(lesson, 'playable-refuse');
    await click(board(lesson), 'reserve:0', 'H');
    expect(textIn(lesson, '.answer.wrong')).to.match(/EW-5\.\d+/);
    expect(refused.length).to.be.lessThan(2);
    expect(at(lesson)).to.equal('3 of 6');
  });
  it('the controls of the phase are answered like moves on the board, and moves are listed', async () => {
    const lesson = await awarding();
    one(lesson, '.controls [data-verb=pass]').click();
    await settled(lesson);
    expect(textIn(lesson, '.answer.wrong')).to.contain('EW-5.7');
    one<HTMLDetailsElement>(lesson, '.list').open = true;
    const options = all<HTMLInputElement>(lesson, '.moves .option input, .moves option');
    expect(options.length).to.be.greaterThan(1);
  });
  it('a road has one button, which tells what it costs without and with a wizard', async () => {
    const lesson = await put({ game: 'elfengold', lesson: 'wizards' });
    const says = all(lesson, '.controls [data-point="elvenhold-ergeren-forest"]').map(words);
    expect(says).to.eql(['Erg’Eren by the forest: 4 cards, with a wizard 1']);
  });
  it('what a lesson speaks of is open, and stays closed once the reader has closed it', async () => {
    const lesson = await put({ game: 'elfengold', lesson: 'transport-chart' });
    await waitUntil(() => all(lesson, '.eg-chart').length > 0, 'the chart is loaded');
    const open = () => all<HTMLDetailsElement>(lesson, '.eg-chart, .players').map((each) => each.open);
    expect(open()).to.eql([true, true]);
    one<HTMLDetailsElement>(lesson, '.players').open = false;
    await go(lesson, 'show');
    expect(all<HTMLDetailsElement>(lesson, '.players').map((each) => each.open)).to.eql([false]);
    const other = await put({ game: 'elfengold', lesson: 'caravan' });
    expect(one<HTMLDetailsElement>(other, '.players').open).to.equal(false);
  });
  it('“Show me” makes the move', async () => {
    const lesson = await awarding();
    await go(lesson, 'show');
    expect(at(lesson)).to.equal('4 of 6');
    expect(focused()?.matches('.say')).to.equal(true);
  });
  it('the page can cancel a move by preventDefault()', async () => {
    const lesson = await awarding();
    lesson.addEventListener('playable-move', (event) => event.preventDefault());
    await click(board(lesson), 'reserve:0', 'W2');
    expect(at(lesson)).to.equal('3 of 6');
  });
  it('a step that expects nothing offers no moves', async () => {
    const lesson = await put({ rule: 'EW-5.11' });
    expect(all(lesson, '.anchor.source')).to.eql([]);
    expect(all(lesson, '.moves')).to.eql([]);
    await click(board(lesson), 'reserve:0', 'W2');
    expect(at(lesson)).to.equal('1 of 6');
  });
  it('arrow keys work on the board, and the focus is not lost after a move', async () => {
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
  it('a wrong answer is explained and can be changed; only the right one allows Next', async () => {
    const lesson = await put({ rule: 'EW-5.11', step: '2' });
    one(lesson, '[data-choice="0"]').click();
    await settled(lesson);
    expect(textIn(lesson, '.answer.wrong')).to.contain('Not only the best one counts');
    expect(one(lesson, '[data-choice="0"]').ariaPressed).to.equal('true');
    await go(lesson, 'next');
    expect(at(lesson)).to.equal('2 of 6');
    one(lesson, '[data-choice="2"]').click();
    await settled(lesson);
    expect(textIn(lesson, '.answer.right')).to.contain('added up');
    await go(lesson, 'next');
    expect(at(lesson)).to.equal('3 of 6');
  });
});

describe('lesson: play on from here', () => {
  const playedOn = async (): Promise<{ lesson: PlayableLesson; game: PlayableGame }> => {
    const lesson = await put({ lesson: 'cast-the-rest', step: '5' });
    await go(lesson, 'show');
    await go(lesson, 'playOn');
    const game = one<PlayableGame>(lesson, 'playable-game');
    await game.ready();
    await settled(lesson);
    return { lesson, game };
  };
  it('starts a separate game from the position on show, and returns to the lesson', async () => {
    const { lesson, game } = await playedOn();
    expect(game.position.phase).to.equal('castRemainingSpells');
    expect(focused()?.outerHTML.slice(0, 60)).to.contain('data-do="return"');
    await go(lesson, 'return');
    expect(all(lesson, 'playable-game')).to.eql([]);
    expect(at(lesson)).to.equal('5 of 5');
    expect(focused()?.matches('.say')).to.equal(true);
  });
  it('opens the text of a rule that the game names once, over the game', async () => {
    const { lesson, game } = await playedOn();
    game.play(viewOf(game).moves[0]!);
    await openLog(game);
    await waitUntil(() => all(game, '.log .rule-id').length > 0, 'the log names a rule');
    one(game, '.log .rule-id').click();
    await waitUntil(() => all(game, 'dialog.rules[open]').length > 0, 'the text of the rule is shown');
    await aTimeout(100);
    expect(all(lesson, 'dialog.rules')).to.eql([]);
    one<HTMLDialogElement>(game, 'dialog.rules').close();
  });
});

describe('lesson: its end', () => {
  const last = async (id: string): Promise<PlayableLesson> => {
    const [, count = ''] = at(await put({ lesson: id })).split(' of ');
    const lesson = await put({ lesson: id, step: count });
    if (all(lesson, '[data-do=show]').length > 0) await go(lesson, 'show');
    await waitUntil(() => all(lesson, '[data-do=following]').length > 0, 'the next lesson is known');
    await settled(lesson);
    return lesson;
  };
  const main = (lesson: PlayableLesson) => all(lesson, '.now .row .primary').map((each) => each.dataset['do']);
  it('leads from the first lesson into a game of one’s own with the coach, and back', async () => {
    const lesson = await last('first-game');
    await waitUntil(() => main(lesson).join() === 'playGame', 'the game is the main button');
    expect(textIn(lesson, '.well')).to.match(/^Well done/);
    expect(textIn(lesson, '[data-do=playGame]')).to.equal('Play your first game');
    await go(lesson, 'playGame');
    const game = one<PlayableGame>(lesson, 'playable-game');
    await game.ready();
    expect(game.coach).to.equal(true);
    expect(game.record).to.match(/players 4/);
    await go(lesson, 'return');
    expect(all(lesson, 'playable-game')).to.eql([]);
  });
  it('leads from another lesson to the next one', async () => {
    const lesson = await last('scoring');
    expect(main(lesson)).to.eql(['following']);
    expect(textIn(lesson, '[data-do=playGame]')).to.equal('Play a game');
  });
});

describe('lesson: languages', () => {
  it('uses the nearest `lang`, and follows its change', async () => {
    const lesson = await put({ rule: 'EW-5.11' }, '', { lang: 'it' });
    const italian = textIn(lesson, '.say');
    expect(textIn(lesson, '.quiet')).to.equal('Passo 1 di 6');
    lesson.lang = 'fr';
    await waitUntil(() => textIn(lesson, '.say') !== italian, 'the translated text', { timeout: 4000 });
    expect(textIn(lesson, '[data-do=next]')).to.equal('Suivant');
  });
  it('two lessons on a page can have different languages', async () => {
    const [one, two] = [await put({ rule: 'EW-5.11', lang: 'fr' }), await put({ rule: 'EW-5.11', lang: 'it' })];
    expect(textIn(one, '.say')).not.to.equal(textIn(two, '.say'));
  });
  it('the page’s `words` override the built-in texts', async () => {
    const lesson = await put({ rule: 'EW-5.11' });
    lesson.words = { 'lesson.next': 'Onwards', goal: 'My own goal.' };
    await settled(lesson);
    expect(textIn(lesson, '[data-do=next]')).to.equal('Onwards');
    expect(textIn(lesson, '.say')).to.equal('My own goal.');
  });
});

describe('lesson: accessibility', () => {
  it('has a single live region, and names in words the place pointed at', async () => {
    const lesson = await put({ rule: 'EW-5.11' });
    expect(all(lesson, '[role=status]').length).to.equal(1);
    expect(words(one(lesson, '.now'))).to.contain('Pointed at: Wizard title 1');
    expect(all(lesson, '.anchor.shown, .shown').length).to.be.greaterThan(0);
  });
  it('names several places as sentences, each with one point', async () => {
    const lesson = await put({ game: 'elfengold', lesson: 'caravan' });
    const [, named] = /Pointed at: (.*?\d coins\.)/.exec(words(one(lesson, '.now')))!;
    expect(named).to.match(/^[^;]*\bdragon\. Erg’Eren, worth 5 coins\.$/);
  });
  for (const scheme of ['light', 'dark'])
    it(`passes axe after a wrong move and after an answer at the end, ${scheme}`, async () => {
      const lesson = await put({ rule: 'EW-5.11', step: '3' });
      const main = lesson.parentElement!;
      main.style.colorScheme = scheme;
      main.style.background = scheme === 'dark' ? '#10131a' : '#fff';
      await click(board(lesson), 'reserve:0', 'S3');
      expect(await violations(lesson)).to.deep.equal([]);
      lesson.goTo(6);
      await settled(lesson);
      one(lesson, '[data-choice="1"]').click();
      await settled(lesson);
      expect(await violations(lesson)).to.deep.equal([]);
    });
});
