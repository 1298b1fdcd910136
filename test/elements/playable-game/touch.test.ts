import { expect } from '@open-wc/testing';
import {
  all,
  anchor,
  atPhase,
  drag,
  hear,
  notation,
  one,
  pathOf,
  pointer,
  settled,
  touchPoint,
  viewOf,
} from './support.js';

const FINGER = { pointerType: 'touch', pointerId: 7, width: 20, height: 20 };

describe('touch', () => {
  it('plays a move by two taps, even if the finger moves slightly', async () => {
    const game = await atPhase('competition', {}, 320);
    const move = viewOf(game).moves.find(({ type }) => type === 'favour')!;
    const moved = hear(game, 'playable-moved');
    for (const id of pathOf(game, move)) {
      const at = touchPoint(game, id);
      pointer('pointerdown', at, FINGER);
      pointer('pointermove', { ...at, clientX: at.clientX + 3 }, FINGER);
      pointer('pointerup', { ...at, clientX: at.clientX + 3 }, FINGER);
      await settled(game);
    }
    expect(moved.map(({ detail }) => (detail as { text: string }).text)).to.eql([notation(move)]);
  });
  it('plays a move by dragging', async () => {
    const game = await atPhase('competition', {}, 320);
    const move = viewOf(game).moves.find(({ type }) => type === 'favour')!;
    const moved = hear(game, 'playable-moved');
    const [from, to] = pathOf(game, move);
    await drag(game, from!, to!, FINGER);
    expect(moved.map(({ detail }) => (detail as { text: string }).text)).to.eql([notation(move)]);
  });
  it('lets two fingers zoom the page, and one finger scroll it but for places with a movable piece', async () => {
    const game = await atPhase('competition', {}, 320);
    const begins = new Set(
      viewOf(game)
        .moves.map((move) => pathOf(game, move)[0])
        .filter(Boolean),
    );
    for (const id of begins) expect(getComputedStyle(anchor(game, id!)).touchAction, id).to.equal('pinch-zoom');
    // Sideways too: a page that was zoomed is wider than the window.
    expect(getComputedStyle(one(game, '.scene')).touchAction).to.equal('manipulation');
    for (const idle of all(game, '.anchor.idle')) expect(getComputedStyle(idle).touchAction).to.equal('auto');
  });
  it('makes no move when the browser takes over the touch to scroll (pointercancel)', async () => {
    const game = await atPhase('competition', {}, 320);
    const before = game.record;
    const at = touchPoint(game, 'W1');
    pointer('pointerdown', at, FINGER);
    pointer('pointercancel', at, FINGER);
    await settled(game);
    expect(all(game, '.anchor.chosen, .carried, .refused')).to.eql([]);
    expect(game.record).to.equal(before);
  });
  it('keeps the held piece while the reader scrolls to its target by touch (pointercancel)', async () => {
    const game = await atPhase('competition', {}, 320);
    const [taken] = pathOf(
      game,
      viewOf(game).moves.find((move) => pathOf(game, move).length === 2)!,
    );
    for (const type of ['pointerdown', 'pointerup'] as const) pointer(type, touchPoint(game, taken!), FINGER);
    await settled(game);
    expect(anchor(game, taken!).matches('.chosen')).to.equal(true);
    const at = touchPoint(game, 'W1');
    pointer('pointerdown', at, FINGER);
    pointer('pointermove', { ...at, clientY: at.clientY + 30 }, FINGER);
    pointer('pointercancel', at, FINGER);
    await settled(game);
    expect(anchor(game, taken!).matches('.chosen')).to.equal(true);
  });
  it('does not prevent scrolling by the wheel', async () => {
    const game = await atPhase('competition');
    const wheel = new WheelEvent('wheel', { deltaY: 10, bubbles: true, cancelable: true, composed: true });
    anchor(game, 'W1').dispatchEvent(wheel);
    expect(wheel.defaultPrevented).to.equal(false);
  });
});
