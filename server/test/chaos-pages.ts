/**
 * Chaos for pages: the client of the elements plays many games over real sockets that are cut, and that bring messages twice and in another
 * order; two windows of a seat move at once, moves are taken back, and the server is killed. At the end every page knows every ply as its viewer may know it.
 * `npm run chaos` plays 500 games.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame, Viewer } from '../../src/kernel/game.js';
import { formatMove } from '../../src/kernel/notation.js';
import { play } from '../../src/kernel/play.js';
import { start } from '../../src/kernel/start.js';
import { parseRecord } from '../../src/kernel/transcript.js';
import { redacted, viewFor } from '../../src/kernel/view.js';
import { picker } from '../../src/testing/picker.js';
import { GAMES, playAll, surely } from './chaos.js';
import { newTable } from './client.js';
import { useWindows } from './window.js';

/** Messages of one socket between two cuts, about. */
const BETWEEN_CUTS = 150;
const pick = picker(7);
const counted = { back: 0, cuts: 0, doubled: 0, late: 0 };

/** The first byte of what the server sends by itself. The answers to requests have another: a page pairs them with its questions. */
const TOLD = 13;
/** A socket on a bad day. */
class BadSocket extends WebSocket {
  override set onmessage(take: (event: MessageEvent<ArrayBuffer>) => void) {
    super.onmessage = (event: MessageEvent<ArrayBuffer>) => {
      const isTold = new Uint8Array(event.data)[0] === TOLD;
      const later = () => this.readyState === WebSocket.OPEN && take(event);
      if (isTold && pick(20) === 0) return void (counted.late++, setTimeout(later, pick(20)));
      take(event);
      if (isTold && pick(20) === 0) void (counted.doubled++, setTimeout(later, pick(20)));
      if (pick(BETWEEN_CUTS) === 0) void (counted.cuts++, this.close(4000));
    };
  }
}
const tables = await useWindows(BadSocket);

/** All that a viewer may know of a game: each move, and the position after it. */
function* known(game: AnyGame, record: string, viewer: Viewer): Generator<readonly [move: string, view: object]> {
  const { start: from, moves } = parseRecord(game, record);
  let now = start(game, from);
  const seen = (move: string) => [move, viewFor(game, now, viewer)] as const;
  yield seen('');
  for (const move of moves) {
    now = play(game, now, move);
    yield seen(formatMove(game, redacted(game, move, viewer)));
  }
}

async function playGame(number: number): Promise<number> {
  // From the last game on: so the few games of an ordinary run, with those of `chaos.test.ts`, are of all kinds.
  const { games, windowAt } = tables;
  const id = [...games.keys()].at(-1 - (number % games.size))!;
  const [fewest, most] = games.get(id)!.players;
  const players = Math.min(most, fewest + (number % 3));
  const seats = Array.from({ length: players }, (_, i) => (i > 1 && pick(3) === 0 ? 'bot:easy' : 'human'));
  const code = await surely(() =>
    newTable(tables.server.address, { game: id, players, options: {}, seats: seats.join(' ') }),
  );
  const people = seats.filter((seat) => seat === 'human').map(() => windowAt(code));
  for (const window of people) await window.join((table) => table.sit(''));
  // The first person has two windows, and somebody looks on.
  const second = windowAt(code);
  await second.join((table) => table.open({ token: people[0]!.table.token! }));
  const watcher = windowAt(code);
  await watcher.join((table) => table.open({ watch: true }));
  const all = [...people, second, watcher];
  await Promise.all([...people, second].map((window) => window.sit(() => pick(15) === 0)));

  const game = games.get(id)!;
  const record = people[0]!.record!;
  const length = parseRecord(game, record).moves.length;
  for (const window of all) {
    await window.until(() => window.game?.length === length && window.record !== undefined);
    assert.equal(window.record, record);
    // Not everything can be taken back.
    const { fault } = window.table;
    assert.ok(fault === undefined || ['back', 'offer'].includes(fault.code), String(fault));
    counted.back += window.game!.epoch;
    let n = 0;
    for (const [move, view] of known(game, record, window.viewer)) {
      const ply = window.game!.plies[n]!;
      assert.equal(ply.move ? formatMove(game, ply.move) : '', move, `${id}, move ${n} of ${window.viewer}`);
      assert.deepEqual(
        JSON.parse(JSON.stringify(viewFor(game, ply.frames.at(-1)!, window.viewer))),
        JSON.parse(JSON.stringify(view)),
        `${id}, after move ${n}, for ${window.viewer}`,
      );
      n++;
    }
    window.table.close();
  }
  return length;
}

test(
  `pages know ${GAMES} games whole through cuts, doubled and late messages and kills`,
  { timeout: 600_000 + 15_000 * GAMES },
  async () => {
    const { played: lengths, kills } = await playAll(playGame, tables.restart);
    const moves = lengths.reduce((sum, length) => sum + length, 0);
    console.log(`${GAMES} games, ${moves} moves, ${kills} kills, ${JSON.stringify(counted)}`);
    assert.equal(lengths.length, GAMES);
    assert.ok(kills > 0 && Object.values(counted).every((count) => count > 0));
  },
);
