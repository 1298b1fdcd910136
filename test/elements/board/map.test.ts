/** A board that can be zoomed, with paths between its places. */
import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { render } from 'lit';
import type { PlayableGame } from '../../../src/define.js';
import type { BoardInput } from '../../../src/elements/board/board-input.js';
import { BoardZoom } from '../../../src/elements/board/board-zoom.js';
import type { Anchor, AnchorState, GameUi } from '../../../src/game-ui/game-ui.js';
import { provideGames } from '../../../src/loading/games.js';
import { neighbour } from '../../../src/interaction/neighbours.js';
import { map } from '../../toy/map.js';
import {
  anchor,
  all,
  button,
  element,
  focused,
  one,
  place,
  pointer,
  press,
  settled,
  touchPoint,
  words,
} from '../playable-game/support.js';

const PLACES = map.anchors({} as never, 'wide');
const at = () => focused()!.getAttribute('data-anchor');

async function mount(ui: unknown = map, seats = 'human bot bot'): Promise<PlayableGame> {
  provideGames({ load: () => Promise.resolve(ui as GameUi) });
  const game = element({ game: 'toy', players: '3', seats });
  (await place(600)).append(game);
  await game.ready();
  all(game, '[data-do=raise]')[0]?.click();
  if ((ui as GameUi).zooms) await waitUntil(() => all(game, '.scene .zoom').length > 0, 'the zoom buttons');
  await settled(game);
  return game;
}
const box = (game: PlayableGame) => one(game, '.board').getAttribute('viewBox')!.split(' ').map(Number);
const focus = async (game: PlayableGame, id: string) => {
  (anchor(game, id) as unknown as HTMLElement).focus();
  await settled(game);
};

describe('keys on a map', () => {
  const keys = (from: string, ...all: string[]) => all.map((key) => neighbour(PLACES, from, key));
  it('arrows move to a connected place in that direction, or else to the nearest of all places', () => {
    expect(keys('card:1', 'ArrowRight', 'ArrowDown', 'ArrowUp')).to.eql(['card:2', 'card:4', 'card:1']);
    expect(keys('card:9', 'ArrowUp', 'ArrowLeft')).to.eql(['card:6', 'card:8']);
    expect(keys('card:5', 'ArrowLeft', 'ArrowRight', 'ArrowDown')).to.eql(['card:4', 'card:9', 'card:8']);
  });
  it('brackets cycle through the connected places of a place, and arrows continue from there', async () => {
    const game = await mount();
    await focus(game, 'card:9');
    const walk: (string | null)[] = [];
    for (const key of [']', ']', ']', ']', '[', '[']) {
      expect(await press(game, key)).to.equal(true);
      walk.push(at());
    }
    expect(walk).to.eql(['card:6', 'card:8', 'card:5', 'card:6', 'card:5', 'card:8']);
    await press(game, 'ArrowLeft');
    expect(at()).to.equal('card:7');
    await press(game, '[');
    expect(at(), 'the last neighbour of the new place').to.equal('card:8');
    await press(game, '?');
    expect(words(one(game, '[role="status"]').parentElement!)).to.include('[ and ]: along the ways');
  });
  it('brackets work with AltGr, which many keyboards need, but not with Meta', async () => {
    const game = await mount();
    await focus(game, 'card:1');
    const key = (more: KeyboardEventInit) =>
      focused()!.dispatchEvent(
        new KeyboardEvent('keydown', { key: ']', bubbles: true, composed: true, cancelable: true, ...more }),
      );
    key({ metaKey: true });
    expect(at(), 'Meta is for the browser’s shortcuts').to.equal('card:1');
    key({ ctrlKey: true, altKey: true });
    expect(at()).to.equal('card:2');
  });
  it('brackets do nothing on a board without paths', async () => {
    const game = await mount({ ...map, anchors: () => PLACES.map(({ id, x, y }): Anchor => ({ id, x, y })) });
    await focus(game, 'card:1');
    expect(await press(game, ']')).to.equal(false);
    expect(at()).to.equal('card:1');
    await press(game, 'ArrowDown');
    expect(at(), 'the nearest place in that direction').to.equal('card:4');
  });
});

describe('a zoomable board', () => {
  const whole = [0, 0, 300, 200];
  it('zooms by keys and keeps the focused place in view, but leaves the wheel to the page', async () => {
    const game = await mount();
    await focus(game, 'card:1');
    expect(box(game)).to.eql(whole);
    const wheel = new WheelEvent('wheel', { deltaY: -100, ctrlKey: true, bubbles: true, cancelable: true });
    anchor(game, 'card:1').dispatchEvent(wheel);
    expect(wheel.defaultPrevented).to.equal(false);
    for (let i = 0; i < 4; i++) expect(await press(game, '+')).to.equal(true);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowUp']) {
      await press(game, key);
      const [x, y, width, height] = box(game) as [number, number, number, number];
      expect(width).to.be.lessThan(100);
      const here = PLACES.find(({ id }) => id === at())!;
      expect(here.x > x && here.x < x + width && here.y > y && here.y < y + height, `${here.id} is in view`).to.equal(
        true,
      );
    }
    expect(at()).to.equal('card:4');
    await press(game, '0');
    expect(box(game)).to.eql(whole);
  });
  it('is zoomed and panned by buttons', async () => {
    const game = await mount();
    const visible = () =>
      all(game, '.zoom button').flatMap((each) =>
        getComputedStyle(each).visibility === 'visible' ? [each.ariaLabel] : [],
      );
    expect(button(game, 'To the right').getAttribute('aria-disabled')).to.equal('true');
    expect(visible(), 'only what has an effect').to.eql(['Larger']);
    button(game, 'Larger').click();
    await settled(game);
    expect(visible()).to.have.length(7);
    const [x, y, width] = box(game) as [number, number, number];
    expect(width).to.be.lessThan(300);
    button(game, 'To the right').click();
    button(game, 'Down').click();
    await settled(game);
    expect(box(game)[0]).to.be.greaterThan(x);
    expect(box(game)[1]).to.be.greaterThan(y);
    button(game, 'All of it').focus();
    button(game, 'All of it').click();
    await settled(game);
    expect(box(game)).to.eql(whole);
    expect(visible(), 'and what has the focus').to.eql(['All of it', 'Larger']);
    button(game, 'Larger').focus();
    expect(visible()).to.eql(['Larger']);
  });
  it('has its button at the upper right, also on the narrowest phones', async () => {
    const game = await mount();
    (await place(320)).append(game);
    await settled(game);
    const [scene, larger] = [one(game, '.scene'), button(game, 'Larger')].map((e) => e.getBoundingClientRect());
    expect([larger!.top - scene!.top, scene!.right - larger!.right]).to.eql([8, 8]);
  });
  it('is enlarged around the reader’s own figure, or around the middle while that is out of view', async () => {
    const game = await mount({ ...map, standsAt: () => 'card:9' });
    const { x, y } = PLACES.find(({ id }) => id === 'card:9')!;
    const place = () => {
      const [left, top, width, height] = box(game) as [number, number, number, number];
      return [(x - left) / width, (y - top) / height] as const;
    };
    const [across, down] = place();
    for (let i = 0; i < 3; i++) {
      button(game, 'Larger').click();
      await settled(game);
      expect(place()[0], 'it stays where it is').to.be.closeTo(across, 0.01);
      expect(place()[1]).to.be.closeTo(down, 0.01);
    }
    const middle = () => {
      const [left, , width] = box(game) as [number, number, number, number];
      return left + width / 2;
    };
    for (let i = 0; i < 9; i++) button(game, 'To the left').click();
    await settled(game);
    button(game, 'To the right').click();
    await settled(game);
    const before = middle();
    button(game, 'Larger').click();
    await settled(game);
    expect(middle()).to.be.closeTo(before, 0.1);
  });
  it('is panned by a drag on empty ground, which makes no move, but not by a drag from a place', async () => {
    const game = await mount();
    for (let i = 0; i < 3; i++) button(game, 'Larger').click();
    await settled(game);
    const view = one(game, '.view');
    const rect = view.getBoundingClientRect();
    const drag = async (target: Element, x: number, y: number) => {
      const way = (i: number) => ({ target, clientX: x - 30 * i, clientY: y });
      pointer('pointerdown', way(0));
      for (let i = 1; i < 6; i++) pointer('pointermove', way(i));
      pointer('pointerup', way(5));
      await settled(game);
    };
    const before = box(game);
    const { clientX, clientY, target } = touchPoint(game, 'card:5');
    await drag(target, clientX, clientY);
    expect(box(game), 'a drag from a place').to.eql(before);
    await drag(one(game, '.board'), rect.x + 60, rect.y + 20);
    expect(box(game)[0]).to.be.greaterThan(before[0]!);
    expect(game.record).not.to.include('bid');
  });
  it('zooms by a pinch without playing the touched places', async () => {
    const game = await mount();
    const { clientX, clientY, target } = touchPoint(game, 'card:5');
    const finger = (type: 'pointerdown' | 'pointermove' | 'pointerup', pointerId: number, by: number) =>
      pointer(
        type,
        { target, clientX: clientX + by, clientY },
        { pointerId, isPrimary: pointerId === 1, pointerType: 'touch' },
      );
    finger('pointerdown', 1, 0);
    finger('pointerdown', 2, 40);
    finger('pointermove', 2, 120);
    finger('pointerup', 2, 120);
    finger('pointerup', 1, 0);
    await settled(game);
    expect(box(game)[2]).to.be.lessThan(300);
    expect(game.record).not.to.include('bid');
  });
  it('accepts moves while zoomed, and shows a refusal beside the place', async () => {
    const game = await mount();
    await focus(game, 'card:1');
    for (let i = 0; i < 3; i++) await press(game, '+');
    await press(game, 'Enter');
    const reason = one(game, '.reason');
    const [x, , width] = box(game) as [number, number, number];
    expect(parseFloat(reason.style.getPropertyValue('--x'))).to.be.closeTo((100 * (40 - x)) / width, 0.1);
    await press(game, 'ArrowRight');
    await press(game, 'Enter');
    expect(game.record).to.include('ann bid 2');
  });
  it('is zoomed out when the next person takes over the device', async () => {
    const game = await mount(map, 'human human human');
    await focus(game, 'card:1');
    for (let i = 0; i < 3; i++) await press(game, '+');
    expect(box(game)).not.to.eql(whole);
    game.play('ann bid 2');
    await settled(game);
    one(game, '[data-do=raise]').click();
    await settled(game);
    expect(box(game)).to.eql(whole);
  });
});

describe('the mini map', () => {
  it('appears on zoom with a frame around the visible part, and a press on it moves the view', async () => {
    const game = await mount();
    expect(all(game, '.mini-map')).to.eql([]);
    for (let i = 0; i < 3; i++) button(game, 'Larger').click();
    await settled(game);
    const small = one<SVGSVGElement>(game, '.mini-map');
    const frame = () => ['x', 'y', 'width', 'height'].map((name) => Number(one(game, '.seen').getAttribute(name)));
    frame().forEach((side, i) => expect(side).to.be.closeTo(box(game)[i]!, 0.01));
    expect(one(game, '.mini-map .ways').getAttribute('d')).to.include('M40 40L150 40');
    const { left, top } = small.getBoundingClientRect();
    const [x, y] = box(game) as [number, number];
    pointer('pointerdown', { target: small, clientX: left + 4, clientY: top + 4 });
    pointer('pointerup', { target: small, clientX: left + 4, clientY: top + 4 });
    await settled(game);
    expect(box(game)[0]).to.be.lessThan(x);
    expect(box(game)[1]).to.be.lessThan(y);
    expect(frame()[0]).to.be.closeTo(box(game)[0]!, 0.01);
    expect(game.record).not.to.include('bid');
  });
});

describe('the automatic zoom of a narrow board', () => {
  const size = { width: 300, height: 200 };
  const beside: Anchor = { id: 'hand', x: 150, y: 190 };
  /** The zoom of a reader who has enlarged the board, or has not. */
  function zoomOf(isEnlarged = true) {
    const states = new Map<string, AnchorState>();
    const host = { addController() {}, requestUpdate() {}, renderRoot: document.createElement('div') };
    const input = { state: (id: string) => states.get(id) ?? 'idle' } as unknown as BoardInput;
    const zoom = new BoardZoom(host as never, input, () => [...PLACES, beside]);
    zoom.updated(size);
    if (isEnlarged) zoom.view.larger();
    const follow = (
      offered: Readonly<Record<string, AnchorState>>,
      marked: readonly string[] = [],
      isNarrow = true,
    ) => {
      states.clear();
      Object.entries(offered).forEach(([id, state]) => states.set(id, state));
      zoom.follow(size, isNarrow, new Set(marked));
      return zoom.view;
    };
    const sees = (...ids: string[]) =>
      ids.every((id) => {
        const { x, y } = PLACES.find((place) => place.id === id)!;
        const { seen } = zoom.view;
        return x > seen.x && x < seen.x + seen.width && y > seen.y && y < seen.y + seen.height;
      });
    const small = () => {
      const drawn = document.createElement('div');
      render(zoom.miniMap(), drawn);
      return drawn.firstElementChild?.getAttribute('class');
    };
    return { follow, sees, small, root: host.renderRoot };
  }

  it('shows the places to choose among, and the whole board afterwards', () => {
    const { follow, sees } = zoomOf();
    expect(follow({ 'card:8': 'source', 'card:9': 'source' }).isFullyVisible).to.equal(false);
    expect(sees('card:8', 'card:9')).to.equal(true);
    expect(sees('card:1')).to.equal(false);
    expect(follow({ 'card:1': 'source', 'card:2': 'target', hand: 'chosen' }).isFullyVisible).to.equal(false);
    expect(sees('card:2'), 'the targets of the picked-up piece').to.equal(true);
    expect(follow({}).isFullyVisible).to.equal(true);
  });
  it('puts the mini map into the corner that covers fewer of the places', () => {
    const { follow, small } = zoomOf();
    const among = (...ids: string[]) => follow(Object.fromEntries(ids.map((id) => [`card:${id}`, 'source' as const])));
    among('2', '5', '6');
    expect(small()).to.equal('mini-map');
    among('3', '5', '6');
    expect(small()).to.equal('mini-map left');
    among('2', '3', '5', '6');
    expect(small()).to.equal('mini-map');
  });
  it('centres the places above a sticky foot that covers the lower part of the board', async () => {
    const { follow, root } = zoomOf();
    // A board 200 pixels high whose lower half is covered.
    root.innerHTML = '<div class="view"></div><div class="foot"></div>';
    const [view, foot] = root.children as unknown as [HTMLElement, HTMLElement];
    view.style.cssText = 'block-size: 200px';
    foot.style.cssText = 'position: sticky; inset-block-end: 0; block-size: 100px; margin-block-start: -100px';
    (await place(300)).append(root);
    const middle = PLACES.find(({ id }) => id === 'card:5')!;
    const at = follow({ 'card:5': 'source' });
    await nextFrame();
    expect((middle.y - at.seen.y) / at.seen.height).to.be.closeTo(0.25, 0.01);
  });
  it('does not zoom if the places would hardly get larger', async () => {
    const { follow, sees, root } = zoomOf();
    root.innerHTML = '<div class="view" style="height: 200px"></div><div class="foot" style="height: 50px"></div>';
    const foot = root.lastElementChild as HTMLElement;
    foot.style.cssText += 'position: sticky; bottom: 0; margin-top: -50px';
    (await place(300)).append(root);
    const view = follow({ 'card:1': 'source', 'card:3': 'source' });
    await nextFrame();
    expect(view.isFullyVisible).to.equal(true);
    expect(sees('card:1', 'card:3')).to.equal(true);
  });
  it('shows marked places too, such as those of a planned path, whether or not the reader has enlarged the board', () => {
    for (const isEnlarged of [true, false]) {
      const { follow, sees } = zoomOf(isEnlarged);
      const view = follow({ 'card:8': 'source', 'card:9': 'source' }, ['card:1', 'card:2']);
      expect([view.isFullyVisible, sees('card:1', 'card:2')]).to.eql([false, true]);
    }
  });
  it('does not zoom to a choice before the reader has enlarged the board, nor once they have gone back to all of it', () => {
    const { follow } = zoomOf(false);
    const view = follow({ 'card:8': 'source' });
    expect(view.isFullyVisible).to.equal(true);
    view.larger();
    const { width } = view.seen;
    expect(follow({ 'card:8': 'source' }).seen.width, 'a zoom by hand stays until the choice changes').to.equal(width);
    expect(follow({ 'card:9': 'source' }).seen.width).to.be.below(width);
    expect(follow({}).isFullyVisible).to.equal(true);
    expect(follow({ 'card:8': 'source' }).isFullyVisible, 'the next choice').to.equal(false);
    view.all();
    expect(follow({ 'card:8': 'source' }).isFullyVisible).to.equal(true);
    expect(follow({ 'card:9': 'source' }).isFullyVisible).to.equal(true);
  });
  it('does not zoom to places far apart or beside the map, nor on a wide board', () => {
    const { follow } = zoomOf();
    expect(follow({ 'card:1': 'source', 'card:9': 'source' }).isFullyVisible).to.equal(true);
    expect(follow({ 'card:1': 'source', hand: 'source' }).isFullyVisible).to.equal(true);
    expect(follow({ 'card:1': 'source' }, [], false).isFullyVisible).to.equal(true);
  });
});
