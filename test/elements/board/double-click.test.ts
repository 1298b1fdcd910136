import { aTimeout, expect } from '@open-wc/testing';
import { button, mount, one, openMenu, settled, viewOf } from '../playable-game/support.js';

/** A click of a mouse; `detail` counts the clicks in quick succession. */
const click = (target: Element, detail: number) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail }));

describe('a double click', () => {
  it('does not take the presses of somebody who clicks on and on for more than a second', async () => {
    const game = await mount({ players: '3', seats: 'human human human' });
    game.play('green roll');
    await settled(game);
    game.play(viewOf(game).moves.find(({ type }) => type === 'place')!);
    await settled(game);
    click(one(game, '.scores'), 1);
    click(button(game, 'Undo'), 2);
    await settled(game);
    expect(game.length).to.equal(2);
    await aTimeout(1100);
    click(button(game, 'Undo'), 5);
    await settled(game);
    expect(game.length).to.equal(1);
  });
  it('on the words of a switch turns it twice', async () => {
    const game = await mount();
    const label = (await openMenu(game)).querySelector<HTMLLabelElement>('label.option')!;
    const turned: boolean[] = [];
    label.addEventListener('change', ({ target }) => turned.push((target as HTMLInputElement).checked));
    click(label, 1);
    click(label, 2);
    expect(turned).to.have.length(2);
  });
});
