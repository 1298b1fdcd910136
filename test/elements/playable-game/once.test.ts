/** How often a click asks the rules and draws: a page with hundreds of moves must not feel it. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { PlayableGame } from '../../../src/define.js';
import type { GameUi } from '../../../src/game-ui/game-ui.js';
import { provideGames } from '../../../src/game-ui/games.js';
import { toy } from '../../toy/game.js';
import { ui } from '../../toy/ui.js';
import { raise } from './toy-support.js';
import { SAID, all, anchor, element, place, settled, touchPoint } from './support.js';

const counts = { options: 0, descriptions: 0 };
/** How many tasks have run, as far as they are counted, and which of them draw a board. */
let tasks = 0;
const boards: { task: number; isSeen: boolean }[] = [];
/** The toy with rules and words that are counted. */
const counted: typeof ui = {
  ...ui,
  board(...drawn) {
    boards.push({
      task: tasks,
      isSeen: document.querySelector('playable-game')?.shadowRoot?.querySelector('.board') != null,
    });
    return ui.board(...drawn);
  },
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
before(() => provideGames(() => Promise.resolve(counted as unknown as GameUi)));

async function mount(seats: string): Promise<PlayableGame> {
  const game = element({ game: 'toy', players: '3', seats, seed: '3' });
  (await place()).append(game);
  await game.ready();
  await settled(game);
  await raise(game);
  return game;
}
/** What was asked until all was done, shown and said, and how often the game was drawn for the press itself. */
async function during(game: PlayableGame, act: () => Promise<void>) {
  let updates = 0;
  let before = { ...counts };
  game.addController({ hostUpdated: () => void updates++ });
  // On its way to a place the pointer may have that explained, in words that come late and are drawn in all the list.
  const begin = () => ([updates, before] = [0, { ...counts }]);
  for (const down of ['pointerdown', 'keydown']) game.addEventListener(down, begin, { capture: true, once: true });
  // Before the driver has heard that it pressed, a busy machine may have drawn what comes later.
  const drawn = new Promise<number>((resolve) => {
    for (const up of ['pointerup', 'keyup'])
      game.addEventListener(up, () => setTimeout(() => resolve(updates)), { capture: true, once: true });
  });
  await act();
  await settled(game);
  await aTimeout(SAID);
  return {
    options: counts.options - before.options,
    descriptions: counts.descriptions - before.descriptions,
    updates: await drawn,
  };
}

describe('a first board', () => {
  it('is painted before what stands beside it and what comes behind it is drawn', async () => {
    const game = element({ game: 'toy', players: '3', seats: 'human bot bot', seed: '3' });
    const drawn: boolean[] = [];
    const beside: boolean[] = [];
    let isPainted = false;
    game.addController({
      hostUpdated() {
        if (!game.shadowRoot?.querySelector('.board')) return;
        if (drawn.length === 0) requestAnimationFrame(() => setTimeout(() => (isPainted = true)));
        drawn.push(isPainted);
        beside.push(all(game, '.now .prompt').length > 0, all(game, 'aside > *, [data-do="new"]').length > 0);
      },
    });
    (await place()).append(game);
    await game.ready();
    expect(drawn.filter((wasPainted) => !wasPainted).length).to.equal(1);
    expect(drawn.length).to.be.greaterThan(1);
    expect(beside.slice(0, 2), 'what to do stands beside it').to.eql([true, false]);
    expect(beside.slice(-2), 'then all else').to.eql([true, true]);
  });
  it('is drawn in tasks of their own, and nobody sees it before all of it is there', async () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (tasks++, port2.postMessage(''));
    port2.postMessage('');
    boards.length = 0;
    await mount('human bot bot');
    port1.close();
    const [ground, places, all] = boards;
    expect([ground, places, all].map((board) => board?.isSeen)).to.eql([false, false, false]);
    expect(places!.task).to.be.above(ground!.task);
    expect(all!.task).to.be.above(places!.task);
  });
});

describe('one click, one key', () => {
  before('what a first click fetches has come', async () => {
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
  /** The words that explain a place may come with the button already down: then all the list is drawn in them. */
  const explain = async (game: PlayableGame, card: string) => {
    await sendMouse({ type: 'move', position: positionOf(game, card) });
    await waitUntil(() => all(game, '.tip').length > 0, 'what explains the place');
    await settled(game);
  };
  it('a click asks for all moves at most twice, and draws at most twice beside what explains a place', async () => {
    const game = await mount('human human human');
    await explain(game, 'card:5');
    const { options, descriptions, updates } = await during(game, clickOn(game, 'card:5'));
    expect(game.record).to.include('ann bid 5');
    expect(options, 'times asked').to.be.within(1, 2);
    // Once more where what explained the place goes.
    expect(updates, 'times drawn').to.be.within(1, 3);
    expect(descriptions, 'each answer in the list once').to.be.at.most(2);
  });
  it('so does a key', async () => {
    const game = await mount('human human human');
    anchor(game, 'card:5').focus();
    await settled(game);
    // What explains a place comes first.
    await aTimeout(1000);
    const { options, updates } = await during(game, () => sendKeys({ press: 'Enter' }));
    expect(game.record).to.include('ann bid 5');
    expect(options).to.be.within(1, 2);
    // Once more, since what explained the place goes.
    expect(updates).to.be.within(1, 3);
  });
  it('a click that plays nothing asks nothing', async () => {
    const game = await mount('human human human');
    await during(game, clickOn(game, 'card:1'));
    const { options, updates } = await during(game, clickOn(game, 'card:1'));
    expect(game.record).not.to.include('bid');
    expect([options, updates]).to.eql([0, 2]);
  });
});
