/** Two columns beside a board, at 1366 × 768 below a page header of 171 px. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { PlayableGame } from '../../../src/define.js';
import { changeSettings, settings } from '../../../src/elements/ui/settings.js';
import { transcripts as darkMages } from '../../../src/games/dark-mages/transcripts.js';
import { transcripts as elfengold } from '../../../src/games/elfengold/transcripts.js';
import { transcripts as elfenwizards } from '../../../src/games/elfenwizards/transcripts.js';
import { all, atPhase, mount, one, settled } from './support.js';

type Given = Readonly<Record<string, string>>;
const HEADER = 171;

async function wide(mounted: Promise<PlayableGame>): Promise<PlayableGame> {
  const game = await mounted;
  game.style.setProperty('--playable-height', `${768 - HEADER - 29}px`);
  game.style.marginBlockStart = `${HEADER}px`;
  await settled(game);
  return game;
}
const at = (game: string, { seed, moves }: { readonly seed: number; readonly moves: string }, more: Given = {}) =>
  wide(mount({ game, players: '3', seats: 'human bot bot', seed: String(seed), moves, ...more }, 1318));
const asked = (game: PlayableGame) =>
  waitUntil(() => all(game, '.controls:not([aria-busy]) button').length > 0, 'a choice is shown', { timeout: 8000 });

describe('two columns beside a board', () => {
  before(() => setViewport({ width: 1366, height: 768 }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('show all cards to choose among at once', async () => {
    const game = await at('dark-mages', darkMages['end.deciding']!);
    await asked(game);
    expect(all(game, '.pick button')).to.have.length(5);
    const choices = one(game, '.controls > *');
    expect(choices.scrollHeight).to.be.at.most(choices.clientHeight);
    expect(getComputedStyle(one(game, '.controls'), '::after').visibility, 'no sign of more').to.equal('hidden');
  });
  it('show a sign that there is more than fits, until the reader has scrolled to it', async function () {
    if (!CSS.supports('timeline-scope: --choices')) return this.skip();
    const game = await at('elfengold', elfengold['travel.journey']!, { seats: 'human human human' });
    all(game, '[data-do=raise]')[0]?.click();
    await asked(game);
    game.style.setProperty('--playable-height', '300px');
    const choices = one(game, '.controls > *');
    const sign = () => getComputedStyle(one(game, '.controls'), '::after').visibility;
    await waitUntil(() => sign() === 'visible', 'the sign is shown');
    choices.scrollTo(0, choices.scrollHeight);
    await waitUntil(() => sign() === 'hidden', 'the end is in view');
  });
  it('show the welcome without the log under it', async () => {
    const { welcomed } = settings();
    changeSettings({ welcomed: '' });
    const game = await wide(mount({ game: 'elfengold', players: '4', seats: 'human bot bot bot' }, 1318));
    const seen = () => one(game, '.history').checkVisibility({ visibilityProperty: true });
    expect(seen()).to.equal(false);
    one(game, '[data-do=welcome]').click();
    await settled(game);
    expect(seen()).to.equal(true);
    changeSettings({ welcomed });
  });
  it('keep the card after a phase in the window, even if the game begins low in it', async () => {
    const game = await at('elfengold', elfengold['drawCards']!);
    game.style.marginBlockStart = '400px';
    await waitUntil(() => all(game, '.recap').length > 0, 'the card is shown', { timeout: 8000 });
    expect(one(game, '.recap').getBoundingClientRect().bottom).to.be.within(700, 768);
  });
  it('leave the players in view above the card after a phase', async () => {
    const game = await at('elfengold', elfengold['drawCards']!);
    await waitUntil(() => all(game, '.recap').length > 0, 'the card is shown', { timeout: 8000 });
    const [players, card] = ['.scores', '.recap'].map((part) => one(game, part).getBoundingClientRect());
    expect(card!.top).to.be.at.least(players!.bottom);
  });
  it('show the current phase of a list that is longer than its room, without scrolling the page', async () => {
    const game = await at('elfenwizards', elfenwizards['demoteMages']!);
    const list = () => all(game, '.notes > .phases [aria-current]')[0]?.getBoundingClientRect();
    await waitUntil(() => list(), 'the list is shown', { timeout: 8000 });
    for (const part of all(game, '.recap .dismiss')) part.click();
    await settled(game);
    await aTimeout(50);
    const room = one(game, '.notes');
    expect(room.scrollHeight).to.be.above(room.clientHeight);
    const { top, bottom } = room.getBoundingClientRect();
    expect(list()!.top).to.be.at.least(top);
    expect(list()!.bottom).to.be.at.most(bottom);
    expect(scrollY).to.equal(0);
  });
  it('cut no line of a list of phases, and mark where it goes on', async () => {
    const game = await at('elfenwizards', elfenwizards['castMajorSpells']!);
    await waitUntil(() => all(game, '.notes > .phases').length > 0, 'the list is there', { timeout: 8000 });
    for (const part of all(game, '.recap .dismiss')) part.click();
    await settled(game);
    const room = one(game, '.notes');
    const isCut = (li: Element) => {
      const { top, bottom } = li.getBoundingClientRect();
      const { top: from, bottom: to } = room.getBoundingClientRect();
      return [from, to].some((edge) => top < edge - 1 && bottom > edge + 1);
    };
    const marks = () =>
      ['::before', '::after'].map((mark) => getComputedStyle(one(game, '.notes > .phases'), mark).opacity);
    for (const [place, shown] of [
      [0, ['0', '1']],
      [31, ['1', '1']],
      [9999, ['1', '0']],
    ] as const) {
      room.scrollTop = place;
      await waitUntil(() => marks().join() === shown.join(), `the marks at ${place}`);
      expect(all(game, '.notes > .phases > li').filter(isCut), `lines cut at ${place}`).to.be.empty;
    }
  });
  it('keep their widths when a reader looks back from the end', async () => {
    const game = await wide(atPhase('over', { seats: 'human bot bot' }, 1318));
    const widths = () => ['.scene', '.now', '.scores'].map((part) => one(game, part).getBoundingClientRect().width);
    const before = widths();
    game.goTo(game.length - 1);
    await settled(game);
    expect(all(game, '.story')).to.have.length(1);
    expect(widths()).to.eql(before);
  });
});

describe('one column beside a board, in a low window', () => {
  before(() => setViewport({ width: 1024, height: 600 }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('keeps the card after a phase in the window, below the question', async () => {
    const game = await atPhase('demoteMages', { seats: 'human bot bot', forced: 'off' }, 976);
    await waitUntil(() => all(game, '.recap').length > 0, 'the card is shown', { timeout: 8000 });
    await Promise.all(
      one(game, '.recap')
        .getAnimations()
        .map(({ finished }) => finished),
    );
    const [question, card] = ['.now', '.recap'].map((part) => one(game, part).getBoundingClientRect());
    expect(card!.top).to.be.at.least(question!.bottom);
    expect(card!.bottom).to.be.at.most(innerHeight);
    game.style.marginBlockStart = '220px';
    const [lower, under] = ['.now', '.recap'].map((part) => one(game, part).getBoundingClientRect());
    expect(under!.top, 'also where the game begins low').to.be.at.least(lower!.bottom);
  });
  it('begins the welcome at its top, so that its buttons are in sight below the head of a page', async () => {
    const { welcomed } = settings();
    changeSettings({ welcomed: '' });
    const game = await mount({ players: '4', seats: 'human bot bot bot' }, 976);
    const [place, aim] = ['.now.welcome', '.aim'].map((part) => one(game, part).getBoundingClientRect());
    expect(aim!.top - place!.top).to.be.below(24);
    changeSettings({ welcomed });
  });
});
