/** External inspectors in their own windows: the real receivers of `@xstate/inspect` 0.8, which uses XState 4, and of Stately. */
import assert from 'node:assert/strict';
import { execSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { serve } from '../../scripts/static-server.js';
import { WELCOMED } from '../../scripts/welcomed.js';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { gameSource } from '../../src/inspector/outward/index.js';
import { xstateInspect } from '../../src/inspector/outward/xstate-inspect.js';
import { phaseOf } from '../../src/kernel/chart.js';
import type { StateValue } from '../../src/kernel/game.js';
import { legalMoves } from '../../src/kernel/legal.js';
import { Playthrough } from '../../src/playthrough/playthrough.js';
import type { PageOfGame } from '../xstate-inspect/page.js';
import { dice } from './helpers.js';
import { complaints, openBrowser, root } from './pages.js';

interface Heard {
  readonly type: string;
  readonly sessionId: string;
  readonly machine?: string;
  readonly states?: readonly string[];
  readonly value?: StateValue;
  readonly context?: { readonly table: { readonly hands: readonly number[][]; readonly rng?: readonly number[] } };
  readonly matches?: boolean;
  readonly event?: { readonly type: string };
}
interface Receiver {
  readonly heard: Heard[];
  send(sessionId: string, event: { readonly type: string }): void;
  next(sessionId: string, value: StateValue, type: string, guards: Readonly<Record<string, boolean>>): StateValue;
}
type OfGame = typeof globalThis & { page: PageOfGame };
type OfReceiver = typeof globalThis & { receiver: Receiver };

const workspace = join(root, 'test', 'xstate-inspect');
let site: string;
let server: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
before(async () => {
  if (!existsSync(join(workspace, 'node_modules', '.package-lock.json')))
    execSync('npm ci --ignore-scripts --prefer-offline --loglevel=error', { cwd: workspace, stdio: 'pipe' });
  site = mkdtempSync(join(tmpdir(), 'inspectors-'));
  await build({
    entryPoints: ['page.ts', 'receiver.js', 'stately.js'].map((name) => join(workspace, name)),
    outdir: site,
    bundle: true,
    format: 'iife',
    define: { global: 'globalThis', 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
  });
  for (const name of ['page', 'receiver', 'stately']) {
    const html = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>${name}</title><body><script src="/${name}.js"></script></body></html>`;
    writeFileSync(join(site, `${name}.html`), html);
  }
  writeFileSync(join(site, 'frame.html'), '<!doctype html><title>A frame</title><iframe src="/page.html"></iframe>');
  [server, browser] = await Promise.all([serve(site), openBrowser()]);
});
after(async () => {
  await browser?.close();
  server?.close();
  rmSync(site, { recursive: true });
});

/** Opens a page with a game, and clicks the button that opens an inspector's window. */
async function open(button: string, query = '') {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(WELCOMED);
  const troubles = complaints(page);
  await page.goto(`${server.url}/page.html${query}`);
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: button }).click()]);
  await popup.waitForFunction(() => (globalThis as OfReceiver).receiver?.heard.length > 0);
  return { page, popup, troubles, close: () => context.close() };
}
const heard = (popup: Page) => popup.evaluate(() => (globalThis as OfReceiver).receiver.heard);
/** Waits for `count` messages of a type, and returns all messages. */
async function until(popup: Page, type: string, count: number): Promise<Heard[]> {
  await popup.waitForFunction(
    ([type, count]) => (globalThis as OfReceiver).receiver.heard.filter((one) => one.type === type).length >= count,
    [type, count] as const,
  );
  return heard(popup);
}

test('a receiver of @xstate/inspect shows chart and states and makes moves; undo and fork register new services', async () => {
  const { page, popup, troubles, close } = await open('xstate');
  const [first] = await heard(popup);
  assert.equal(first!.type, 'service.register');
  assert.deepEqual([first!.machine, first!.states], ['toy', ['round', 'showing', 'finished']]);
  assert.deepEqual([first!.value, first!.matches], [{ round: 'bidding' }, true]);
  const guards = { allowed: true, hasBid: true, allAnswered: false };
  const next = await popup.evaluate(
    ([id, guards]) => (globalThis as OfReceiver).receiver.next(id, { round: 'bidding' }, 'bid', guards),
    [first!.sessionId, guards] as const,
  );
  assert.deepEqual(next, { round: 'answering' });

  const send = (sessionId: string, event: object) =>
    popup.evaluate(
      ([sessionId, event]) => (globalThis as OfReceiver).receiver.send(sessionId, event as { type: string }),
      [sessionId, event] as const,
    );
  await send(first!.sessionId, { type: 'answer', seat: 1, word: 'doubt' }); // refused
  await send(first!.sessionId, { type: 'bid', seat: 0, card: 5 });
  const bid = await until(popup, 'service.state', 1);
  assert.deepEqual(bid.find(({ type }) => type === 'service.event')!.event, { type: 'bid', seat: 0, card: 5 });
  assert.deepEqual(bid.at(-1)!.value, { round: 'answering' });
  assert.deepEqual(await page.evaluate(() => (globalThis as OfGame).page.moves()), [{ type: 'bid', seat: 0, card: 5 }]);

  await page.evaluate(() => (globalThis as OfGame).page.undo(0));
  await until(popup, 'service.register', 2);
  await page.evaluate(() => {
    const { page } = globalThis as OfGame;
    page.play('ann bid 4');
    page.play('bob answer doubt');
    page.fork(1);
  });
  const all = await until(popup, 'service.register', 3);
  const sessions = all.filter(({ type }) => type === 'service.register').map(({ sessionId }) => sessionId);
  const stopped = all.filter(({ type }) => type === 'service.stop').map(({ sessionId }) => sessionId);
  assert.equal(new Set(sessions).size, 3);
  assert.deepEqual(stopped, sessions.slice(0, 2));
  const matches = all.flatMap(({ matches }) => matches ?? []);
  assert.ok(matches.length > 0 && matches.every(Boolean));

  // The hand of the other seat and the random state were never sent.
  const { hands, rng } = await page.evaluate(() => (globalThis as OfGame).page.table());
  for (const canary of [hands[1], rng]) assert.ok(!JSON.stringify(all).includes(JSON.stringify(canary)));
  assert.deepEqual(await page.evaluate(() => (globalThis as OfGame).page.isOpen()), true);
  await popup.close();
  await page.waitForFunction(() => !(globalThis as OfGame).page.isOpen()); // the page notices it a moment later
  await page.evaluate(() => (globalThis as OfGame).page.play('bob answer doubt'));
  const after = await page.evaluate(() => [
    (globalThis as OfGame).page.isOpen(),
    ...(globalThis as OfGame).page.events,
  ]);
  assert.deepEqual(after, [false, 'ended']);
  assert.deepEqual(troubles, []);
  await close();
});

test('Stately’s receiver gets every event, and secrets only with the option `everything`', async () => {
  for (const query of ['', '?everything']) {
    const { page, popup, troubles, close } = await open('stately', query);
    await page.evaluate(() => (globalThis as OfGame).page.play('ann bid 5'));
    await popup.waitForFunction(() =>
      (globalThis as OfReceiver).receiver.heard.some((one) => one.event?.type === 'bid'),
    );
    const text = JSON.stringify(await heard(popup));
    const { hands, rng } = await page.evaluate(() => (globalThis as OfGame).page.table());
    for (const canary of [hands[1], rng]) assert.equal(text.includes(JSON.stringify(canary)), query !== '');
    assert.deepEqual(troubles, []);
    await close();
  }
});

test('a page in a frame opens no inspector and reports why', async () => {
  const page = await browser.newPage();
  await page.addInitScript(WELCOMED);
  await page.goto(`${server.url}/frame.html`);
  const frame = page.frameLocator('iframe');
  for (const name of ['stately', 'xstate']) await frame.getByRole('button', { name }).click();
  const events = frame.locator('body').evaluate(() => (globalThis as OfGame).page.events);
  assert.deepEqual(await events, ['frame', 'frame']);
  assert.equal(page.context().pages().length, 1);
  await page.close();
});

const SCRIPTS = {
  cdn: '<script type="module" src="/dist/cdn/define.js"></script>',
  classic: '<script src="/dist/classic/core.js"></script>',
};
for (const [name, script] of Object.entries(SCRIPTS)) {
  test(`playable-phases of the ${name} build fetches the code for Stately’s inspector on the click and sends it the game`, async (t) => {
    const builds = await serve(root);
    const page = await browser.newPage();
    await page.addInitScript(WELCOMED);
    t.after(async () => {
      await page.close();
      builds.close();
    });
    const troubles = complaints(page);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const address = `${builds.url}/a-page.html`;
    const body = `<!doctype html><html lang="en"><head><title>A page</title><link rel="icon" href="data:,">${script}</head>
      <body><playable-phases load="now" players="3" seed="7" inspector-url="${server.url}/stately.html"></playable-phases></body></html>`;
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
    await page.goto(address);
    await page.getByText('Outside inspectors').click();
    const button = page.locator('playable-phases [data-inspector=stately]');
    await button.waitFor();
    await page.waitForLoadState('networkidle');
    const before = fetched.length;
    const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
    await popup.waitForFunction(() => (globalThis as OfReceiver).receiver?.heard.length > 0);
    const since = fetched.slice(before);
    // The bundler puts code that is shared with other files, such as its own helpers for CommonJS, into files of their own.
    assert.ok(since.length >= 1 && since.length <= 3, since.join());
    for (const each of since) assert.match(each, new RegExp(`/dist/${name}/[^/]+\\.js$`));
    const [first] = await heard(popup);
    assert.deepEqual([first!.type, (first as { name?: string }).name], ['@xstate.actor', 'elfenwizards']);
    assert.ok(!JSON.stringify(await heard(popup)).includes('"rng"'));
    assert.deepEqual(troubles, []);
  });
}

/** The part of the package ws that this test uses. The package is installed in the workspace. */
interface SocketServer {
  readonly clients: Iterable<{ send(text: string): void }>;
  address(): AddressInfo;
  on(event: 'connection', hear: (client: { on(event: 'message', hear: (data: Buffer) => void): void }) => void): void;
  close(): void;
}
interface SocketPackage {
  readonly WebSocketServer: new (options: { port: number; host: string }) => SocketServer;
}

test('over a WebSocket the receiver of @xstate/inspect has the game’s state after every move, and can make a move', async () => {
  const game = new Playthrough(elfenwizards, { start: { players: 3, seed: 7 }, moves: [] });
  await game.run();
  // Not before: the workspace is installed before the first test.
  const { WebSocketServer } = createRequire(join(workspace, 'package.json'))('ws') as SocketPackage;
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  const inspect = xstateInspect(gameSource(game, { viewer: () => 'spectator', send: (move) => void game.play(move) }), {
    everything: false,
    post: (message) => [...sockets.clients].forEach((client) => client.send(JSON.stringify(message))),
  });
  sockets.on('connection', (client) => client.on('message', (data) => inspect.receive(data.toString())));
  const page = await browser.newPage();
  await page.addInitScript(WELCOMED);
  await page.goto(`${server.url}/receiver.html?server=127.0.0.1:${sockets.address().port}`);
  const [registered] = await until(page, 'service.register', 1);
  const pick = dice(3);
  const phases: string[] = [];
  for (let n = 0; n < 60; n++) {
    game.play(pick(legalMoves(elfenwizards, game.snapshot)));
    phases.push(phaseOf(game.snapshot.value));
  }
  const last = pick(legalMoves(elfenwizards, game.snapshot));
  const [sessionId] = [registered!.sessionId];
  await page.evaluate(([sessionId, last]) => (globalThis as OfReceiver).receiver.send(sessionId, last), [
    sessionId,
    last,
  ] as const);
  const all = await until(page, 'service.state', 61);
  const states = all.filter(({ type }) => type === 'service.state');
  assert.deepEqual(
    states.map(({ value }) => phaseOf(value!)),
    [...phases, phaseOf(game.snapshot.value)],
  );
  assert.deepEqual(game.record.moves.at(-1), last);
  assert.ok(states.every(({ matches, context }) => matches && context!.table.rng === undefined));
  assert.ok(new Set(phases).size > 2);
  inspect.stop();
  await page.close();
  sockets.close();
});
