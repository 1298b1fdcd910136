/** The size of a whole game as a transcript and as a link. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elfenwizards, type Move } from '../../src/games/elfenwizards/index.js';
import type { GameRecord } from '../../src/kernel/notation.js';
import { formatRecord } from '../../src/kernel/notation.js';
import { formatLink, parseLink } from '../../src/kernel/permalink.js';
import { play } from '../../src/kernel/play.js';
import { start } from '../../src/kernel/start.js';
import { chooseMove, viewFor } from '../../src/kernel/view.js';
import { recordGame } from '../bench/games.js';

const LONGEST_LINK = 2000;
const BYTES_PER_MOVE = 45;

/** Plays a game of six opponents. */
function opponentGame(seed: number): GameRecord<Move> {
  const from = { players: 6, seed };
  const moves: Move[] = [];
  for (let now = start(elfenwizards, from); now.status === 'active'; now = play(elfenwizards, now, moves.at(-1)!)) {
    const seat = now.context.table.queue[0]!;
    moves.push(chooseMove(elfenwizards, viewFor(elfenwizards, now, seat), { seed: moves.length, level: 'normal' }));
  }
  return { start: from, moves };
}

const games: [string, GameRecord<Move>[]][] = [
  ['random games', Array.from({ length: 20 }, (_, seed) => recordGame(6, seed))],
  ['opponents’ games', Array.from({ length: 4 }, (_, seed) => opponentGame(seed))],
];

for (const [what, records] of games) {
  test(`${what} of six seats take at most ${BYTES_PER_MOVE} bytes per move as text`, () => {
    for (const { start, moves } of records) {
      const bytes = Buffer.byteLength(formatRecord(elfenwizards, { start, moves }));
      assert.ok(bytes <= BYTES_PER_MOVE * moves.length, `${bytes} bytes for ${moves.length} moves`);
    }
  });

  test(`${what} of six seats survive a round trip through a link of at most ${LONGEST_LINK} characters`, () => {
    for (const { start, moves } of records) {
      const link = formatLink(elfenwizards, { start, moves });
      assert.ok(link.length <= LONGEST_LINK, `${link.length} characters for ${moves.length} moves`);
      assert.match(link, /^[\w.-]+$/);
      assert.deepEqual(parseLink(elfenwizards, link), { start, moves });
    }
  });
}
