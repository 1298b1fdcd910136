import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutMarks } from '../../../src/elements/playable-lesson/rulings.js';

test('marks of rulings are not read aloud, other brackets are', () => {
  assert.equal(withoutMarks('You draw two[EG-6.5], or none[EG-V1] (EG-4.2).'), 'You draw two, or none (EG-4.2).');
  assert.equal(withoutMarks('[sic] and [3]'), '[sic] and [3]');
});
