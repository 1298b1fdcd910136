/** Two copies of the kernel in one program, as where a bundled game is played by a page or server that brings its own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bool } from '../../src/kernel/check.js';
import { BadInput, RefusedMove } from '../../src/kernel/game.js';

type Kernel = typeof import('../../src/kernel/game.js');

test('each copy knows the errors of the other, and no other errors', async () => {
  const other = (await import(new URL('../../src/kernel/game.ts?copy', import.meta.url).href)) as Kernel;
  assert.notEqual(other.BadInput, BadInput);
  const move = { type: 'pass', seat: 0 };
  const refused = new other.RefusedMove({ rule: 'R-1', code: 'late' }, move);
  const bad = new other.BadInput('path', 3, { code: 'bool', params: {}, expected: 'true or false' });
  assert.ok(refused instanceof RefusedMove && !(refused instanceof BadInput));
  assert.ok(bad instanceof BadInput && !(bad instanceof RefusedMove));
  assert.throws(() => bool(3, 'path'), other.BadInput);
  for (const none of [new Error('BadInput'), { name: 'BadInput' }, null, 'BadInput'])
    assert.ok(!((none as unknown) instanceof BadInput), String(none));
});
