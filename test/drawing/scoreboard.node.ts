/** The table of the players. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scoreboard, type Scoreboard } from '../../src/drawing/scoreboard.js';
import { scoreboardStyles } from '../../src/drawing/scoreboard.styles.js';
import { en } from '../../src/i18n/en.js';
import { textOf } from '../../src/i18n/text.js';
import type { View } from '../../src/kernel/game.js';
import { count, markup } from './render.js';

const text = textOf('en', [
  en,
  {
    'seat:0': 'Ann',
    'seat:1': 'Bob',
    'letter:0': 'A',
    'scoreboard.label': 'Players',
    'scoreboard.player': 'Player',
    'scoreboard.round': '{n}',
    'scoreboard.round.long': 'Round {n}',
    'scoreboard.sum': 'Sum',
    'scoreboard.first': 'first',
    'scoreboard.first.long': 'begins this round',
  },
]);
const view = { players: 2, toAct: [1] } as unknown as View;
const drawn = (board: Partial<Scoreboard> = {}, said = text) =>
  markup(scoreboard(view, said, { columns: [], ...board }) as never);

test('a row for each seat has its name, and a cell of each column', () => {
  const points = [
    [3, 5],
    [4, 6],
  ];
  const found = drawn({
    columns: [
      { key: 'round', params: { n: 1 }, cell: (seat) => points[seat]![0] },
      { key: 'sum', cell: (seat) => points[seat]![1] },
    ],
  });
  assert.match(found, /aria-label="Players"/);
  assert.match(found, /<th scope="col">Player<.*<th scope="col" title="Round 1">1<.*<th scope="col" ?>Sum</);
  assert.match(found, /Ann<.*<td>3<\/td><td>5<\/td>.*Bob<.*<td>4<\/td><td>6<\/td>/);
});
test('the seats whose turn it is are marked, and those that are out', () => {
  const rows = drawn({ isOut: (seat) => seat === 0 }).match(/<tr [^>]*?(?= ?>)/g);
  assert.deepEqual(rows, ['<tr aria-current="false" class="out"', '<tr aria-current="true"']);
});
test('a seat has its letter on its colour, if the game has letters', () => {
  assert.equal(count(drawn(), 'class="seat '), 1);
  assert.match(drawn(), /<span class="seat seat-0" aria-hidden="true">A<\/span>/);
  const styles = scoreboardStyles([['#111', '#222', '#333']]).cssText;
  assert.match(styles, /\.seat-0\{--colour:#111;--edge:#222;--letter:#333\}/);
  assert.doesNotMatch(scoreboardStyles().cssText, /\.seat-0/);
});
test('beside a name stands what the table says of the person, such as that they are away', () => {
  assert.equal(count(drawn(), 'class="mark"'), 0);
  const said = textOf('en', [{ 'seat.mark:1': 'not connected' }, { 'seat:0': 'Ann', 'seat:1': 'Bob' }, en]);
  assert.match(drawn({}, said), /Ann<(?:(?!mark).)*Bob<.*<small class="mark">not connected</);
});
test('a seat may have a tag, a line under its name and a second row', () => {
  const found = drawn({
    columns: [{ key: 'sum', cell: () => 0 }],
    tag: (seat) => (seat === 1 ? 'first' : undefined),
    under: (seat) => `robot ${seat}`,
    more: (seat) => `cards of ${seat}`,
  });
  assert.equal(count(found, 'class="tag"'), 1);
  assert.match(found, /Bob<\/span><span class="tag" title="begins this round">first<\/span><small>robot 1<\/small>/);
  assert.match(found, /<tr class="more"><td colspan="2">cards of 1<\/td><\/tr>/);
});
