/** Pages with a strict policy of their own: a whole turn, and nothing of it is blocked. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mouse } from './input-drivers.js';
import type { Locator } from 'playwright-core';
import type { PlayableGame } from '../../src/define.js';
import { dice, openBody, openDocs, openPage, recordOf, untilAskedAgain, useHouse, type Watched } from './helpers.js';

const policy = (types: string) => ({
  'content-security-policy': `default-src 'self'; require-trusted-types-for 'script'; trusted-types ${types}`,
});
const POLICY = policy('lit-html');
/**
 * A worker has an address, and a policy that trusts it: for a page that asks the hardest opponent. One at the table is enough,
 * since each of its moves takes as long as it may.
 */
const WITH_WORKER = policy('lit-html playable-rules');

const house = useHouse(POLICY);

/** Plays until something is so in the game. */
async function playUntil(
  { page, game }: Watched,
  seed: number,
  isSo: (game: Locator) => Promise<boolean>,
): Promise<void> {
  const play = mouse(page, game, dice(seed));
  const asked = untilAskedAgain(game);
  for (let seen = await asked(); !(await isSo(game)); seen = await asked()) await play(seen);
}
const secondTurn = (game: Locator) => game.evaluate((e) => Number((e as PlayableGame).position.table['turn']) > 1);
const greenHolds = async (game: Locator) => (await recordOf(game)).includes('green hold');

test('the docs page plays under a strict policy until others move', async () => {
  const watched = await openPage(house, { reducedMotion: 'reduce' });
  await openDocs(house, watched, 'seed="21" forced="off"');
  await playUntil(watched, 21, greenHolds);
  assert.deepEqual(watched.troubles, []);
  await watched.close();
});

test('a minimal page plays a whole turn under a strict policy, against the hardest opponent', async () => {
  const watched = await openPage(house);
  await openBody(
    house,
    watched,
    '<playable-game players="3" seats="human bot:hard bot:easy" seed="22" forced="off"></playable-game>',
    WITH_WORKER,
  );
  await playUntil(watched, 22, secondTurn);
  assert.deepEqual(watched.troubles, []);
  await watched.close();
});

test('where the worker may not be trusted, the hardest opponent thinks in the page, and only that is blocked', async () => {
  const watched = await openPage(house, { reducedMotion: 'reduce' });
  await openBody(
    house,
    watched,
    '<playable-game players="3" seats="human bot:hard bot:easy" seed="22" forced="off"></playable-game>',
    POLICY,
  );
  // Its first move that has to be thought about; all the others are thought about in the same way.
  await watched.game.evaluate((element) => (element as PlayableGame).ready());
  await watched.page.waitForFunction(() =>
    document.querySelector<PlayableGame>('playable-game')!.record.includes('green place'),
  );
  assert.ok(watched.troubles.length > 0, 'the hardest opponent asks for the worker');
  for (const trouble of watched.troubles) assert.match(trouble, /playable-rules/);
  await watched.close();
});

test('a policy that is broken would be noticed', async () => {
  const watched = await openPage(house);
  await openBody(house, watched, '<p style="color: red">Blocked</p>', POLICY);
  await watched.page.waitForFunction(() => customElements.get('playable-game') !== undefined);
  assert.match(watched.troubles.join(), /blocked by policy: style-src-attr/);
  await watched.close();
});
