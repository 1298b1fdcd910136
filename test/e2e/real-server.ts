/**
 * Two people in two browsers play a game to its end on a blog with a strict policy, against the real server: with a reload, a
 * connection that is cut, and a server that is killed and started again. Needs `npm --prefix server ci` and the build of the server.
 */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createProxy, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { PlayableGame } from '../../src/define.js';
import type { Session } from '../../src/elements/session/session.js';
import { complaints, openBrowser, root } from './pages.js';

const SERVER = join(root, 'server');
const CLI = join(SERVER, 'dist/cli.js');
const NODE = join(SERVER, 'node_modules/node/bin/node');
const folder = mkdtempSync(join(tmpdir(), 'together-'));

const listen = (server: Server): Promise<number> =>
  new Promise((done) => server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)));

/** The server behind a wire that can be cut. */
class Tables {
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
    near.pipe(far).pipe(near);
  });
  #port = 0;
  url = '';

  async open(): Promise<void> {
    const probe = createProxy();
    this.#port = await listen(probe);
    await new Promise((done) => probe.close(done));
    await this.start();
    this.url = `http://127.0.0.1:${await listen(this.#wire)}`;
  }
  async start(): Promise<void> {
    const given = ['--port', String(this.#port), '--host', '127.0.0.1', '--store', join(folder, 'tables.sqlite')];
    const started = spawn(NODE, [CLI, ...given], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = started;
    await new Promise<void>((done, fail) => {
      started.once('exit', (code) => fail(new Error(`the server ended with ${code}`)));
      started.stdout.on('data', (said) => /http/.test(String(said)) && done());
    });
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
  }
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', json: 'application/json' };
/** A blog whose policy allows nothing but its own files and the server. */
function blog(tables: () => string, element: () => string) {
  return createServer((request, response) => {
    const path = new URL(request.url!, 'http://blog').pathname;
    if (path !== '/') {
      const type = TYPES[path.split('.').at(-1)!] ?? 'text/plain';
      readFile(join(root, path)).then(
        (file) => response.setHeader('content-type', type).end(file),
        () => response.writeHead(404).end(),
      );
      return;
    }
    const policy = `default-src 'self'; connect-src 'self' ${tables()} ${tables().replace('http', 'ws')}`;
    response.setHeader('content-security-policy', policy).setHeader('content-type', 'text/html').end(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>My blog</title><link rel="icon" href="/docs-site/icon.svg">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script type="module" src="/dist/cdn/define.js"></script></head><body><h1>My blog</h1>${element()}</body></html>`);
  });
}

interface Seated {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly troubles: string[];
}
type Running = PlayableGame & { readonly session?: Session };

/** Makes a move if this page is asked for one; returns the number of moves that it shows. */
const playOne = (page: Page, pick: number): Promise<number> =>
  page.evaluate((chosen) => {
    const game = document.querySelector<PlayableGame>('playable-game') as Running | null;
    const session = game?.session;
    if (!session || session.playthrough.length < 0) return -1;
    session.playback.skip();
    const { moves } = session.view;
    if (session.isOpen && moves.length > 0) game.play(moves[chosen % moves.length]!);
    return session.playthrough.length;
  }, pick);
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const game = document.querySelector<PlayableGame>('playable-game') as Running | null;
    const { session } = game ?? {};
    return {
      isOver: session?.playthrough.snapshot.status === 'done',
      isLocal: session?.playthrough.local !== undefined,
      length: session?.playthrough.length ?? -1,
    };
  });

const tables = new Tables();
let element = '';
const site = blog(
  () => tables.url,
  () => element,
);
let browser: Browser;
let home = '';

async function sit(options: Parameters<Browser['newContext']>[0] = {}): Promise<Seated> {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const troubles = complaints(page);
  await page.addInitScript('globalThis.__name = (f) => f');
  return { context, page, troubles };
}

before(async () => {
  for (const file of [CLI, NODE])
    if (!existsSync(file)) throw new Error(`${file} is missing: npm test server makes it.`);
  await tables.open();
  browser = await openBrowser();
  home = `http://127.0.0.1:${await listen(site)}/`;
  element = `<playable-game game="elfengold" players="2" server="${tables.url}" load="now"></playable-game>`;
});
after(async () => {
  await browser?.close();
  site.close();
  await tables.close();
  rmSync(folder, { recursive: true, force: true });
});

test('two friends on a blog play a game to its end, whatever happens on the way', async () => {
  const [ada, ben] = [await sit(), await sit({ viewport: { width: 320, height: 700 } })];
  // The host’s two actions; the third copies the link. The guest’s two are to give a name and to sit down.
  await ada.page.goto(home);
  await ada.page.locator('[data-do="new"]').click();
  await ada.page.locator('[data-do="together"]').click();
  await ada.page.locator('[data-do="begin"]').waitFor();
  const invitation = await ada.page.locator('.invitation input').first().inputValue();
  assert.match(invitation, /^http:\/\/127\.0\.0\.1:\d+\/#play=[a-z2-9]{10}$/);
  assert.equal(ada.page.url(), invitation);

  await ben.page.goto(invitation);
  await ben.page.locator('input[name="nickname"]').fill('Ben');
  await ben.page.locator('[data-do="sit"]').click();
  for (const { page } of [ada, ben]) await page.locator('.now').waitFor();

  let pick = 7;
  let done = 0;
  const happened = new Set<string>();
  const once = async (what: string, at: number, act: () => Promise<unknown>) => {
    if (done < at || happened.has(what)) return;
    happened.add(what);
    await act();
  };
  const began = performance.now();
  for (;;) {
    for (const { page } of [ada, ben]) {
      pick = (pick * 1103515245 + 12345) % 2147483648;
      done = Math.max(done, await playOne(page, pick >> 8));
    }
    await once('reload', 8, () => ben.page.reload());
    await once('cut', 14, () => Promise.resolve(tables.cut()));
    await once('kill', 20, async () => {
      await tables.kill();
      await tables.start();
    });
    const states = await Promise.all([ada, ben].map(({ page }) => stateOf(page)));
    if (states.every(({ isOver, isLocal }) => isOver && isLocal)) break;
    if (performance.now() - began > 150_000) assert.fail(`not over after ${done} moves: ${JSON.stringify(states)}`);
    await ada.page.waitForTimeout(20);
  }
  assert.deepEqual([...happened], ['reload', 'cut', 'kill']);

  const records = await Promise.all(
    [ada, ben].map(({ page }) => page.evaluate(() => document.querySelector<PlayableGame>('playable-game')!.record)),
  );
  assert.equal(records[0], records[1]);
  assert.equal((await stateOf(ada.page)).length, done);
  // Only what the cut and the kill must leave in the console.
  for (const { troubles } of [ada, ben])
    assert.deepEqual(
      troubles.filter((trouble) => !/WebSocket|ERR_|Failed to load resource|not loaded: .*matchmake/i.test(trouble)),
      [],
    );
  for (const { context } of [ada, ben]) await context.close();
});

test('a page whose policy forbids the server says which line it needs', async () => {
  const ada = await sit();
  element = `<playable-game game="dark-mages" server="https://elsewhere.example" room="abcdefghjk" load="now"></playable-game>`;
  await ada.page.goto(home);
  await ada.page.locator('.table-card .warning').waitFor();
  const said = await ada.page.locator('.table-card').innerText();
  assert.match(said, /connect-src https:\/\/elsewhere\.example wss:\/\/elsewhere\.example/);
  await ada.context.close();
});
