/** Whole games, from the first move to the result, on the built site. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator } from 'playwright-core';
import { Keys, mouse } from './input-drivers.js';
import { dice, openBody, openDocs, openPage, recordOf, untilAsked, useHouse } from './helpers.js';

const house = useHouse();

/** Where there is no motion, opponents take no time that is worth skipping. */
const CALM = { reducedMotion: 'reduce' } as const;

async function hasResult(game: Locator, players: number): Promise<void> {
  assert.equal(await game.locator('.result li').count(), players);
  assert.match(await recordOf(game), /\n/);
}

test('a whole game by mouse alone', async () => {
  const watched = await openPage(house);
  const { page, game, troubles } = watched;
  await openDocs(house, watched, 'seed="11"');
  const pick = dice(11);
  const play = mouse(page, game, pick);
  for (let seen = await untilAsked(game); !seen.isOver; seen = await untilAsked(game)) await play(seen);
  await hasResult(game, 4);
  assert.deepEqual(troubles, []);
  await watched.close();
});

test('a whole game by keys alone, through the list of moves', async () => {
  const watched = await openPage(house, CALM);
  const { page, game, troubles } = watched;
  await openDocs(house, watched, 'seed="12"');
  const pick = dice(12);
  await untilAsked(game);
  const keys = new Keys(page, game);
  await keys.openList();
  while (!(await untilAsked(game)).isOver) await keys.playFromList(pick);
  await hasResult(game, 4);
  assert.deepEqual(keys.lost, []);
  assert.deepEqual(troubles, []);
  await watched.close();
});

test('a whole game by keys alone, on the board and with its buttons', async () => {
  const watched = await openPage(house, CALM);
  const { page, game, troubles } = watched;
  await openDocs(house, watched, 'seed="13"');
  const pick = dice(13);
  const keys = new Keys(page, game);
  for (let seen = await untilAsked(game); !seen.isOver; seen = await untilAsked(game))
    await keys.playOnBoard(seen, pick);
  await hasResult(game, 4);
  assert.deepEqual(keys.lost, []);
  assert.deepEqual(troubles, []);
  await watched.close();
});

test('a whole game by opponents alone, the same with and without motion', async () => {
  const records: string[] = [];
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    const watched = await openPage(house, { reducedMotion });
    const { page, game, troubles } = watched;
    // The time that motion takes is let pass at once.
    await page.clock.install();
    await openBody(
      house,
      watched,
      '<playable-game players="3" seats="bot bot bot" seed="14" save="off"></playable-game>',
    );
    let seen = 0;
    for (; (await game.locator('.result').count()) === 0; seen++) {
      assert.ok(seen < 2000, 'the game ends');
      await page.clock.runFor(2000);
    }
    await hasResult(game, 3);
    records.push(await recordOf(game));
    assert.deepEqual(troubles, []);
    await watched.close();
  }
  assert.equal(records[0], records[1]);
});
