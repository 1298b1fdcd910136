/** Postgres as it may be in trouble: one process with it. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Kysely, sql } from 'kysely';
import { loadGames, type Games } from '../../src/games.js';
import { openPostgres } from '../../src/postgres.js';
import { Store } from '../../src/store.js';
import { pause } from '../chaos.js';
import { newTable, Page } from '../client.js';
import { playOn } from '../play.js';
import { buildProgram, run, type Running } from '../process.js';
import { noPostgres, startPostgres, type Service } from '../services.js';

describe('Postgres', { skip: noPostgres }, () => {
  let games: Games;
  let postgres: Service;
  let server: Running;
  before(async () => {
    [games, postgres] = await Promise.all([loadGames(), startPostgres()]);
    server = await run(['0', postgres.address], [await buildProgram()]);
  });
  after(async () => {
    await server.kill();
    await postgres.stop();
  });

  test(
    'that ends while moves are kept ends no process, and no move that was told is lost',
    { timeout: 60_000 },
    async () => {
      const wish = { game: 'elfengold', players: 2, options: {}, seats: 'human human' };
      const tables = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const code = await newTable(server.address, wish);
          const both = [new Page(server.address, code, games), new Page(server.address, code, games)];
          for (const page of both) await page.join();
          return both;
        }),
      );
      let isPlaying = true;
      const told = tables.map(() => 0);
      const playing = tables.map(async (both, i) => {
        while (isPlaying && both[0]!.record === undefined)
          await playOn(both, both[0]!.n + 1).then(
            () => (told[i] = both[0]!.n),
            () => pause(20),
          );
      });
      for (let times = 0; times < 3; times++) {
        await pause(150);
        await postgres.stop();
        await pause(100);
        await postgres.start();
        assert.equal(server.process.exitCode, null, server.output());
      }
      isPlaying = false;
      await Promise.all(playing);
      assert.equal(server.process.exitCode, null, server.output());
      const store = await Store.open(postgres.address);
      for (const [i, both] of tables.entries()) {
        assert.ok((await store.load(both[0]!.code))!.moves.length >= told[i]!);
        for (const page of both) await page.leave();
      }
      await store.close();
    },
  );

  test('frees what a process has locked that stands still in the middle of a change', async () => {
    const { dialect } = await openPostgres(postgres.address);
    const db = new Kysely({ dialect });
    const { rows } = await sql`SHOW idle_in_transaction_session_timeout`.execute(db);
    await db.destroy();
    assert.deepEqual(rows, [{ idle_in_transaction_session_timeout: '10s' }]);
  });
});
