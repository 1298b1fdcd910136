/**
 * “What is this?” on the map: a click between places explains the nearest one, and Escape ends the mode wherever the
 * focus is.
 */
import { expect, waitUntil } from '@open-wc/testing';
import { sketch } from '../../../src/games/elfengold/lessons/sketch.js';
import { all, element, one, place, pointer, settled, words } from '../../elements/playable-game/support.js';

describe('“What is this?” on the map of Elfengold', () => {
  it('explains a river clicked far from its middle, and ends at Escape wherever the focus is', async () => {
    const game = element({ game: 'elfengold', players: '3', seats: 'human bot bot' });
    (await place(800)).append(game);
    await game.ready();
    game.position = sketch('auction', { players: 3, first: 'red', row: 'pig cycle' });
    await settled(game);
    one(game, '[data-do=help]').click();
    await waitUntil(() => all(game, '.choices [data-do=what]').length > 0, 'the menu', { timeout: 8000 });
    one(game, '.choices [data-do=what]').click();
    const isAsking = () => all(game, '.asking').length > 0;
    await waitUntil(isAsking, 'the mode begins', { timeout: 8000 });

    const board = one(game, '.board');
    const spot = one(game, '[data-anchor="wylhien-usselen-river"]');
    spot.scrollIntoView({ block: 'center' });
    const { left, bottom } = (spot.querySelector('.hit') ?? spot).getBoundingClientRect();
    pointer('pointerdown', { target: board, clientX: left - 8, clientY: bottom + 6 });
    await waitUntil(() => all(game, '.tip').length > 0, 'a tip', { timeout: 4000 });
    expect(words(one(game, '.tip'))).to.match(/river/);

    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await waitUntil(() => all(game, '.tip').length === 0, 'no tip');
    await waitUntil(() => !isAsking(), 'the mode ends');
    one(game, '[data-do=help]').click();
    await waitUntil(() => all(game, '.choices [data-do=what]').length > 0);
    one(game, '.choices [data-do=what]').click();
    await waitUntil(isAsking, 'the mode begins again');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await waitUntil(() => !isAsking(), 'the mode ends without a tip too');
    expect(all(game, '.help')).to.eql([]);
  });
});
