/** The list of all moves: grouped by the piece that is moved, and marked on the board under the pointer. */
import { expect } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { all, anchor, atPhase, listed, mount, one, settled, words } from './support.js';

const marked = (game: PlayableGame) => all(game, '.anchor.shown').map((place) => place.dataset['anchor']);
const hover = async (game: PlayableGame, part: Element) => {
  part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true, pointerType: 'mouse' }));
  await settled(game);
};

describe('the list of all moves', () => {
  it('is grouped by piece, labelled as on the board; moves without a piece have their verb as label', async () => {
    const game = await atPhase('competition');
    const groups = await listed<HTMLOptGroupElement>(game, 'optgroup');
    const names = groups.map(({ label }) => label);
    const reserve = anchor(game, 'reserve:2').getAttribute('aria-label')!;
    expect(names.filter((name) => reserve.startsWith(name))).to.have.length(1);
    expect(names.filter((name) => /^Blue guild/.test(name)).length).to.be.above(1);
    expect(names).to.include('Pass');
    expect(new Set(names).size).to.equal(names.length);
  });
  it('is searched without regard to accents and capitals', async () => {
    const game = await atPhase('competition', { lang: 'fr' });
    const accented = (await listed(game, 'option')).find((option) => /é/.test(words(option)))!;
    const field = one<HTMLInputElement>(game, '.moves input[type="search"]');
    field.value = words(accented).replaceAll('é', 'E');
    field.dispatchEvent(new Event('input'));
    await settled(game);
    expect((await listed(game, 'option')).map(words)).to.eql([words(accented)]);
  });
  it('marks the places of a hovered move on the board until the pointer leaves', async () => {
    const game = await atPhase('competition');
    const [first, second] = await listed(game, 'option');
    await hover(game, first!);
    expect(marked(game)).to.have.length(2);
    const before = marked(game);
    await hover(game, second!);
    expect(marked(game)).not.to.eql(before);
    one(game, '.list').dispatchEvent(new PointerEvent('pointerleave'));
    await settled(game);
    expect(marked(game)).to.eql([]);
  });
  it('marks the place of a hovered move also as a list of radio buttons', async () => {
    const game = await mount({ players: '3', seats: 'human human human' });
    await hover(game, (await listed(game, '.option span'))[0]!);
    expect(marked(game)).to.have.length(1);
  });
});
