/** The command as its users give it: what it keeps where, what it prints, and what it refuses to do. */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { command } from './process.js';

const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));

test('without options but a free port it serves this machine, keeps its games here, and says where to look', async () => {
  const here = mkdtempSync(join(tmpdir(), 'playable-'));
  const child = spawn(process.execPath, [cli, '--port', '0'], { cwd: here, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let said = '';
    for await (const chunk of child.stdout) if (/kept in/.test((said += String(chunk)))) break;
    const [, address] = /(?:Open|Tables:) (http:\/\/localhost:\d+\/)/.exec(said)!;
    assert.match(said, /Only this computer can open that address/);
    assert.match(said, /Games are kept in \.\/playable\.sqlite/);
    assert.ok(readdirSync(here).includes('playable.sqlite'));
    const made = await fetch(new URL('tables', address), {
      method: 'POST',
      body: JSON.stringify({ game: 'elfengold', players: 2, options: {}, seats: 'human human' }),
    });
    assert.deepEqual([made.status, made.headers.get('set-cookie')], [201, null]);
    if (!/Open/.test(said)) return; // the elements are not built
    const page = await fetch(address!, { headers: { 'accept-language': 'it' } });
    const text = await page.text();
    assert.match(text, /<script type="module" src="page.js">[^]*<button id="together">Gioca con altri</);
    const script = await fetch(new URL('page.js', address));
    assert.equal(script.headers.get('content-type'), 'text/javascript; charset=utf-8');
    // It finds the keys that the elements keep.
    const elements = readFileSync(new URL('../../src/elements/ui/save-keys.ts', import.meta.url), 'utf8');
    assert.ok((await script.text()).includes(/SEAT_KEYS = ('.+')/.exec(elements)![1]!));
    assert.match(text, /<html lang="it">[^]*<playable-game id="game" game="[\w-]+" server=".">/);
    assert.match(page.headers.get('content-security-policy')!, /^default-src 'none'/);
    // Readers of its page share what they see by its embed pages.
    const embed = new URL('e/elfengold/game/index.html', address);
    for (const url of [new URL('cdn/define.js', address), embed]) assert.equal((await fetch(url)).status, 200);
    const [, source] = /src="(\.\.[^"]+)"/.exec(await (await fetch(embed)).text())!;
    assert.equal((await fetch(new URL(source!, embed))).status, 200, source);
  } finally {
    child.kill('SIGKILL');
    rmSync(here, { recursive: true, force: true });
  }
});

test('with the origins of others, the page that it serves itself may play too, and no other', async () => {
  const child = spawn(process.execPath, [cli, '--port', '0', '--store', ':memory:', '--origin', 'https://my.blog'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let said = '';
    for await (const chunk of child.stdout) if (/kept in/.test((said += String(chunk)))) break;
    const [, address] = /(?:Open|Tables:) (http:\/\/localhost:\d+\/)/.exec(said)!;
    assert.doesNotMatch(said, /Only this computer/, 'a proxy may lead there');
    const ask = (origin: string) => fetch(new URL('tables/abcdefgh23', address), { headers: { origin } });
    assert.equal((await ask('https://my.blog')).status, 404);
    assert.equal((await ask(address!.slice(0, -1))).status, 404);
    assert.equal((await ask('http://localhost:1')).status, 403);
  } finally {
    child.kill('SIGKILL');
  }
});

/** What the command says on standard error, until it says this. */
async function said(child: ChildProcess, what: RegExp): Promise<string> {
  let all = '';
  for await (const chunk of child.stderr!.iterator({ destroyOnReturn: false }))
    if (what.test((all += String(chunk)))) break;
  return all;
}

test('a promise that nobody waited for is reported, and the tables go on', { timeout: 20_000 }, async () => {
  const failing = 'data:text/javascript,process.on("SIGUSR2", () => Promise.reject(new Error("forgotten")))';
  const args = ['--import', failing, cli, '--port', '0', '--host', '127.0.0.1', '--store', ':memory:'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    const [, port] = /"started","port":(\d+)/.exec(await said(child, /started/))!;
    const isWell = async () => (await fetch(`http://127.0.0.1:${port}/healthy`)).status === 200;
    assert.ok(await isWell());
    child.kill('SIGUSR2');
    assert.match(await said(child, /failed/), /"part":"process","error":"forgotten","where":"at /);
    assert.ok(await isWell());
  } finally {
    child.kill('SIGKILL');
  }
});

test('two signals at once end it once', { timeout: 20_000 }, async () => {
  const both = '["SIGINT", "SIGTERM"].forEach((signal) => process.emit(signal))';
  const signals = `data:text/javascript,process.on("SIGUSR2", () => ${both})`;
  const args = ['--import', signals, cli, '--port', '0', '--host', '127.0.0.1', '--store', ':memory:'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  for await (const chunk of child.stdout) if (/kept in/.test(String(chunk))) break;
  child.kill('SIGUSR2');
  const all = await said(child, /never/);
  assert.deepEqual(await ended, [0, null]);
  assert.deepEqual(all.match(/"event":"\w+"/g), ['"event":"started"', '"event":"stopping"', '"event":"stopped"']);
});

test('a Redis that is not there is said to be lost', { timeout: 20_000 }, async () => {
  const args = [cli, '--port', '0', '--host', '127.0.0.1', '--store', ':memory:', '--redis', 'redis://127.0.0.1:1'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    assert.match(await said(child, /lost/), /"event":"redis","is":"lost","error":"connect ECONNREFUSED/);
  } finally {
    child.kill('SIGKILL');
  }
});

test('off this machine it wants to know whose pages may play, and a wrong option is named', async () => {
  const failed = async (...args: string[]) => {
    const { code, said } = await command('--port', '0', '--store', ':memory:', ...args);
    return `${String(code)}: ${said}`;
  };
  assert.match(await failed('--host', '0.0.0.0'), /^1: .*--origin https:\/\/my\.blog/);
  assert.match(await failed('--origin', 'my.blog'), /^1: --origin my\.blog: expected an address/);
  assert.match(await failed('--origin', 'https://my.blog/games'), /^1: --origin https:\/\/my\.blog\/games: expected/);
  assert.match(await failed('--port', 'many'), /^1: --port many/);
  assert.match(await failed('--prot', '3'), /^1: Unknown option '--prot'[^\n]* See playable-rules-server --help\n$/);
  assert.match(await failed('--store', 'nowhere/games.sqlite'), /^1: --store nowhere\/games\.sqlite: unable to open/);
  assert.match(await failed('shew', 'abcdefgh23'), /^1: shew: expected show CODE/);
  assert.match(await failed('--games', 'nowhere'), /^1: --games nowhere: there is no such folder$/m);
  const none = /^1: test.server.game\.mjs: there is no such file; expected a folder that playable-rules site made$/m;
  assert.match(await failed('--games', 'test'), none);
  assert.match(await failed('--hands'), /^1: playable-rules-server \[options\]/);
});

test('an older Node is told which one is needed', async () => {
  const older = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.19.5"})';
  const child = spawn(process.execPath, ['--import', older, cli], { stdio: ['ignore', 'inherit', 'pipe'] });
  const ended = once(child, 'exit');
  let said = '';
  for await (const chunk of child.stderr) said += String(chunk);
  assert.equal(said, 'playable-rules-server needs Node 22.16 or later; this is 20.19.5\n');
  assert.deepEqual(await ended, [1, null]);
});

test('a port that is taken is named, that of the metrics too, and nothing goes on', { timeout: 20_000 }, async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = String((other.address() as AddressInfo).port);
  const at = ['--store', ':memory:', '--host', '127.0.0.1'];
  for (const taken of [
    ['--port', port],
    ['--port', '0', '--metrics', port],
  ]) {
    const { code, said } = await command(...at, ...taken);
    assert.equal(code, 1);
    assert.match(said, new RegExp(`EADDRINUSE.*127\\.0\\.0\\.1:${port}$`, 'm'));
  }
  other.close();
});
