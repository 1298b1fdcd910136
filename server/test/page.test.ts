/** The script of the server's own page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { partOf } from '../src/page.js';

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
