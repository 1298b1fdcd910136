import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { elfenwizards } from '../src/games/elfenwizards/index.js';
import { parseMove, replay } from '../src/index.js';
import { chartOf, phaseOf } from '../src/kernel/chart.js';
import { transcripts } from '../src/games/elfenwizards/transcripts.js';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('stories.test.ts runs every file of stories', () => {
  const files = readdirSync(new URL('../stories', import.meta.url)).filter((name) => name.endsWith('.stories.ts'));
  assert.ok(files.length > 0);
  const runner = read('stories.test.ts');
  for (const file of files) assert.ok(runner.includes(`../stories/${file.replace(/\.ts$/, '.js')}`), file);
});

test('every state that waits for a move has a transcript and a story', () => {
  const chart = chartOf(elfenwizards.machine);
  const waiting = chart.phases.filter((phase) => chart.waits(phase));
  assert.deepEqual(Object.keys(transcripts).sort(), [...waiting, 'over'].sort());
  const stories = read('../stories/playable-game.stories.ts');
  for (const state of Object.keys(transcripts)) assert.ok(stories.includes(`at('${state}')`), state);
});

for (const [state, { seed, moves }] of Object.entries(transcripts)) {
  test(`the transcript for ${state} ends in that state`, () => {
    const played = moves
      .split(/[;\n]/)
      .filter((line) => line.trim() !== '')
      .map((line) => parseMove(elfenwizards, line));
    const snapshot = replay(elfenwizards, { players: 3, seed }, played);
    assert.equal(phaseOf(snapshot.value), state);
  });
}
