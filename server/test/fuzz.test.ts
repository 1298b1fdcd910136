/** Whatever strangers send: each answer is named, nothing ends the server, and nothing grows. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import fc from 'fast-check';
import { pack } from 'msgpackr';
import { MOST_OWN } from '../../src/playthrough/own-tables.js';
import * as wire from '../../src/playthrough/wire.js';
import { newToken, Page } from './client.js';
import { useRunning } from './running.js';

const { games, server, table, page } = await useRunning();
const code = await table('elfenwizards', 3, 'human bot bot');
const ada = await page(code);
await ada.until(() => ada.moves.length > 0);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const RUNS = Number(process.env['GAMES'] ?? 0) || 60;
/** The table is as it was, and still answers its page. */
async function isWell(): Promise<void> {
  const ask = async (): Promise<wire.Answer> => {
    await ada.until(() => ada.isConnected && ada.moves.length > 0);
    // It may be cut off just now, for what it sent before.
    return ada.play('red fly').catch(() => pause(20).then(ask));
  };
  assert.deepEqual(await ask(), {
    bad: { path: 'verb', code: 'one', params: { values: Object.keys(ada.game.fields).join(', ') } },
  });
  assert.ok(!/Error|failed/.test(server.output()), server.output());
}
const strange = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
  fc.record({ kind: fc.constantFrom('back', 'bot', 'again', 'fly'), seat: fc.oneof(fc.integer(), fc.constant(null)) }),
  fc.record({
    epoch: fc.oneof(fc.constant(0), fc.integer()),
    n: fc.oneof(fc.integer(), fc.double(), fc.string()),
    move: fc.oneof(fc.string(), fc.jsonValue()),
  }),
  fc.record({ from: fc.oneof(fc.integer(), fc.constant(null)), to: fc.integer({ min: -5, max: 1e9 }) }),
  fc.constantFrom(
    undefined,
    '__proto__',
    { __proto__: null },
    { epoch: 0, n: 0, move: 'x'.repeat(3000) },
    { epoch: 0, n: 0, move: 'red '.repeat(70) },
  ),
);
const isNamed = (answer: wire.Answer | wire.Past) =>
  'denied' in answer ? wire.DENIALS.includes(answer.denied.code) && answer.denied.code !== 'fault' : true;

test('each message of a page is answered by name', { timeout: 60_000 }, async () => {
  for (const message of fc.sample(strange, RUNS)) {
    for (const type of Object.keys(wire.ASKED) as wire.Asked[]) {
      const answer = await ada.request(type, message);
      assert.ok(isNamed(answer), JSON.stringify([message, answer]));
      assert.ok(!('n' in answer), `${JSON.stringify(message)} made a move`);
    }
  }
  await isWell();
});

test(
  'messages of unknown names, and bytes that are no message, end that connection only',
  { timeout: 60_000 },
  async () => {
    const encoded = (kind: number, type: string, body?: unknown) => {
      const name = Buffer.from(type);
      const head = name.length < 32 ? [0xa0 | name.length] : [0xd9, name.length];
      return Buffer.concat([
        Buffer.from([kind, ...(kind === 20 ? [1] : []), ...head]),
        name,
        body === undefined ? Buffer.alloc(0) : pack(body),
      ]);
    };
    const bytes: Uint8Array[] = [
      ...fc.sample(fc.uint8Array({ minLength: 0, maxLength: 60 }), RUNS / 2),
      ...[10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23].flatMap((kind) => [
        Buffer.from([kind]),
        ...[
          ...Object.keys(wire.ASKED),
          ...Object.keys(wire.TOLD),
          'fly',
          '__proto__',
          'constructor',
          'x'.repeat(200),
          '',
        ].map((type) => encoded(kind, type, { n: 0 })),
        Buffer.concat([Buffer.from([kind]), Buffer.from([0xda, 0xff, 0xff, 1, 2])]),
        Buffer.concat([encoded(kind, 'move'), Buffer.from([0xc1, 0xdd, 0xff, 0xff, 0xff, 0xff])]),
      ]),
      Buffer.alloc(5000, 1),
    ];
    for (const each of bytes) {
      if (!ada.isConnected) await ada.until(() => ada.isConnected && ada.table !== undefined);
      ada.sendRaw(each);
      await pause(2);
    }
    ada.failures.length = 0;
    await isWell();
  },
);

test('each request is answered by name', { timeout: 60_000 }, async () => {
  const paths = ['tables', 'tables/own', 'matchmake/joinOrCreate/table'];
  const bodies = [
    ...fc.sample(fc.jsonValue({ maxDepth: 3 }), RUNS / 2).map((value) => JSON.stringify(value)),
    ...fc.sample(fc.string(), RUNS / 4),
    ...[{ code }, { code, token: 5 }, { code: { $ne: 1 } }, { code, token: newToken() }, { code, watch: 'yes' }].map(
      (value) => JSON.stringify(value),
    ),
    ...[[], [{}], [null], [{ code }], [{ code, token: 5 }], [{ code, token: newToken(), watch: true }]].map((seats) =>
      JSON.stringify({ seats }),
    ),
    JSON.stringify({ seats: Array(MOST_OWN + 1).fill({ code, token: newToken() }) }),
    '{"__proto__":{"code":"x"}}',
    'x'.repeat(wire.MOST_BYTES + 1),
    JSON.stringify({ game: 'elfengold', players: 4, options: { nonsense: 1 }, seats: '' }),
    JSON.stringify({ game: '../elfengold', players: 4, options: {}, seats: '' }),
    JSON.stringify({ game: 'elfengold', players: 2, options: {}, seats: 'bot bot' }),
    JSON.stringify({ game: 'elfengold', players: 2, options: {}, seats: 'human human human' }),
  ];
  for (const path of paths)
    for (const body of bodies) {
      const response = await fetch(new URL(path, server.address), { method: 'POST', body });
      const answer = (await response.json()) as { error?: string };
      const denial = wire.denialIn(
        path.startsWith('tables') ? JSON.stringify(answer) : (answer.error ?? JSON.stringify(answer)),
      );
      assert.ok(response.status >= 400 && response.status < 500, `${path} ${body}: ${response.status}`);
      assert.ok(denial && denial.code !== 'fault', `${path} ${body}: ${JSON.stringify(answer)}`);
    }
  for (const [method, path, status] of [
    ['GET', 'tables/zzzzzzzz99', 404],
    ['GET', 'tables/%00', 400],
    ['GET', 'tables/ABC', 400],
    ['GET', 'nowhere', 404],
    ['PUT', 'tables', 404],
    ['POST', 'matchmake/create/table', 404],
    ['POST', 'matchmake/joinById/x', 404],
    ['GET', 'matchmake/', 404],
    ['GET', '', 404],
    ['GET', 'healthy', 200],
    ['HEAD', 'healthy', 200],
    ['OPTIONS', 'tables', 204],
    ['GET', '__healthcheck', 404],
  ] as const) {
    const response = await fetch(new URL(path, server.address), { method });
    assert.equal(response.status, status, `${method} ${path}`);
  }
  await isWell();
});

/** What the server answers to raw bytes on a connection of its own: in this time, or until it has said this. */
const raw = (text: string, patience = 300, enough?: RegExp): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      if (enough?.test(answer)) socket.destroy();
    });
    socket.on('close', () => resolve(answer));
    // It may be cut off while it writes; what was answered counts.
    socket.on('error', () => undefined);
    socket.write(text, 'latin1');
    setTimeout(() => socket.destroy(), patience);
  });
const upgrade = (path: string, more = '') =>
  raw(
    `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n${more}\r\n`,
  );

test('a socket of a foreign page, and one without a place, is not opened', { timeout: 20_000 }, async () => {
  assert.match(await upgrade('/', 'Origin: https://evil.example\r\n'), /^HTTP\/1\.1 403[^]*"code":"origin"/);
  assert.match(await upgrade('/', 'Origin: http://localhost:3000\r\n'), /^HTTP\/1\.1 101/);
  assert.match(await upgrade(`/x/${code}?sessionId=guess`), /^HTTP\/1\.1 101[^]*seat reservation expired/);
  await upgrade('//[?sessionId=%', 'Origin: null\r\n');
  await raw('nonsense\r\n\r\n');
  await isWell();
});

/** Request lines and heads as no browser writes them. Node reads them all, so whatever comes after Node has to live with them. */
const MATCH = '/matchmake/joinOrCreate/table';
const TARGETS = [
  ...[
    MATCH,
    '/tables',
    '/',
    '*',
    '*:x',
    '//',
    '//[',
    'http://[',
    'http://x/',
    '%',
    '/%',
    '/%00',
    '/%ff%fe',
    '?',
    '/a\\b',
  ],
  ...['/..%2f..%2fetc/passwd', '/tables/', '/tables/own', '/tables/%', '/tables/[', `/tables/${'x'.repeat(9000)}`],
  ...[
    `//x${MATCH}`,
    `${MATCH}?%`,
    `http://x${MATCH}`,
    '/matchmake/joinOrCreate/__proto__',
    '/matchmake/joinOrCreate/%',
  ],
  ...['/x/y?sessionId=%', '/x/y?reconnectionToken=x', 'http://x:99999/tables', 'ws://x/', 'x:y', '/;', '/a#b', '/\xff'],
  ...['/healthy?[', '/cdn/%', '/e/..', '/games/x/%', '/push.js', '/tables/x/push', '/page.css#', '/__proto__'],
];
const HEADS = [
  ...[
    'Host: [',
    'Host: ',
    'Host: a b',
    'Host: x:99999',
    'Host: %',
    'Host: \xff',
    'Host: //',
    'Host: x\r\nHost: y',
    'X',
  ],
  ...['X-Forwarded-Proto: %', 'X-Forwarded-Proto: javascript', 'X-Forwarded-Proto: a, b', 'X-Forwarded-Host: ['],
  ...['X-Forwarded-For: [', 'X-Forwarded-For: ,,', `X-Forwarded-For: ${'1,'.repeat(3000)}`, 'X-Real-IP: %'],
  ...[
    'Origin: ',
    'Origin: [',
    'Origin: null',
    'Origin: http://[',
    'Authorization: Bearer \xff',
    'Cookie: =;=',
    ':x: y',
  ],
  ...[
    'Content-Type: x',
    'Content-Type: multipart/form-data',
    'Content-Encoding: gzip',
    'Expect: 100-continue',
    'Expect: x',
  ],
  ...[
    'Transfer-Encoding: chunked',
    'Content-Length: x',
    'Content-Length: 99999',
    'Accept-Language: \xff,,',
    'Range: bytes=9-1',
  ],
  ...['If-None-Match: *', 'Sec-WebSocket-Protocol: ,', 'Sec-WebSocket-Extensions: x;=', `X: ${'x'.repeat(20_000)}`],
  '__proto__: x',
];
// What asks for CONNECT is cut off by Node without a word.
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'QUERY', 'PRI', 'FLY', 'get'];
const UPGRADE = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==`;

test('requests and upgrades as no browser writes them are answered, and end nothing', { timeout: 60_000 }, async () => {
  const wrote = (method: string, target: string, isUpgrade: boolean, ...heads: string[]) =>
    [
      `${method} ${target} HTTP/1.1`,
      ...heads,
      ...(isUpgrade ? [UPGRADE, '', ''] : ['Connection: close', 'Content-Length: 2', '', '{}']),
    ].join('\r\n');
  const [method, target, head] = [METHODS, TARGETS, HEADS].map((all) => fc.constantFrom(...all)) as [
    fc.Arbitrary<string>,
    fc.Arbitrary<string>,
    fc.Arbitrary<string>,
  ];
  const all = [
    ...TARGETS.flatMap((target) => [
      ...METHODS.map((method) => wrote(method, target, false, 'Host: x')),
      wrote('GET', target, true, 'Host: x'),
    ]),
    ...HEADS.flatMap((head) => [
      ...TARGETS.slice(0, 2).map((target) => wrote('POST', target, false, 'Host: x', head)),
      wrote('POST', MATCH, false, head),
      wrote('GET', '/x/y?sessionId=z', true, head),
    ]),
    ...fc.sample(fc.tuple(method, target, fc.boolean(), head, head), RUNS * 4).map((each) => wrote(...each)),
  ];
  for (let at = 0; at < all.length; at += 100) {
    const asked = all.slice(at, at + 100);
    const answers = await Promise.all(asked.map((text) => raw(text, 5000, /^\S+ (?!100)\d+ [^]*\r\n\r\n/)));
    for (const [i, answer] of answers.entries())
      assert.match(answer, /^HTTP\/1\.1 [1-4]\d\d /, JSON.stringify(asked[i]!.slice(0, 400)));
    assert.equal(server.process.exitCode, null, server.output());
  }
  await isWell();
});

test('a foreign page is told why, and reads nothing else', async () => {
  const ask = (origin: string) => fetch(new URL(`tables/${code}`, server.address), { headers: { origin } });
  const denied = await ask('https://evil.example');
  assert.deepEqual(
    [denied.status, await denied.json()],
    [403, { code: 'origin', params: { origin: 'https://evil.example' } }],
  );
  assert.equal((await ask('http://localhost:5173')).status, 200);
  assert.equal((await ask('null')).status, 403);
});

test('spectators who come and are cut off leave nothing behind', { timeout: 60_000 }, async () => {
  for (let i = 0; i < RUNS; i++) {
    const eve = new Page(server.address, code, games, { watch: true });
    eve.isStaying = false;
    await eve.join();
    eve.cut();
  }
  await isWell();
  const lobby = wire.lobby(await (await fetch(new URL(`tables/${code}`, server.address))).json(), 'lobby');
  assert.equal(lobby.seats[0]!.present, true);
});
