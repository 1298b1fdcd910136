import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hastened } from '../../src/elements/story/reading-time.js';
import { quantile, waitsOf } from '../bench/waits.js';
import { abouts, GAMES } from '../../src/games/index.js';

for (const id of GAMES.filter((game) => !abouts.get(game)!.draft))
  test(`${id}: a reader waits at most 8 seconds for a decision of any phase, in the median, and never 20`, async () => {
    const waits = await waitsOf(id, [4, 5]);
    assert.ok(waits.length > 10, `${waits.length} waits`);
    for (const phase of new Set(waits.map((wait) => wait.phase))) {
      const median = quantile(
        waits.filter((wait) => wait.phase === phase),
        0.5,
      );
      assert.ok(median <= 8000, `${phase}: ${median}`);
    }
    assert.ok(quantile(waits, 1) <= 20_000, `${quantile(waits, 1)}`);
  });
test('others hurry the longer the reader waits, least with what concerns the reader; a slow pace is kept', () => {
  const other = { like: false, own: false };
  const times = [0, 2000, 4000, 6000, 60_000].map((waited) => hastened('normal', 2000, other, waited));
  assert.deepEqual(times, [2000, 2000, 250, 80, 80]);
  assert.equal(hastened('normal', 40, other, 60_000), 40, 'never longer than it was');
  const own = { like: true, own: true };
  assert.deepEqual([hastened('normal', 2000, own, 0), hastened('normal', 2000, own, 4000)], [2000, 2000 * 0.5 ** 1.5]);
  assert.equal(hastened('normal', 2000, own, 60_000), 380);
  assert.equal(hastened('normal', 900, { like: true, own: false }, 0), 160);
  assert.equal(hastened('slow', 2000, { like: true, own: false }, 60_000), 2000);
});
