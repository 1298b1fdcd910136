import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatRedacted } from '../../src/embed/redacted.js';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { BadInput } from '../../src/kernel/game.js';
import { parseLink } from '../../src/kernel/permalink.js';
import { replay } from '../../src/kernel/play.js';
import { positionOf, start } from '../../src/kernel/start.js';
import { viewFor } from '../../src/kernel/view.js';
import { recordGame } from '../bench/games.js';
import { toy } from '../toy/game.js';

test('a redacted position keeps the viewer’s hand and deals the other hands anew', () => {
  const [game, other] = [1, 2].map((seed) => replay(toy, { players: 3, seed }, [{ type: 'bid', seat: 0, card: 5 }]));
  const hands = game!.context.table.hands;
  const link = formatRedacted(toy, viewFor(toy, game!, 1), 77);
  const seen = start(toy, parseLink(toy, link).start).context.table;
  assert.deepEqual(seen.hands[1], hands[1]);
  assert.notDeepEqual([seen.hands[0], seen.hands[2]], [hands[0], hands[2]]);
  assert.equal(seen.bid, 5);
  // A spectator sees no hand, so two different deals give the same link.
  const spectator = (snapshot: typeof game) => formatRedacted(toy, viewFor(toy, snapshot!, 'spectator'), 77);
  assert.equal(spectator(game), spectator(other));
});

test('a position without secrets is restored unchanged except for the random state, and fits an address', () => {
  const { start: from, moves } = recordGame(6, 3);
  const game = replay(elfenwizards, from, moves.slice(0, 200));
  const link = formatRedacted(elfenwizards, viewFor(elfenwizards, game, 'spectator'), 1);
  const seen = start(elfenwizards, parseLink(elfenwizards, link).start);
  assert.deepEqual(positionOf(elfenwizards, seen), positionOf(elfenwizards, game));
  assert.notDeepEqual(seen.context.table.rng, game.context.table.rng);
  assert.ok(link.length < 6000, String(link.length));
});

test('a finished game cannot be shared as a redacted position', () => {
  const { start: from, moves } = recordGame(3, 5);
  const view = viewFor(elfenwizards, replay(elfenwizards, from, moves), 'spectator');
  assert.throws(() => formatRedacted(elfenwizards, view, 1), BadInput);
});
