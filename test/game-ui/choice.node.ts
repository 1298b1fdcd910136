/** The choice of a move in two parts: what is offered before and after something is picked up. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceOf } from '../../src/game-ui/control.js';

const PATHS = [['king', 'a'], ['king', 'b'], ['pawn', 'b'], ['flag']];

test('before anything is picked up, each piece is offered once', () => {
  assert.deepEqual(choiceOf(PATHS, undefined), { place: undefined, first: ['king', 'pawn', 'flag'], then: [] });
});

test('a piece goes to its places, and the other pieces are still offered', () => {
  assert.deepEqual(choiceOf(PATHS, 'king'), { place: undefined, first: ['king', 'pawn', 'flag'], then: ['a', 'b'] });
});

test('a place that is chosen first leaves the pieces that can go there', () => {
  assert.deepEqual(choiceOf(PATHS, 'b'), { place: 'b', first: ['king', 'pawn'], then: [] });
});

test('an anchor that is a piece and a place is picked up as a piece', () => {
  const { place, then } = choiceOf([...PATHS, ['b', 'c']], 'b');
  assert.deepEqual([place, then], [undefined, ['c']]);
});

test('what no move touches changes nothing', () => {
  assert.deepEqual(choiceOf(PATHS, 'tree'), choiceOf(PATHS, undefined));
});
