/** How facts are shown, from a table with a row for each code. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownFacts } from '../../src/game-ui/shown-facts.js';
import type { Params } from '../../src/kernel/game.js';

const fact = (code: string, params?: Params) => ({ rule: 'A-1', code, ...(params && { params }) });
const { motion, changed, duration, isTold } = shownFacts({
  go: { ms: 300, motion: ({ to }) => ({ piece: 'boot', to: to! }), changed: ({ from, to }) => [from!, to!] },
  roll: { ms: 500 },
  pass: { untold: true },
});

test('a fact moves and changes what its row says, by its params', () => {
  const gone = fact('go', { from: 'a', to: 'b' });
  assert.deepEqual(motion(gone), { piece: 'boot', to: 'b' });
  assert.deepEqual(changed(gone), ['a', 'b']);
  for (const other of [fact('roll'), fact('unknown')]) {
    assert.equal(motion(other), undefined);
    assert.deepEqual(changed(other), []);
  }
});
test('a step lasts as long as its longest fact', () => {
  assert.equal(duration([fact('go'), fact('roll'), fact('pass')]), 500);
  assert.equal(duration([fact('unknown')]), 0);
  assert.equal(duration([]), 0);
});
test('a fact is told unless its row says that others imply it', () => {
  assert.deepEqual(
    ['go', 'unknown', 'pass'].map((code) => isTold(fact(code))),
    [true, true, false],
  );
});
