/** Close-ups of small things on a board: the game provides the content, the element decides when to show it. */
import { expect, waitUntil } from '@open-wc/testing';
import { html } from 'lit';
import { provideGames } from '../../../src/loading/games.js';
import { anchor, anchors, element, one, place, words } from '../playable-game/support.js';
import { ui } from '../../toy/ui.js';

describe('a close-up', () => {
  before(() =>
    provideGames({
      load: () => Promise.resolve({ ...ui, closeUp: (id: string) => html`<p>${`close ${id}`}</p>` }),
    }),
  );
  const mounted = async () => {
    const game = element({ game: ui.game.id, players: '2', seats: 'human bot' });
    (await place(800)).append(game);
    await game.ready();
    // The close-up loads after the board.
    await import('../../../src/elements/board/close-up.js');
    return game;
  };
  const shown = (game: Awaited<ReturnType<typeof mounted>>) => words(one(game, '.close-up'));
  const event = (type: string, pointerType: string) =>
    new PointerEvent(type, { bubbles: true, composed: true, pointerType, isPrimary: true, clientX });
  /** The position of the pointer. */
  let clientX = 0;

  it('is shown while a mouse rests on a place, without catching the pointer or being read aloud', async () => {
    const game = await mounted();
    const [id] = anchors(game);
    expect(shown(game)).to.equal('');
    anchor(game, id!).dispatchEvent(event('pointerover', 'mouse'));
    await waitUntil(() => shown(game) === `close ${id!}`);
    const box = one(game, '.close-up');
    expect(getComputedStyle(box).pointerEvents).to.equal('none');
    expect(box.getAttribute('aria-hidden')).to.equal('true');
    one(game, '.view').dispatchEvent(event('pointerleave', 'mouse'));
    expect(shown(game)).to.equal('');
  });
  it('is within the window, also where the board is not', async () => {
    const game = await mounted();
    const [id] = anchors(game);
    const at = () => anchor(game, id!).getBoundingClientRect();
    game.style.marginBlock = `${innerHeight - 160}px 900px`;
    scrollBy(0, at().bottom - innerHeight + 20);
    anchor(game, id!).dispatchEvent(event('pointerover', 'mouse'));
    await waitUntil(() => shown(game) === `close ${id!}`);
    const box = one(game, '.close-up').getBoundingClientRect();
    expect(box.bottom).to.be.at.most(at().top);
    expect(box.top).to.be.at.least(0);
    scrollTo(0, 0);
  });
  it('is not shown when a mouse passes over a place, and is hidden when the mouse goes on to an empty spot', async () => {
    const game = await mounted();
    const [id] = anchors(game);
    const over = (target: Element) => target.dispatchEvent(event('pointerover', 'mouse'));
    clientX = 10;
    over(anchor(game, id!));
    over(one(game, 'svg.board'));
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect(shown(game)).to.equal('');
    over(anchor(game, id!));
    await waitUntil(() => shown(game) === `close ${id!}`);
    over(one(game, 'svg.board'));
    expect(shown(game)).to.equal('');
  });
  it('is hidden by a press, until the mouse has left the place and come back', async () => {
    const game = await mounted();
    const [id, other] = anchors(game);
    const over = (at: string) => anchor(game, at).dispatchEvent(event('pointerover', 'mouse'));
    over(id!);
    await waitUntil(() => shown(game) === `close ${id!}`);
    anchor(game, id!).dispatchEvent(event('pointerdown', 'mouse'));
    expect(shown(game)).to.equal('');
    // A redrawn board fires `pointerover` again under a mouse that has not moved.
    over(id!);
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect(shown(game)).to.equal('');
    clientX = 5;
    over(other!);
    over(id!);
    await waitUntil(() => shown(game) === `close ${id!}`);
  });
  it('is not shown for a place that appears under a resting mouse, until the mouse moves', async () => {
    const game = await mounted();
    const [id] = anchors(game);
    clientX = 40;
    document.body.dispatchEvent(event('pointermove', 'mouse'));
    anchor(game, id!).dispatchEvent(event('pointerover', 'mouse'));
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect(shown(game)).to.equal('');
    clientX = 41;
    anchor(game, id!).dispatchEvent(event('pointermove', 'mouse'));
    await waitUntil(() => shown(game) === `close ${id!}`);
  });
  it('is shown during a long press by touch, but not by a tap', async () => {
    const game = await mounted();
    const [id] = anchors(game);
    anchor(game, id!).dispatchEvent(event('pointerdown', 'touch'));
    anchor(game, id!).dispatchEvent(event('pointerup', 'touch'));
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(shown(game)).to.equal('');
    anchor(game, id!).dispatchEvent(event('pointerdown', 'touch'));
    await waitUntil(() => shown(game) === `close ${id!}`);
  });
});
