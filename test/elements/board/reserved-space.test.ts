/** The space reserved for a board before it loads has the aspect ratio of the game's board. */
import { aTimeout, expect } from '@open-wc/testing';
import '../../../src/define.js';
import type { GameAbout } from '../../../src/game-ui/about.js';
import { firstGame, provideGames } from '../../../src/loading/games.js';
import { GAMES } from '../../../src/games/index.js';

const about = (wideFrom: number, wide: number, narrow: number): GameAbout => ({
  order: 0,
  players: [2, 2],
  wideFrom,
  board: { wide: { width: wide, height: 100 }, narrow: { width: narrow, height: 100 } },
});

/** An element with this tag that waits for its game, in a container of this width. */
async function waiting(tag: string, width: number, game?: string): Promise<HTMLElement> {
  const room = document.createElement('div');
  room.style.width = `${width}px`;
  const element = document.createElement(tag);
  element.setAttribute('load', 'now');
  element.setAttribute('fit', 'width'); // a window too low for the whole board cuts it off
  if (game !== undefined) element.setAttribute('game', game);
  room.append(element);
  document.body.append(room);
  await customElements.whenDefined(tag);
  await (element as HTMLElement & { updateComplete: Promise<unknown> }).updateComplete;
  await aTimeout(50);
  return element;
}
const ratio = (element: HTMLElement) => {
  const { width, height } = element.shadowRoot!.querySelector('.room .scene')!.getBoundingClientRect();
  return Math.round((width / height) * 100);
};

describe('the space reserved for a board', () => {
  before(() => {
    expect(firstGame(), 'define.js provides the games of the registry').to.equal(GAMES[0]);
    const known = new Map([
      ['broad', about(500, 400, 200)],
      ['tall', about(900, 150, 50)],
    ]);
    provideGames({ load: () => new Promise(() => undefined), abouts: known });
  });
  afterEach(() => document.querySelectorAll('body > div').forEach((room) => room.remove()));

  for (const tag of ['playable-game', 'playable-lesson']) {
    it(`<${tag}> has the aspect ratio of the game’s board, wide and narrow`, async () => {
      expect(ratio(await waiting(tag, 700, 'broad'))).to.equal(400);
      expect(ratio(await waiting(tag, 400, 'broad'))).to.equal(200);
      expect(ratio(await waiting(tag, 950, 'tall'))).to.equal(150);
      expect(ratio(await waiting(tag, 400, 'tall'))).to.equal(50);
    });
  }
  it('is that of the first game until the `game` attribute names another', async () => {
    const element = await waiting('playable-game', 400);
    expect(ratio(element)).to.equal(200);
    element.setAttribute('game', 'tall');
    await aTimeout(50);
    expect(ratio(element)).to.equal(50);
  });
});
