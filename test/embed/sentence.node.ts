import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, sentenceOf } from '../../src/embed/index.js';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { parseMove, play, refusal, start, viewFor } from '../../src/index.js';

test('sentenceOf puts facts and refusals into sentences, in the requested language', async () => {
  const ui = await load('elfenwizards');
  const begun = start(elfenwizards, { players: 3, seed: 1 });
  const view = viewFor(elfenwizards, begun, 'spectator');
  const why = refusal(elfenwizards, begun, parseMove(elfenwizards, 'red roll'))!;
  assert.match(await sentenceOf(ui, 'refuse', why, view), /^[A-Z][^{}]+\.$/);
  assert.notEqual(await sentenceOf(ui, 'refuse', why, view, 'fr'), await sentenceOf(ui, 'refuse', why, view));
  const rolled = play(elfenwizards, begun, parseMove(elfenwizards, 'green roll'));
  const after = viewFor(elfenwizards, rolled, 'spectator');
  for (const fact of after.last) assert.match(await sentenceOf(ui, 'fact', fact, after, 'it'), /^[^{}]+\.$/);
  assert.ok(after.last.length > 0);
});
