/** Boards of columns and rows: which fields lie beside, around and behind one, and where each is drawn. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grid } from '../../src/kit/index.js';
import { gridLines, gridArea } from '../../src/kit/board.js';

const board = grid(3, 2);

test('the fields are named as in chess, row by row from below', () => {
  assert.deepEqual(board.ids, ['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
  assert.deepEqual(board.cell('c2'), [2, 1]);
  assert.equal(grid(8, 12).ids.at(-1), 'h12');
});

test('a column has one letter', () => {
  assert.equal(grid(26, 1).ids.at(-1), 'z1');
  assert.throws(() => grid(27, 1), /grid, columns: 27, expected a whole number from 1 to 26/);
});

test('neighbours share a side, or also a corner', () => {
  assert.deepEqual([...board.beside('a1')].sort(), ['a2', 'b1']);
  assert.deepEqual([...board.around('a1')].sort(), ['a2', 'b1', 'b2']);
  assert.deepEqual([...board.around('b2')].sort(), ['a1', 'a2', 'b1', 'c1', 'c2']);
});

test('a line goes on behind the second field up to the edge', () => {
  const { beyond } = grid(4, 4);
  assert.deepEqual(beyond('a1', 'b2'), ['c3', 'd4']);
  assert.deepEqual(beyond('d1', 'c1'), ['b1', 'a1']);
  assert.deepEqual(beyond('c1', 'd2'), []);
  assert.deepEqual(beyond('b2', 'a2'), []);
  assert.deepEqual(beyond('b2', 'b2'), [], 'an untrusted position may ask');
});

test('the first row is drawn below, and each line once', () => {
  const area = { x: 10, y: 20, w: 30, h: 40 };
  assert.deepEqual(gridArea(board, area, 'a1'), { x: 10, y: 40, w: 10, h: 20 });
  assert.deepEqual(gridArea(board, area, 'c2'), { x: 30, y: 20, w: 10, h: 20 });
  const lines = gridLines(board, area, board.beside);
  assert.equal(lines.match(/M/g)!.length, 7);
  assert.match(lines, /^M15 50L/);
});
