/**
 * Chaos: people play many games at once while connections are cut, moves are sent twice and late, and the server is killed. At the end every
 * page shows what the store says, no move is lost or made twice, and each page saw its moves in order.
 * `npm run chaos` plays 500 games.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Move } from '../../src/kernel/game.js';
import { formatMove } from '../../src/kernel/notation.js';
import { replay } from '../../src/kernel/play.js';
import { parseRecord } from '../../src/kernel/transcript.js';
import { chooseMove, viewFor } from '../../src/kernel/view.js';
import { picker } from '../../src/testing/picker.js';
import { Store } from '../src/store.js';
import { GAMES, pause, playAll, surely } from './chaos.js';
import { newTable, Page } from './client.js';
import { useRunning } from './running.js';

const running = await useRunning();
const { games, file, pages, restart } = running;

interface Played {
  /** Moves that the server said it made, by their numbers. */
  readonly made: Map<number, string>;
  readonly code: string;
}

/** One seat of a person: plays when it is asked, and misbehaves as networks and people do. */
async function sitter(page: Page, pick: (n: number) => number, made: Map<number, string>): Promise<void> {
  while (page.record === undefined) {
    await page.until(() => page.record !== undefined || (page.isConnected && page.moves.length > 0));
    if (page.record !== undefined) break;
    const { n } = page;
    const move: Move = chooseMove(page.game, page.view!, { seed: n, level: 'easy' });
    const line = formatMove(page.game, move);
    const send = () => page.play(move, n);
    const mishap = pick(40);
    const sent = [send()];
    if (mishap < 3) sent.push(send(), send());
    if (mishap === 3) page.cut();
    if (mishap === 4) sent.push(pause(pick(30)).then(send));
    if (mishap === 5) void page.play(move, Math.max(0, n - 1 - pick(3))).catch(() => undefined);
    for (const answered of await Promise.allSettled(sent)) {
      if (answered.status === 'rejected') {
        await pause(10);
        continue;
      }
      const answer = answered.value;
      if ('n' in answer) {
        assert.equal(made.has(answer.n), false, `move ${answer.n} was made twice`);
        made.set(answer.n, line);
      } else assert.ok('stale' in answer, JSON.stringify([line, answer]));
    }
    // Its ply tells that the move was made, or the table that it has come back to.
    await page.until(() => page.n > n || page.record !== undefined || (page.isConnected && page.moves.length > 0));
  }
}

async function playGame(number: number): Promise<Played> {
  const pick = picker(number + 1);
  const id = [...games.keys()][number % games.size]!;
  const [fewest, most] = games.get(id)!.players;
  const players = Math.min(most, fewest + (number % 3));
  // Some seats are opponents of the server, at least two are people.
  const seats = Array.from({ length: players }, (_, i) => (i > 1 && pick(3) === 0 ? 'bot:easy' : 'human'));
  const code = await surely(() =>
    newTable(running.server.address, { game: id, players, options: {}, seats: seats.join(' ') }),
  );
  const people = seats.filter((seat) => seat === 'human').length;
  const own = Array.from(
    { length: people + 1 },
    (_, i) => new Page(running.server.address, code, games, i === people ? { watch: true } : {}),
  );
  pages.push(...own);
  const made = new Map<number, string>();
  await Promise.all(own.map((page) => surely(() => page.join())));
  await Promise.all(own.slice(0, people).map((page) => sitter(page, pick, made)));
  await Promise.all(own.map((page) => page.until(() => page.record !== undefined)));

  const game = games.get(id)!;
  const { start, moves } = parseRecord(game, own[0]!.record!);
  const end = replay(game, start, moves);
  const lines = moves.map((move) => formatMove(game, move));
  for (const [n, line] of made) assert.equal(lines[n - 1], line, `move ${n} was told as made`);
  for (const page of own) {
    const faults = page.failures.filter((text) => !/^(1\d{3}|4\d{3}|5\d{2}) /.test(text));
    assert.deepEqual(faults, []);
    assert.deepEqual([page.record, page.n], [own[0]!.record, moves.length]);
    const { phase, table } = viewFor(game, end, page.viewer);
    const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
    assert.deepEqual(plain(page.shown.at(-1)!.frames.at(-1)), plain({ phase, table }), `viewer ${page.viewer}`);
    await page.leave();
  }
  return { code, made };
}

test(
  `${GAMES} games through cuts, doubled moves and kills end as the store says`,
  { timeout: 600_000 + 15_000 * GAMES },
  async () => {
    const { played, kills } = await playAll(playGame, restart);
    const store = await Store.open(file);
    let moves = 0;
    for (const { code, made } of played) {
      const kept = (await store.load(code))!;
      assert.ok(kept.isOver);
      for (const [n, line] of made) assert.equal(kept.moves[n - 1]!.move, line);
      moves += kept.moves.length;
    }
    await store.close();
    const joins = pages.reduce((sum, page) => sum + page.joins, 0);
    console.log(`${played.length} games, ${moves} moves, ${kills} kills, ${joins - pages.length} times back`);
    assert.equal(played.length, GAMES);
    assert.ok(kills > 0 && joins > pages.length);
  },
);
