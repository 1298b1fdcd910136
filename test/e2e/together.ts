/** For tests of two people at a table: the built server behind a wire that can be cut, a blog with a strict policy, and browsers. */
import assert from 'node:assert/strict';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createProxy, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { WELCOMED } from '../../scripts/welcomed.js';
import type { PlayableGame } from '../../src/define.js';
import type { Session } from '../../src/elements/session/session.js';
import { complaints, openBrowser, root, unpaint } from './pages.js';

const CLI = join(root, 'server/dist/cli.js');
const NODE = join(root, 'server/node_modules/node/bin/node');

const listen = (server: Server): Promise<number> =>
  new Promise((done) => server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)));

/** The server behind a wire that can be cut. Needs `npm --prefix server ci` and the build of the server. */
export class Tables {
  readonly #folder = mkdtempSync(join(tmpdir(), 'together-'));
  readonly #store = join(this.#folder, 'tables.sqlite');
  #process: ChildProcess | undefined;
  readonly #sockets = new Set<Socket>();
  readonly #wire = createProxy((near) => {
    const far = connect(this.#port, '127.0.0.1');
    for (const socket of [near, far]) {
      this.#sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          this.#sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
    }
    near.pipe(far);
    far.on('data', (bytes) => setTimeout(() => near.write(bytes), this.late));
  });
  /** Milliseconds by which what the server says comes later. */
  late = 0;
  #port = 0;
  url = '';
  readonly #options: readonly string[];

  /** `options` are further ones of the command; `{host}` in one is the host and port at which pages reach the server. */
  constructor(...options: readonly string[]) {
    this.#options = options;
  }

  async open(): Promise<void> {
    for (const file of [CLI, NODE])
      if (!existsSync(file)) throw new Error(`${file} is missing: npm test server makes it.`);
    const probe = createProxy();
    this.#port = await listen(probe);
    await new Promise((done) => probe.close(done));
    this.url = `http://127.0.0.1:${await listen(this.#wire)}`;
    await this.start();
  }
  async start(): Promise<void> {
    const given = ['--port', String(this.#port), '--host', '127.0.0.1', '--store', this.#store, ...this.#options];
    const { host } = new URL(this.url);
    const started = spawn(NODE, [CLI, ...given.map((option) => option.replace('{host}', host))], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = started;
    await new Promise<void>((done, fail) => {
      started.once('exit', (code) => fail(new Error(`the server ended with ${code}`)));
      started.stdout.on('data', (said) => /http/.test(String(said)) && done());
    });
  }
  /** Makes a table for people only; returns its invitation code. */
  async make(game: string, players: number, days = 0): Promise<string> {
    const seats = Array.from({ length: players }, () => 'human').join(' ');
    const body = JSON.stringify({ game, players, options: {}, seats, days });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${this.url}/tables`, { method: 'POST', headers, body });
    return ((await answer.json()) as { code: string }).code;
  }
  /** The moves of a table in the file of the server. */
  kept(code: string): string[] {
    const rows = this.#sql('SELECT move FROM move WHERE code = ? ORDER BY n', code) as { readonly move: string }[];
    return rows.map(({ move }) => move);
  }
  /** What the command shows of a table to the operator. */
  show(code: string, ...more: readonly string[]): string {
    return String(execFileSync(NODE, [CLI, 'show', code, '--store', this.#store, ...more]));
  }
  /** Ends the process, changes its file, and starts it again. */
  async alter(text: string, ...values: readonly (string | number)[]): Promise<void> {
    await this.kill();
    this.#sql(text, ...values);
    await this.start();
  }
  /** The Node of the tests may be older than that of the server, and then has no SQLite. */
  #sql(text: string, ...values: readonly (string | number)[]): unknown {
    const run = `const { DatabaseSync } = require('node:sqlite');
      const [, file, given] = process.argv;
      const { text, values } = JSON.parse(given);
      console.log(JSON.stringify(new DatabaseSync(file).prepare(text).all(...values)));`;
    const given = JSON.stringify({ text, values });
    return JSON.parse(
      String(execFileSync(NODE, ['-e', run, this.#store, given], { stdio: ['ignore', 'pipe', 'ignore'] })),
    );
  }
  /** Ends the process as a power cut does. */
  async kill(): Promise<void> {
    const ended = new Promise((done) => this.#process!.once('exit', done));
    this.#process!.kill('SIGKILL');
    await ended;
  }
  cut(): void {
    this.#sockets.forEach((socket) => socket.destroy());
  }
  async close(): Promise<void> {
    this.#wire.close();
    this.cut();
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', json: 'application/json' };

/** A blog whose policy allows nothing but its own files and the servers of tables. */
export class Blog {
  readonly #allowed: () => readonly string[];
  readonly #pages = new Map<string, string>();
  readonly #server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://blog');
    const page = this.#pages.get(pathname);
    if (page === undefined) {
      const type = TYPES[pathname.split('.').at(-1)!] ?? 'text/plain';
      readFile(join(root, pathname)).then(
        // A sandboxed frame asks as a stranger.
        (file) => response.setHeader('access-control-allow-origin', '*').setHeader('content-type', type).end(file),
        () => response.writeHead(404).end(),
      );
      return;
    }
    const tables = this.#allowed().flatMap((url) => [url, url.replace('http', 'ws')]);
    const policy = `default-src 'self'; connect-src 'self' ${tables.join(' ')}`;
    response
      .setHeader('content-security-policy', policy)
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(page);
  });
  #home = '';

  constructor(allowed: () => readonly string[]) {
    this.#allowed = allowed;
  }
  async open(): Promise<void> {
    this.#home = `http://127.0.0.1:${await listen(this.#server)}`;
  }
  /** Writes a page; returns its address. */
  write(path: string, body: string, lang = 'en'): string {
    this.#pages.set(
      path,
      `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>My blog</title>
<link rel="icon" href="/docs-site/icon.svg"><meta name="viewport" content="width=device-width, initial-scale=1">
<script type="module" src="/dist/cdn/define.js"></script></head><body><main><h1>My blog</h1>${body}</main></body></html>`,
    );
    return this.#home + path;
  }
  close(): void {
    this.#server.close();
  }
}

export interface Seated {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors, warnings and failed requests of the page. */
  readonly troubles: string[];
}
/** A person’s browser, which knows nothing of the others. */
export async function sit(browser: Browser, options: BrowserContextOptions = {}): Promise<Seated> {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  // The test compiler inserts calls of __name into functions, also into those that run in the page.
  await context.addInitScript('globalThis.__name = (f) => f');
  await context.addInitScript(WELCOMED);
  const page = await context.newPage();
  await unpaint(page);
  page.setDefaultTimeout(30_000);
  return { context, page, troubles: complaints(page) };
}
/** Closes the browsers of people in whose pages nothing went wrong. */
export async function leave(...people: readonly Seated[]): Promise<void> {
  for (const { context, troubles } of people) {
    assert.deepEqual(troubles, []);
    await context.close();
  }
}
/**
 * For all tests of a file: a server of tables with these options, a blog that may ask it, and a browser. Started before the first test,
 * closed after the last.
 */
export function useTables(...options: readonly string[]) {
  const tables = new Tables(...options);
  const blog = new Blog(() => [tables.url]);
  let browser: Browser | undefined;
  before(async () => {
    await Promise.all([tables.open(), blog.open()]);
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    blog.close();
    await tables.close();
  });
  const element = () =>
    `<playable-game game="dark-mages" players="2" server="${tables.url}" load="now"></playable-game>`;
  return {
    tables,
    blog,
    sit: (options?: BrowserContextOptions) => sit(browser!, options),
    element,
    /** The address of a page of the blog with a game, with the invitation to a new table. */
    invitationTo: async (players = 2, lang = 'en') =>
      `${blog.write('/', element(), lang)}#play=${await tables.make('dark-mages', players)}`,
  };
}
/** Waits until the game at a table has begun. */
export const begun = (page: Page): Promise<void> => page.locator('.now').waitFor();
/** Takes a free seat at a table by its invitation. */
export async function takeSeat(page: Page, invitation: string, name: string): Promise<void> {
  await page.goto(invitation);
  await page.locator('input[name="nickname"]').fill(name);
  await page.locator('[data-do="sit"]').click();
}
/** Two people sit down at a table, and its game begins. */
export async function meet(one: Seated, other: Seated, invitation: string): Promise<void> {
  await takeSeat(one.page, invitation, 'Ada');
  await one.page.locator('.table-card .key').waitFor();
  await takeSeat(other.page, invitation, 'Ben');
  for (const { page } of [one, other]) await begun(page);
}

/** The element as tests look into it. */
export type Running = PlayableGame & { readonly session?: Session };

/** What a page knows: who its reader is, and the position. */
export const known = (page: Page) =>
  page.evaluate(() => {
    const { session } = document.querySelector<PlayableGame>('playable-game') as Running;
    const { seat, table } = session!.view;
    return { seat, length: session!.playthrough.length, mages: (table as unknown as { mages: Mage[] }).mages };
  });
interface Mage {
  readonly hand: readonly string[];
}

/** The person who is asked for a move, and the other one. */
export async function asked(one: Seated, other: Seated): Promise<readonly [Seated, Seated]> {
  const isOpen = ({ page }: Seated) =>
    page.evaluate(() => (document.querySelector('playable-game') as Running).session!.isOpen);
  for (;;) {
    if (await isOpen(one)) return [one, other];
    if (await isOpen(other)) return [other, one];
    await one.page.waitForTimeout(50);
  }
}
/** Makes the move of this number, as a program of the page would. */
export const plays = ({ page }: Seated, nth: number): Promise<void> =>
  page.evaluate((nth) => {
    const game = document.querySelector('playable-game') as Running;
    game.play(game.session!.view.moves.at(nth)!);
  }, nth);
