import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import pig from '../../../examples/pig/index.js';
import { addGame, type PlayableGame } from '../../../src/define.js';
import { changeSettings, settings } from '../../../src/elements/ui/settings.js';
import { sessionOf } from '../session-of.js';
import { GAMES } from '../../../src/games/index.js';
import { all, button, focused, mount, one, openForm, settled, viewOf, words } from './support.js';
import { violations } from '../violations.js';

const known = settings().welcomed;
const begin = (game: PlayableGame) => one<HTMLButtonElement>(game, '[data-do="welcome"]');
const first = { players: '3', seats: 'bot human bot', seed: '5' };

describe('the welcome to a first game', () => {
  beforeEach(() => changeSettings({ welcomed: '', coach: '' }));
  after(() => changeSettings({ welcomed: known, coach: '' }));

  it('says who the reader is and what the aim is, with a picture, in the place of prompt and controls', async () => {
    const game = await mount(first);
    await waitUntil(() => all(game, '.aim svg').length > 0);
    expect(words(one(game, '.aim > :last-child'))).to.match(
      /^You are Green\. Lead your mages.*the highest total wins\.$/,
    );
    expect(all(game, '.prompt, .controls, .help-buttons')).to.eql([]);
    expect(await violations(game)).to.deep.equal([]);
  });
  it('says how long a game takes that may be long', async () => {
    const game = await mount({ ...first, game: 'dark-mages', lang: 'en' });
    expect(words(one(game, '.aim .quiet'))).to.match(/^Each mage plays some 30 turns.*for four\.$/);
  });
  it('tells nothing above the board, where nothing has happened yet for the reader', async () => {
    const game = await mount(first);
    expect(words(one(game, '.story .line'))).to.equal('');
    const { offsetHeight } = one(game, '.story');
    begin(game).click();
    await waitUntil(() => words(one(game, '.story .line')) !== '', 'the others play', { timeout: 8000 });
    expect(one(game, '.story').offsetHeight).to.equal(offsetHeight);
  });
  it('of a game without a picture leaves no room for one, and says who the reader is in each layout', async () => {
    addGame(pig);
    for (const width of [375, 768, 1366]) {
      await setViewport({ width, height: 800 });
      const game = await mount({ game: 'pig', seats: 'human bot', lang: 'en' }, width - 16);
      const [card, aim, row] = ['.greeting', '.aim > div', '.greeting > .row'].map((part) => one(game, part));
      const { paddingInlineStart, borderInlineStartWidth } = getComputedStyle(card!);
      const start =
        card!.getBoundingClientRect().left + parseFloat(paddingInlineStart) + parseFloat(borderInlineStartWidth);
      for (const part of [aim, row]) expect(part!.getBoundingClientRect().left, `${width} px`).to.be.closeTo(start, 1);
      expect(words(aim!)).to.match(/^You are Red\. Be the first with 50 points/);
      game.remove();
    }
    await setViewport({ width: 800, height: 600 });
  });
  for (const [lang, said] of Object.entries({
    en: 'Ann, you are Green.',
    fr: 'Ann, vous êtes Vert.',
    it: 'Ann, tu sei Verde.',
  }))
    it(`says to a reader with a name, in ${lang}, which colour is theirs, also if another has that name`, async () => {
      for (const names of [',Ann', 'Ann, Ann']) {
        const game = await mount({ ...first, names, lang });
        expect(words(one(game, '.aim .you'))).to.equal(said);
      }
    });
  it('is not said in a game that the people of a table have ended', async () => {
    const game = await mount(first);
    const session = sessionOf(game);
    session.replace(session.playthrough.local!.record, ['elsewhere', 'human', 'elsewhere']);
    await settled(game);
    expect(session.hotSeat.isCalledOff).to.equal(true);
    expect(all(game, '.greeting')).to.eql([]);
  });
  it('covers no part of the table of scores', async () => {
    await setViewport({ width: 1280, height: 900 });
    const game = await mount(first);
    await waitUntil(() => all(game, '.aim svg').length > 0);
    const { bottom } = one(game, '.now').getBoundingClientRect();
    expect(bottom).to.be.at.most(one(game, '.scoreboard').getBoundingClientRect().top);
    await setViewport({ width: 800, height: 600 });
  });
  it('says to no one of several people who they are', async () => {
    const game = await mount({ ...first, seats: 'human human bot' });
    expect(words(one(game, '.aim > :last-child'))).to.match(/^Lead your mages/);
  });
  it('keeps opponents waiting until the reader begins, and leaves the focus on what to do now', async () => {
    const game = await mount(first);
    const unread = await mount({ ...first, seats: 'bot bot bot' });
    await waitUntil(() => unread.length > 1, 'the opponents of another game move', { timeout: 5000 });
    expect(game.length, 'moves before').to.equal(0);
    expect(one(game, '[data-do="skip"]').ariaDisabled).to.equal('true');
    begin(game).focus();
    begin(game).click();
    await settled(game);
    expect(all(game, '.welcome')).to.eql([]);
    expect((focused() as HTMLElement).id).to.equal('now');
    await waitUntil(() => game.length > 0, 'the opponent moves', { timeout: 5000 });
  });
  it('ends in all games of its kind on the page, and in each of them the opponents play', async () => {
    const games = [await mount(first), await mount(first)];
    begin(games[0]!).click();
    for (const game of games) await waitUntil(() => game.length > 0, 'the opponent moves', { timeout: 5000 });
    expect(games.flatMap((game) => all(game, '.greeting'))).to.eql([]);
  });
  it('leaves a board that scrolls by itself at its top until the reader begins', async () => {
    await setViewport({ width: 375, height: 667 });
    const game = await mount({ ...first, seats: 'human bot bot', fit: 'screen' }, 375);
    await aTimeout(400);
    const scene = one(game, '.scene');
    expect([scene.scrollHeight > scene.clientHeight, scene.scrollTop]).to.eql([true, 0]);
    begin(game).click();
    await waitUntil(() => scene.scrollTop > 0, 'follows the game');
    await setViewport({ width: 800, height: 600 });
  });
  for (const name of GAMES)
    it(`leaves no column of a phone blank, and its words have room, ${name}`, async () => {
      await setViewport({ width: 375, height: 667 });
      const game = await mount({ ...first, game: name, seats: 'human bot bot bot', players: '4', fit: 'screen' }, 359);
      await waitUntil(() => all(game, '.picture > svg').length > 0, 'the picture', { timeout: 8000 });
      const [aim, picture, words] = ['.aim', '.picture', '.aim > :last-child'].map((part) => one(game, part));
      for (const part of [picture!, words!]) expect(part.offsetWidth, part.className).to.equal(aim!.clientWidth);
      expect(aim!.scrollHeight).to.be.at.most(aim!.clientHeight);
      await setViewport({ width: 800, height: 600 });
    });
  it('is shown once for each game', async () => {
    begin(await mount(first)).click();
    expect(all(await mount(first), '.welcome')).to.eql([]);
    expect(all(await mount({ ...first, game: 'elfengold' }), '.welcome')).to.have.length(1);
  });
  it('is not asked once more after the form of a new game, which begins the game', async () => {
    const game = await mount(first);
    await openForm(game);
    button(game, 'Start').click();
    await settled(game);
    expect(all(game, '.welcome')).to.eql([]);
    expect(focused()).to.equal(one(game, '.now'));
    await waitUntil(() => game.length > 0 || sessionOf(game).isOpen, 'somebody plays', { timeout: 5000 });
  });
  it('ends with the first decision, whether or not the reader has pressed a button', async () => {
    const game = await mount({ ...first, seats: 'human human human' });
    game.play(viewOf(game).moves[0]!);
    await settled(game);
    expect(all(game, '.welcome')).to.eql([]);
  });
  it('switches the coach on for readers who ask for help, and offers it to nobody who has decided about it', async () => {
    const game = await mount(first);
    one(game, '[data-do="coach"]').click();
    expect(settings().coach).to.equal('on');
    changeSettings({ coach: 'off' });
    const other = await mount({ ...first, game: 'elfengold' });
    expect(all(other, '.welcome button').map(words)).to.eql(['Play']);
  });
  it('is not shown to those who only watch, nor in a position from the middle of a game', async () => {
    expect(all(await mount({ ...first, readonly: '' }), '.welcome')).to.eql([]);
    expect(all(await mount({ ...first, seats: 'bot bot bot' }), '.welcome')).to.eql([]);
    const game = await mount(first);
    const { position } = game;
    game.position = position;
    await settled(game);
    expect(all(game, '.welcome')).to.eql([]);
  });
  it('gives the game the whole window of a phone when the reader begins, and moves no other page', async () => {
    for (const [width, height] of [
      [375, 667],
      [1366, 768],
    ] as const) {
      changeSettings({ welcomed: '' });
      await setViewport({ width, height });
      const game = await mount(first, width - 16);
      // So far down on a phone, the panel is not quite up yet.
      game.style.marginBlock = '300px 900px';
      await settled(game);
      const { top } = game.getBoundingClientRect();
      begin(game).focus({ preventScroll: true });
      begin(game).click();
      await settled(game);
      expect(game.getBoundingClientRect().top, `${width} px`).to.be.closeTo(width === 375 ? 0 : top, 1);
      game.remove();
    }
    await setViewport({ width: 800, height: 600 });
  });
  for (const [width, height] of [
    [320, 568],
    [375, 667],
    [768, 1024],
    [1024, 640],
    [1366, 768],
  ] as const)
    it(`shows all its words and buttons at ${width} px, and nothing moves when the game begins`, async () => {
      await setViewport({ width, height });
      for (const id of ['elfenwizards', 'elfengold', 'dark-mages'])
        for (const lang of ['en', 'fr', 'it']) {
          changeSettings({ welcomed: '' });
          const game = await mount({ game: id, players: '3', seats: 'human bot bot', seed: '3', lang }, width - 16);
          const where = `${id}, ${lang}`;
          for (const part of all(game, '.aim, .aim > div'))
            expect(part.scrollHeight, where).to.be.at.most(part.clientHeight + 1);
          const now = one(game, '.now').getBoundingClientRect();
          for (const button of all(game, '.welcome button'))
            expect(button.getBoundingClientRect().bottom, `${where}: ${words(button)}`).to.be.at.most(now.bottom);
          // On a page that begins above a phone's game, the end of the panel may be out of the window.
          if (width < 540)
            expect(one(game, '.greeting > .aim').getBoundingClientRect().top - now.top, where).to.be.below(9);
          // It fills its place: under a board by the picture, beside it in one column together with the place of the log.
          const [picture, log] = ['.aim > .picture', '.history'].map((part) => one(game, part).getBoundingClientRect());
          if (width === 768) expect(picture!.height, where).to.be.above(now.height / 2);
          if (width === 1024) expect(now.bottom, where).to.equal(log!.bottom);
          const players = () => one(game, '.scores').getBoundingClientRect();
          // On a phone the reader's press scrolls the page.
          const inPage = () => players().top + (width < 540 ? scrollY : 0);
          const before = [inPage(), players().left, players().height];
          begin(game).click();
          await settled(game);
          const after = one(game, '.now').getBoundingClientRect();
          // Beside the board the welcome and the prompt are as high as their content, over the log; on a phone over the board.
          if (width > 1000) expect([after.left, after.top], where).to.eql([now.left, now.top]);
          else expect([after.left, after.height], where).to.eql([now.left, now.height]);
          expect([inPage(), players().left, players().height], where).to.eql(before);
          game.remove();
        }
      await setViewport({ width: 800, height: 600 });
    }).timeout(60_000);
});
