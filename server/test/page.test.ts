/** The server's own page, its script, and how long browsers keep what belongs to it. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { partOf } from '../src/page.js';
import { serve } from '../src/serve.js';
import { toyGame } from './fakes.js';

test('the button of one’s own tables is there for a seat at this server, not for one at a server below its address', async () => {
  const isShown = async (...keys: readonly string[]) => {
    const own = { hidden: true, addEventListener: () => undefined };
    const elements: Record<string, object> = { own, together: own, game: { invite: () => undefined } };
    runInNewContext(partOf('page.js'), {
      URL,
      location: { href: 'https://x/?game=toy' },
      localStorage: Object.fromEntries(keys.map((key) => [`playable-rules:seat:${key}`, 'token'])),
      document: { getElementById: (id: string) => elements[id], addEventListener: () => undefined },
      customElements: { whenDefined: () => Promise.resolve() },
    });
    await new Promise(setImmediate);
    return !own.hidden;
  };
  assert.equal(await isShown('https://x/abcdefgh23'), true);
  assert.equal(await isShown('https://x/sub/abcdefgh23', 'https://y/abcdefgh23'), false);
});

test('after an update a reload brings the scripts of one version: only a name with a hash is kept unasked', async () => {
  const library = mkdtempSync(join(tmpdir(), 'playable-'));
  for (const part of ['cdn', 'e', 'classic']) mkdirSync(join(library, part));
  const names = ['define.js', 'bot-worker.js', 'playable-rulebook.js', 'base-7ad3e2.js'];
  for (const name of names) writeFileSync(join(library, 'cdn', name), '');
  const served = await serve({
    ...{ games: new Map([['toy', toyGame]]), names: { en: { toy: 'Toy' }, fr: {}, it: {} }, store: ':memory:' },
    ...{ port: 0, host: '127.0.0.1', origins: [], proxies: 0, library, worker: new URL('file:///none') },
  });
  const get = (path: string, headers = {}) => fetch(new URL(path, served.address), { headers });
  const kept = async (path: string) => (await get(path)).headers.get('cache-control');
  assert.deepEqual(await Promise.all(['', ...names.map((name) => `cdn/${name}`)].map(kept)), [
    'no-cache',
    'no-cache',
    'no-cache',
    'no-cache',
    'public, max-age=31536000, immutable',
  ]);
  const { headers } = await get('cdn/define.js');
  assert.equal((await get('cdn/define.js', { 'if-none-match': headers.get('etag') })).status, 304);
  assert.equal((await get('')).headers.get('vary'), 'origin, accept-language');
  await served.close();
  rmSync(library, { recursive: true });
});
