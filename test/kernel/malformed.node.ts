/** Data of no form at all at the edge of the kernel: each is refused as `BadInput` that names it, never as a `TypeError`. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput, formatRecord, parseMove, parseRecord, play, refusal, start } from '../../src/index.js';
import { formatLink, parseLink } from '../../src/kernel/permalink.js';
import { answerTo } from '../../src/kernel/lesson.js';
import { tryLesson } from '../../src/kernel/lesson-check.js';
import { toy } from '../toy/game.js';
import { begin } from '../toy/moments.js';

const refused = (path: string, run: () => unknown) =>
  assert.throws(run, (error: unknown) => error instanceof BadInput && error.path === path, `${path}: ${String(run)}`);
const any = (value: unknown): never => value as never;

test('a start that is no object, or has draws or options that are none, is refused', () => {
  for (const from of [null, 5, 'position', []]) refused('start', () => start(toy, any(from)));
  for (const draws of [null, 0, '', false]) {
    refused('draws', () => start(toy, any({ players: 3, seed: 1, draws })));
    const lesson = { id: 'one', rules: [], start: { players: 3, seed: 1, draws }, steps: [{ say: 'a' }] };
    refused('one.start.draws', () => tryLesson(toy, any(lesson), () => []));
  }
  for (const options of [5, true, []]) refused('options', () => start(toy, any({ players: 3, seed: 1, options })));
});

test('values without a form in JSON can be named in an error', () => {
  const self: { self?: unknown } = {};
  self.self = self;
  refused('players', () => start(toy, any({ players: 3n, seed: 1 })));
  refused('players', () => start(toy, any({ players: self, seed: 1 })));
});

test('a move without a verb of the game is refused before anything is read of it', () => {
  const snapshot = begin();
  for (const type of ['nothing', ['play'], { toString: 1 }, null, 3]) {
    const move = any({ type, seat: 0 });
    refused('move.type', () => play(toy, snapshot, move));
    refused('move.type', () => refusal(toy, snapshot, move));
    refused('move.type', () => formatLink(toy, { start: { players: 3, seed: 1 }, moves: [move] }));
    refused('move.type', () => answerTo(toy, snapshot, { say: 'a', wrong: [{ move: '* * *', say: 'b' }] }, move));
  }
});

test('lines and links that are no text are refused', () => {
  for (const text of [undefined, 5, null]) {
    refused('move', () => parseMove(toy, any(text)));
    refused('link', () => parseLink(toy, any(text)));
    refused('record', () => parseRecord(toy, any(text)));
  }
});

test('a record with an option that is left open can be read again', () => {
  const [name] = Object.keys(toy.options);
  const options = any({ [name!]: undefined });
  const read = parseRecord(toy, formatRecord(toy, { start: { players: 3, seed: 1, options }, moves: [] }));
  assert.deepEqual(read.moves, []);
});
