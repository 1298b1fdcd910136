import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput, formatMove, formatRecord, parseMove, parseRecord, positionOf, start } from '../../src/index.js';
import { pseudoLegalMoves } from '../../src/kernel/legal.js';
import { toy } from '../toy/game.js';

const throwsBadInput = (read: () => unknown, path: string, expected: RegExp | string) =>
  assert.throws(
    read,
    (error: unknown) => {
      assert.ok(error instanceof BadInput, String(error));
      assert.equal(error.path, path);
      if (typeof expected === 'string') assert.equal(error.expected, expected);
      else assert.match(error.expected, expected);
      return true;
    },
    path,
  );

test('a move is written as its seat, its verb and its fields', () => {
  assert.equal(formatMove(toy, { type: 'bid', seat: 1, card: 7 }), 'bob bid 7');
  assert.equal(formatMove(toy, { type: 'answer', seat: 2 }), 'cat answer ?', 'a hidden field is written as ?');
  assert.deepEqual(parseMove(toy, '  bob   bid\t7 '), { type: 'bid', seat: 1, card: 7 });
});

test('a wrong word in a move is reported with what was expected', () => {
  const wrong = (text: string, path: string, expected: string) =>
    throwsBadInput(() => parseMove(toy, text), path, expected);
  wrong('eve bid 7', 'seat', 'one of ann, bob, cat, dan');
  wrong('', 'seat', 'one of ann, bob, cat, dan');
  wrong('bob steal 7', 'verb', 'one of bid, swear, stake, pass, answer');
  wrong('bob constructor', 'verb', 'one of bid, swear, stake, pass, answer');
  wrong('bob', 'verb', 'one of bid, swear, stake, pass, answer');
  wrong('bob bid', 'move', 'the form "bob bid <card>"');
  wrong('bob bid 7 8', 'move', 'the form "bob bid <card>"');
  wrong('bob bid 07', 'card', 'one of 1, 2, 3, 4, 5, 6, 7, 8, 9');
  wrong('bob answer maybe', 'word', 'one of believe, doubt');
  assert.throws(() => parseMove(toy, 'bob'), { value: '' });
  assert.throws(() => parseMove(toy, ' bob bid '), { value: 'bob bid' });
});

const head = 'playable-rules 1\ngame toy 3\n';

test('a transcript may contain comments, blank lines and any line ends', () => {
  const text = `# a note\r\n\r\n${head}\r\nplayers   3\r\n  seed 50 \r\n# more\r\nann bid 3\r\n\r\nbob answer doubt`;
  assert.deepEqual(parseRecord(toy, text), {
    start: { players: 3, seed: 50, options: {} },
    moves: [
      { type: 'bid', seat: 0, card: 3 },
      { type: 'answer', seat: 1, word: 'doubt' },
    ],
    lines: [9, 11],
  });
});

test('an invalid transcript is refused with the number of the line', () => {
  const wrong = (text: string, path: string, expected: RegExp) =>
    throwsBadInput(() => parseRecord(toy, text), path, expected);
  wrong('', 'line 1', /"playable-rules 1" and then "game toy 3"/);
  wrong('# only a note', 'line 1', /playable-rules 1/);
  wrong('playable-rules 1', 'line 1', /and then "game toy 3"/);
  wrong('hello', 'line 1', /^"playable-rules 1"$/);
  wrong('playable-rules 3\ngame toy 3', 'line 1', /^"playable-rules 1"$/);
  wrong('\nother 1', 'line 2', /playable-rules/);
  wrong('playable-rules 1\nplayers 3', 'line 2', /^"game toy 3"$/);
  wrong('playable-rules 1\ngame toy 2', 'line 2, version', /^3$/);
  wrong('playable-rules 1\ngame toy 4', 'line 2, version', /^3, or a newer playable-rules, which made this$/);
  wrong('playable-rules 1\ngame toy 3 4', 'line 2', /^"game toy 3"$/);
  wrong('playable-rules 1\ngame chess 3', 'line 2', /^"game toy 3"$/);
  wrong('playable-rules 1\nboard toy 3', 'line 2', /^"game toy 3"$/);
  wrong(`${head}players x\nseed 1`, 'line 3, players', /2 to 4/);
  wrong(`${head}players 5\nseed 1`, 'line 3, players', /2 to 4/);
  wrong(`${head}players 3 4\nseed 1`, 'line 3, players', /2 to 4/);
  wrong(`${head}players 3\nseed`, 'line 4, seed', /0 to 4294967295/);
  wrong(`${head}players 3\nseed -1`, 'line 4, seed', /0 to 4294967295/);
  wrong(`${head}players 3\nseed 4294967296`, 'line 4, seed', /0 to 4294967295/);
  for (const word of ['x', '-1', '65536']) wrong(`${head}players 3\ndraws 1 ${word}`, 'line 4, draws', /0 to 65535/);
  wrong(`${head}players 3`, 'head', /"seed"/);
  wrong(`${head}seed 3`, 'head', /"players".*"position"/);
  for (const none of [null, undefined, 5]) wrong(none as never, 'record', /^text$/);
  const found = (text: string, value: string | undefined) => assert.throws(() => parseRecord(toy, text), { value });
  found(`#${'y'.repeat(50)}`, `#${'y'.repeat(39)}`);
  found(`${head}players 3 4`, '3 4');
  found(`${head}players 3`, undefined);
  found(`${head}seed 3`, undefined);
  wrong(`${head}seed 3\noption hand`, 'line 4', /option with JSON after it/);
  wrong(`${head}seed 3\nposition {`, 'line 4', /position with JSON after it/);
  wrong(`${head}seed 3\nplayers 3\nseed 4`, 'line 5', /^it once$/);
  wrong(`${head}seed 3\nplayers 3\nann bid 9\nplayers 2`, 'line 6', /^it once$/);
  wrong(`${head}seed 3\ndraws 1\ndraws 2`, 'line 5', /^it once$/);
  wrong(`${head}option hand 2\noption wide 2\noption hand 3`, 'line 5', /^it once$/);
  wrong(`${head}position {}\nposition {}`, 'line 4', /^it once$/);
  wrong(`${head}seed 3\noption hand 2\nposition {}`, 'line 4', /^nothing: position holds it already$/);
  wrong(`${head}seed 3\nposition {}\nplayers 2`, 'line 5', /^nothing: position holds it already$/);
  wrong(`${head}seed 3\nplayers 3\nann bid 99`, 'line 5, card', /one of 1/);
  wrong(`${head}seed 3\nplayers 3\neve bid 9`, 'line 5, seat', /one of ann/);
});

test('a transcript with draws is of form 2, and one without stays of form 1', () => {
  const start = { players: 2, seed: 9, draws: [0, 65_535, 7, 1, 2, 3], options: {} };
  const text = formatRecord(toy, { start, moves: [] });
  assert.equal(text, 'playable-rules 2\ngame toy 3\nseed 9\ndraws 0 65535 7 1 2 3\nplayers 2\n\n');
  assert.deepEqual(parseRecord(toy, text).start, start);
  const none = formatRecord(toy, { start: { ...start, draws: [] }, moves: [] });
  assert.deepEqual(parseRecord(toy, none).start.draws, [], 'a game that used no word yet');
});

test('options are read as JSON, with any name', () => {
  const read = (line: string) => parseRecord(toy, `${head}players 2\nseed 1\n${line}\n`).start;
  assert.deepEqual(read('option hand 2'), { players: 2, seed: 1, options: { hand: 2 } });
  assert.deepEqual(read('option wide {"a": [1, "b c"]}'), {
    players: 2,
    seed: 1,
    options: { wide: { a: [1, 'b c'] } },
  });
  assert.deepEqual(read('option name "a  b"'), { players: 2, seed: 1, options: { name: 'a  b' } }, 'all its spaces');
  const odd = read('option __proto__ 2') as { options: object };
  assert.deepEqual(Object.keys(odd.options), ['__proto__']);
});

test('pseudo-legal moves are all moves that the notation can express, in the order of the fields', () => {
  assert.equal(pseudoLegalMoves(toy, 1).length, 9 + 9 + 300 + 1 + 2);
  assert.deepEqual(pseudoLegalMoves(toy, 2, ['answer']), [
    { type: 'answer', seat: 2, word: 'believe' },
    { type: 'answer', seat: 2, word: 'doubt' },
  ]);
});

test('a record survives the round trip through its transcript', () => {
  const lines = ['ann bid 5', 'cat answer doubt', 'bob answer believe'];
  const record = {
    start: { players: 3, seed: 7, options: { hand: 3 } },
    moves: lines.map((line) => parseMove(toy, line)),
  };
  const text = formatRecord(toy, record);
  assert.equal(text, `playable-rules 1\ngame toy 3\nseed 7\nplayers 3\noption hand 3\n\n${lines.join('\n')}\n`);
  const { lines: lineNumbers, ...read } = parseRecord(toy, text);
  assert.deepEqual(read, record);
  assert.deepEqual(lineNumbers, [7, 8, 9]);
  assert.match(formatRecord({ ...toy, data: 'mine' }, record), /^game toy-mine 3$/m);
  const position = positionOf(toy, start(toy, { players: 3, seed: 7 }));
  const from = { start: { position, seed: 2 }, moves: [] };
  const { lines: noLines, ...again } = parseRecord(toy, formatRecord(toy, from));
  assert.deepEqual(again, from);
  assert.deepEqual(noLines, []);
});
