/** The picture of a new game, which is on show while its rules are loading. */
import { expect, waitUntil } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { GAMES, load, pictureOf } from '../../../src/games/index.js';
import { boardTexts, pictures } from '../../../src/games/generated/registry.js';
import { loadGame, provideGames, providePictures } from '../../../src/loading/games.js';
import { all, element, one, place, settled, type Attributes, forgetAll } from './support.js';

/** Lets the rules come. */
let come: () => void;
/** The usual loader, from now on held until `come` is called. */
function hold(): void {
  const held = new Promise<void>((resolve) => (come = resolve));
  provideGames({
    load: async (...asked) => {
      await held;
      return load(...asked);
    },
  });
}
// A game has its picture drawn also if an earlier test has loaded its rules.
before(async () => {
  await Promise.all(GAMES.map((id) => loadGame(id)));
  providePictures(async (id, lang) => ({ picture: await pictures[id]!(), words: await boardTexts[id]![lang]!() }));
});
beforeEach(hold);
afterEach(forgetAll);
after(() => {
  provideGames({ load });
  providePictures(pictureOf);
});

async function show(attributes: Attributes, without: readonly string[] = []): Promise<PlayableGame> {
  const game = element(attributes);
  without.forEach((name) => game.removeAttribute(name));
  (await place()).append(game);
  return game;
}
/** The cards in the reader's hand, as the board shows them. */
const handOf = (game: PlayableGame) =>
  [...one(game, '.board').querySelectorAll('[data-anchor^="hand:"]')].map((at) => at.getAttribute('data-anchor'));

describe('the picture of a new game', () => {
  for (const game of GAMES)
    it(`${game}: is on show while the rules are loading, and is the table on which the game then begins`, async () => {
      const shown = await show({ game }, ['seed']);
      await waitUntil(() => all(shown, '.board').length > 0, 'the picture');
      expect(all(shown, '.now .prompt')).to.eql([]);
      const before = handOf(shown);
      expect(before.length > 0).to.equal(game === 'dark-mages', 'only there the hand is always a place on the board');
      come();
      await shown.ready();
      await settled(shown);
      expect(all(shown, '.now .prompt').length).to.equal(1);
      expect(handOf(shown)).to.eql(before);
    });
  it('calls the seats what the page calls them', async () => {
    const shown = await show({ game: 'dark-mages', names: 'Ada, Ben' });
    await waitUntil(() => all(shown, '.board').length > 0, 'the picture');
    expect(one(shown, '.board').textContent).to.include('Ada').and.to.include('Ben');
    come();
    await shown.ready();
  });
  const kept = { id: 'kept', seats: 'human human human', players: '3' };
  for (const [why, attributes, keeps] of [
    ['several people would see each other’s hands', { game: 'elfengold', seats: 'human human' }],
    ['moves were made', { players: '3', seats: 'human human human', moves: 'green roll' }],
    ['an attribute is wrong', { players: '17' }],
    ['the game is kept', kept, true],
  ] as const)
    it(`is not drawn where ${why}`, async () => {
      if (keeps) {
        const first = await show(attributes, ['save']);
        come();
        await first.ready();
        one(first, '.controls button').click();
        await settled(first);
        first.remove();
        hold();
      }
      const game = await show(attributes, keeps ? ['save'] : []);
      let pictures = 0;
      game.addController({ hostUpdated: () => void (game.phase === '' && (pictures += all(game, '.board').length)) });
      setTimeout(come, 300);
      await game.ready().catch(() => undefined);
      expect(pictures).to.equal(0);
      expect(game.length > 0).to.equal(keeps === true || 'moves' in attributes);
    });
});
