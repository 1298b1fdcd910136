/** The graph of points per round. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nothing } from 'lit';
import { scoreGraph } from '../../src/drawing/score-graph.js';
import { count, markup } from './render.js';

const graph = (...lines: readonly (readonly number[])[]) =>
  scoreGraph({
    label: 'Points',
    rounds: 3,
    axes: { points: 'Sum', rounds: 'Year' },
    lines: lines.map((rounds, i) => ({ name: `seat${i}`, letter: 'AB'[i]!, rounds })),
  });
const endsOf = (drawn: string) => [...drawn.matchAll(/<text x="[\d.]+" y="([\d.]+)">[AB]</g)].map(([, y]) => Number(y));

test('the graph is empty before the end of the first round', () => {
  assert.equal(graph([], []), nothing);
  assert.equal(graph(), nothing);
});
test('the graph has a line of each seat’s running total, with its letter at the end', () => {
  const drawn = markup(graph([2, 3], [1, 9]) as never);
  assert.match(drawn, /aria-label="Points"/);
  assert.equal(count(drawn, 'class="tick"'), 3);
  const lines = [...drawn.matchAll(/class="line (seat\d)".*?points="([^"]+)"/g)].map(([, name, points]) => [
    name,
    points!.split(' ').length,
  ]);
  assert.deepEqual(lines, [
    ['seat0', 3],
    ['seat1', 3],
  ]);
  const [a, b] = endsOf(drawn);
  assert.ok(b! < a!, 'more points are higher up');
});
test('the axes are labelled, the points axis with the highest total too', () => {
  const drawn = markup(graph([2, 3], [1, 9]) as never);
  for (const said of ['Sum', 'Year', '10']) assert.match(drawn, new RegExp(`<text[^>]*>${said}</text>`));
});
test('the expected points of the current round are an extra segment, already in the first round', () => {
  const drawn = markup(
    scoreGraph({
      label: 'Points',
      rounds: 3,
      axes: { points: 'Sum', rounds: 'Year' },
      lines: [
        { name: 'seat0', letter: 'A', rounds: [], next: 4 },
        { name: 'seat1', letter: 'B', rounds: [], next: 8 },
      ],
    }) as never,
  );
  const next = [...drawn.matchAll(/class="next"[^>]*points="([^"]+)"/g)].map(([, points]) => points!.split(' '));
  assert.equal(next.length, 2);
  assert.ok(next.every(([from, to]) => from !== to));
  const [a, b] = endsOf(drawn);
  assert.ok(b! < a!, 'more points are higher up');
});
test('the letters of equal totals do not overlap', () => {
  const [a, b] = endsOf(markup(graph([5], [5]) as never));
  assert.ok(Math.abs(a! - b!) >= 10);
});
