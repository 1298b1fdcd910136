import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '../../../src/games/dark-mages/game.js';
import { darkMages } from '../../../src/games/dark-mages/index.js';
import { BadInput } from '../../../src/kernel/game.js';
import { formatRecord } from '../../../src/kernel/notation.js';
import { formatLink, parseLink } from '../../../src/kernel/permalink.js';
import { resume } from '../../../src/kernel/resume.js';
import { positionOf, start } from '../../../src/kernel/start.js';
import { parseRecord } from '../../../src/kernel/transcript.js';

const why = (error: unknown) =>
  error instanceof BadInput && game.changes!.every((change) => error.message.includes(change));
const from = { players: 3, seed: 1 };

test('records, links and positions of version 1 are refused with what later versions changed', () => {
  const record = formatRecord(game, { start: from, moves: [] });
  assert.equal(parseRecord(game, record).moves.length, 0);
  assert.throws(() => parseRecord(game, record.replace('dark-mages 3', 'dark-mages 1')), why);
  const old = formatLink({ ...game, version: 1 }, { start: from, moves: [] });
  assert.throws(() => parseLink(game, old), why);
  const position = positionOf(darkMages, start(darkMages, from));
  assert.deepEqual(positionOf(darkMages, resume(darkMages, position, { seed: 1 })), position);
  assert.throws(() => resume(darkMages, { ...position, version: 1 }, { seed: 1 }), why);
});
