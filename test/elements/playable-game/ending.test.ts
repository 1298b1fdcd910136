/** The end of a game: wreath, points by turn, turning point, replay, and playing again. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { PlayableGame } from '../../../src/define.js';
import { changeSettings } from '../../../src/elements/ui/settings.js';
import { all, atPhase, button, hear, one, settled, words } from './support.js';
import { nothing } from 'lit';
import { othersReport, type LogProps } from '../../../src/elements/story/log.js';
import { violations } from '../violations.js';

const SEATS = { seats: 'human bot bot', names: 'Ada, Ben' };
async function ended(attributes = {}): Promise<PlayableGame> {
  const game = await atPhase('over', { ...SEATS, ...attributes });
  await waitUntil(() => all(game, '.wreath').length > 0, 'the end of the game is shown', { timeout: 8000 });
  await settled(game);
  return game;
}

describe('the end of a game', () => {
  it('shows a wreath, a table of points by turn, and the turning point in words', async () => {
    const game = await ended();
    expect(one(game, '.wreath').getAttribute('aria-hidden')).to.equal('true');
    const course = one(game, '.course');
    expect(course.tabIndex, 'it can be scrolled by keys').to.equal(0);
    expect(words(game.shadowRoot!.getElementById(course.getAttribute('aria-labelledby')!)!)).to.match(
      /^Points as the game went on/,
    );
    const heads = all(game, '.course thead .visually-hidden').map(words);
    expect(heads.slice(0, 2)).to.eql(['Player', 'Turn 1']);
    const rows = all(game, '.course tbody tr').map((row) => [...row.children].map(words));
    expect(rows.map(([name]) => name)).to.eql(['Ada (you)', 'Ben', 'Blue']);
    const totals = all(game, '.scoreboard tbody tr').map((row) => words(row.lastElementChild!));
    expect(rows.map((row) => parseInt(row.at(-1)!, 10))).to.eql(totals.map(Number));
    const leaders = rows.map((row) => row.at(-1)!.includes('(leads)'));
    const most = Math.max(...totals.map(Number));
    expect(leaders).to.eql(totals.map((total) => Number(total) === most));
    expect(words(one(game, '.turning'))).to.match(/^Turn \d: (you|Ben|Blue) .*(for good|by \d+ points?)\.$/);
  });
  it('crowns no reader who has lost, and offers nothing that has ended', async () => {
    const game = await atPhase('over', { seats: 'bot human bot' });
    await waitUntil(() => all(game, '.turning').length > 0, 'the end of the game is shown', { timeout: 8000 });
    expect(all(game, '.wreath')).to.have.length(0);
    expect(getComputedStyle(one(game, '.result'), '::before').content, 'nor is its space left empty').to.equal('none');
    expect(all(game, '[data-do=suggest], .story')).to.have.length(0);
    expect(all(game, '.notes > .phases').filter((list) => list.checkVisibility())).to.have.length(0);
  });
  it('reserves the space of the wreath, so that the ranking does not shift', async () => {
    await setViewport({ width: 375, height: 667 });
    for (const width of [359, 304]) {
      const game = await atPhase('over', SEATS, width);
      await waitUntil(() => all(game, '.wreath').length > 0, 'the end of the game is shown', { timeout: 8000 });
      const top = () =>
        one(game, '.result ol').getBoundingClientRect().top - one(game, '.now').getBoundingClientRect().top;
      const stands = top();
      one<Element>(game, '.wreath').remove();
      expect(top(), `${width}`).to.be.closeTo(stands, 1);
    }
    await setViewport({ width: 800, height: 600 });
  });
  it('no longer shows the aim, even if only opponents played', async () => {
    const game = await ended({ seats: 'bot bot bot' });
    expect(all(game, '.welcome')).to.eql([]);
  });
  it('leads to the turning point and back to the result', async () => {
    const game = await ended();
    one(game, '[data-do=turning]').click();
    await settled(game);
    expect(all(game, '.result')).to.have.length(0);
    button(game, 'Back to the game').click();
    await settled(game);
    expect(all(game, '.wreath')).to.have.length(1);
  });
  it('has no report of what the others did last while the game is watched again', async () => {
    for (const seats of ['human bot bot', 'bot human bot', 'bot bot human']) {
      const game = await atPhase('over', { seats }, 600);
      await waitUntil(() => all(game, '.turning').length > 0, 'the end of the game is shown', { timeout: 8000 });
      one(game, '[data-do=watch]').click();
      await waitUntil(() => words(one(game, '.now')).includes('The game again'));
      const { session, text } = game as unknown as Pick<LogProps, 'session' | 'text'>;
      expect(othersReport({ session, text, sentence: ({ code }) => code }) === nothing, seats).to.equal(true);
      one(game, '.now [data-do=stop]').click();
    }
  });
  it('keeps the buttons of the timeline where they are in the window when one step leads back from it', async () => {
    await setViewport({ width: 1366, height: 768 });
    const game = await atPhase('over', SEATS, 1318);
    await waitUntil(() => all(game, '.wreath').length > 0, 'the end of the game is shown', { timeout: 8000 });
    const back = all(game, '.timeline button')[2]!;
    back.scrollIntoView({ block: 'nearest' });
    const { top } = back.getBoundingClientRect();
    back.click();
    await settled(game);
    expect(all(game, '.result')).to.have.length(0);
    expect(back.isConnected).to.equal(true);
    expect(back.getBoundingClientRect().top).to.be.closeTo(top, 1);
    await setViewport({ width: 800, height: 600 });
  });
  it('offers a replay that runs until it is stopped, without changing the game', async () => {
    const game = await ended();
    const { record } = game;
    const over = hear(game, 'playable-over');
    one(game, '[data-do=watch]').click();
    await waitUntil(() => all(game, '[data-do=stop]').length > 0, 'the replay starts', { timeout: 8000 });
    await settled(game);
    expect(words(one(game, '.prompt'))).to.match(/^The game again: move 0 of \d+$/);
    expect(all(game, '.result')).to.have.length(0);
    expect(all(game, '.controls button'), 'nobody can move meanwhile').to.have.length(0);
    await waitUntil(() => !words(one(game, '.prompt')).includes('move 0 of'), 'the replay continues', {
      timeout: 8000,
    });
    one(game, '[data-do=stop]').click();
    await settled(game);
    expect(all(game, '.wreath')).to.have.length(1);
    const shown = words(one(game, '.prompt'));
    await aTimeout(1200);
    expect(words(one(game, '.prompt')), 'the replay has stopped').to.equal(shown);
    expect(game.record).to.equal(record);
    expect(over).to.have.length(0);
  }).timeout(20_000);
  it('shows the replay at the reader’s pace', async () => {
    const game = await ended();
    changeSettings({ pace: 'instant' });
    one(game, '[data-do=watch]').click();
    const move = () => Number(/move (\d+) of/.exec(words(one(game, '.prompt')))?.[1] ?? 0);
    await waitUntil(() => move() > 0, 'the replay starts', { timeout: 8000 });
    const from = move();
    await aTimeout(1500);
    expect(move() - from).to.be.above(5);
    changeSettings({ pace: '' });
  });
  it('ends its replay when goTo() shows another move', async () => {
    const game = await ended();
    one(game, '[data-do=watch]').click();
    await waitUntil(() => all(game, '[data-do=stop]').length > 0, 'the replay starts', { timeout: 8000 });
    game.goTo(1);
    await waitUntil(() => all(game, '[data-do=stop]').length === 0, 'the replay has ended', { timeout: 8000 });
    await settled(game);
    expect(words(one(game, '.now'))).to.include('You are looking at move 1');
  });
  it('ends its replay with its game, and when the element is taken out of the page', async () => {
    const game = await ended();
    const watch = async () => {
      one(game, '[data-do=watch]').click();
      await waitUntil(() => all(game, '[data-do=stop]').length > 0, 'the replay starts', { timeout: 8000 });
    };
    await watch();
    const page = game.parentElement!;
    game.remove();
    const phases = hear(game, 'playable-phase');
    await aTimeout(1200);
    expect(phases, 'nothing is shown where there is no page').to.have.length(0);
    page.append(game);
    await waitUntil(() => all(game, '[data-do=watch]').length > 0, 'the end is shown again');
    await watch();
    game.moves = null;
    game.game = 'elfengold';
    await game.updateComplete;
    await game.ready();
    await settled(game);
    expect(all(game, '[data-do=stop]')).to.have.length(0);
    await aTimeout(1200);
    expect(words(one(game, '.prompt'))).not.to.include('The game again');
  }).timeout(20_000);
  it('offers to play again with the same number of players and the same names', async () => {
    const game = await ended();
    const { record } = game;
    button(game, 'Play again').click();
    await settled(game);
    expect(all(game, '.wreath')).to.have.length(0);
    // Opponents may have begun already.
    expect(game.record.length).to.be.lessThan(record.length / 2);
    expect(/players 3/.test(game.record)).to.equal(true);
    expect(words(one(game, '.scoreboard')))
      .to.include('Ada')
      .and.to.include('Ben');
  });
  /** Makes the last move of an ended game again. */
  async function endAgain(game: PlayableGame): Promise<void> {
    const lines = game.record.trimEnd().split('\n');
    const last = lines.pop()!;
    game.record = lines.join('\n');
    await settled(game);
    game.play(last);
    await waitUntil(() => all(game, '.finale').length > 0, 'the picture is shown', { timeout: 8000 });
    await settled(game);
  }
  it('shows picture, result and winner in one window of a phone', async () => {
    await setViewport({ width: 375, height: 667 });
    const game = await atPhase('over', { seats: 'human human human', forced: 'off', save: 'off', fit: 'screen' }, 375);
    one(game, '.scene').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await endAgain(game);
    const isSeen = (part: string) => {
      const { top, bottom } = one(game, part).getBoundingClientRect();
      return top >= -1 && bottom <= innerHeight;
    };
    await waitUntil(() => ['.finale', '.prompt', '.result li'].every(isSeen), 'all of them are in the window');
    const [picture, board] = ['.finale', '.scene'].map((part) => one(game, part).getBoundingClientRect().bottom);
    expect(board, 'nothing of the board is below the picture').to.be.closeTo(picture!, 2);
    const see = button(game, 'See the board');
    see.focus();
    see.click();
    await settled(game);
    expect(one(game, '.scene').scrollHeight, 'the whole board can be seen').to.be.above(1000);
    expect(one(game, '.scene').scrollTop, 'it begins with the highest title').to.equal(0);
    await waitUntil(() => isSeen('.scene'), 'what there is room for of it is in the window');
    expect(game.shadowRoot!.activeElement?.closest('.scene'), 'the focus is on it').to.equal(one(game, '.scene'));
    await setViewport({ width: 800, height: 600 });
  }).timeout(20_000);
  it('celebrates a game that was played here over the board, until the reader wants to see the board', async () => {
    await setViewport({ width: 820, height: 1180 });
    const game = await ended({ seats: 'human human human', forced: 'off', save: 'off' });
    expect(all(game, '.finale'), 'a game that was only opened again has no celebration').to.have.length(0);
    await endAgain(game);
    const finale = one(game, '.finale');
    const wins = words(one(game, '.prompt'));
    expect(words(one(game, '.finale')), 'the card with the result has the words').not.to.include(wins);
    const [picture, board] = [finale, one(game, '.view')].map((each) => each.getBoundingClientRect());
    expect(picture!.height, 'nothing of the board is below the picture').to.be.closeTo(board!.height, 1);
    expect(picture!.width).to.be.closeTo(board!.width, 1);
    expect(await violations(game)).to.deep.equal([]);
    button(game, 'See the board').click();
    await settled(game);
    expect(all(game, '.finale')).to.have.length(0);
    expect(all(game, '.wreath')).to.have.length(1);
    game.goTo(3);
    await settled(game);
    game.goTo(game.length);
    await settled(game);
    expect(all(game, '.finale'), 'it does not come back').to.have.length(0);
    await setViewport({ width: 800, height: 600 });
  }).timeout(20_000);
  it('offers a lesson on how the game was decided', async () => {
    const game = await ended();
    const lesson = one(game, '[data-do=lesson]');
    expect(words(one(game, '.result'))).to.include('High Wizard for the second time: the game ends');
    expect(words(lesson)).to.match(/^Lesson: .*twice.*High Wizard/i);
    lesson.click();
    await waitUntil(() => all(game, 'dialog.lesson[open] playable-lesson').length > 0, 'it opens', { timeout: 8000 });
  }).timeout(20_000);
  it('has no buttons in a diagram', async () => {
    const game = await ended({ readonly: '' });
    expect(all(game, '.result button')).to.have.length(0);
    expect(words(one(game, '.turning'))).to.include('Turn');
  });
  for (const width of [320, 800])
    it(`passes axe, and nothing overflows, at ${width} px`, async () => {
      const game = await ended({ names: 'A name of many letters, Ben' });
      game.style.width = `${width}px`;
      await settled(game);
      expect(await violations(game)).to.deep.equal([]);
      const { right } = game.getBoundingClientRect();
      const wide = all(game, '.result *').filter(
        (e) => !e.closest('.course table, svg, .visually-hidden') && e.getBoundingClientRect().right > right + 1,
      );
      expect(wide.map((e) => e.className)).to.eql([]);
      // Names do not break within words, and visually hidden text scrolls with the table.
      const course = one(game, '.course');
      course.style.inlineSize = '90px';
      const [name, points] = all(game, '.course tbody tr:nth-child(2) > *');
      expect(name!.offsetHeight).to.be.at.most(points!.offsetHeight + 1);
      expect(name!.offsetHeight).to.be.at.most(36);
      const said = one(game, '.course .visually-hidden');
      const before = said.getBoundingClientRect().left;
      course.scrollLeft = 40;
      expect(said.getBoundingClientRect().left).to.be.closeTo(before - 40, 1);
    });
});
