/** What a player reads about the others: how the sale of a counter ended, and the report since the last own turn. */
import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { PlayableGame } from '../../../src/define.js';
import { sketch, type Sketch } from '../../../src/games/elfengold/lessons/sketch.js';
import type { RoadId } from '../../../src/games/elfengold/map.js';
import type { Move } from '../../../src/games/elfengold/table.js';
import { all, button, element, one, place, settled, words } from '../../elements/playable-game/support.js';

async function at(phase: string, drawn: Sketch, width = 600): Promise<PlayableGame> {
  const game = element({ game: 'elfengold', players: '3', seats: 'human bot bot' });
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
    expect(said[0]).to.equal('Sold! You pay 2 coins for a giant pig.');
    expect(said.slice(1).join(' '), 'a pass is seen on the board').to.match(/^(Green bids 1\.)?$/);
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
