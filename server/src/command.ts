/** What `npx playable-rules-server` does: reads the options and serves, or shows a table. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { accountOf } from './account.js';
import { loadGames } from './games.js';
import { loadNames } from './names.js';
import { ownGames } from './own.js';
import { Reports } from './reports.js';
import { isLoopback, serve, type ServeOptions } from './serve.js';
import { shown, Store } from './store.js';

// `node:sqlite` says at each start that it is experimental; this server is tested with the versions that `engines` names.
process.removeAllListeners('warning');
process.on('warning', (warning) => warning.name !== 'ExperimentalWarning' && console.warn(warning));

const USAGE = `playable-rules-server [options]
Serves tables at which people play together, and a page to open.

playable-rules-server show CODE [--hands] [--store ./playable.sqlite] [--games ./site]
Shows a table of the store as those who watch may know it; with --hands all of it, and its record.

  --port 2567              the port
  --games ./site           a folder that playable-rules site made, whose game is played in place of ours; may be given several times
  --host localhost         the address to listen on; 0.0.0.0 for all
  --origin https://my.blog a page that may play here; may be given several times; required off this machine
  --store ./playable.sqlite  the file that keeps the games, or postgres://user@host/database
  --redis redis://host     where several processes with the same store find each other
  --public-address HOST    where pages reach this process, as host or host:port; for several processes
  --proxies 0              how many proxies of yours stand before the server
  --metrics 9090           the port, or host:port, at which Prometheus reads /metrics; of this machine only without a host
  --help
`;

/** The options, and the words beside them. Ends the command if an option is not known. */
function given() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        port: { type: 'string', default: '2567' },
        games: { type: 'string', multiple: true, default: [] },
        host: { type: 'string', default: 'localhost' },
        origin: { type: 'string', multiple: true, default: [] },
        store: { type: 'string', default: './playable.sqlite' },
        redis: { type: 'string' },
        'public-address': { type: 'string' },
        proxies: { type: 'string', default: '0' },
        metrics: { type: 'string' },
        hands: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return failed(`${(error as Error).message} See playable-rules-server --help`);
  }
}
const { values, positionals } = given();

function whole(name: 'port' | 'proxies', most: number): number {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new Error(`--${name} ${values[name]}: expected a whole number from 0 to ${most}`);
}
/** An origin as browsers send it. With a path it is refused: browsers do not send it, so that all pages there would play. */
function originOf(text: string): string {
  const { protocol, origin, pathname } = URL.canParse(text) ? new URL(text) : {};
  if (text === 'null' || (/^https?:$/.test(protocol ?? '') && pathname === '/')) return origin ?? text;
  throw new Error(
    `--origin ${text}: expected an address without a path, such as https://my.blog, or null for sandboxed frames`,
  );
}

/** A host as it stands in an address, with its port if it has one. */
function hostOf(text: string): string {
  if (URL.canParse(`http://${text}`) && new URL(`http://${text}`).host === text) return text;
  throw new Error(`--public-address ${text}: expected a host such as two.play.example or play.example:2568`);
}

function listenerOf(text: string): { readonly host: string; readonly port: number } {
  const [, host = '127.0.0.1', port] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? [];
  if (port !== undefined && Number(port) <= 65_535)
    return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) };
  throw new Error(`--metrics ${text}: expected a port, or a host and a port such as 10.0.0.5:9090`);
}

/** The games of the sites that are given, or those of this package. */
async function offered(): Promise<Pick<ServeOptions, 'games' | 'names' | 'sites' | 'library'>> {
  if (values.games.length > 0) return ownGames(values.games);
  // The library lies beside this file in the package, and beside this package in the repository.
  const library = ['library', '../../dist']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(`${path}/cdn`));
  return { games: await loadGames(), names: await loadNames(), library };
}

/** Prints a table. It only reads the store, whose file the operator can read anyway. */
async function show(code: string): Promise<void> {
  const store = await Store.open(values.store, Date.now, true);
  try {
    const kept = await store.load(code);
    if (!kept) throw new Error(`There is no table ${code} in ${shown(values.store)}`);
    process.stdout.write(accountOf(kept, (await offered()).games.get(kept.game), values.hands));
  } finally {
    await store.close();
  }
}

async function main(): Promise<void> {
  if (values.help) return void process.stdout.write(USAGE);
  const [command, code, ...rest] = positionals;
  if (command === 'show' && code !== undefined && rest.length === 0) return show(code);
  if (command === 'show' || values.hands) throw new Error(USAGE);
  if (command !== undefined) throw new Error(`${command}: expected show CODE. See playable-rules-server --help`);
  const played = await offered();
  const reports = new Reports();
  // An unhandled rejection is reported, and the tables go on: changes are in the store before anybody is told of them, and a table whose
  // changes cannot be kept is given up. An exception that nobody caught still ends the process: it may have cut something in half.
  process.on('unhandledRejection', (error) => reports.failed('process', error));
  const served = await serve({
    ...played,
    reports,
    store: values.store,
    port: whole('port', 65_535),
    host: values.host,
    origins: values.origin.map(originOf),
    proxies: whole('proxies', 9),
    metrics: values.metrics === undefined ? undefined : listenerOf(values.metrics),
    redis: values.redis,
    publicAddress: values['public-address'] === undefined ? undefined : hostOf(values['public-address']),
    worker: new URL('bot-worker.js', import.meta.url),
  });
  const end = () => void served.close().then(() => process.exit(0), failed);
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  console.log(played.library === undefined && !played.sites ? `Tables: ${served.address}` : `Open ${served.address}`);
  if (isLoopback(values.host) && values.origin.length === 0)
    console.log('Only this computer can open that address. For friends elsewhere see --host and --origin in --help');
  console.log(`Games are kept in ${shown(values.store)}`);
  if (served.metrics !== undefined) console.log(`Metrics: ${served.metrics}`);
}

/** Says why, and ends also what has begun already. */
function failed(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
main().catch(failed);
