/** What a player reads about the others: how the sale of a counter ended, and the report since the last own turn. */
import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { PlayableGame } from '../../../src/define.js';
import { sketch, type Sketch } from '../../../src/games/elfengold/lessons/sketch.js';
import type { RoadId } from '../../../src/games/elfengold/map.js';
import type { Move } from '../../../src/games/elfengold/table.js';
import { changeSettings } from '../../../src/elements/ui/settings.js';
import { all, button, element, motion, one, place, settled, words } from '../../elements/playable-game/support.js';

async function at(phase: string, drawn: Sketch, width = 600, attributes = {}): Promise<PlayableGame> {
  const game = element({ game: 'elfengold', players: '3', seats: 'human bot bot', ...attributes });
  (await place(width)).append(game); // so narrow that the report is a popover beside the line;
  await game.ready();
  game.position = sketch(phase, { players: 3, ...drawn });
  await settled(game);
  return game;
}
const line = (game: PlayableGame) => words(one(game, '.story .line'));
const report = (game: PlayableGame) => all(game, '.since li').map(words);

describe('the story of an Elfengold auction', () => {
  const auction = {
    first: 'green',
    row: 'pig cycle',
    queue: 'red blue',
    bid: ['blue', 1],
    green: { coins: 1 },
    blue: { coins: 1 },
  } as const;
  const isNext = (game: PlayableGame) => () =>
    words(one(game, '.prompt')).includes('elfcycle') && report(game).length > 0 && line(game) !== '';

  it('EG-4.2: tells above the board and in the report who won the last counter for how much', async () => {
    const game = await at('auction', auction);
    button(game, 'Bid 2').click();
    await waitUntil(isNext(game), 'the next lot', { timeout: 8000 });
    expect(line(game)).to.equal('Sold! You pay 2 coins for a giant pig.');
    const said = report(game);
    expect(said.slice(0, 2)).to.eql(['Blue passes.', 'Sold! You pay 2 coins for a giant pig.']);
    const prompt = words(one(game, '.prompt'));
    expect([said[2], /passed, nobody/.test(prompt)]).to.be.deep.oneOf([
      ['Green bids 1.', false],
      ['Green passes.', true],
    ]);
  });
  it('EG-4.2, EG-4.4: tells how the sale ended after the player’s own pass too', async () => {
    const game = await at('auction', { ...auction, first: 'red' });
    button(game, 'Pass').click();
    await waitUntil(isNext(game), 'the next lot', { timeout: 8000 });
    expect(line(game)).to.equal('Sold! Blue pays 1 coin for a giant pig.');
    expect(report(game)).to.eql(['Sold! Blue pays 1 coin for a giant pig. Blue has no coins and is passed over.']);
  });
  it('EG-4.2: is not covered by the coach', async () => {
    const game = await at('auction', auction);
    game.setAttribute('coach', '');
    await waitUntil(() => all(game, '.coach').length > 0, 'the coach', { timeout: 8000 });
    button(game, 'Bid 2').click();
    await waitUntil(() => all(game, '.story .line').some((said) => /Sold/.test(words(said))), 'sold', {
      timeout: 8000,
    });
    await waitUntil(() => words(one(game, '.prompt')).includes('elfcycle'), 'the next lot', { timeout: 8000 });
    expect(line(game)).to.include('Sold! You pay 2 coins');
    expect(all(game, '.coach')).to.eql([]);
  });
});

describe('the card of Elfengold’s journeys', () => {
  it('EG-6.2, EG-6.3: on the smallest phone uses the whole line, which the name of a player begins', async () => {
    await setViewport({ width: 320, height: 640 });
    const roads = { 'beata-elvenhold-plain': 'pig', 'elvenhold-ergeren-forest': 'pig' };
    const game = await at('travel.journey', { queue: 'red', first: 'green', roads, red: { hand: 'pig pig pig' } }, 320);
    game.lang = 'fr';
    const ways: RoadId[] = ['beata-elvenhold-plain', 'beata-elvenhold-plain', 'elvenhold-ergeren-forest'];
    const journey = ways.map((road): Move => ({ type: 'travel', seat: 0, road, by: 'pig' }));
    for (const move of [...journey, { type: 'collect', seat: 0, as: 'coins' } as Move]) game.play(move);
    await waitUntil(() => all(game, '.recap strong').length > 0, 'the card', { timeout: 8000 });
    await settled(game);
    // The reader chooses the next journey on the map, so the card is folded until they want it.
    one(game, '[data-do=unfold]').click();
    const red = all(game, '.recap strong').find((name) => words(name) === 'Rouge (vous)')!;
    const lines = [...red.nextElementSibling!.getClientRects()];
    expect(lines.length).to.be.above(1);
    expect(lines[0]!.left, 'beside the name').to.be.at.least(red.getBoundingClientRect().right);
    expect(lines[1]!.left, 'below the name').to.equal(red.getBoundingClientRect().left);
    await setViewport({ width: 800, height: 600 });
  });
});

describe('the story of Elfengold at the pace Normal', () => {
  beforeEach(() => {
    motion.reduced = false;
    changeSettings({ pace: 'normal' });
  });
  afterEach(() => {
    motion.reduced = true;
    changeSettings({ pace: '' });
  });
  const roads = { 'beata-elvenhold-plain': 'pig', 'beata-strykhaven-plain': 'pig' };
  /** The texts of the line, in order, until `isDone`. */
  async function told(game: PlayableGame, isDone: () => boolean): Promise<readonly string[]> {
    const lines: string[] = [];
    const look = () => {
      const said = all(game, '.story .line').map(words)[0];
      if (said !== undefined && said !== lines.at(-1)) lines.push(said);
      return isDone();
    };
    await waitUntil(look, 'the end of it', { timeout: 15_000, interval: 20 });
    return lines;
  }

  it('EG-6.1, EG-6.3: tells the journey of another in one line that grows to its end, so that no leg wipes out the one before', async () => {
    const hands = { blue: { hand: 'pig pig' }, red: { hand: 'pig' } };
    const game = await at('travel.journey', { roads, first: 'green', queue: 'blue red', ...hands });
    const lines = await told(game, () => words(one(game, '.prompt')).includes('Your journey'));
    const journey = 'Blue – Beata by giant pig, Strykhaven by giant pig · 2 new towns';
    const ofBlue = lines.filter((line) => /Blue/.test(line)).slice(1);
    expect(ofBlue[0]).to.equal(journey);
    expect(ofBlue.at(-1)).to.match(/ new towns · .*(coins|draws|unseen)/);
    expect(ofBlue.filter((line) => !line.startsWith(journey))).to.eql([]);
  }).timeout(20_000);
  it('EG-4.2: tells in an auction who passes', async () => {
    const coins = { green: { coins: 1 }, blue: { coins: 1 } };
    const game = await at('auction', {
      row: 'pig cycle',
      first: 'green',
      queue: 'red blue',
      bid: ['blue', 1],
      ...coins,
    });
    button(game, 'Bid 2').click();
    const lines = await told(game, () => words(one(game, '.prompt')).includes('elfcycle'));
    expect(lines).to.include('Blue passes.');
  }).timeout(20_000);
  it('EG-6.1: tells the ways that the player has planned in one line too', async () => {
    const game = await at('travel.journey', { roads, red: { hand: 'pig pig pig raft' } });
    const select = one<HTMLSelectElement>(game, '.eg-plan select');
    select.value = 'strykhaven';
    select.dispatchEvent(new Event('change'));
    await settled(game);
    one(game, '[data-do=plan-go]').click();
    const lines = await told(game, () => words(one(game, '.prompt')).includes('Travel on'));
    expect(lines.at(-1)).to.equal('Red (you) – Beata by giant pig, Strykhaven by giant pig · 2 new towns');
  }).timeout(20_000);
  it('EG-5.1: leaves what the last of the others did its time before the coach takes the line, and beside the coach the list', async () => {
    const bots = { players: '5', seats: 'human bot bot bot bot', coach: '' };
    const has = (kind: string) => ({ hand: `${kind} ${kind}`, shown: kind });
    const hands = { red: has('pig'), green: has('cycle'), blue: has('pig'), yellow: has('cycle'), black: has('pig') };
    const drawn = { players: 5, first: 'green', queue: 'green blue yellow black red', ...hands } as const;
    const game = await at('placeTokens.placing', drawn, 359, bots);
    let since = 0;
    let last = '';
    await told(game, () => {
      const line = all(game, '.story .line').map(words)[0];
      if (line !== undefined && line !== last) [last, since] = [line, performance.now()];
      return all(game, '.coach').length > 0;
    });
    expect(last).to.match(/^Black /);
    expect(performance.now() - since).to.be.above(0.6 * (320 + 14 * last.length));
    const door = one(game, '.story .others-door').getBoundingClientRect();
    expect(door.width).to.be.above(40);
    for (const lang of ['en', 'fr', 'it']) {
      game.lang = lang;
      await settled(game);
      const tip = one(game, '.coach > p');
      expect(tip.scrollHeight, lang).to.be.at.most(tip.clientHeight);
    }
  }).timeout(20_000);
});
