/** What a static site generator does: it imports a page's modules where there is no page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('the elements and the loader can be imported without a page, and register nothing', async () => {
  const { watch } = await import('../../src/loader.js');
  const { defineElement } = await import('../../src/define.js');
  assert.equal(typeof document, 'undefined');
  assert.equal(watch(undefined as unknown as Document), undefined);
  await defineElement('no-such-tag');
  // Lit puts a registry there for programs that draw elements.
  assert.equal(globalThis.customElements?.get('playable-game'), undefined);
});
