/** How often one click queries the rules and renders. With hundreds of moves, more would be slow. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { PlayableGame } from '../../../src/define.js';
import type { GameUi } from '../../../src/game-ui/game-ui.js';
import { provideGames } from '../../../src/loading/games.js';
import { toy } from '../../toy/game.js';
import { ui } from '../../toy/ui.js';
import { raise } from './toy-support.js';
import { SAID, all, anchor, element, place, settled, touchPoint } from './support.js';

const counts = { options: 0, descriptions: 0 };
/** The number of tasks that have run, while they are counted, and the tasks in which a board was rendered. */
let tasks = 0;
const boards: { task: number; isSeen: boolean }[] = [];
/** The toy game, with calls of its rules and descriptions counted. */
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
  it('is painted together with the prompt, before anything else is rendered', async () => {
    const game = element({ game: 'toy', players: '3', seats: 'human bot bot', seed: '3' });
    const paintedBefore: boolean[] = [];
    const beside: boolean[] = [];
    let isPainted = false;
    game.addController({
      hostUpdated() {
        if (!game.shadowRoot?.querySelector('.board')) return;
        if (paintedBefore.length === 0) requestAnimationFrame(() => setTimeout(() => (isPainted = true)));
        paintedBefore.push(isPainted);
        beside.push(all(game, '.now .prompt').length > 0, all(game, 'aside > *, [data-do="new"]').length > 0);
      },
    });
    (await place()).append(game);
    await game.ready();
    expect(paintedBefore.filter((wasPainted) => !wasPainted).length).to.equal(1);
    expect(paintedBefore.length).to.be.greaterThan(1);
    expect(beside.slice(0, 2), 'first the prompt without the rest').to.eql([true, false]);
    expect(beside.slice(-2), 'then everything').to.eql([true, true]);
  });
  it('is rendered in three tasks of its own, and inserted only when complete', async () => {
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
