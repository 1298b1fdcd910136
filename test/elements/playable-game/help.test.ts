import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { changeSettings } from '../../../src/elements/ui/settings.js';
import type { PlayableGame, PlayableLesson } from '../../../src/define.js';
import { loadGame } from '../../../src/loading/games.js';
import {
  all,
  anchor,
  atPhase,
  click,
  focused,
  listen,
  mount,
  notation,
  one,
  pathOf,
  press,
  SAID,
  settled,
  touchPoint,
  transcripts,
  uncaught,
  viewOf,
  words,
} from './support.js';

const tip = (game: PlayableGame) => all(game, '.tip')[0];
const hover = (game: PlayableGame, id: string) => {
  const options = { bubbles: true, composed: true, pointerType: 'mouse', buttons: 0 };
  anchor(game, id).dispatchEvent(new PointerEvent('pointerover', options));
};
const actionButton = (game: PlayableGame, what: string) => one<HTMLButtonElement>(game, `[data-do="${what}"]`);
const helpText = (game: PlayableGame) => all(game, '.coach, .help').map(words).join();

describe('help', () => {
  afterEach(() => changeSettings({ coach: '' }));

  it('shows a tooltip beside a hovered place, updates it after a move, and hides it on Escape', async () => {
    const game = await atPhase('competition');
    // Until the explanations have loaded, only the place where the mouse rests gets a tooltip.
    hover(game, 'S1');
    hover(game, 'W1');
    await waitUntil(() => tip(game), 'the tooltip of the hovered place is shown', { timeout: 3000 });
    expect(words(tip(game)!)).to.match(/^Wizard title 1.*It brings its owner 7 points each turn\..*High Wizard/);
    const [place, box] = [anchor(game, 'W1').querySelector('.hit')!, tip(game)!].map((e) => e.getBoundingClientRect());
    const isApart =
      box!.left >= place!.right || box!.right <= place!.left || box!.top >= place!.bottom || box!.bottom <= place!.top;
    expect(isApart, 'the tooltip does not cover the place').to.equal(true);
    const before = words(tip(game)!);
    game.play(viewOf(game).moves.find((move) => pathOf(game, move).at(-1) === 'W1')!);
    await waitUntil(() => words(tip(game)!) !== before, 'the tooltip is updated');
    expect(await press(game, 'Escape', document.body)).to.equal(false);
    expect(tip(game)).to.equal(undefined);
  });

  it('offers neither a suggestion nor an undo where nobody plays, only the help menu', async () => {
    const game = await mount({ seats: 'bot bot bot bot' });
    expect(['suggest', 'undo', 'help'].map((what) => all(game, `[data-do="${what}"]`).length)).to.eql([0, 0, 1]);
  });

  it('shows the tooltip of the focused place on the letter W, without changing its label', async () => {
    const game = await atPhase('competition');
    await settled(game);
    hover(game, 'W1');
    await waitUntil(() => tip(game), undefined, { timeout: 3000 });
    anchor(game, 'S1').focus();
    const label = anchor(game, 'S1').ariaLabel;
    await press(game, 'w', anchor(game, 'S1'));
    await waitUntil(() => tip(game) && words(tip(game)!).includes('Sorcerer'));
    expect(anchor(game, 'S1').ariaLabel).to.equal(label);
  });

  it('shows the label of a place alone while its explanation cannot be loaded', async () => {
    const game = await atPhase('competition');
    const ui = await loadGame(game.game);
    const before = { ...ui };
    const { error } = console;
    console.error = () => {};
    Object.assign(ui, { explain: () => Promise.reject(new Error('offline')) });
    const failed = await uncaught(async () => {
      hover(game, 'W1');
      await waitUntil(() => tip(game), 'the tooltip is shown', { timeout: 3000 });
    });
    Object.assign(ui, before);
    console.error = error;
    expect(failed).to.eql([]);
    expect(words(tip(game)!)).to.equal('Wizard title 1, Red guild');
    one(game, '[data-do=missed]').click();
    hover(game, 'S1');
    await waitUntil(() => tip(game) && words(tip(game)!).includes('Sorcerer'), 'the next one', { timeout: 3000 });
    expect(words(tip(game)!)).to.include('It brings its owner');
    expect(all(game, '[data-do=missed]')).to.have.length(0);
  });

  it('shows a tooltip after a long press, which makes no move', async () => {
    const game = await atPhase('competition');
    hover(game, 'W1');
    await waitUntil(() => tip(game), undefined, { timeout: 3000 });
    const target = anchor(game, 'N1').querySelector('.hit')!;
    const { x, y, width, height } = target.getBoundingClientRect();
    const at = { clientX: x + width / 2, clientY: y + height / 2 };
    const touch = (type: string) =>
      target.dispatchEvent(
        new PointerEvent(type, {
          ...{ bubbles: true, composed: true, pointerType: 'touch', isPrimary: true, pointerId: 1 },
          ...{ buttons: 1, ...at },
        }),
      );
    const before = game.record;
    touch('pointerdown');
    await aTimeout(100);
    expect(tip(game), 'not at once').to.equal(undefined);
    await waitUntil(() => tip(game), 'the tooltip is shown after a long press', { timeout: 3000 });
    touch('pointerup');
    await settled(game);
    expect(all(game, '.anchor.chosen')).to.eql([]);
    expect(game.record).to.equal(before);
  });

  it('suggests a strong player’s move with a reason, marks it on the board, and plays it', async () => {
    const game = await atPhase('competition', {}, 375);
    const now = one(game, '.now').getBoundingClientRect();
    actionButton(game, 'suggest').click();
    await waitUntil(() => all(game, '.suggestion').length > 0, 'the suggestion is shown', { timeout: 20_000 });
    const [what, why] = all(game, '.suggestion p').map(words);
    expect(what).to.match(/^A strong player would do this: (Favour|Pass)/);
    expect(why).to.match(/\(EW-[\w.]+\)$/);
    if (what!.includes('Favour')) {
      expect(all(game, '.anchor.shown')).to.have.length(2);
      expect(all(game, '.anchor.chosen.shown'), 'its piece is held').to.have.length(1);
    }
    const box = one(game, '.suggestion').getBoundingClientRect();
    expect(one(game, '.now').getBoundingClientRect().top, 'the panel does not move').to.equal(now.top);
    for (const part of all(game, '.now > .head > *, .now > .prompt, .now > .controls')) {
      const { top, bottom } = part.getBoundingClientRect();
      expect([top >= box.top, bottom <= box.bottom + 1], `it cuts nothing: ${words(part)}`).to.eql([true, true]);
    }
    expect(box.top, 'the suggestion covers the panel, and no more of the board than it needs').to.be.above(now.top);
    const before = viewOf(game).moves.map(notation);
    actionButton(game, 'play').click();
    await settled(game);
    expect(all(game, '.suggestion')).to.eql([]);
    expect(before).to.include(game.record.trim().split('\n').at(-1));
  }).timeout(30_000);

  it('suggests a move to a reader at the keyboard, who is told it and plays it with the next Tab', async () => {
    const game = await atPhase('competition');
    const { messages } = listen(game);
    actionButton(game, 'suggest').focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => all(game, '.suggestion').length > 0, 'the suggestion is shown', { timeout: 20_000 });
    await settled(game);
    await sendKeys({ press: 'Tab' });
    expect(focused()).to.equal(actionButton(game, 'play'));
    await aTimeout(SAID);
    expect(messages.join()).to.include('A strong player would do this');
    await sendKeys({ press: 'Enter' });
    await settled(game);
    expect(all(game, '.suggestion')).to.eql([]);
    expect(focused(), 'the focus is not lost').to.equal(one(game, '.now'));
  }).timeout(30_000);

  for (const key of ['Escape', 'Tab Tab Enter'])
    it(`closes a suggestion with ${key}, and the focus is where it was`, async () => {
      const game = await atPhase('competition');
      actionButton(game, 'suggest').focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => all(game, '.suggestion').length > 0, 'the suggestion is shown', { timeout: 20_000 });
      await settled(game);
      expect(focused()).to.equal(one(game, '.suggestion'));
      for (const press of key.split(' ')) await sendKeys({ press });
      await settled(game);
      expect(all(game, '.suggestion')).to.eql([]);
      expect(focused()).to.equal(actionButton(game, 'suggest'));
    }).timeout(30_000);

  it('drops a suggestion whose element is moved in the page, which is no failure', async () => {
    const game = await atPhase('competition');
    actionButton(game, 'suggest').click();
    await waitUntil(() => helpText(game).includes('Thinking'), 'a move is being looked for', { timeout: 8000 });
    game.parentElement!.append(game);
    await waitUntil(() => !helpText(game).includes('Thinking'), 'nobody looks for it any more', { timeout: 8000 });
    await settled(game);
    expect(all(game, '[data-do=missed]')).to.have.length(0);
    actionButton(game, 'suggest').click();
    await waitUntil(() => all(game, '.suggestion').length > 0, 'the next one is shown', { timeout: 20_000 });
  }).timeout(30_000);

  it('has a coach that explains the phase and questions a doubtful move, unless a script plays it', async () => {
    const game = await mount({ players: '3', seats: 'human human human', coach: '' });
    await waitUntil(() => helpText(game).includes('hold low ones back'), helpText(game), { timeout: 5000 });
    game.play('green roll');
    await settled(game);
    const before = game.record;
    await click(game, all(game, '[data-anchor^="rolled:"]')[0]!.dataset['anchor'] ?? 'rolled:1', 'grey');
    await waitUntil(() => all(game, '.doubt').length > 0);
    expect(words(one(game, '.doubt p'))).to.equal('None of your mages has Grey Magic. (EW-9.1)');
    expect(focused()).to.equal(one(game, '.doubt'));
    expect(game.record).to.equal(before);
    await sendKeys({ press: 'Escape' });
    await settled(game);
    expect(all(game, '.doubt')).to.eql([]);
    expect(game.record).to.equal(before);
    const doubtful = viewOf(game).moves.find((move) => notation(move).endsWith('grey'))!;
    game.play(doubtful);
    expect(game.record, 'a move by script is not questioned').not.to.equal(before);
  }).timeout(15_000);

  it('shows the coach’s hint in full above the board, and closes it by one click for this phase only', async () => {
    const game = await mount({ players: '3', seats: 'human human human', coach: '' }, 375);
    await waitUntil(() => helpText(game).includes('hold low ones back'), helpText(game), { timeout: 5000 });
    scrollTo({ top: 0, behavior: 'instant' }); // the page may still be scrolling for the game before
    const [coach, board] = ['.coach', '.scene'].map((part) => one(game, part).getBoundingClientRect());
    expect(coach!.bottom, 'above the board').to.be.at.most(board!.top);
    expect(one(game, '.coach p').scrollHeight, 'its text is not cut off').to.be.at.most(
      one(game, '.coach p').clientHeight,
    );
    actionButton(game, 'close-coach').click();
    await settled(game);
    expect(helpText(game)).not.to.include('hold low ones back');
    while (viewOf(game).phase.startsWith('castMajor')) game.play(viewOf(game).moves.at(-1)!);
    await waitUntil(() => all(game, '.coach').length === 1, 'the next hint', { timeout: 5000 });
  }).timeout(15_000);

  it('has no hint where nothing is left to decide: the question says so', async () => {
    const moves = 'red enterAttack; red cast sp_lightning_bolt green';
    const from = { players: '2', seats: 'bot human', seed: '34', forced: 'off', coach: '' };
    const game = await mount({ game: 'dark-mages', ...from, moves });
    expect(words(one(game, '.prompt'))).to.include('You cannot answer');
    await aTimeout(1500);
    expect(all(game, '.coach')).to.eql([]);
  }).timeout(8000);
  it('leaves the question in view when both recap card and coach’s hint are shown', async () => {
    const { moves } = transcripts['awardVacantTitles']!;
    await setViewport({ width: 1280, height: 800 });
    const cut = moves.slice(0, moves.lastIndexOf('green pass'));
    const game = await atPhase('awardVacantTitles', { moves: cut, coach: '' }, 1264);
    game.play('green pass');
    await waitUntil(
      () => ['.recap', '.coach'].every((part) => all(game, part).length > 0),
      'the recap card and the hint are shown',
      { timeout: 5000 },
    );
    const [card, question] = ['.recap', '.now'].map((part) => one(game, part).getBoundingClientRect());
    await setViewport({ width: 800, height: 600 });
    expect(card!.top).to.be.at.least(question!.bottom);
  });

  it('drops the coach’s hint and the tooltip of the old game when another game is loaded', async () => {
    const game = await mount({ players: '3', seats: 'human human human', coach: '' });
    await waitUntil(() => helpText(game).includes('hold low ones back'), helpText(game), { timeout: 5000 });
    hover(game, 'W1');
    await waitUntil(() => tip(game), undefined, { timeout: 3000 });
    game.game = 'elfengold';
    await game.updateComplete;
    await game.ready();
    await settled(game);
    await aTimeout(300);
    actionButton(game, 'raise').click();
    await settled(game);
    expect(helpText(game)).not.to.include('hold low ones back');
    expect(tip(game)).to.equal(undefined);
    actionButton(game, 'help').click();
    await waitUntil(() => all(game, 'dialog.help-choices[open]').length > 0, undefined, { timeout: 5000 });
    one<HTMLDialogElement>(game, 'dialog.help-choices').close();
  }).timeout(15_000);

  it('opens a menu: first game, rules of this phase, explaining by click, and the coach', async () => {
    const game = await atPhase('competition');
    actionButton(game, 'help').click();
    await waitUntil(() => all(game, 'dialog.help-choices[open]').length > 0, undefined, { timeout: 5000 });
    expect(all(game, '.choices button').map((button) => button.dataset['do'])).to.eql([
      'first',
      'rules',
      'what',
      'with',
    ]);
    actionButton(game, 'rules').click();
    await waitUntil(() => all(game, 'dialog.rules[open]').length > 0, undefined, { timeout: 5000 });
    expect(words(one(game, 'dialog.rules'))).to.include('EW-5.1');
    one<HTMLDialogElement>(game, 'dialog.rules').close();
    await waitUntil(() => all(game, 'dialog').length === 0);
    actionButton(game, 'help').click();
    await waitUntil(() => all(game, 'dialog.help-choices[open]').length > 0);
    actionButton(game, 'what').click();
    await waitUntil(() => helpText(game).includes('Point at anything'));
    const before = game.record;
    // Scrolling hides a tooltip, so the place is scrolled into view first.
    touchPoint(game, 'W1');
    await aTimeout(200);
    await click(game, 'W1');
    await waitUntil(() => tip(game), 'the tooltip is shown', { timeout: 3000 });
    expect(game.record).to.equal(before);
    actionButton(game, 'done').click();
    await settled(game);
    expect(tip(game)).to.equal(undefined);
  }).timeout(15_000);

  it('no longer asks to point at anything once the element has been moved, when the next press is a move again', async () => {
    const game = await atPhase('competition');
    actionButton(game, 'help').click();
    await waitUntil(() => all(game, 'dialog.help-choices[open]').length > 0, undefined, { timeout: 5000 });
    actionButton(game, 'what').click();
    await waitUntil(() => helpText(game).includes('Point at anything') && all(game, '.asking').length > 0);
    game.parentElement!.append(game);
    await settled(game);
    expect(all(game, '.help, .asking')).to.eql([]);
  });
  for (const [lang, says] of [
    ['en', 'Tap anything on the board.'],
    ['fr', 'Touchez n’importe quoi sur le plateau.'],
    ['it', 'Tocca qualunque cosa sul tabellone.'],
  ] as const)
    it(`asks a finger to tap, without a word of keys: ${lang}`, async () => {
      const real = window.matchMedia.bind(window);
      window.matchMedia = (query) => (query === '(pointer: coarse)' ? ({ matches: true } as never) : real(query));
      try {
        const game = await atPhase('competition', { lang });
        actionButton(game, 'help').click();
        await waitUntil(() => all(game, '[data-do=what]').length > 0, undefined, { timeout: 5000 });
        actionButton(game, 'what').click();
        await waitUntil(() => helpText(game).includes(says), helpText(game), { timeout: 3000 });
        expect(words(one(game, '.help p'))).to.equal(says);
      } finally {
        window.matchMedia = real;
      }
    });

  it('explains no place of a lesson over the game, where another position is on show', async () => {
    const game = await atPhase('competition');
    hover(game, 'W1');
    await waitUntil(() => tip(game), 'the explanations are loaded', { timeout: 3000 });
    actionButton(game, 'help').click();
    await waitUntil(() => all(game, 'dialog.help-choices[open]').length > 0, undefined, { timeout: 5000 });
    actionButton(game, 'first').click();
    const board = () => all<PlayableLesson>(game, 'playable-lesson')[0]?.shadowRoot?.querySelector('.game:not(.room)');
    await waitUntil(board, 'the lesson is shown', { timeout: 8000 });
    const place = board()!.querySelector('[data-anchor="W1"]')!;
    place.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true, pointerType: 'mouse' }));
    await aTimeout(1000);
    expect(all(game, '.tip').map(words)).to.eql([]);
    const isTaken = await press(game, 'w', place);
    expect(isTaken, 'the key is left to the lesson').to.equal(false);
    expect(all(game, '.tip').map(words)).to.eql([]);
    one<HTMLDialogElement>(game, 'dialog.lesson').close();
  }).timeout(20_000);
});
