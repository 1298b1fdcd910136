/** Starts the server as its users do, in a process of its own. */
import { build } from 'esbuild';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadGames } from '../src/games.js';

const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
/** Files in memory, where Linux has them: tests kill processes, not the power, so they need not wait for the disk. */
const MEMORY = '/dev/shm';
export const folder = (): { readonly file: string; readonly remove: () => void } => {
  const path = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'playable-'));
  return { file: join(path, 'games.sqlite'), remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** Runs the command until it ends. `code` is `undefined` when all went well. */
export const command = (...args: readonly string[]) =>
  new Promise<{ readonly code: unknown; readonly out: string; readonly said: string }>((resolve) =>
    execFile(process.execPath, [cli, ...args], (error, out, said) => resolve({ code: error?.code, out, said })),
  );

export interface Running {
  readonly process: ChildProcess;
  readonly address: string;
  readonly port: number;
  readonly output: () => string;
  /** Ends it at once, as a crash does. */
  readonly kill: () => Promise<void>;
  /** Asks it to end. Resolves to its exit code. */
  readonly end: () => Promise<number | null>;
}

/** Resolves when the server says its address. `program` and `args` default to the command line. */
export async function run(
  args: readonly string[],
  program: readonly string[] = [cli],
  env: NodeJS.ProcessEnv = {},
): Promise<Running> {
  const child = spawn(process.execPath, [...program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, found] = /(http:\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    });
    void gone.then((code) => reject(new Error(`exit code ${code}: ${output}`)));
  });
  const killWithThis = () => child.kill('SIGKILL');
  process.once('exit', killWithThis);
  void gone.then(() => process.off('exit', killWithThis));
  return {
    ...{ process: child, address, port: Number(new URL(address).port), output: () => output },
    kill: async () => void (child.kill('SIGKILL'), await gone),
    end: () => (child.kill('SIGTERM'), gone),
  };
}

/** Bundles `program.ts`, so that it starts as fast as the server. */
export async function buildProgram(): Promise<string> {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: object };
  const outfile = fileURLToPath(new URL('../node_modules/.cache/program.js', import.meta.url));
  await build({
    entryPoints: [fileURLToPath(new URL('program.ts', import.meta.url))],
    ...{
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node22',
      external: Object.keys(dependencies),
    },
    logLevel: 'warning',
  });
  cpSync(new URL('../src/page', import.meta.url), new URL('../node_modules/.cache/page', import.meta.url), {
    recursive: true,
  });
  return outfile;
}

/** For the tests of a file: the games, a store that goes with the last of them, and what starts the server with it or another. */
export async function useServer() {
  const [games, program] = await Promise.all([loadGames(), buildProgram()]);
  const { file, remove } = folder();
  after(remove);
  const start = (place = file, env: NodeJS.ProcessEnv = {}, port = 0) => run([String(port), place], [program], env);
  return { games, file, start };
}
