/** How frames follow each other, also when a listener plays or looks elsewhere while it is told of one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FramePlayback, type Entrance } from '../../../src/elements/session/frame-playback.js';
import type { Snapshot } from '../../../src/kernel/game.js';

const frame = (name: string) => ({ value: name }) as unknown as Snapshot;
const nameOf = ({ value }: Snapshot) => value as string;
const move = (...names: readonly string[]) => ({ cause: 'move' as const, frames: names.map(frame) });

/** A playback of 100 ms a frame, and what it has shown. `act` is done when a frame of that name comes on show. */
function playing(act: Readonly<Record<string, (playback: FramePlayback) => void>> = {}) {
  const seen: [string, Entrance][] = [];
  let rests = 0;
  const playback: FramePlayback = new FramePlayback(
    { addController() {}, removeController() {}, requestUpdate() {}, updateComplete: Promise.resolve(true) },
    () => 100,
    (shown, entrance) => {
      seen.push([nameOf(shown), entrance]);
      act[nameOf(shown)]?.(playback);
    },
    () => rests++,
  );
  const names = () => seen.map(([name]) => name).join('');
  return { playback, seen, names, rests: () => rests };
}

test('a move that a listener makes is shown after the frame it was told of, each frame for its whole time', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { playback, names, rests } = playing({ b: (it) => it.take(move('c', 'd')) });
  playback.take(move('a', 'b'));
  for (const shown of ['a', 'ab', 'abc', 'abcd']) {
    assert.equal(names(), shown);
    t.mock.timers.tick(99);
    assert.equal(names(), shown, 'for less than its time');
    assert.equal(rests(), 0);
    t.mock.timers.tick(1);
  }
  assert.equal(rests(), 1);
  assert.ok(playback.isResting);
});

test('a move that a listener makes of skipped frames is shown last', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { playback, seen } = playing({ b: (it) => it.take(move('d')) });
  playback.take(move('a', 'b', 'c'));
  playback.skip();
  assert.deepEqual(seen, [
    ['a', 'next'],
    ['b', 'skipped'],
    ['c', 'skipped'],
    ['d', 'skipped'],
  ]);
  assert.equal(nameOf(playback.shown!), 'd');
  assert.ok(playback.isResting);
});

test('a move that a listener makes of a look at the past is shown after it', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { playback, names } = playing({ a: (it) => it.take(move('b')) });
  playback.take({ cause: 'look', frames: [frame('a')] });
  t.mock.timers.runAll();
  assert.equal(names(), 'ab');
});

test('a listener that goes elsewhere ends the playback', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { playback, names, rests } = playing({ b: (it) => it.take({ cause: 'look', frames: [frame('x')] }) });
  playback.take(move('a', 'b', 'c'));
  t.mock.timers.runAll();
  assert.equal(names(), 'abx');
  assert.equal(rests(), 1);
  assert.equal(nameOf(playback.shown!), 'x');
});
