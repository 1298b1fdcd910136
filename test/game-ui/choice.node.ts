/** The choice of a move in two parts: what is offered before and after something is picked up. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceOf, type Choice, type Way } from '../../src/game-ui/choice.js';
import type { Move } from '../../src/kernel/game.js';

const way = (...path: string[]): Way => ({ move: { type: 'go', seat: 0 }, path, pieces: [path[0]], make: () => {} });
const series = (pieces: string[], ...path: string[]): Way => ({
  ...way(...path),
  pieces,
  series: { code: 'both', moves: [] },
});
const WAYS = [way('king', 'a'), way('king', 'b'), way('pawn', 'b'), way('pawn', 'c'), way('flag')];

interface Ask {
  readonly isRead?: boolean;
  readonly apart?: readonly string[];
  readonly chip?: (of: 'place' | 'piece', isSeries: boolean) => unknown;
}
const ask = (ways: readonly Way[], chosen?: string, { isRead = false, apart = [], chip }: Ask = {}): Choice =>
  choiceOf(ways, ways, chosen, {
    isRead: () => isRead,
    isApart: (place) => apart.includes(place),
    inOrder: (places) => places.toSorted(),
    chip: (_move: Move, of, all) => chip?.(of, all !== undefined),
  });
const anchors = (options: Choice['options']) => options.map(({ anchor }) => anchor);
const chips = (options: Choice['options']) =>
  options.flatMap(({ anchor, chips: all }) => all.map(({ path, shows }) => [anchor, ...path, shows]));

test('before anything is picked up, each piece is offered once, and those that go somewhere are toggles', () => {
  const { asks, held, staysAbove, options } = ask(WAYS);
  assert.deepEqual([asks, held, staysAbove], ['piece', undefined, false]);
  assert.deepEqual(anchors(options), ['king', 'pawn', 'flag']);
  assert.deepEqual(
    options.map(({ isToggle }) => isToggle),
    [true, true, false],
  );
});

test('a piece goes to its places, in their order', () => {
  const { asks, held, staysAbove, options } = ask(WAYS.toReversed(), 'king');
  assert.deepEqual([asks, held, staysAbove], ['place', 'king', true]);
  assert.deepEqual(anchors(options), ['a', 'b']);
});

test('a place that is chosen first leaves the pieces that can go there, and their buttons make the move', () => {
  const { asks, held, staysAbove, options } = ask(WAYS, 'b');
  assert.deepEqual([asks, held, staysAbove], ['piece', 'b', true]);
  assert.deepEqual(anchors(options), ['king', 'pawn']);
  assert.ok(options.every(({ isToggle, way: made }) => !isToggle && !made));
});

test('a place where everything goes is not put down', () => {
  const { held, staysAbove } = ask([way('king', 'b'), way('pawn', 'b')], 'b');
  assert.deepEqual([held, staysAbove], ['b', false]);
});

test('an anchor that is a piece and a place is picked up as a piece', () => {
  const { held, options } = ask([...WAYS, way('b', 'c')], 'b');
  assert.deepEqual([held, anchors(options)], ['b', ['c']]);
});

test('what no move touches changes nothing', () => {
  assert.deepEqual(ask(WAYS, 'tree'), ask(WAYS));
});

test('the button of a piece makes all that it can do, unless that is read first', () => {
  const [only] = [way('pawn', 'b')];
  assert.equal(ask([only, way('flag')]).options[0]!.way, only);
  assert.equal(ask([only, way('flag')], undefined, { isRead: true }).options[0]!.way, undefined);
  assert.equal(ask([only, way('flag')], 'pawn').only, only);
  const { way: made } = choiceOf([only], [only, way('pawn', 'c')], undefined, {
    isRead: () => false,
    isApart: () => false,
    inOrder: (places) => places,
    chip: () => undefined,
  }).options[0]!;
  assert.equal(made, undefined, 'the piece can do something else, which is asked elsewhere');
});

test('places that are seldom meant stand apart from others', () => {
  const { options, apart } = ask(WAYS, 'king', { apart: ['a'] });
  assert.deepEqual([anchors(options), anchors(apart)], [['b'], ['a']]);
  assert.deepEqual(anchors(ask(WAYS, 'king', { apart: ['a', 'b'] }).options), ['a', 'b']);
});

test('small buttons stand beside the pieces, and only of ways with a place', () => {
  const { options } = ask(WAYS, undefined, { chip: (of) => of });
  assert.deepEqual(chips(options), [
    ['king', 'king', 'a', 'place'],
    ['king', 'king', 'b', 'place'],
    ['pawn', 'pawn', 'b', 'place'],
    ['pawn', 'pawn', 'c', 'place'],
  ]);
});

test('beside the places of a piece are the series in which it takes part, and under them what others do', () => {
  const ways = [...WAYS, series(['pawn', 'king'], 'pawn', 'a'), series(['pawn', 'flag'], 'pawn', 'b')];
  const { options, other } = ask(ways, 'king', { chip: (of, isSeries) => (isSeries ? of : undefined) });
  assert.deepEqual(chips(options), [['a', 'pawn', 'a', 'piece']]);
  assert.deepEqual(chips(other), [['b', 'pawn', 'b', 'piece']]);
});
