/** 2,000 random games of Elfenwizards, for three to six players and every option. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { checkNotation, checkReplay, every, games, playGame } from './games.js';

const ends = new Set<string>();
const verbs = new Set<string>();

test('2,000 games keep every invariant at every step, come to an end, and replay byte for byte', () => {
  let played = 0;
  games(2000, (from, choose, n) => {
    const whole = playGame(from, choose, every(10, checkNotation));
    if (n % 4 === 0) checkReplay(whole);
    whole.moves.forEach(({ type }) => verbs.add(type));
    whole.end.context.table.last.forEach(({ rule }) => ends.add(rule));
    played++;
  });
  assert.ok(played >= 2000);
});

test('between them these games made every kind of move and came to every end', () => {
  assert.deepEqual([...verbs].sort(), Object.keys(elfenwizards.fields).sort());
  assert.deepEqual([...ends].sort(), ['EW-E1', 'EW-E2', 'EW-E3', 'EW-E4', 'EW-E5']);
});
