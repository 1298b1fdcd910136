/** The controls of Elfengold in a browser: cards and counters to take, to place and to give back, and the panel about them. */
import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { PlayableGame } from '../../../src/define.js';
import { transcripts } from '../../../src/games/elfengold/transcripts.js';
import { all, element, mount, one, place, settled, words } from '../../elements/playable-game/support.js';
import { at } from './sketched.js';

const planTown = async (game: PlayableGame, town: string) => {
  const select = one<HTMLSelectElement>(game, '.eg-plan select');
  select.value = town;
  select.dispatchEvent(new Event('change'));
  await settled(game);
};

describe('giving back counters in Elfengold', () => {
  it('keeps the buttons in place on a phone when the rest may be kept', async () => {
    await setViewport({ width: 375, height: 667 });
    for (const width of [359, 304]) {
      const hidden = 'pig cycle tree dragon';
      const game = await at(
        'endOfRound',
        { first: 'red', red: { hidden }, green: { hidden: 'pig' }, blue: { hidden: 'pig' } },
        'human bot bot',
        width,
      );
      const top = () => one(game, '.pick button').getBoundingClientRect().top;
      const began = top();
      while (all(game, '[data-verb=done]').length === 0) {
        expect(top(), `${width}`).to.equal(began);
        one(game, '.pick button').click();
        await settled(game);
      }
      expect(top(), `${width}: once the rest may be kept`).to.equal(began);
      const { bottom } = one(game, '.controls').getBoundingClientRect();
      expect(one(game, '[data-verb=done]').getBoundingClientRect().bottom).to.be.at.most(bottom + 0.5);
    }
    await setViewport({ width: 800, height: 600 });
  });
});
describe('Elfengold on a phone', () => {
  before(() => setViewport({ width: 375, height: 667 }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('fits the whole board between the story and the controls', async () => {
    const game = await at('placeTokens.placing', { red: { hidden: 'pig', shown: 'wagon' } }, 'human bot bot', 360);
    const heights = ['.story', '.board', '.now'].map((part) => one(game, part).getBoundingClientRect().height);
    expect(heights.reduce((all, height) => all + height)).to.be.at.most(667);
    const top = (id: string) => one(game, `[data-anchor="${id}"]`).getBoundingClientRect().top;
    expect(top('token:wagon:shown'), 'own counters stand above the draw pile').to.be.below(top('pile'));
  });
  it('does not scroll an enlarged map towards counters that are beyond its part', async () => {
    await setViewport({ width: 320, height: 640 });
    const game = await at('drawTokens', { first: 'red', go: { drawn: ['pig', 'dragon'] } }, 'human bot bot', 320);
    await waitUntil(() => all(game, '.zoom button').length > 0, 'the buttons of the map', { timeout: 4000 });
    for (let n = 0; n < 2; n++) {
      all(game, '.zoom button').at(-1)!.click();
      await settled(game);
    }
    const scene = one(game, '.scene');
    expect([scene.scrollHeight > scene.clientHeight + 1, scene.scrollTop]).to.eql([true, 0]);
    await setViewport({ width: 375, height: 667 });
  });
  it('EG-1.4: keeps the draw button in place when the gold pile can be taken too', async () => {
    const right = async (goldPile: number) => {
      const game = await at('drawCards', { first: 'red', goldPile }, 'human bot bot', 360);
      return one(game, '.row [data-verb=draw]').getBoundingClientRect().right;
    };
    expect(await right(2)).to.be.closeTo(await right(0), 1);
  });
});
describe('cards on display in Elfengold', () => {
  it('keep the focus where a card was taken, though the new one has another place in the list', async () => {
    const { seed, moves } = transcripts['travel.drawCards']!;
    const game = await mount({ game: 'elfengold', players: '3', seats: 'bot human bot', seed: String(seed), moves });
    const points = () => all(game, '.pick [data-point]').map(({ dataset }) => dataset['point']);
    const before = points();
    const first = one(game, '.pick [data-point]');
    first.focus();
    first.click();
    await settled(game);
    expect(points(), 'the order has changed').not.to.eql(before);
    expect((game.shadowRoot!.activeElement as HTMLElement | null)?.dataset['point']).to.equal(before[0]);
  });
});

describe('drawn counters in Elfengold', () => {
  it('EG-3.1: what a kind is good for is said once even if two of it were drawn', async () => {
    const game = await at('drawTokens', { first: 'red', go: { drawn: ['pig', 'pig'] }, red: { hand: 'pig' } });
    expect(
      words(one(game, '.controls')).match(/Giant pig: 1 card on plains and in forests\. You hold one\./g),
    ).to.have.length(1);
    expect(all(game, '.pick button').map(words)).to.eql(['giant pig ×2']);
  });
  it('EG-5.1: a button shows how many counters of a kind there are, and only the name for a single one', async () => {
    const game = await at('placeTokens.placing', { red: { hidden: 'pig', shown: 'pig pig' } });
    expect(all(game, '.pick button').map(words)).to.eql(['giant pig, hidden', 'giant pig ×2']);
  });
});

describe('the scoreboard of Elfengold', () => {
  it('has rows of one height, in which counters are no taller than their absence', async () => {
    const game = await at('placeTokens.placing', {
      red: { hidden: 'pig', shown: 'wagon gold' },
      green: { shown: 'pig' },
    });
    const heights = all(game, '.scoreboard tbody').map((row) => row.getBoundingClientRect().height);
    expect(all(game, '.scoreboard .eg-token').length).to.equal(3);
    expect(new Set(heights).size, heights.join()).to.equal(1);
    expect(heights[0]).to.be.below(56);
  });
});

describe('the panel of Elfengold', () => {
  for (const [width, most] of [
    [1366, 640],
    [720, 350],
  ] as const)
    it(`EG-6.1: leaves the board in view in a frame of ${width} by 720, whatever is planned`, async () => {
      const high = async (phase: string) => {
        const { seed, moves } = transcripts[phase]!;
        const game = element({ game: 'elfengold', players: '3', seats: 'human human human', seed: `${seed}`, moves });
        (await place(width)).append(game);
        await game.ready();
        await settled(game);
        all(game, '[data-do=raise]')[0]?.click();
        await settled(game);
        const height = () => one(game, '.now').getBoundingClientRect().height;
        expect(height(), phase).to.be.below(most);
        if (phase === 'auction') return;
        await planTown(game, 'rivinia');
        await planTown(game, 'strykhaven');
        expect(height(), `${phase}, planned`).to.be.below(most);
      };
      for (const phase of ['auction', 'placeTokens.placing', 'travel.journey']) await high(phase);
    });
  it('EG-4.1: a long line above the board is shown in full on a phone', async () => {
    const { seed, moves } = transcripts['auction']!;
    const game = await mount(
      { game: 'elfengold', players: '3', seats: 'human human human', seed: `${seed}`, moves },
      375,
    );
    all(game, '[data-do=raise]')[0]?.click();
    await settled(game);
    const line = one(game, '.story .line');
    expect(words(line)).to.match(/^For sale: .{60,}\.$/);
    expect(line.scrollHeight).to.be.at.most(line.clientHeight + 1);
  });
});
