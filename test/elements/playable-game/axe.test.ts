import { expect } from '@open-wc/testing';
import { all, atPhase, click, one, openForm, openMenu, pathOf, place, settled, viewOf, element } from './support.js';
import { violations } from '../violations.js';

// Every phase is also checked with axe as a story, and on whole pages in light and dark colours.
describe('accessibility: axe', () => {
  it('reports low contrast, so these checks can fail', async () => {
    const pale = document.createElement('p');
    pale.append('pale');
    pale.style.color = '#ddd';
    (await place()).append(pale);
    expect(await violations(pale)).to.have.length(1);
  });
  it('finds nothing while a piece is held', async () => {
    const game = await atPhase('competition');
    await click(game, pathOf(game, viewOf(game).moves[0]!)[0]!);
    expect(all(game, '.anchor.target').length).to.be.greaterThan(1);
    expect(await violations(game)).to.deep.equal([]);
  });
  it('finds nothing while the form for a new game is open', async () => {
    const game = await atPhase('competition');
    const dialog = await openForm(game);
    dialog.querySelector('details')!.open = true;
    expect(await violations(game)).to.deep.equal([]);
  });
  it('finds nothing while the menu is open', async () => {
    const game = await atPhase('competition');
    await openMenu(game);
    expect(await violations(game)).to.deep.equal([]);
  });
  it('finds nothing after a refused move', async () => {
    const game = await atPhase('castRemainingSpells');
    game.play(viewOf(game).moves.find(({ type }) => type === 'roll')!);
    await settled(game);
    await click(
      game,
      pathOf(
        game,
        viewOf(game).moves.find(({ type }) => type === 'place')!,
      )[0]!,
      'W1',
    );
    expect(one(game, '.refused')).to.exist;
    expect(await violations(game)).to.deep.equal([]);
  });
  it('finds nothing in a diagram', async () => {
    const game = await atPhase('competition', { readonly: '' });
    expect(await violations(game)).to.deep.equal([]);
  });
  it('finds nothing in an error message with a fallback', async () => {
    const game = element({ players: '9' }, 'A picture of the board.');
    (await place()).append(game);
    await game.ready().catch(() => {});
    await settled(game);
    expect(await violations(game)).to.deep.equal([]);
  });
});
