/** The list of all moves: by the pieces that they begin with, and marked on the board as a pointer goes through it. */
import { expect } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { all, anchor, atPhase, listed, mount, one, settled } from './support.js';

const marked = (game: PlayableGame) => all(game, '.anchor.shown').map((place) => place.dataset['anchor']);
const over = async (game: PlayableGame, part: Element) => {
  part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true, pointerType: 'mouse' }));
  await settled(game);
};

describe('the list of all moves', () => {
  it('stands by pieces, each called as on the board; what is carried nowhere by its verb', async () => {
    const game = await atPhase('competition');
    const groups = await listed<HTMLOptGroupElement>(game, 'optgroup');
    const names = groups.map(({ label }) => label);
    const reserve = anchor(game, 'reserve:2').getAttribute('aria-label')!;
    expect(names.filter((name) => reserve.startsWith(name))).to.have.length(1);
    expect(names.filter((name) => /^Blue guild/.test(name)).length).to.be.above(1);
    expect(names).to.include('Pass');
    expect(new Set(names).size).to.equal(names.length);
  });
  it('marks what a move is about while a pointer is on it, whatever is selected', async () => {
    const game = await atPhase('competition');
    const [first, second] = await listed(game, 'option');
    await over(game, first!);
    expect(marked(game)).to.have.length(2);
    const before = marked(game);
    await over(game, second!);
    expect(marked(game)).not.to.eql(before);
    one(game, '.list').dispatchEvent(new PointerEvent('pointerleave'));
    await settled(game);
    expect(marked(game)).to.eql([]);
  });
  it('few of them as radio buttons too', async () => {
    const game = await mount({ players: '3', seats: 'human human human' });
    await over(game, (await listed(game, '.option span'))[0]!);
    expect(marked(game)).to.have.length(1);
  });
});
