/** What a stranger may try with the server alone, beyond messages that are no messages (`fuzz.test.ts`) and floods (`hall`, `limits`). */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import * as wire from '../../src/playthrough/wire.js';
import { LIMITS } from '../src/hall.js';
import { Reports } from '../src/reports.js';
import { serve, type ServeOptions } from '../src/serve.js';
import { Store } from '../src/store.js';
import { newTable, newToken } from './client.js';
import { playOn } from './play.js';
import { useRunning } from './running.js';

const { games, file, server, page, ...running } = await useRunning({ METRICS: '1' });
const table = () => running.table('dark-mages', 2);
/** A server in this process, the failures that it writes, and the denials and failures that it counts. */
async function serveHere(options: Partial<ServeOptions> = {}) {
  const written: string[] = [];
  const counted: string[] = [];
  const reports = new Reports((line) => line.includes('"failed"') && written.push(line));
  const count = (what: string) => void counted.push(what);
  reports.on('denied', count).on('failed', count);
  const served = await serve({
    ...{ games, names: { en: {}, fr: {}, it: {} }, store: ':memory:', port: 0, host: '127.0.0.1', origins: [] },
    ...{ proxies: 0, library: undefined, worker: new URL('file:///none'), reports, ...options },
  });
  return { served, port: Number(new URL(served.address).port), written, counted };
}
/** The answer to an address as it stands: `fetch` would resolve its dots. */
const get = (port: number, path: string) =>
  new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n`);
    });
    let answer = '';
    socket.on('data', (bytes) => (answer += bytes.toString()));
    socket.on('close', () => resolve(answer));
  });
const resident = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))![1]) / 1024;

test('who asks for everything and reads nothing is cut off', { timeout: 60_000 }, async () => {
  const code = await table();
  const people = [await page(code), await page(code)];
  await Promise.all(people.map((each) => each.until(() => each.table!.stage === 'running')));
  await playOn(people, 40);
  const sockets: Socket[] = [];
  const proxy = createServer((near) => {
    const far = connect(server.port, '127.0.0.1');
    sockets.push(far, near);
    near.pipe(far);
    far.on('data', (bytes) => near.write(bytes));
    for (const socket of [near, far]) socket.on('error', () => undefined);
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const eve = await page(code, { watch: true }, `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`);
  eve.isStaying = false;
  const before = resident();
  sockets.forEach((socket, i) => i % 2 === 0 && socket.pause());
  const watching = async () =>
    /as="spectator"\} (\d+)/.exec(await (await fetch(/(http:\S+\/metrics)/.exec(server.output())![1]!)).text())![1];
  for (let i = 0; i < 100 && (await watching()) !== '0'; i++) {
    for (let n = 0; n < 100; n++) void eve.request('past', { from: 0, to: wire.MOST_PAST }).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.equal(await watching(), '0');
  assert.ok(resident() - before < 100, `${resident() - before} MB`);
  sockets.forEach((socket) => socket.destroy());
  proxy.close();
  await playOn(people, 44);
});

test('a page is cut off for many messages in a second, and not for many in many seconds', async () => {
  const { served } = await serveHere({ limits: { ...LIMITS, messages: 3 } });
  const wish = { game: 'dark-mages', players: 2, options: {}, seats: 'human human' };
  const ada = await page(await newTable(served.address, wish), {}, served.address);
  ada.isStaying = false;
  for (let i = 0; i < 6; i++) {
    await ada.request('past', { from: 0, to: 0 });
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  assert.equal(ada.isConnected, true);
  for (let i = 0; i < 6; i++) ada.send('past', { from: 0, to: 0 });
  await ada.until(() => !ada.isConnected);
  await served.close();
});

test('codes, tokens and names are data, whatever they contain', { timeout: 30_000 }, async () => {
  const code = await table();
  const sql = ["' OR '1'='1", "'; DROP TABLE game; --", '%', '_'.repeat(10), '\0', '../../etc/passwd'];
  for (const text of sql) {
    const { status } = await fetch(new URL(`tables/${encodeURIComponent(text)}`, server.address));
    assert.ok([400, 404].includes(status), `${text}: ${status}`);
    await assert.rejects(page(text, { watch: true }));
    await assert.rejects(page(code, { token: text }));
  }
  const ada = await page(code, { name: `Robert'); DROP TABLE seat; --` });
  const ben = await page(code, { name: `<img src=x onerror=alert(1)>\u202e${'\u0301'.repeat(40)}` });
  await ben.until(() => ben.table!.stage === 'running');
  for (const { name } of ben.seats) assert.ok([...name].length <= 40 && !/[\u202e\0]/.test(name), name);
  await assert.rejects(page(await table(), { name: 'x'.repeat(5000) }));
  // No letter is cut, and none has more marks than a name may have units.
  const other = await table();
  const cleo = await page(other, { name: `${'A'.repeat(23)}👩‍👩‍👧B` });
  assert.equal(cleo.seats[0]!.name, `${'A'.repeat(23)}👩‍👩‍👧`);
  const names = [`\ud83d${'\u0301'.repeat(90)}`, '👩‍👩‍👧'.repeat(12), '\ud83d', 'a\r\n\u202eb'];
  for (const name of names) {
    assert.deepEqual(await cleo.request('name', { name }), { n: 0 });
    const [said] = wire.lobby(await (await fetch(new URL(`tables/${other}`, server.address))).json(), 'lobby').seats;
    assert.ok(!/\p{Cs}/u.test(said!.name) && Buffer.byteLength(said!.name) <= 400, said!.name);
  }
  const store = await Store.open(file);
  assert.equal((await store.load(code))!.seats[0]!.name, ada.seats[0]!.name);
  await store.close();
});

test('a token opens its seat at its table and nothing else', { timeout: 30_000 }, async () => {
  const [one, two] = [await table(), await table()];
  const ada = await page(one);
  await Promise.all([page(one), page(two), page(two)]);
  const denied = (error: Error) => wire.denialIn(error.message)?.code === 'token';
  await assert.rejects(page(two, { token: ada.token! }), denied);
  await assert.rejects(page(one, { token: ada.token!.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')) }), denied);
  await assert.rejects(page(one, { token: newToken() }), denied);
  assert.equal((await page(one, { token: ada.token! })).viewer, ada.viewer);
  // What the store holds opens nothing.
  const store = await Store.open(file);
  const { key } = (await store.load(one))!.seats[0]!;
  await store.close();
  await assert.rejects(page(one, { token: Buffer.from(key!).toString('base64url').slice(0, 22) }), denied);
});

test('no path leads out of the folder of the elements', { timeout: 30_000 }, async () => {
  const library = dirname(file);
  for (const part of ['cdn', 'e', 'classic']) mkdirSync(join(library, part));
  writeFileSync(join(library, 'cdn', 'define.js'), 'elements');
  writeFileSync(join(dirname(file), 'secret.txt'), 'secret');
  const { served, port } = await serveHere({ library });
  assert.match(await get(port, '/cdn/define.js'), /^HTTP\/1\.1 200[^]*elements/);
  for (const path of [
    '../secret.txt',
    '%2e%2e/secret.txt',
    '..%2fsecret.txt',
    '..%5csecret.txt',
    '/etc/passwd',
    '%00',
    '%',
  ])
    for (const at of [`/cdn/${path}`, `/cdn/x/../${path}`, `/${path}`, `//here/${path}`, `http://x/cdn/${path}`]) {
      const answer = await get(port, at);
      assert.match(answer, /^HTTP\/1\.1 (4\d\d|200[^]*elements)/, `${at}: ${answer.slice(0, 100)}`);
      assert.ok(!/secret\n?$|root:/.test(answer), at);
    }
  await served.close();
});

test('an address that is none is not found, and no failure', async () => {
  const { served, port, written, counted } = await serveHere();
  for (const path of ['//', 'http://[']) assert.match(await get(port, path), /^HTTP\/1\.1 404/);
  assert.deepEqual([written, counted], [[], []]);
  await served.close();
});

test('a body that is cut off is a denial, and no failure', { timeout: 30_000 }, async () => {
  const { served, port, written, counted } = await serveHere();
  const socket = connect(port, '127.0.0.1', () => {
    socket.write('POST /tables HTTP/1.1\r\nHost: here\r\nContent-Length: 99\r\n\r\n{', () => socket.end());
  });
  while (counted.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  assert.deepEqual([written, counted], [[], ['form']]);
  await served.close();
});
