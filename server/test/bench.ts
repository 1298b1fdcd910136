/**
 * `npm run bench:server`: what a table costs. CPU seconds and memory are those of the server's process alone, which `/proc` tells; so it
 * runs on Linux. Pages here think on the same machine: times of day depend on it, CPU seconds hardly.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
async function withServer(act: (server: Running, file: string) => Promise<void>): Promise<void> {
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
const TABLES = Number(process.env['TABLES'] ?? 1500);

await withServer(async (server) => {
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

await withServer(async (server) => {
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

await withServer(async (server, file) => {
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
process.exit(0);
