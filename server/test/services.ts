/** Postgres and Redis for tests, each in a temporary folder and with a port of its own. Where one is not installed, its tests say so and are skipped. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface Service {
  readonly address: string;
  /** Runs a program of the same installation. */
  readonly run: (program: string, args: readonly string[]) => Buffer;
  /** Ends it as a crash does. */
  readonly stop: () => Promise<void>;
  /** Starts it again with what it had kept. */
  readonly start: () => Promise<void>;
}

const MEMORY = '/dev/shm';
const folderOf = (name: string) => mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), `playable-${name}-`));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });

/** The folder of a program that is installed. */
function whereIs(program: string, ...more: string[]): string | undefined {
  const folders = [...more, ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, program)));
}
/** Keeps a program running, and its folder until this process ends. */
async function service(
  folder: string,
  address: string,
  port: number,
  begin: () => ChildProcess,
  run: Service['run'],
): Promise<Service> {
  let child: ChildProcess | undefined;
  const end = () => {
    child?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', end);
  const start = async () => {
    child = begin();
    for (let tries = 0; !(await answers(port)); tries++) {
      if (tries > 200 || child.exitCode !== null) throw new Error(`${address} does not answer`);
      await pause(50);
    }
  };
  await start();
  return {
    ...{ address, run, start },
    async stop() {
      const gone = new Promise((resolve) => child!.once('exit', resolve));
      child!.kill('SIGKILL');
      await gone;
    },
  };
}

const DEBIAN = '/usr/lib/postgresql';
const installed = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
const postgresBin = whereIs('initdb', ...installed.reverse());
const redisBin = whereIs('redis-server');
const isRoot = process.getuid?.() === 0;
/** Why there is no Postgres here; `false` where there is. */
export const noPostgres = postgresBin === undefined && 'Postgres is not installed';
export const noRedis = redisBin === undefined && 'redis-server is not installed';

/** Postgres refuses to run as root: then the user `postgres` runs it. */
const idOf = (what: '-u' | '-g') => Number(execFileSync('id', [what, 'postgres']));
export async function startPostgres(): Promise<Service> {
  const folder = folderOf('postgres');
  const port = await freePort();
  const user = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (isRoot) chownSync(folder, user.uid!, user.gid!);
  const address = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const run: Service['run'] = (program, args) =>
    execFileSync(join(postgresBin!, program), args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], ...user });
  const data = join(folder, 'data');
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-N', '--locale', 'C', '-E', 'UTF8']);
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`];
  const options = ['-D', data, ...settings.flatMap((each) => ['-c', each])];
  const begin = () => spawn(join(postgresBin!, 'postgres'), options, { cwd: folder, stdio: 'ignore', ...user });
  return service(folder, address, port, begin, run);
}

export async function startRedis(): Promise<Service> {
  const folder = folderOf('redis');
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const run: Service['run'] = (program, args) =>
    execFileSync(join(redisBin!, program), ['-p', String(port), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const begin = () => spawn(join(redisBin!, 'redis-server'), options, { stdio: 'ignore' });
  return service(folder, `redis://127.0.0.1:${port}`, port, begin, run);
}
