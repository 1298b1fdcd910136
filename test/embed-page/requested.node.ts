/** What an embed page shows for its address, also for one that is wrong. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveEmbed } from '../../src/embed/resolve.js';
import { wished } from '../../src/embed-page/requested.js';
import { load } from '../../src/games/index.js';

const beginning = { kind: 'game', game: 'elfenwizards' };
/** The embed that is shown, and if the address is wrong: the parameter, and whether what it names is shown without that. */
async function shown(query: string) {
  const { first, broken } = await wished('game', 'elfenwizards', query, (embed) => resolveEmbed(embed, load));
  return [first.embed, ...(broken ? [(broken.cause as { readonly path: string }).path, broken.isKept] : [])];
}

test('a query without our parameters gives the default embed, a valid one what it asks for', async () => {
  assert.deepEqual(await shown(''), [beginning]);
  assert.deepEqual(await shown('?utm_source=feed'), [beginning]);
  assert.deepEqual(await shown('?v=1&players=3&seed=5'), [{ ...beginning, players: 3, seed: 5 }]);
});

test('without a wrong parameter that says only how something is shown, a query gives the same', async () => {
  const rest = { ...beginning, players: 3, seed: 5 };
  assert.deepEqual(await shown('?v=1&players=3&seed=5&theme=pink'), [rest, 'theme', true]);
  assert.deepEqual(await shown('?v=1&players=3&seed=5&at=99'), [rest, 'at', true]);
  assert.deepEqual(await shown('?v=1&players=3&seed=5&at=99&theme=pink'), [rest, 'at', true]);
});

test('other faults leave nothing of it but its language and how it is shown, and are told before slight ones', async () => {
  assert.deepEqual(await shown('?players=4'), [beginning, 'v', false]);
  assert.deepEqual(await shown('?v=1&players=99&at=0'), [beginning, 'players', false]);
  assert.deepEqual(await shown('?v=2&players=3&theme=dark'), [{ ...beginning, theme: 'dark' }, 'v', false]);
  const french = { ...beginning, lang: 'fr' };
  assert.deepEqual(await shown('?v=1&players=99&lang=fr&theme=pink'), [french, 'players', false]);
});

test('nothing is shown if the default cannot be', async () => {
  const offline = () => Promise.reject(new Error('offline'));
  await assert.rejects(wished('game', 'elfenwizards', '', offline), /offline/);
});
