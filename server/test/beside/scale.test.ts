/**
 * Two processes with one Postgres and one Redis: a table is in one of them, whichever its people came by. When a process is killed its tables
 * are in the other with every move; when Redis is lost nothing is. `npm run chaos:scale` kills a hundred times.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import * as wire from '../../../src/playthrough/wire.js';
import { loadGames, type Games } from '../../src/games.js';
import { Store } from '../../src/store.js';
import { pause } from '../chaos.js';
import { newTable, Page } from '../client.js';
import { playOn } from '../play.js';
import { buildProgram, run, type Running } from '../process.js';
import { freePort, noPostgres, noRedis, startPostgres, startRedis, type Service } from '../services.js';

const KILLS = Number(process.env['KILLS'] ?? 1);
const TABLES = 6;

describe('several processes', { skip: noPostgres || noRedis }, () => {
  let games: Games;
  let program: string;
  let postgres: Service;
  let redis: Service;
  const ports: number[] = [];
  const library = mkdtempSync(join(tmpdir(), 'library-'));
  const servers: Running[] = [];
  const pages: Page[] = [];
  const start = async (i: number, more: NodeJS.ProcessEnv = {}) => {
    const env = { ...more, REDIS: redis.address, PUBLIC: `127.0.0.1:${ports[i]}`, LIBRARY: library };
    servers[i] = await run([String(ports[i]), postgres.address], [program], env);
  };
  before(async () => {
    for (const part of ['cdn', 'e', 'classic']) mkdirSync(join(library, part));
    [games, program, postgres, redis] = await Promise.all([loadGames(), buildProgram(), startPostgres(), startRedis()]);
    ports.push(await freePort(), await freePort());
    await Promise.all([start(0), start(1)]);
  });
  after(async () => {
    for (const page of pages) page.isStaying = false;
    await Promise.all(servers.map((server) => server.kill()));
    await Promise.all([postgres.stop(), redis.stop()]);
    rmSync(library, { recursive: true });
  });

  /** A table whose people come by different processes. */
  async function seat(): Promise<[Page, Page]> {
    const code = await newTable(servers[0]!.address, {
      game: 'elfengold',
      players: 2,
      options: {},
      seats: 'human human',
    });
    const both = servers.map(({ address }) => new Page(address, code, games)) as [Page, Page];
    pages.push(...both);
    await Promise.all(both.map((page) => page.join()));
    await Promise.all(both.map((page) => page.until(() => page.table?.stage === 'running')));
    return both;
  }
  const lobby = async (i: number, code: string) =>
    wire.lobby(await (await fetch(new URL(`tables/${code}`, servers[i]!.address))).json(), 'lobby');
  const leave = (all: readonly Page[]) => Promise.all(all.map((page) => page.leave()));

  test(
    'a table is in one process, whichever its people came by, and both say who is there',
    { timeout: 60_000 },
    async () => {
      const tables = await Promise.all(Array.from({ length: TABLES }, seat));
      // Which process gets a table is left to the engine.
      while (new Set(tables.map(([page]) => page.host)).size < 2) tables.push(await seat());
      await Promise.all(tables.map((both) => playOn(both, 10)));
      for (const both of tables) {
        assert.deepEqual(new Set(both.map((page) => page.host)).size, 1);
        for (const i of [0, 1])
          assert.deepEqual(
            (await lobby(i, both[0].code)).seats.map(({ present }) => present),
            [true, true],
          );
      }
      await leave(tables.flat());
    },
  );

  test(
    'a page that knows the address of one process alone plays at the tables of the other',
    { timeout: 30_000 },
    async () => {
      const tables: [Page, Page][] = [];
      do tables.push(await seat());
      while (new Set(tables.map(([page]) => page.host)).size < 2);
      for (const [ada, ben] of tables) {
        await ben.leave();
        const back = [0, 1].map(
          (i) => new Page(servers[i]!.address, ben.code, games, { token: ben.token!, near: true }),
        ) as [Page, Page];
        pages.push(...back);
        for (const page of back) await page.join();
        assert.deepEqual(
          back.map(({ host }) => host),
          servers.map(({ address }) => new URL(address).host),
        );
        await playOn([ada, back[0]], 6);
        await back[1].until(() => back[1].n >= 6);
        await leave([ada, ...back]);
      }
      // What is no table, or of a process that there is not, is denied, and nobody is ended by it.
      for (const path of ['none/gqz3mybdpn?sessionId=a', `none/${tables[0]![0].code}?sessionId=a`, '%/%']) {
        const socket = new WebSocket(new URL(path, servers[0]!.address.replace('http', 'ws')));
        await new Promise((resolve) => ((socket.onclose = resolve), (socket.onerror = resolve)));
      }
      for (const { process } of servers) assert.equal(process.exitCode, null);
    },
  );

  test('the page of each process may reach the tables of the others', { timeout: 30_000 }, async () => {
    const connect = async (i: number) => {
      const policy = (await fetch(servers[i]!.address)).headers.get('content-security-policy') ?? '';
      return /connect-src 'self' ([^;]*)/.exec(policy)?.[1]?.split(' ').sort();
    };
    const hosts = ports.flatMap((port) => [`ws://127.0.0.1:${port}`, `wss://127.0.0.1:${port}`]).sort();
    // Who began at the same time hears of the other within ten seconds.
    for (const i of [0, 1]) while (!isDeepStrictEqual(await connect(i), hosts)) await pause(200);
  });

  test(
    `killed ${KILLS} times, a process loses no move, and its tables are in the other within seconds`,
    { timeout: 3_600_000 },
    async () => {
      const tables = await Promise.all(Array.from({ length: TABLES }, seat));
      const times: number[] = [];
      let moved = 0;
      for (let kill = 0; kill < KILLS; kill++) {
        const victim = kill % 2;
        const other = servers[1 - victim]!;
        // Pages ask at the address of the site, and its proxy asks a process that lives.
        for (const page of tables.flat()) page.address = other.address;
        // People play on until the kill and after it; what was answered must be there.
        const goals = tables.map(([page]) => page.n + 12);
        const made = new Map<Page, number>();
        const playing = tables.map(async (both, i) => {
          while (both[0].n < goals[i]! && both[0].record === undefined)
            await playOn(both, both[0].n + 1).then(
              () => made.set(both[0], both[0].n),
              () => new Promise((resolve) => setTimeout(resolve, 20)),
            );
        });
        await new Promise((resolve) => setTimeout(resolve, 10 + Math.random() * 60));
        const there = tables.flat().filter((page) => page.host === new URL(servers[victim]!.address).host);
        const joins = there.map((page) => page.joins);
        const at = performance.now();
        await servers[victim]!.kill();
        await Promise.all(
          there.map(async (page, i) => {
            await page.until(() => page.joins > joins[i]!);
            times.push(performance.now() - at);
          }),
        );
        await Promise.all(playing);
        const store = await Store.open(postgres.address);
        for (const both of tables) {
          const kept = (await store.load(both[0].code))!;
          assert.ok(kept.moves.length >= (made.get(both[0]) ?? 0), 'every move that was told is kept');
          assert.deepEqual(
            both.map(({ n }) => n),
            [kept.moves.length, kept.moves.length],
          );
          moved += 12;
        }
        await store.close();
        for (const page of tables.flat())
          assert.deepEqual(
            page.failures.filter((text) => !/^\d+ /.test(text)),
            [],
          );
        await start(victim);
        // A game that is over is followed by another table.
        for (const [i, both] of tables.entries())
          if (both[0].record !== undefined || both[0].n > 60) {
            await leave(both);
            tables[i] = await seat();
          }
      }
      times.sort((a, b) => a - b);
      const at = (part: number) => (times[Math.floor((times.length - 1) * part)]! / 1000).toFixed(1);
      console.log(
        `${KILLS} kills, ${moved} moves, ${times.length} seats back after ${at(0.5)} s (median), ${at(1)} s (last)`,
      );
      assert.ok(times.at(-1)! < 5_000);
      await leave(tables.flat());
    },
  );

  test(
    'in a game over days the opponent of a killed process goes on in the other, with nobody there',
    { timeout: 60_000 },
    async () => {
      await servers[0]!.kill();
      await start(0, { PAUSE: '1000000' });
      const wish = { game: 'elfengold', players: 2, options: {}, seats: 'human bot:easy', days: 3 };
      let ada: Page;
      // Which process gets a table is left to the engine.
      do {
        ada = new Page(servers[0]!.address, await newTable(servers[0]!.address, wish), games);
        pages.push(ada);
        await ada.join();
        await ada.until(() => ada.view !== undefined);
      } while (ada.host !== new URL(servers[0]!.address).host);
      while (ada.moves.length > 0) {
        const { n } = ada;
        await ada.play(ada.moves[0]!);
        await ada.until(() => ada.n > n);
      }
      await ada.leave();
      await servers[0]!.kill();
      const store = await Store.open(postgres.address);
      while ((await store.load(ada.code))!.moves.length <= ada.n) await pause(100);
      await store.close();
      await start(0);
    },
  );

  test('without Redis tables go on, and when it is back and empty people find them', { timeout: 120_000 }, async () => {
    const tables = await Promise.all(Array.from({ length: TABLES }, seat));
    await Promise.all(tables.map((both) => playOn(both, 4)));
    await redis.stop();
    await Promise.all(tables.map((both) => playOn(both, 12)));
    // A tab is closed meanwhile, and somebody comes whose request has to wait.
    tables[0]![1].isStaying = false;
    tables[0]![1].cut();
    const waiting = new Page(servers[0]!.address, tables[1]![0].code, games, { watch: true });
    pages.push(waiting);
    const joined = waiting.join();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await redis.start();
    await joined;
    await new Promise((resolve) => setTimeout(resolve, 500));
    const back = new Page(servers[1]!.address, tables[0]![0].code, games, { token: tables[0]![1].token! });
    pages.push(back);
    await back.join();
    tables[0]![1] = back;
    await Promise.all(tables.map((both) => playOn(both, both[0].n + 6)));
    for (const both of tables) assert.ok(both.every(({ n }) => n >= 18));
    await waiting.until(() => waiting.n >= 18);
    for (const page of [...tables.flat(), waiting])
      assert.deepEqual(
        page.failures.filter((text) => !/^\d+ /.test(text)),
        [],
      );
    for (const both of tables) assert.equal(new Set(both.map((page) => page.host)).size, 1);
    await leave([...tables.flat(), waiting]);
    for (const server of servers) assert.equal(server.process.exitCode, null);
  });

  test(
    'updated one after the other, processes hand their tables over while people play',
    { timeout: 120_000 },
    async () => {
      const tables = await Promise.all(Array.from({ length: TABLES }, seat));
      let isUpdating = true;
      // A move that is under way when the process ends may have been made: the pages that come back say so.
      const playing = tables.map(async (both) => {
        while (isUpdating && both[0].record === undefined)
          await playOn(both, both[0].n + 1).catch(() => new Promise((resolve) => setTimeout(resolve, 20)));
      });
      for (const i of [0, 1]) {
        const other = servers[1 - i]!;
        for (const page of tables.flat()) page.address = other.address;
        const there = tables.flat().filter((page) => page.host === new URL(servers[i]!.address).host);
        const joins = there.map((page) => page.joins);
        const at = performance.now();
        assert.equal(await servers[i]!.end(), 0);
        const ended = performance.now();
        await Promise.all(there.map((page, at) => page.until(() => page.joins > joins[at]!)));
        const [end, back] = [ended - at, performance.now() - at].map(Math.round);
        console.log(`ended ${end} ms after SIGTERM, ${there.length} seats back after ${back} ms`);
        await start(i);
      }
      isUpdating = false;
      await Promise.all(playing);
      const store = await Store.open(postgres.address);
      for (const both of tables) {
        const { moves } = (await store.load(both[0].code))!;
        assert.deepEqual(
          both.map(({ n, failures }) => [n, failures]),
          Array(2).fill([moves.length, []]),
        );
      }
      await store.close();
      await leave(tables.flat());
    },
  );

  test('a process ends also while Redis is away', { timeout: 60_000 }, async () => {
    const [ada, ben] = await seat();
    await playOn([ada, ben], 6);
    await redis.stop();
    const server = servers.find(({ address }) => new URL(address).host === ada.host)!;
    for (const page of [ada, ben]) page.isStaying = false;
    const events = () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as { readonly event: string; readonly is?: string });
    while (events().at(-1)?.is !== 'lost') await pause(20);
    assert.equal(await server.end(), 0);
    assert.deepEqual(
      events()
        .slice(-3)
        .map(({ event }) => event),
      ['redis', 'stopping', 'stopped'],
    );
    await redis.start();
  });
});
