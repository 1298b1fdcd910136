/** When an element loads its game. */
import { aTimeout, expect, nextFrame, waitUntil } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { all, element, one, place, settled } from './support.js';

const thrown: unknown[] = [];
addEventListener('error', ({ error, message }) => thrown.push(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => thrown.push(reason));
afterEach(() => expect(thrown.splice(0)).to.eql([]));

const hasChildren = (game: PlayableGame) => one<HTMLSlotElement>(game, 'slot').assignedNodes().length > 0;
const hasGame = (game: PlayableGame) => all(game, '.board').length === 1;
/** Waits for a game that loads at once: one that was to load before it would have its board too. */
async function another(): Promise<void> {
  // An element learns with a frame that it is near.
  for (let frame = 0; frame < 3; frame++) await nextFrame();
  const game = element({ load: 'now' });
  (await place()).append(game);
  await waitUntil(() => hasGame(game), 'another board is shown', { timeout: 4000 });
}

describe('attributes: load', () => {
  it('now: loads at once, even far outside the viewport', async () => {
    const game = element({ load: 'now' }, 'A picture.');
    const far = await place();
    far.style.marginTop = '5000px';
    far.append(game);
    await waitUntil(() => hasGame(game));
  });
  it('near: shows the children until the element is near the viewport', async () => {
    const far = await place();
    far.style.marginTop = '5000px';
    far.style.paddingBottom = '5000px';
    const game = element({ load: 'near' }, 'A picture.');
    far.append(game);
    await another();
    expect(hasGame(game)).to.equal(false);
    expect(hasChildren(game)).to.equal(true);
    game.scrollIntoView();
    await waitUntil(() => hasGame(game), 'the board is shown', { timeout: 4000 });
    scrollTo(0, 0);
  });
  it('near: loads before the page is printed, wherever the element stands; click does not', async () => {
    const far = await place();
    far.style.marginTop = '5000px';
    const [game, later, gone] = [
      element({ load: 'near' }, 'A picture.'),
      element({ load: 'click' }, 'A picture.'),
      element({ load: 'near' }, 'A picture.'),
    ];
    far.append(game, later, gone);
    await aTimeout(100);
    gone.remove();
    dispatchEvent(new Event('beforeprint'));
    await waitUntil(() => hasGame(game), 'the board is shown', { timeout: 4000 });
    far.append(gone);
    await another();
    expect([hasGame(later), hasGame(gone)]).to.eql([false, false]);
  });
  it('missing: loads an element inside the viewport', async () => {
    const game = element({}, 'A picture.');
    game.removeAttribute('load');
    (await place()).append(game);
    await waitUntil(() => hasGame(game), 'the board is shown', { timeout: 4000 });
  });
  it('click: shows the children until the start button is clicked', async () => {
    const game = element({ load: 'click' }, 'A picture.');
    (await place()).append(game);
    await another();
    expect(hasGame(game)).to.equal(false);
    expect(hasChildren(game)).to.equal(true);
    one<HTMLButtonElement>(game, 'button').click();
    await waitUntil(() => hasGame(game));
  });
  it('click, then now: loads when the attribute changes', async () => {
    const game = element({ load: 'click' }, 'A picture.');
    (await place()).append(game);
    await settled(game);
    game.setAttribute('load', 'now');
    await waitUntil(() => hasGame(game));
  });
});
