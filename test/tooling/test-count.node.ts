import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countTests } from '../../scripts/test-count.js';

test('countTests reads the counts in the output of both test runners', () => {
  assert.deepEqual(countTests({ code: 0, output: 'ℹ tests 3\nℹ pass 3\nℹ fail 0\nℹ cancelled 0\n' }), {
    passed: 3,
    failed: 0,
  });
  assert.deepEqual(countTests({ code: 1, output: 'ℹ pass 3\nℹ fail 1\nℹ cancelled 2\n' }), { passed: 3, failed: 3 });
  assert.deepEqual(countTests({ code: 1, output: 'x\n7 passed, 2 failed, 1 skipped\n' }), { passed: 7, failed: 2 });
});

test('a runner that crashes or runs no test counts as one failure', () => {
  assert.deepEqual(countTests({ code: 1, output: 'Error: boom' }), { passed: 0, failed: 1 });
  assert.deepEqual(countTests({ code: 1, output: '5 passed, 0 failed' }), { passed: 5, failed: 1 });
  assert.deepEqual(countTests({ code: 0, output: '' }), { passed: 0, failed: 1 });
  assert.deepEqual(countTests({ code: 0, output: '' }, { counts: false }), { passed: 0, failed: 0 });
  assert.deepEqual(countTests({ code: 2, output: 'src/a.ts(1,1): error' }, { counts: false }), {
    passed: 0,
    failed: 1,
  });
});
