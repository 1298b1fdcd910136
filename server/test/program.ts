/**
 * The server as tests run it, in a process of its own: `program.js <port> <store> [leak]`, of several with `REDIS` and
 * `PUBLIC` in its environment, with metrics with `METRICS`, with the page of the elements in `LIBRARY`, and with the game of the site in the folder `SITE`. Its limits are high, its opponents do not
 * pause unless `PAUSE` says how long, and on demand a game's view leaks what it should hide, to prove that the tests would find it.
 */
import { pathToFileURL } from 'node:url';
import { queryObjects } from 'node:v8';
import { resolve } from 'node:path';
import { Room } from '@colyseus/core';
import type { AnyGame, Table } from '../../src/kernel/game.js';
import { loadGames, type Games } from '../src/games.js';
import { LIMITS } from '../src/hall.js';
import { ownGames } from '../src/own.js';
import { serve } from '../src/serve.js';
import { Table as ServedTable } from '../src/table.js';

const [port, store, leak] = process.argv.slice(2);
const PAUSE = Number(process.env['PAUSE'] ?? 0);

const LEAKS: Readonly<Record<string, (table: Table & Record<string, unknown>) => object>> = {
  hands: ({ mages, players, canaries }) => ({ leaked: mages ?? players ?? canaries }),
  rng: ({ rng }) => ({ leaked: rng }),
};
const leaking = (game: AnyGame, shown: (typeof LEAKS)[string]): AnyGame => ({
  ...game,
  view: (table, viewer) => ({ ...(game.view(table, viewer) as object), ...shown(table as never) }),
});
const site = process.env['SITE'];
const { games, sites } = site === undefined ? { games: await loadGames() } : await ownGames([site]);
const leaky: Games = leak ? new Map([...games].map(([id, game]) => [id, leaking(game, LEAKS[leak]!)])) : games;

const served = await serve({
  ...{ games: leaky, names: { en: {}, fr: {}, it: {} }, store: store!, port: Number(port), host: '127.0.0.1' },
  ...{ origins: [], proxies: 0, library: process.env['LIBRARY'] },
  pause: [PAUSE, PAUSE],
  ...{ redis: process.env['REDIS'], publicAddress: process.env['PUBLIC'] },
  ...(process.env['METRICS'] && { metrics: { host: '127.0.0.1', port: 0 } }),
  // Longer than a page needs on a busy machine to come back after a restart.
  away: 2500,
  ...(sites && { sites }),
  worker: pathToFileURL(resolve('dist/bot-worker.js')),
  limits: {
    ...LIMITS,
    newTables: 1e6,
    requests: 1e6,
    wrong: 1e6,
    messages: 1e4,
    pages: 1e3,
    spectators: 1e3,
  },
});
// Collects garbage, and says what is left. Classes of rooms count as rooms.
const left = (kind: typeof ServedTable | typeof Room) => queryObjects(kind, { format: 'count' });
process.on('SIGUSR2', () => console.log(`left: ${left(ServedTable)} tables, ${left(Room)} rooms`));
process.once('SIGTERM', () => void served.close().then(() => process.exit(0)));
console.log([served.address, served.metrics].join('\n'));
