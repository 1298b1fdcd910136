/** What comes behind a first board: the board stands without it, and what a reader does meanwhile waits for it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES, load } from '../../src/games/index.js';
import type { PlayableGame } from '../../src/elements/playable-game/playable-game.js';
import { movesOf, openBody, openPage, useHouse } from './helpers.js';

const house = useHouse();
const LATER = /[./]later-/;

test('every first board stands without what a move needs', async () => {
  const watched = await openPage(house);
  const { page } = watched;
  await page.route(LATER, (route) => route.abort());
  await openBody(house, watched, '<div id="here"></div>');
  for (const id of GAMES) {
    const { players, options } = (await load(id)).game;
    const choices = Object.entries(options).flatMap(([name, values]) =>
      values.map((value) => `${name}=${String(value)}`),
    );
    const faults = await page.evaluate(
      async ([game, most, given]) => {
        const found = new Set<string>();
        for (const chosen of ['', ...given])
          for (let seed = 0; seed < most; seed++) {
            const element = Object.assign(document.createElement('playable-game'), {
              game,
              load: 'now',
              save: seed % 2 === 0 ? 'off' : null,
              seed,
            });
            Object.assign(element, { players: String(most - seed), options: chosen });
            document.querySelector('#here')!.replaceChildren(element);
            const fault = () => (element as unknown as { fault?: unknown }).fault;
            while (!element.shadowRoot!.querySelector('.now button') && !fault())
              await new Promise((resolve) => setTimeout(resolve));
            found.add(String(fault()));
          }
        return [...found];
      },
      [id, players[1], choices] as const,
    );
    const others = faults.filter((fault) => !/^undefined$|^BadInput/.test(fault));
    assert.ok(faults.includes('undefined'), `${id}: ${faults.join('; ')}`);
    assert.deepEqual(others, [], id);
  }
  await page.context().close();
});

test('a press on a first board waits for what a move needs, and is made when that has come', async () => {
  const watched = await openPage(house);
  const { page } = watched;
  await page.route(LATER, (route) => route.abort());
  await openBody(house, watched, '<playable-game seats="human human human human" seed="3" save="off"></playable-game>');
  const game = page.locator('playable-game');
  const move = game.locator('.controls button').first();
  const missed = game.locator('[data-do=missed]');
  await missed.waitFor();
  await move.click();
  assert.equal(await movesOf(game), 0);
  await page.unroute(LATER);
  await missed.click();
  await missed.waitFor({ state: 'detached' });
  await game.evaluate((element) => (element as PlayableGame).ready());
  assert.equal(await movesOf(game), 1, 'it is made once');
  await page.context().close();
});
