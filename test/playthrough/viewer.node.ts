/** Who sees a game, at its start and while it runs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namedViewer, peopleIn, viewerAmong } from '../../src/playthrough/seats.js';

const open = { fixed: undefined, readonly: false, hides: false };
const hiding = { ...open, hides: true };

test('nobody sees a hand while the device is shared by people who may not see each other’s', () => {
  const people = peopleIn(['human', { bot: 'normal' }, 'human', 'elsewhere']);
  assert.deepEqual(people, [0, 2]);
  assert.equal(viewerAmong(people, hiding), undefined);
  assert.equal(
    viewerAmong(people, hiding, () => [2]),
    undefined,
  );
  assert.equal(viewerAmong(people, { ...hiding, readonly: true }), 'spectator');
  assert.equal(namedViewer(2, people, false), undefined, 'a page cannot name the viewer there');
  assert.equal(viewerAmong(people, { ...hiding, readonly: true, fixed: namedViewer(2, people, true) }), 2);
});

test('else the person to act sees the game, or the first, or a spectator', () => {
  assert.equal(
    viewerAmong([0, 2], open, () => [1, 2]),
    2,
  );
  assert.equal(viewerAmong([1], hiding), 1);
  assert.equal(viewerAmong([], hiding), 'spectator');
  assert.equal(viewerAmong([1], { ...hiding, fixed: namedViewer('spectator', [1], false) }), 'spectator');
});
