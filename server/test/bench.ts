/**
 * `npm run bench:server`: what a table costs; `npm run bench:server load` only whether a core holds 3,000 people. CPU seconds and memory are those of the server's process alone, which `/proc` tells; so it
 * runs on Linux. Pages here think on the same machine: times of day depend on it, CPU seconds hardly.
 */
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadGames } from '../src/games.js';
import { newTable, Page } from './client.js';
import { playOn } from './play.js';
import { buildProgram, folder, run, type Running } from './process.js';
import { tap } from './tap.js';

const TICKS = Number(execFileSync('getconf', ['CLK_TCK']));
const cpu = ({ process: { pid } }: Running) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};
const resident = ({ process: { pid } }: Running) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

const [games, program] = await Promise.all([loadGames(), buildProgram()]);
const people = (count: number) => Array(count).fill('human').join(' ');
async function seat(server: Running, game: string, players: number, port = server.port): Promise<Page[]> {
  const code = await newTable(server.address, { game, players, options: {}, seats: people(players) });
  const pages = Array.from({ length: players }, () => new Page(`http://127.0.0.1:${port}/`, code, games));
  for (const page of pages) await page.join();
  await Promise.all(pages.map((page) => page.until(() => page.table!.stage !== 'waiting')));
  return pages;
}
const leave = (pages: readonly Page[]) => Promise.all(pages.map((page) => page.leave()));
const [only] = process.argv.slice(2);
async function withServer(part: string, act: (server: Running, file: string) => Promise<void>): Promise<void> {
  if (only !== undefined && only !== part) return;
  const { file, remove } = folder();
  const server = await run(['0', file], [program]);
  try {
    await act(server, file);
  } finally {
    await server.kill();
    remove();
  }
}
const MOVES = Number(process.env['MOVES'] ?? 150);
const SECONDS = Number(process.env['SECONDS'] ?? 30);
const TABLES = Number(process.env['TABLES'] ?? 1500);

await withServer('rules', async (server) => {
  console.log(`empty: ${resident(server).toFixed(0)} MB`);
  for (const id of games.keys()) {
    // A server runs for days, and its code is compiled while it plays: the first round is that of a fresh one.
    const rounds: number[] = [];
    for (let round = 0; round < 3; round++) {
      const tables = await Promise.all(Array.from({ length: 20 }, () => seat(server, id, 4)));
      await Promise.all(tables.map((pages) => playOn(pages, 20)));
      const before = cpu(server);
      await Promise.all(tables.map((pages) => playOn(pages, MOVES)));
      const moves = tables.reduce((sum, pages) => sum + Math.min(pages[0]!.n, MOVES) - 20, 0);
      rounds.push(moves / (cpu(server) - before));
      await leave(tables.flat());
    }
    const [fresh, , warm] = rounds.map((moves) => moves.toFixed(0));
    console.log(`${id}, 20 tables of 4: ${warm} moves a CPU second, ${fresh} of a fresh server`);
  }
});

await withServer('bytes', async (server) => {
  for (const id of games.keys()) {
    const wiretap = await tap(server.port);
    const pages = await seat(server, id, 4, wiretap.port);
    const down = () =>
      wiretap.connections.reduce((sum, each) => sum + each.down.reduce((n, { length }) => n + length, 0), 0);
    const before = [down(), wiretap.bytesUp()] as const;
    await playOn(pages, 100);
    const [perMove, up] = [(down() - before[0]) / 100 / 4, (wiretap.bytesUp() - before[1]) / 100];
    console.log(`${id} of 4: ${perMove.toFixed(0)} B a move and seat down, ${up.toFixed(0)} B a move up`);
    await leave(pages);
    wiretap.close();
  }
});

await withServer('tables', async (server, file) => {
  const tables: Page[][] = [];
  const before = resident(server);
  for (let i = 0; i < TABLES; i += 10)
    tables.push(...(await Promise.all(Array.from({ length: 10 }, () => seat(server, 'dark-mages', 2)))));
  console.log(
    `${TABLES} tables of 2: ${resident(server).toFixed(0)} MB, ${(((resident(server) - before) * 1024) / TABLES).toFixed(0)} kB a table`,
  );
  const seconds = cpu(server);
  await Promise.all(tables.map((pages) => playOn(pages, 2)));
  console.log(
    `${TABLES} tables of 2: ${((2 * TABLES) / (cpu(server) - seconds)).toFixed(0)} moves a CPU second; ${resident(server).toFixed(0)} MB`,
  );
  const [page] = tables[0]!;
  const at = performance.now();
  page!.cut();
  await page!.until(() => page!.joins === 2);
  console.log(`a seat back after ${(performance.now() - at).toFixed(0)} ms, of which 20 before it tries`);
  await leave(tables.slice(50).flat());

  const rest = tables.slice(0, 50).flat();
  const joins = rest.map((each) => each.joins);
  const killed = performance.now();
  await server.kill();
  const again = await run([String(server.port), file], [program]);
  await Promise.all(rest.map((each, i) => each.until(() => each.joins > joins[i]!)));
  console.log(`${rest.length} seats of 50 tables back ${(performance.now() - killed).toFixed(0)} ms after kill -9`);
  rest.forEach((each) => (each.isStaying = false));
  await again.kill();
});
const spread = (times: number[]) => {
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor((times.length - 1) * part)]!.toFixed(0);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms of ${times.length}`;
};
/** One table more, whose pages have a program of their own and so wait for the server alone: until all of them are told of a move. */
async function probe(address: string): Promise<void> {
  const server = { address, port: Number(new URL(address).port) } as Running;
  let pages = await seat(server, 'dark-mages', 2);
  const times: number[] = [];
  for (const end = performance.now() + SECONDS * 1000; performance.now() < end; await sleep(100)) {
    let mover = pages.find(({ moves }) => moves.length > 0);
    if (!mover) {
      // The game is over.
      await leave(pages);
      pages = await seat(server, 'dark-mages', 2);
      mover = pages.find(({ moves }) => moves.length > 0)!;
    }
    const { n } = mover;
    const at = performance.now();
    await mover.play(mover.moves[0]!);
    await Promise.all(pages.map((page) => page.until(() => page.n > n)));
    times.push(performance.now() - at);
  }
  console.log(spread(times));
}
/** People move at a steady pace. */
async function atPace(server: Running, tables: readonly Page[][], every: number): Promise<void> {
  const end = performance.now() + SECONDS * 1000;
  let moves = 0;
  const table = async (pages: readonly Page[]) => {
    for (let due = performance.now() + Math.random() * every; due < end; due += every) {
      await sleep(due - performance.now());
      const mover = pages.find((page) => page.moves.length > 0);
      if (!mover) return;
      const { n } = mover;
      // Whatever is allowed: this program must not think for longer than the server.
      await mover.play(mover.moves[0]!);
      await Promise.all(pages.map((page) => page.until(() => page.n > n)));
      moves++;
    }
  };
  const [before, begun] = [cpu(server), performance.now()];
  const own = ['--import', 'tsx', fileURLToPath(import.meta.url), 'probe', server.address];
  const [{ stdout }] = await Promise.all([promisify(execFile)(process.execPath, own), ...tables.map(table)]);
  const passed = (performance.now() - begun) / 1000;
  const share = (cpu(server) - before) / passed;
  const perSecond = `${(moves / passed).toFixed(0)} moves a second`;
  console.log(
    `${perSecond}: ${(share * 100).toFixed(0)} % of a core, ${(moves / passed / share).toFixed(0)} a CPU second; ${stdout.trim()}`,
  );
}

if (only === 'probe') {
  await probe(process.argv[3]!);
  process.exit(0);
}
await withServer('load', async (server) => {
  const game = process.env['GAME'] ?? 'dark-mages';
  const tables: Page[][] = [];
  for (let i = 0; i < TABLES; i += 10)
    tables.push(...(await Promise.all(Array.from({ length: 10 }, () => seat(server, game, 2)))));
  console.log(`${game}: ${2 * TABLES} sockets at ${TABLES} tables of 2, ${resident(server).toFixed(0)} MB`);
  // A move of each table every 5 seconds, then one of each person: a little faster, since some games are over.
  await atPace(server, tables, 5000);
  await atPace(server, tables, 2300);
  console.log(`${resident(server).toFixed(0)} MB`);
  tables.flat().forEach((each) => (each.isStaying = false));
});
process.exit(0);
