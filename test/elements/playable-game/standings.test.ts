import { expect, waitUntil } from '@open-wc/testing';
import type { GameUi, Standing } from '../../../src/game-ui/game-ui.js';
import { provideGames } from '../../../src/loading/games.js';
import type { View } from '../../../src/kernel/game.js';
import { ui } from '../../toy/ui.js';
import { raise } from './toy-support.js';
import { all, element, hear, listen, one, place, settled, words, button, openLog } from './support.js';

const toy = ui as unknown as GameUi;
let given = toy;
before(() => provideGames({ load: () => Promise.resolve(given) }));

const NAMES = ['ann', 'bob', 'cat'];
/** The moves of a whole game: everybody bids 5 once and is believed. */
const MOVES = NAMES.flatMap((name) => [
  `${name} bid 5`,
  ...NAMES.filter((other) => other !== name).map((other) => `${other} answer believe`),
]).join('; ');
async function mount(more: Partial<GameUi>, moves = MOVES, seats = 'human bot bot') {
  given = { ...toy, ...more };
  const game = element({ game: 'toy', players: '3', seats, seed: '3', moves });
  (await place()).append(game);
  await game.ready();
  await settled(game);
  await raise(game);
  return game;
}
/** Mounts a finished game with these standings. */
const ended = (standings: readonly Standing[], seats?: string) => mount({ standings: () => standings }, MOVES, seats);
const line = (points: number) => ({ code: 'points', params: { points } });

describe('the result', () => {
  it('names the winner, the reader’s place and all points, whatever the final state is called', async () => {
    const game = await ended([
      { seats: [1], rank: 1, line: line(7) },
      { seats: [0], rank: 2, line: line(1) },
      { seats: [2], rank: 3, line: line(0) },
    ]);
    expect(game.phase).to.equal('finished');
    expect(words(one(game, '.prompt'))).to.equal('Bob wins.');
    expect(words(one(game, '.result'))).to.include('Your place: 2 of 3.');
    expect(all(game, '.result li').map(words)).to.eql(['Bob 7 points', 'Ann (you) 1 point', 'Cat 0 points']);
    button(game, 'Play again');
  });
  it('names all winners of a tie and numbers those who share a rank alike', async () => {
    const game = await ended([
      { seats: [0], rank: 1, line: line(7) },
      { seats: [2], rank: 1, line: line(7) },
      { seats: [1], rank: 3, line: line(5) },
    ]);
    expect(words(one(game, '.prompt'))).to.equal('You and Cat share the win.');
    expect(all<HTMLLIElement>(game, '.result li').map(({ value }) => value)).to.eql([1, 1, 3]);
  });
  it('lists teams, and no points in a game without points', async () => {
    const game = await ended([
      { seats: [0, 2], rank: 1 },
      { seats: [1], rank: 2 },
    ]);
    expect(words(one(game, '.prompt'))).to.equal('You and Cat win.');
    expect(all(game, '.result li').map(words)).to.eql(['You and Cat', 'Bob']);
    expect(words(one(game, '.result')), 'who has won knows the place').not.to.include('Your place');
  });
  it('says that nobody wins if no seat has rank 1', async () => {
    const game = await ended([{ seats: [0, 1, 2], rank: 2 }]);
    expect(words(one(game, '.prompt'))).to.equal('Nobody wins.');
  });
  it('is passed to the page in playable-over', async () => {
    const game = await mount({}, MOVES.split('; ').slice(0, -1).join('; '), 'human human human');
    const over = hear(game, 'playable-over');
    button(game, 'Say believe').click();
    await settled(game);
    const { standings } = over[0]!.detail as { standings: Standing[] };
    expect(standings.map(({ rank }) => rank)[0]).to.equal(1);
    expect(standings.flatMap(({ seats }) => seats).sort()).to.eql([0, 1, 2]);
  });
});

describe('prompt, log and announcements', () => {
  it('tell an event once, even if the game moves on automatically without a new event', async () => {
    const game = await mount({}, '', 'human human human');
    const said = listen(game);
    button(game, 'Card 5').click();
    await settled(game);
    await raise(game);
    await waitUntil(() => said.messages.join(' ').includes('Ann says 5.'), 'the announcement of the bid', {
      timeout: 4000,
    });
    const times = (text: string) => text.split('Ann says 5.').length - 1;
    expect(times(said.messages.join(' '))).to.equal(1);
    await openLog(game);
    expect(times(words(one(game, '.log')))).to.equal(1);
  });
  it('name values through formatValue and factParams, which receive the current view', async () => {
    const formatValue: GameUi['formatValue'] = (name, value, _text, view?: View<unknown>) =>
      name === 'seat' && view ? `Mage ${String(value)} of ${view.players}` : undefined;
    const factParams: GameUi['factParams'] = (params, { players }) => ({ ...params, card: `${players} x` });
    const game = await mount({ formatValue, factParams }, 'ann bid 5', 'human human human');
    expect(words(one(game, '.prompt'))).to.equal('Do you believe Mage 0 of 3?');
    expect(words(await openLog(game))).to.include('Mage 0 of 3 says 3 x.');
  });
});
