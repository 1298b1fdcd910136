/** Games made and installed as readers do it, with everything that they need: part of `npm test hosts`. */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { maker, tarball } from './packed.js';
import { complaints, openBrowser } from './pages.js';

const MADE = ['board-open', 'board-hidden', 'cards-open', 'cards-hidden'];
const LONGEST = 600_000;
let folder: string;
let browser: Browser;
const npm = (name: string, ...args: string[]) =>
  execFileSync('npm', args, { cwd: join(folder, name), encoding: 'utf8', stdio: 'pipe', timeout: LONGEST });
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'made-'));
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

/** Makes a game with the command of the packed package. */
function made(name: string): void {
  const [kind, information] = name.split('-') as [string, string];
  const flags = ['--kind', kind, '--information', information];
  execFileSync('npx', ['--yes', `--package=${maker()}`, 'create-playable-game', name, ...flags], { cwd: folder });
  // The version of this repository is not published yet.
  npm(name, 'pkg', 'set', `dependencies.playable-rules=file:${tarball}`);
}

/** Starts a server for development in the first game, and visits it. Returns what the page complains of. */
async function developed(command: readonly string[], visit: (page: Page, address: string) => Promise<void>) {
  const server = spawn('npx', command, { cwd: join(folder, MADE[0]!), detached: true });
  try {
    const address = await new Promise<string>((resolve) => {
      let said = '';
      server.stdout.on('data', (chunk: Buffer) => {
        const [found] =
          /http:\/\/(?:localhost|127\.0\.0\.1):\d+\//.exec((said += stripVTControlCharacters(String(chunk)))) ?? [];
        if (found) resolve(found);
      });
    });
    const page = await browser.newPage();
    const complained = complaints(page);
    await visit(page, address);
    // A server for development says so.
    return complained.filter((said) => !said.startsWith('Lit is in dev mode'));
  } finally {
    process.kill(-server.pid!);
  }
}

test('a game plays in a browser a minute after its beginning', async (t) => {
  const began = performance.now();
  made(MADE[0]!);
  npm(MADE[0]!, 'install', '--loglevel=error', '--prefer-offline');
  const complained = await developed(['vite', '--port', '0'], async (page, address) => {
    await page.goto(address);
    await page.locator('playable-game [data-do=welcome]').click();
    await page.locator('playable-game .controls button').first().waitFor();
    const seconds = (performance.now() - began) / 1000;
    // It takes a third of the minute where nothing else runs. While other programs wait for the same cores, it may take longer, by
    // as much as they are too many in the last minute, but never more than three times as long.
    const slower = Math.min(3, Math.max(1, loadavg()[0]! / availableParallelism()));
    t.diagnostic(`${seconds.toFixed(0)} s, at most ${(60 * slower).toFixed(0)} s`);
    assert.ok(seconds < 60 * slower, `${seconds} s with ${slower} programs for each core`);
  });
  assert.deepEqual(complained, []);
});

test('the Storybook of a made game shows it with one copy of Lit', async () => {
  const storybook = ['storybook', 'dev', '--port', '6106', '--ci', '--no-open'];
  const complained = await developed(storybook, async (page, address) => {
    await page.goto(`${address}iframe.html?id=${MADE[0]}--game&viewMode=story`);
    await page.locator('playable-game [data-do=welcome]').waitFor();
  });
  assert.deepEqual(complained, []);
});

for (const name of MADE)
  test(`a made game passes its type check and its tests, and is built: ${name}`, () => {
    if (name !== MADE[0]) {
      made(name);
      // The same packages serve all.
      symlinkSync(join(folder, MADE[0]!, 'node_modules'), join(folder, name, 'node_modules'), 'junction');
    }
    for (const script of ['typecheck', 'test', 'build']) npm(name, 'run', script);
    for (const page of ['index', 'learn', 'rules']) assert.ok(existsSync(join(folder, name, 'dist', `${page}.html`)));
  });

test('the Storybook of a made game is built', () => {
  npm(MADE[0]!, 'exec', 'storybook', 'build', '--', '--quiet');
  assert.ok(existsSync(join(folder, MADE[0]!, 'storybook-static', 'index.html')));
});
