/** Pages with a strict content security policy: a turn can be played, and nothing is blocked. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mouse } from './input-drivers.js';
import type { Locator } from 'playwright-core';
import type { PlayableGame } from '../../src/define.js';
import { dice, openBody, openDocs, openPage, recordOf, untilAskedAgain, useTestEnv, type Watched } from './helpers.js';

const policy = (types: string) => ({
  'content-security-policy': `default-src 'self'; require-trusted-types-for 'script'; trusted-types ${types}`,
});
const POLICY = policy('lit-html');
/**
 * Also allows the policy name with which the package creates the worker's trusted address, for a page with the hardest
 * opponent. The test has only one such opponent, because each of its moves takes long.
 */
const WITH_WORKER = policy('lit-html playable-rules');

const env = useTestEnv(POLICY);

/** Plays with the mouse until a condition holds. */
async function playUntil(
  { page, game }: Watched,
  seed: number,
  holds: (game: Locator) => Promise<boolean>,
): Promise<void> {
  const play = mouse(page, game, dice(seed));
  const asked = untilAskedAgain(game);
  for (let seen = await asked(); !(await holds(game)); seen = await asked()) await play(seen);
}
const secondTurn = (game: Locator) => game.evaluate((e) => Number((e as PlayableGame).position.table['turn']) > 1);
const greenHolds = async (game: Locator) => (await recordOf(game)).includes('green hold');

test('the docs page can be played under a strict policy until another seat has moved', async () => {
  const watched = await openPage(env, { reducedMotion: 'reduce' });
  await openDocs(env, watched, 'seed="21" forced="off"');
  await playUntil(watched, 21, greenHolds);
  assert.deepEqual(watched.troubles, []);
  await watched.close();
});

test('a minimal page plays a whole turn under a strict policy that allows the worker, against the hardest opponent', async () => {
  const watched = await openPage(env, { reducedMotion: 'reduce' });
  await openBody(
    env,
    watched,
    '<playable-game players="3" seats="human bot:hard bot:easy" seed="22" forced="off"></playable-game>',
    WITH_WORKER,
  );
  await playUntil(watched, 22, secondTurn);
  assert.deepEqual(watched.troubles, []);
  await watched.close();
});

test('under a policy that does not allow the worker, the hardest opponent thinks on the main thread', async () => {
  const watched = await openPage(env, { reducedMotion: 'reduce' });
  await openBody(
    env,
    watched,
    '<playable-game players="3" seats="human bot:hard bot:easy" seed="22" forced="off"></playable-game>',
    POLICY,
  );
  // Waits for its first move with a choice; it computes all others in the same way.
  await watched.game.evaluate((element) => (element as PlayableGame).ready());
  await watched.page.waitForFunction(() =>
    document.querySelector<PlayableGame>('playable-game')!.record.includes('green place'),
  );
  assert.ok(watched.troubles.length > 0, 'the hardest opponent tries to start the worker');
  for (const trouble of watched.troubles) assert.match(trouble, /playable-rules/);
  await watched.close();
});

test('a violation of the policy is detected', async () => {
  const watched = await openPage(env);
  await openBody(env, watched, '<p style="color: red">Blocked</p>', POLICY);
  await watched.page.waitForFunction(() => customElements.get('playable-game') !== undefined);
  assert.match(watched.troubles.join(), /blocked by policy: style-src-attr/);
  await watched.close();
});
