import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forcedSentence } from '../../src/elements/session/prompt.js';
import { announced, hastened } from '../../src/elements/story/reading-time.js';
import { quantile, waitsOf } from '../bench/waits.js';
import { textOf } from '../../src/i18n/text.js';
import { abouts, GAMES } from '../../src/games/index.js';

for (const id of GAMES.filter((game) => !abouts.get(game)!.draft))
  test(`${id}: a reader waits at most 5 seconds for a decision in the median, for one of no phase 11, and never 20`, async () => {
    const waits = await waitsOf(id, [4, 5]);
    assert.ok(waits.length > 10, `${waits.length} waits`);
    assert.ok(quantile(waits, 0.5) <= 5000, `${quantile(waits, 0.5)}`);
    for (const phase of new Set(waits.map((wait) => wait.phase))) {
      const median = quantile(
        waits.filter((wait) => wait.phase === phase),
        0.5,
      );
      assert.ok(median <= 11_000, `${phase}: ${median}`);
    }
    assert.ok(quantile(waits, 1) <= 20_000, `${quantile(waits, 1)}`);
  });
test('others hurry the longer the reader waits, least with what concerns the reader; a slow pace is kept', () => {
  const other = { like: false, own: false };
  const times = [0, 2000, 4000, 6000, 60_000].map((waited) => hastened('normal', 2000, other, waited));
  assert.deepEqual(times.map(Math.round), [2000, 2000, 500, 222, 160]);
  assert.equal(hastened('normal', 40, other, 60_000), 40, 'never longer than it was');
  const own = { like: true, own: true };
  assert.deepEqual([hastened('normal', 2000, own, 0), hastened('normal', 2000, own, 4000)], [2000, 1000]);
  assert.equal(hastened('normal', 2000, own, 60_000), 700);
  assert.equal(hastened('normal', 900, { like: true, own: false }, 0), 160);
  assert.equal(hastened('slow', 2000, { like: true, own: false }, 60_000), 2000);
});
test('a forced move is announced for as long as its sentence takes to read', () => {
  const short = 'Only one move is left: roll.';
  const long = 'Only one move is left and is played for you: pay a magic cloud.';
  const attack = 'Green attacks you with Feeblemind. You cannot answer.';
  assert.equal(announced('normal', short), 1000);
  assert.ok(announced('normal', long) > 1500);
  assert.ok(announced('normal', attack) > 1400);
  assert.ok(announced('slow', long) > 4000);
  for (const at of ['fast', 'instant'] as const) assert.equal(announced(at, attack), 1000);
});
test('a forced answer is announced by the attack that it answers, any other forced move by what it is', () => {
  const view = { prompt: { code: 'answers', params: {} } };
  const ui = { isAnswer: ({ type }: { type: string }) => type === 'answer', describeMove: () => 'No answer' };
  const words = { 'prompt.answers.only': 'Green attacks you.', 'ui.forced': 'Only one move: {move}.' };
  const said = (type: string, known: Record<string, string> = words) =>
    forcedSentence({ seat: 0, type }, { ui, view } as never, textOf('en', [known]));
  assert.equal(said('answer'), 'Green attacks you.');
  assert.equal(said('pay'), 'Only one move: No answer.');
  assert.equal(said('answer', { 'ui.forced': words['ui.forced'] }), 'Only one move: No answer.');
});
