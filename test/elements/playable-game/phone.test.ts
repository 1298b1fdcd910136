/** Layout on a phone: panel, held piece, prompt and story fit, and what matters scrolls into view. */
import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { elfenwizards } from '../../../src/games/elfenwizards/index.js';
import { sketch } from '../../../src/games/elfenwizards/lessons/sketch.js';
import { transcripts as darkMages } from '../../../src/games/dark-mages/transcripts.js';
import { transcripts as elfengold } from '../../../src/games/elfengold/transcripts.js';
import { formatLink } from '../../../src/kernel/permalink.js';
import type { PlayableGame } from '../../../src/define.js';
import {
  all,
  atPhase,
  element,
  listed,
  mount,
  one,
  openLog,
  place,
  settled,
  transcripts,
  viewOf,
  words,
} from './support.js';

describe('on a phone', () => {
  beforeEach(() => setViewport({ width: 375, height: 667 }));
  afterEach(() => setViewport({ width: 800, height: 600 }));

  it('the held piece and its targets are one row at the lower edge, and the panel keeps its height', async () => {
    const game = await mount({ players: '3', seats: 'human human human' }, 375);
    const heights = [one(game, '.now').offsetHeight];
    for (const next of ['[data-verb=roll]', '.pick button']) {
      one(game, next).click();
      await settled(game);
      heights.push(one(game, '.now').offsetHeight);
    }
    expect(new Set(heights).size, `heights of the panel: ${heights.join()}`).to.equal(1);
    for (const button of all(game, '.held button, .pick.to button')) {
      const { left, right, bottom } = button.getBoundingClientRect();
      expect(bottom, words(button)).to.be.at.most(innerHeight);
      expect([left >= 0, right <= innerWidth], words(button)).to.eql([true, true]);
    }
    const now = one(game, '.now');
    expect(now.scrollHeight).to.be.at.most(now.clientHeight);
    expect(now.offsetHeight).to.be.at.most(innerHeight / 3);
    expect(one(game, '.prompt').offsetHeight, 'the prompt is visible beside it').to.be.above(10);
    const [held, row] = ['.held', '.controls .row'].map((part) => one(game, part).getBoundingClientRect().top);
    expect(Math.abs(held! - row!), 'in one row with the controls').to.be.below(6);
  });
  it('a prompt with one row of buttons leaves more of the board in view; a choice raises the panel over its end', async () => {
    const game = await mount({ players: '3', seats: 'human human human', fit: 'screen' }, 375);
    const measure = () => {
      const scene = one(game, '.scene');
      const now = one(game, '.now').getBoundingClientRect();
      const buttons = all(game, '.controls button').map((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(game.shadowRoot!.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(buttons.length).to.be.above(0);
      expect(buttons, 'all buttons can be pressed').not.to.include(false);
      scene.scrollTop = scene.scrollHeight;
      const end = one(game, '.scene svg').getBoundingClientRect().bottom;
      expect(end, 'the end of the board is not covered').to.be.at.most(now.top + 2);
      return { top: now.top, board: scene.getBoundingClientRect().toJSON() as unknown };
    };
    const brief = measure();
    expect(getComputedStyle(one(game, '.now')).backgroundImage, 'a line ends it').to.include('gradient');
    one(game, '[data-verb=roll]').click();
    await settled(game);
    const choice = measure();
    expect(brief.top - choice.top).to.be.within(60, 110);
    expect(choice.board, 'the board keeps its place').to.eql(brief.board);
    one(game, '.controls .row button').click();
    await settled(game);
    expect(all(game, '[data-verb=roll]'), 'the next player is asked to roll').to.have.length(1);
    expect(one(game, '.now').getBoundingClientRect().top, 'the panel keeps its height').to.equal(choice.top);
  });
  it('at 320 px all targets of the held piece are visible, and the row of controls does not move', async () => {
    await setViewport({ width: 320, height: 568 });
    const game = await mount({ players: '3', seats: 'human human human' }, 304);
    const tops: number[] = [];
    for (const next of ['[data-verb=roll]', '.pick button']) {
      one(game, next).click();
      await settled(game);
      tops.push(one(game, '.controls .row').getBoundingClientRect().top);
    }
    expect(tops[1]).to.be.closeTo(tops[0]!, 6);
    expect(getComputedStyle(one(game, '.prompt')).clipPath, 'the prompt is visible above it').to.equal('none');
    const [held, row, to, controls] = ['.held', '.controls .row', '.pick.to', '.controls'].map((part) =>
      one(game, part).getBoundingClientRect(),
    );
    expect(to!.bottom).to.be.at.most(controls!.bottom + 0.5);
    expect(Math.abs(held!.top - row!.top), 'in one row with the controls').to.be.below(6);
  });
  it('the prompt is never cut off, even with a long name, whether or not a piece is held', async () => {
    for (const lang of ['en', 'fr', 'it']) {
      const game = await mount({ players: '3', seats: 'human human human', lang, names: 'Zenobia-Alexandra' }, 359);
      for (const next of ['[data-verb=roll]', '.pick button']) {
        one(game, next).click();
        await settled(game);
        const { clientHeight, scrollHeight } = one(game, '.prompt');
        expect(scrollHeight, words(one(game, '.prompt'))).to.be.at.most(clientHeight);
      }
    }
  });
  it('the head has the same height, at most two lines, however long the name of the phase', async () => {
    for (const lang of ['en', 'fr', 'it']) {
      const heights: number[] = [];
      for (const phase of ['competition', 'castRemainingSpells']) {
        const game = await atPhase(phase, { lang }, 375);
        await waitUntil(
          () => game.shadowRoot!.querySelector('[data-do=suggest]') !== null,
          'the suggest button is shown',
          { timeout: 5000 },
        );
        heights.push(one(game, '.head').offsetHeight);
      }
      expect(heights[1], lang).to.equal(heights[0]);
      expect(heights[0], `${lang}: at most two lines`).to.be.below(36);
    }
  });
  it('all buttons of a choice fit into the controls, in every language', async () => {
    for (const lang of ['en', 'fr', 'it']) {
      const game = await atPhase('recoverMinorSpellsAgain', { lang }, 375);
      await waitUntil(() => all(game, '.pick button').length > 1, 'the choice is shown', { timeout: 5000 });
      const { bottom } = one(game, '.controls').getBoundingClientRect();
      for (const button of all(game, '.controls button'))
        expect(button.getBoundingClientRect().bottom, `${lang}: ${words(button)}`).to.be.at.most(bottom + 0.5);
    }
  });
  it('choosing dice to pay with moves neither the other dice nor the buttons', async () => {
    const dice = { red: { minor: [5, 2, 1], grey: [5, 2, 1] } } as const;
    const drawn = { boxes: { A: ['red+2'], B: ['red+1'] }, spent: { red: 3 }, queue: ['red'], dice } as const;
    for (const lang of ['en', 'fr', 'it'])
      for (const width of [359, 304])
        for (const phase of ['recoverMinorSpells', 'recoverMinorSpellsAgain', 'removeGreyMagic']) {
          const where = `${lang}, ${width}, ${phase}`;
          const start = { position: sketch(phase, drawn), seed: 1 };
          const state = formatLink(elfenwizards, { start, moves: [] });
          const game = element({ state, lang, seats: 'human human human' });
          game.removeAttribute('seed');
          (await place(width)).append(game);
          await game.ready();
          const choices = () => all(game, '.pick [data-point^="die:"]');
          const line = (shown = choices()[0]) => shown?.getBoundingClientRect().top;
          const verbs = () => line(all(game, '.controls .row').at(-1));
          await waitUntil(() => all(game, '[data-proposal]').length > 0, where, { timeout: 5000 });
          // The size of buttons on a touch screen.
          one(game, '.now').style.setProperty('--button', '44px');
          const initialLines = [line(), verbs()];
          for (let left = 3; left > 0; left--) {
            expect([line(), verbs()], where).to.eql(initialLines);
            const { bottom } = one(game, '.controls').getBoundingClientRect();
            for (const button of all(game, '.controls button'))
              expect(button.getBoundingClientRect().bottom, `${where}: ${words(button)}`).to.be.at.most(bottom + 0.5);
            game.play(viewOf(game).moves.find(({ type }) => /^use/.test(type))!);
            await settled(game);
            expect(choices(), where).to.have.length(left - 1);
          }
          expect(verbs(), `${where}: all are chosen`).to.equal(initialLines[1]);
        }
  });
  it('the caption of a choice stands before the button that ends it, in every language', async () => {
    const { seed, moves } = darkMages['preparation.deciding']!;
    for (const lang of ['en', 'fr', 'it']) {
      const seats = 'human human human';
      const game = await mount({ game: 'dark-mages', players: '3', seats, seed: String(seed), moves, lang }, 359);
      all(game, '[data-do=raise]')[0]?.click();
      await waitUntil(() => all(game, '.controls .caption').length > 0, lang, { timeout: 5000 });
      const [caption, row] = ['.caption', '.controls .row'].map((part) => one(game, part).getBoundingClientRect());
      expect(row!.left, lang).to.be.at.least(caption!.right);
      expect(Math.abs(row!.top - caption!.top), `${lang}: in one line`).to.be.below(6);
    }
  });
  it('a suggestion shows where the piece would go, though the piece is far from there', async () => {
    await setViewport({ width: 375, height: 667 });
    const game = await mount({ players: '3', seats: 'human human human', seed: '1', fit: 'screen' }, 375);
    game.play('green roll');
    await settled(game);
    one(game, '[data-do=suggest]').click();
    await waitUntil(() => all(game, '.suggestion').length > 0, 'the suggestion is shown', { timeout: 8000 });
    const [scene, panel] = ['.scene', '.now'].map((part) => one(game, part).getBoundingClientRect());
    const isSeen = (place: Element) => {
      const { top, bottom } = place.getBoundingClientRect();
      return top >= scene!.top - 1 && bottom <= Math.min(scene!.bottom, panel!.top) + 1;
    };
    const places = all(game, '.scene .anchor.shown.target');
    expect(places).to.have.length(1);
    await waitUntil(() => isSeen(places[0]!), 'the place is in view', { timeout: 3000 });
  });
  it('a suggestion hides the recap card until it is closed, so that the board is visible', async () => {
    const { seed, moves } = elfengold['drawCards']!;
    const seats = 'human bot bot';
    const game = await mount({ game: 'elfengold', players: '3', seats, seed: String(seed), moves }, 359);
    const height = () => all(game, '.recap')[0]?.offsetHeight ?? 0;
    await waitUntil(() => height() > 0, 'the recap card is shown', { timeout: 8000 });
    await waitUntil(
      () => all(game, '[data-do=suggest][aria-disabled=false]').length > 0,
      'the suggest button is enabled',
      { timeout: 8000 },
    );
    one(game, '[data-do=suggest]').click();
    const close = '[data-do=close-suggestion]';
    await waitUntil(() => all(game, close).length > 0, 'the suggestion is shown', { timeout: 8000 });
    expect(height()).to.equal(0);
    one(game, close).click();
    await waitUntil(() => height() > 0, 'the recap card is shown again');
  });
  for (const [width, height] of [
    [375, 667],
    [820, 1180],
  ] as const)
    it(`a recap card leaves the hand in sight, and what is at the top of the panel, ${width} px`, async () => {
      await setViewport({ width, height });
      const { seed, moves } = elfengold['drawCards']!;
      const seats = 'human bot bot';
      const game = await mount(
        { game: 'elfengold', players: '3', seats, seed: String(seed), moves, fit: 'screen' },
        width - 16,
      );
      await waitUntil(() => all(game, '.recap').length > 0, 'the recap card is shown', { timeout: 8000 });
      // The card rises to its place.
      await Promise.all(
        one(game, '.recap')
          .getAnimations()
          .map(({ finished }) => finished),
      );
      const rect = (part: string) => one(game, part).getBoundingClientRect();
      const hand = all<Element>(game, '[data-anchor^="card:"]').map((each) => each.getBoundingClientRect().top);
      expect(hand).not.to.eql([]);
      expect(all(game, '.recap ul')[0]!.checkVisibility(), 'folded over a phone’s board').to.equal(width > 540);
      if (width < 540) one(game, '[data-do=unfold]').click();
      await settled(game);
      const card = rect('.recap');
      expect(card.bottom).to.be.at.most(Math.min(...hand));
      expect(card.top).to.be.at.least(rect('.scene').top);
      expect(one(game, '.recap').scrollHeight, 'whole').to.be.at.most(one(game, '.recap').clientHeight);
    });
  it('a finger has 44 pixels for each button beside the question, low as they look', async () => {
    await setViewport({ width: 375, height: 667 });
    const game = await atPhase('demoteMages', { seats: 'human bot bot', forced: 'off', fit: 'screen' }, 375);
    await waitUntil(() => all(game, '[data-do=suggest]').length > 0, 'help is loaded', { timeout: 8000 });
    for (const each of all(game, '.help-buttons > button').filter((button) => button.checkVisibility())) {
      const { x, width, y, height } = each.getBoundingClientRect();
      const isHit = (by: number) => game.shadowRoot!.elementFromPoint(x + width / 2, y + height / 2 + by) === each;
      const hits = Array.from({ length: 81 }, (_, n) => n - 40).filter(isHit);
      expect(hits.length, words(each)).to.be.at.least(44);
    }
  });
  it('a recap card leaves free what is asked about, and the places of the line that is tapped', async () => {
    await setViewport({ width: 375, height: 667 });
    const game = await atPhase('demoteMages', { seats: 'human bot bot', forced: 'off', fit: 'screen' }, 375);
    await waitUntil(() => all(game, '.recap').length > 0, 'the recap card is shown', { timeout: 8000 });
    const areFree = (what: string) => {
      const [card, panel] = ['.recap', '.now'].map((part) => one(game, part).getBoundingClientRect());
      const places = all<Element>(game, `.scene .anchor.${what}`).map((each) => each.getBoundingClientRect());
      return (
        places.length > 0 && places.every(({ top, bottom }) => top >= card!.bottom - 2 && bottom <= panel!.top + 2)
      );
    };
    expect(one(game, '.recap').offsetHeight, 'only its title, while a box is chosen').to.be.below(64);
    await waitUntil(() => areFree('target'), 'the boxes are free', { timeout: 3000 });
    one(game, '[data-do=unfold]').click();
    await settled(game);
    expect(one(game, '.recap .line').checkVisibility(), 'unfolded').to.equal(true);
    one(game, '.recap .line').click();
    const isSeen = () => {
      const { bottom } = one(game, '.recap').getBoundingClientRect();
      return all<Element>(game, '.scene .anchor.changed').some(
        (each) => each.getBoundingClientRect().top >= bottom - 2,
      );
    };
    await waitUntil(isSeen, 'a place of the line', { timeout: 3000 });
  });
  it('what a button far below the board changes there is brought into view: an undo, and a look back', async () => {
    const isSeen = (game: PlayableGame) => {
      const { top, height } = one(game, '.scene').getBoundingClientRect();
      return top > -height / 3 && top < innerHeight / 3;
    };
    const press = async (game: PlayableGame, name: string) => {
      await waitUntil(() => all(game, `[data-do=${name}]`).length > 0, name, { timeout: 8000 });
      const below = one(game, `[data-do=${name}]`);
      below.scrollIntoView({ block: 'start', behavior: 'instant' });
      expect(isSeen(game), name).to.equal(false);
      below.click();
      await waitUntil(() => isSeen(game), `the board after ${name}`, { timeout: 3000 });
    };
    const game = await mount({ players: '3', seats: 'human human human', fit: 'screen', undo: 'free' }, 375);
    game.play(viewOf(game).moves.find(({ type }) => type === 'roll')!);
    await settled(game);
    await press(game, 'undo');
    const { seed, moves } = transcripts['over']!;
    const seats = 'human bot bot';
    const ended = await mount({ players: '3', seats, seed: String(seed), moves, fit: 'screen' }, 375);
    await press(ended, 'turning');
    expect(all(ended, '.so-far li')).to.eql([]);
    scrollTo(0, 0);
  });
  it('the log opens at its newest entries, all of it in view, and leaves the one the reader scrolls to', async () => {
    const { seed, moves } = elfengold['travel.journey']!;
    const game = await mount({ game: 'elfengold', players: '3', seed: String(seed), moves, forced: 'off' }, 359);
    const log = await openLog(game);
    const isAtEnd = () => log.scrollTop > 0 && log.scrollTop + log.clientHeight >= log.scrollHeight - 1;
    await waitUntil(isAtEnd, 'the log is at its end');
    const isInView = () =>
      log.getBoundingClientRect().top >= 0 && log.getBoundingClientRect().bottom <= innerHeight + 1;
    await waitUntil(isInView, 'the log is in view');
    const { top } = log.getBoundingClientRect();
    const seen = all(game, '.log .entry').filter((entry) => entry.getBoundingClientRect().top >= top);
    expect(seen.length).to.be.at.least(4);
    const close = one(game, '.history > summary').getBoundingClientRect();
    expect(close.top, 'the log can be closed').to.be.within(top, top + 2);
    log.scrollTop = 0;
    log.dispatchEvent(new Event('scroll'));
    game.requestUpdate();
    await settled(game);
    expect(log.scrollTop).to.equal(0);
    scrollTo(0, 0);
  });
  it('the pace control shows its whole name', async () => {
    const game = await atPhase('competition', { seats: 'bot bot bot' }, 375);
    const pace = one(game, '[data-do=pace]');
    const { offsetWidth } = pace;
    pace.style.inlineSize = 'max-content';
    expect(offsetWidth).to.be.at.least(pace.offsetWidth);
  });
  for (const above of ['0px', '220px', '290px'])
    it(`pointing at a listed move scrolls its place into view above the panel, ${above} down the page`, async () => {
      const game = await mount({ players: '3', seats: 'human human human' }, 375);
      game.parentElement!.style.paddingBlockStart = above;
      expect(scrollY, 'a page that was just opened does not scroll').to.equal(0);
      // First the dice at the foot of the board, then the places where a die may go.
      for (const kind of ['roll', 'place']) {
        const index = viewOf(game).moves.findIndex(({ type }) => type === kind);
        const [option] = await listed(game, `[data-move="${index}"]`);
        for (const name of ['pointerdown', 'pointerover'])
          option!.dispatchEvent(new PointerEvent(name, { bubbles: true, composed: true }));
        await settled(game);
        const marked = all<Element>(game, '.anchor.shown')[0]!.getBoundingClientRect();
        const { top } = one(game, '.now').getBoundingClientRect();
        const { bottom } = one(game, '.foot').getBoundingClientRect();
        expect([marked.top >= -1, marked.bottom <= top + 1], kind).to.eql([true, true]);
        expect(bottom, 'at the foot of the window').to.be.closeTo(innerHeight, 1);
        game.play(viewOf(game).moves[0]!);
        await settled(game);
      }
      scrollTo(0, 0);
    });
  it('the result scrolls into view when the last move is played, but not when the page opens', async () => {
    const game = await atPhase('over', {}, 375);
    expect(scrollY, 'a page that was just opened does not scroll').to.equal(0);
    expect(one(game, '.result').getBoundingClientRect().bottom).to.be.above(innerHeight);
    const { record } = game;
    game.takeBack();
    await settled(game);
    expect(all(game, '.result')).to.have.length(0);
    (await listed(game))[0]!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    one(game, '.board').scrollIntoView({ block: 'center', behavior: 'instant' });
    game.play(viewOf(game).moves.at(-1)!);
    await settled(game);
    expect(game.record).to.equal(record);
    // The page scrolls smoothly.
    await waitUntil(() => one(game, '.result').getBoundingClientRect().bottom < innerHeight + 1);
    expect(one(game, '.result').getBoundingClientRect().top).to.be.least(0);
    scrollTo(0, 0);
  });
});
