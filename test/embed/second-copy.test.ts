import { expect } from '@open-wc/testing';
import type { Instance } from '../../src/embed/instance.js';
import type { AddedGame, LazyGame } from '../../src/game-ui/added-game.js';
import { GAMES } from '../../src/games/list.js';

/** What the first copy on a page has got from others. It has a game of its own, and one that a later copy has too. */
const got: LazyGame[] = [];
const OWN = GAMES[0]!;
const first: Instance = {
  defineElement: () => Promise.resolve(),
  addGame: (game: AddedGame | LazyGame) => {
    if (!('load' in game) || game.id === OWN) throw new Error('Another game has this id.');
    got.push(game);
  },
};
Object.assign(globalThis, { [Symbol.for('playable-rules')]: first });

describe('a second copy on a page', () => {
  it('gives the first one the games that this lacks', async () => {
    await import('../../src/playable-lesson.js');
    expect(got.map(({ id }) => id)).to.eql(GAMES.filter((id) => id !== OWN));
    const [lazy] = got as [LazyGame];
    const added = await lazy.load();
    expect([added.game.id, added.about]).to.eql([lazy.id, lazy.about]);
    expect(typeof added.board).to.equal('function');
  });
});
