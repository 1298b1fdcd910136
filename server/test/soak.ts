/**
 * `npm run soak`: a day of a thousand tables, as fast as it can be played. Each hour the people of every table come, play and leave; a game
 * that is over is followed by another table. The server's memory with nobody there, and its files beyond what the tables hold, must not grow.
 */
import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { loadGames } from '../src/games.js';
import { newTable, Page } from './client.js';
import { playOn } from './play.js';
import { buildProgram, folder, run } from './process.js';

const TABLES = Number(process.env['TABLES'] ?? 1000);
const HOURS = Number(process.env['HOURS'] ?? 24);
/** Moves of a table an hour. */
const MOVES = 6;
const AT_ONCE = 25;

const [games, program] = await Promise.all([loadGames(), buildProgram()]);
const ids = [...games.keys()];
const { file, remove } = folder();
const server = await run(['0', file], [program], { METRICS: '1' });
const metrics = /(http:\S+\/metrics)/.exec(server.output())![1]!;
const number = (text: string, name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)![1]);
const size = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
const MB = 2 ** 20;

interface Sitting {
  code: string;
  game: string;
  tokens: (string | undefined)[];
}
const sit = async (i: number): Promise<Sitting> => {
  const game = ids[i % ids.length]!;
  const [players] = games.get(game)!.players;
  const seats = Array<string>(players).fill('human').join(' ');
  const code = await newTable(server.address, { game, players, options: {}, seats });
  return { code, game, tokens: Array<undefined>(players).fill(undefined) };
};
let [moves, over] = [0, 0];
/** The people of a table come, play for a while, and leave. Resolves to where they play the next time. */
async function hour(sitting: Sitting, i: number): Promise<Sitting> {
  const pages = sitting.tokens.map((token) => new Page(server.address, sitting.code, games, token ? { token } : {}));
  for (const page of pages) await page.join();
  await Promise.all(pages.map((page) => page.until(() => page.table!.stage !== 'waiting')));
  const { n } = pages[0]!;
  await playOn(pages, n + MOVES);
  moves += pages[0]!.n - n;
  const isOver = pages[0]!.record !== undefined;
  for (const page of pages) assert.deepEqual(page.failures, []);
  await Promise.all(pages.map((page) => page.leave()));
  if (isOver) over++;
  return isOver ? sit(i) : { ...sitting, tokens: pages.map(({ token }) => token) };
}

let tables = await Promise.all(Array.from({ length: TABLES }, (_, i) => sit(i)));
const seen: { readonly heap: number; readonly spare: number }[] = [];
for (let at = 1; at <= HOURS; at++) {
  const next: Sitting[] = [];
  let i = 0;
  const lane = async () => {
    while (i < TABLES) {
      const table = i++;
      next[table] = await hour(tables[table]!, table);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  tables = next;
  await new Promise((resolve) => setTimeout(resolve, 1500));
  // Garbage is collected when it is needed, so the heap after a collection is what counts: `program.js` collects when it is asked.
  server.process.kill('SIGUSR2');
  await new Promise((resolve) => setTimeout(resolve, 500));
  const text = await (await fetch(metrics)).text();
  assert.equal(number(text, 'playable_tables'), 0, 'tables that nobody is at');
  const copy = new DatabaseSync(file);
  const { rows } = copy.prepare('SELECT count(*) AS rows FROM move').get() as { rows: number };
  copy.close();
  assert.equal(rows, moves, 'every move is kept once');
  const heap = number(text, 'nodejs_heap_size_used_bytes') / MB;
  const spare = size(`${file}-wal`) / MB;
  const resident = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))![1]) / 1024;
  seen.push({ heap, spare });
  console.log(
    `hour ${at}: heap ${heap.toFixed(1)} MB, resident ${resident.toFixed(0)} MB, file ${(size(file) / MB).toFixed(1)} MB, log ${spare.toFixed(1)} MB, ${moves} moves, ${over} games over`,
  );
}
const [first, last] = [seen[Math.min(2, seen.length - 1)]!, seen.at(-1)!];
assert.ok(last.heap < first.heap + 8, 'memory with nobody there does not grow');
assert.ok(last.spare < 16, 'the log of the file is written back');
// A file without gaps, for comparison.
const db = new DatabaseSync(file);
db.exec(`VACUUM INTO '${file}.copy'`);
db.close();
const [kept, least] = [size(file) / MB, size(`${file}.copy`) / MB];
console.log(
  `file ${kept.toFixed(1)} MB; without gaps ${least.toFixed(1)} MB; ${((least * MB) / moves).toFixed(0)} B a move`,
);
assert.ok(kept < 2 * least + 1, 'the file holds little beyond the tables');
await server.kill();
remove();
process.exit(0);
