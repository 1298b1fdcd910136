/** Layout on a phone of a game with a map and an auction: its many controls are all within reach, and what is for sale is in view. */
import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { transcripts as elfengold } from '../../../src/games/elfengold/transcripts.js';
import { all, mount, one, words } from './support.js';

describe('a map and an auction on a phone', () => {
  beforeEach(() => setViewport({ width: 375, height: 667 }));
  afterEach(() => setViewport({ width: 800, height: 600 }));

  it('controls that scroll can be raised over part of the board, and nothing shifts', async () => {
    const { seed, moves } = elfengold['travel.journey']!;
    const seats = 'human human human';
    const game = await mount({ game: 'elfengold', players: '3', seats, seed: String(seed), moves, fit: 'screen' }, 375);
    all(game, '[data-do=raise]')[0]?.click();
    const fuller = () => one<HTMLButtonElement>(game, '.fuller');
    await waitUntil(() => all(game, '.fuller')[0]?.checkVisibility(), 'the controls are longer than their room', {
      timeout: 8000,
    });
    const seen = () => {
      const [now, aside, scene] = ['.now', '.scores', '.scene'].map((part) => one(game, part).getBoundingClientRect());
      const { clientHeight, scrollHeight } = one(game, '.controls > *');
      const board = now!.top - scene!.top;
      return { top: now!.top, end: now!.bottom, aside: aside!.top, board, hidden: scrollHeight - clientHeight };
    };
    const low = seen();
    fuller().click();
    const high = seen();
    expect(fuller().ariaExpanded).to.equal('true');
    expect(high.top).to.be.below(low.top - 40);
    expect(high.hidden, 'more of the controls is seen').to.be.below(low.hidden - 40);
    expect(high.board, 'the board is in view').to.be.above(low.board / 2);
    expect([high.end, high.aside], 'what is below keeps its place').to.eql([low.end, low.aside]);
    fuller().click();
    expect(seen()).to.eql(low);
    expect(fuller().ariaExpanded).to.equal('false');
    fuller().click();
    game.seed = String(elfengold['travel.collectIncome']!.seed);
    game.moves = elfengold['travel.collectIncome']!.moves;
    await waitUntil(() => all(game, '[data-full]').length === 0, 'a curtain or a short question lowers it', {
      timeout: 8000,
    });
  });
  it('all roads where a token may lie are in view, wherever on the board the reader was', async () => {
    await setViewport({ width: 320, height: 540 });
    const { seed, moves } = elfengold['placeTokens.placing']!;
    const from = { players: '3', seats: 'human human human', seed: String(seed), moves, forced: 'off' };
    const game = await mount({ game: 'elfengold', ...from, fit: 'screen' }, 320);
    all(game, '[data-do=raise]')[0]?.click();
    const hidden = (what: string) => {
      const [scene, panel] = ['.scene', '.now'].map((part) => one(game, part).getBoundingClientRect());
      return all<Element>(game, `.scene .anchor.${what}`).filter((place) => {
        const { top, bottom } = place.getBoundingClientRect();
        return top < scene!.top - 1 || bottom > panel!.top + 1;
      });
    };
    await waitUntil(() => all(game, '.pick button').length > 0, 'a choice is shown', { timeout: 8000 });
    one(game, '.scene').scrollTo({ top: 1000, behavior: 'instant' });
    expect(one(game, '.scene').scrollTop).to.be.above(20);
    one(game, '.pick button').click();
    await waitUntil(() => all(game, '.anchor.target').length > 3, 'the roads where it may lie');
    await waitUntil(() => hidden('target').length === 0, 'the roads are in view', { timeout: 3000 });
  });
  it('at 320 px the buttons of an enlarged map take one row, and two roads of a journey another', async () => {
    await setViewport({ width: 320, height: 568 });
    const { seed, moves } = elfengold['travel.journey']!;
    const seats = 'human human human';
    const game = await mount({ game: 'elfengold', players: '3', seats, seed: String(seed), moves, fit: 'screen' }, 304);
    all(game, '[data-do=raise]')[0]?.click();
    await waitUntil(() => all(game, '.zoom > button').length > 0, 'the buttons of the map', { timeout: 8000 });
    all(game, '.zoom > button').at(-1)!.click();
    await waitUntil(() => all(game, '.zoomed').length > 0, 'the map is enlarged', { timeout: 8000 });
    const rects = all(game, '.zoom > button').map((button) => button.getBoundingClientRect());
    expect(new Set(rects.map(({ top }) => top)).size).to.equal(1);
    expect(Math.min(...rects.map(({ width }) => width))).to.be.at.least(32);
    expect(rects.at(-1)!.right).to.be.at.most(one(game, '.scene').getBoundingClientRect().right + 0.5);
    const { width } = one(game, '.controls').getBoundingClientRect();
    for (const road of all(game, '.pick > button')) expect(road.offsetWidth, words(road)).to.be.at.least(0.45 * width);
  });
  it('the coins available for a bid are visible during an auction, in every language', async () => {
    for (const lang of ['en', 'fr', 'it'])
      for (const width of [359, 304]) {
        const game = await mount({ game: 'elfengold', players: '2', seats: 'human bot', seed: '9', lang }, width);
        const coins = () => all(game, '.controls .quiet').find((line) => /\b12\b/.test(words(line)));
        for (let n = 0; !game.position.phase.startsWith('auction'); n++) {
          expect(n).to.be.below(5);
          await waitUntil(() => all(game, '.pick button').length > 0, 'a choice is shown', { timeout: 5000 });
          one(game, '.pick button').click();
          await waitUntil(() => all(game, '[data-verb=bid]').length > 0, 'the buttons to bid are shown', {
            timeout: 5000,
          });
        }
        const { bottom } = one(game, '.controls').getBoundingClientRect();
        expect(coins()!.getBoundingClientRect().bottom, `${lang}, ${width}`).to.be.at.most(bottom);
        for (const button of all(game, '.controls button'))
          expect(button.getBoundingClientRect().bottom, words(button)).to.be.at.most(bottom + 0.5);
      }
  });
  it('an auction says first what the counter does, and with whole sentences what its buttons do, in every language', async () => {
    const { seed, moves } = elfengold['auction']!;
    const seats = 'human human human';
    for (const [lang, all6] of Object.entries({ en: 'Pass on all 6', fr: 'Passer les 6', it: 'Passa per tutti e 6' }))
      for (const width of [359, 304]) {
        const game = await mount(
          { game: 'elfengold', players: '3', seats, seed: String(seed), moves, lang, fit: 'screen' },
          width,
        );
        // The size of buttons on a touch screen.
        one(game, '.game').style.setProperty('--touch', '44px');
        one(game, '.now').style.setProperty('--button', '44px');
        all(game, '[data-do=raise]')[0]?.click();
        await waitUntil(() => all(game, '.eg-bid').length > 0, 'the buttons to bid', { timeout: 5000 });
        await waitUntil(() => words(one(game, '.eg-lot')).length > 40, 'the words about it', { timeout: 5000 });
        const [lot, bid, pass] = ['.eg-lot', '.eg-bid', '[data-of=passNext]'].map((part) => one(game, part));
        const bottom = (part: Element) => part.getBoundingClientRect().bottom;
        expect(bottom(lot!), `${lang}, ${width}`).to.be.at.most(bid!.getBoundingClientRect().top);
        expect(bottom(pass!), `${lang}, ${width}`).to.be.at.most(bottom(one(game, '.controls')) + 0.5);
        expect(pass!.innerText.trim().replaceAll('\u00a0', ' ')).to.equal(all6);
      }
  });
  it('a board that scrolls shows the hand and the counter on the block during an auction', async () => {
    await setViewport({ width: 375, height: 600 });
    const { seed, moves } = elfengold['auction']!;
    const seats = 'human human human';
    const game = await mount({ game: 'elfengold', players: '3', seats, seed: String(seed), moves, fit: 'screen' }, 375);
    all(game, '[data-do=raise]')[0]?.click();
    await waitUntil(() => all(game, '.eg-bid').length > 0, 'the buttons to bid are shown', { timeout: 5000 });
    await waitUntil(() => one(game, '.scene').scrollTop > 0, 'the board is scrolled', { timeout: 5000 });
    const isSeen = (thing: Element) => {
      const [scene, at] = [one(game, '.scene'), thing].map((each) => each.getBoundingClientRect()) as [
        DOMRect,
        DOMRect,
      ];
      return at.top >= scene.top && at.bottom <= Math.min(scene.bottom, one(game, '.now').getBoundingClientRect().top);
    };
    const shown = all(game, '[data-anchor="lot:0"], [data-anchor^="card:"]');
    expect(shown.length).to.be.above(1);
    await waitUntil(() => shown.every(isSeen), 'the hand and the counter are in view', { timeout: 5000 });
  });
});
