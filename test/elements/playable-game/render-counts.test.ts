/** How often one click queries the rules and renders. With hundreds of moves, more would be slow. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { PlayableGame } from '../../../src/define.js';
import { provideGames } from '../../../src/loading/games.js';
import { toy } from '../../toy/game.js';
import { ui } from '../../toy/ui.js';
import { raise } from './toy-support.js';
import { SAID, all, anchor, element, place, settled, touchPoint } from './support.js';

const counts = { options: 0, descriptions: 0 };
/** The toy game, with calls of its rules and descriptions counted. */
const counted: typeof ui = {
  ...ui,
  game: {
    ...toy,
    rules: {
      ...toy.rules,
      bid: { ...toy.rules.bid, options: (table) => (counts.options++, toy.rules.bid.options(table)) },
      answer: { ...toy.rules.answer, options: (table) => (counts.options++, toy.rules.answer.options(table)) },
    },
  },
  describeMove: (move, view, text) => (counts.descriptions++, ui.describeMove(move, view, text)),
};
before(() => provideGames({ load: () => Promise.resolve(counted) }));

async function mount(seats: string): Promise<PlayableGame> {
  const game = element({ game: 'toy', players: '3', seats, seed: '3' });
  (await place()).append(game);
  await game.ready();
  await settled(game);
  await raise(game);
  return game;
}
/** Counts queries until the action is finished, shown and announced, and the renders caused by the press itself. */
async function during(game: PlayableGame, act: () => Promise<void>) {
  let updates = 0;
  let before = { ...counts };
  game.addController({ hostUpdated: () => void updates++ });
  // Moving the pointer may load the explanation of a place, which renders the list. Counting starts with the press.
  const startCounting = () => ([updates, before] = [0, { ...counts }]);
  for (const down of ['pointerdown', 'keydown'])
    game.addEventListener(down, startCounting, { capture: true, once: true });
  // Read right after the release: on a busy machine, later renders may happen before the driver returns.
  const rendersOfPress = new Promise<number>((resolve) => {
    for (const up of ['pointerup', 'keyup'])
      game.addEventListener(up, () => setTimeout(() => resolve(updates)), { capture: true, once: true });
  });
  await act();
  await settled(game);
  await aTimeout(SAID);
  return {
    options: counts.options - before.options,
    descriptions: counts.descriptions - before.descriptions,
    updates: await rendersOfPress,
  };
}

describe('the first board', () => {
  it('is painted together with the prompt and the panel', async () => {
    const game = element({ game: 'toy', players: '3', seats: 'human bot bot', seed: '3' });
    const seen: number[][] = [];
    game.addController({
      hostUpdated: () => seen.push(['.board', '.now .prompt', '.scores > *'].map((part) => all(game, part).length)),
    });
    (await place()).append(game);
    await game.ready();
    const [board, prompt, panel] = seen.find(([board]) => board! > 0)!;
    expect([board, prompt]).to.eql([1, 1]);
    expect(panel).to.be.above(0);
  });
});

describe('one click or key', () => {
  before('load what the first click loads', async () => {
    const game = await mount('human human human');
    await clickOn(game, 'card:5')();
    await aTimeout(2000);
  });
  const positionOf = (game: PlayableGame, card: string): [number, number] => {
    const { clientX, clientY } = touchPoint(game, card);
    return [Math.round(clientX), Math.round(clientY)];
  };
  const clickOn = (game: PlayableGame, card: string) => () =>
    sendMouse({ type: 'click', position: positionOf(game, card) });
  /** Loads the explanation of a place in advance: if it arrived during the click, it would render the whole list. */
  const explain = async (game: PlayableGame, card: string) => {
    await sendMouse({ type: 'move', position: positionOf(game, card) });
    await waitUntil(() => all(game, '.tip').length > 0, 'the tooltip of the place is shown');
    await settled(game);
  };
  it('a click queries the moves at most twice and renders at most three times', async () => {
    const game = await mount('human human human');
    await explain(game, 'card:5');
    const { options, descriptions, updates } = await during(game, clickOn(game, 'card:5'));
    expect(game.record).to.include('ann bid 5');
    expect(options, 'number of queries').to.be.within(1, 2);
    // The third render removes the tooltip.
    expect(updates, 'number of renders').to.be.within(1, 3);
    expect(descriptions, 'each listed move is described once').to.be.at.most(2);
  });
  it('a key queries the moves at most twice and renders at most three times', async () => {
    const game = await mount('human human human');
    anchor(game, 'card:5').focus();
    await settled(game);
    // The tooltip of the place loads first.
    await aTimeout(1000);
    const { options, updates } = await during(game, () => sendKeys({ press: 'Enter' }));
    expect(game.record).to.include('ann bid 5');
    expect(options).to.be.within(1, 2);
    // The third render removes the tooltip.
    expect(updates).to.be.within(1, 3);
  });
  it('a click that plays no move queries no moves', async () => {
    const game = await mount('human human human');
    await during(game, clickOn(game, 'card:1'));
    const { options, updates } = await during(game, clickOn(game, 'card:1'));
    expect(game.record).not.to.include('bid');
    expect([options, updates]).to.eql([0, 2]);
  });
});
