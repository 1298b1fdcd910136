/** A static site generator imports the modules of a page in Node, where there is no DOM. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('the elements and the loader can be imported in Node and register nothing there', async () => {
  const { watch } = await import('../../src/loader.js');
  const { defineElement } = await import('../../src/define.js');
  assert.equal(typeof document, 'undefined');
  assert.equal(watch(undefined as unknown as Document), undefined);
  await defineElement('no-such-tag');
  // Lit may define a `customElements` in Node, for programs that render elements.
  assert.equal(globalThis.customElements?.get('playable-game'), undefined);
});
