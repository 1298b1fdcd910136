/** Who is told by Web Push that it is their turn, when, how often, and what their browser's push service gets to see of it. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { Hall } from '../src/hall.js';
import { isOfService, Push } from '../src/push.js';
import type { Served } from '../src/serve.js';
import { keyOf } from '../src/sitting.js';
import { Store } from '../src/store.js';
import { newTable, newToken, Page } from './client.js';
import { bot, CODE, person } from './fakes.js';
import { folder } from './process.js';
import { device, ENDPOINT, games, pass, pause, sent, service, sit as sitAt, start, tell as tellTo } from './pushing.js';

let server: Served;
const { file, remove } = folder();
const sit = () => sitAt(server);
const tell = (method: string, code: string, body: object, at = server) => tellTo(method, code, body, at);
before(async () => {
  server = await start(file);
});
after(async () => {
  await server.close();
  remove();
});

test('whoever is asked while no page of theirs is open is told once, in words that only their browser reads', async () => {
  const [ada, ben] = await sit();
  const phone = device();
  const { token, code } = ben;
  const wish = { token, endpoint: ENDPOINT, ...phone.keys, lang: 'fr' };
  assert.deepEqual(await tell('POST', code, { ...wish, token: newToken() }), [403, 'token']);
  assert.deepEqual(await tell('POST', code, wish), [200, undefined]);
  // Nobody is told whose page is open.
  await pass(ada);
  await pause();
  assert.equal(sent.length, 0);
  await pass(ben);
  await ben.leave();
  await pass(ada);
  await pause();
  assert.equal(sent.length, 1);
  const { endpoint, body, headers } = sent[0]!;
  assert.equal(endpoint, ENDPOINT);
  assert.deepEqual(phone.read(body), {
    title: 'Magiciens de l’Ombre',
    body: 'À vous',
    lang: 'fr',
    tag: code,
    data: `?game=dark-mages#play=${code}`,
  });
  // What the push service can read names no table and no person.
  const seen = JSON.stringify(headers) + body.toString('latin1');
  for (const secret of [code, token!, 'mage', 'Ben']) assert.ok(!seen.includes(secret), secret);
  assert.match(headers['Authorization']!, /^vapid /);

  // Once a turn, whoever comes and goes meanwhile.
  await ada.leave();
  const again = new Page(server.address, code, games, { token: ada.token! });
  await again.join();
  await pause();
  assert.equal(sent.length, 1);
  const back = new Page(server.address, code, games, { token: token! });
  await back.join();
  await pass(back);
  await back.leave();
  await pass(again);
  await pause();
  assert.equal(sent.length, 2);
  await again.leave();
});

test('a page that is loaded anew is back before anybody is told', async () => {
  sent.length = 0;
  const [ada, ben] = await sit();
  const { token, code } = ben;
  await tell('POST', code, { token, endpoint: ENDPOINT, ...device().keys, lang: 'en' });
  await pass(ben);
  await ben.leave();
  const isAsked = pass(ada);
  const back = await new Page(server.address, code, games, { token: token! }).join();
  await isAsked;
  await pause();
  assert.equal(sent.length, 0);
  for (const page of [ada, back]) await page.leave();
});

test('whoever closes their page while they are asked is told, once more if the message does not arrive', async () => {
  const endpoint = `${ENDPOINT}4`;
  const count = () => sent.filter((each) => each.endpoint === endpoint).length;
  const [ada, ben] = await sit();
  const { token, code } = ben;
  await tell('POST', code, { token, endpoint, ...device().keys, lang: 'en' });
  await pass(ada);
  await ben.until(() => ben.moves.length > 0);
  service.status = 503;
  await ben.leave();
  await pause(5);
  assert.equal(count(), 2, 'and not again and again');
  service.status = 201;
  const back = await new Page(server.address, code, games, { token: token! }).join();
  await back.leave();
  await pause();
  assert.equal(count(), 3);
  await ada.leave();
});

test('in a game over days an opponent moves and the next person is told, though whoever moved has left', async () => {
  const wish = { game: 'elfenwizards', players: 3, options: {}, seats: 'human bot human', days: 1 };
  const code = await newTable(server.address, wish);
  const people = ['Ada', 'Ben'].map((name) => new Page(server.address, code, games, { name })) as [Page, Page];
  for (const page of people) {
    await page.join();
    const asked = { token: page.token, endpoint: `${ENDPOINT}${String(page.viewer)}`, ...device().keys, lang: 'en' };
    assert.deepEqual(await tell('POST', code, asked), [200, undefined]);
  }
  const isOpponents = () => people.every(({ moves }) => moves.length === 0);
  while (!isOpponents()) {
    const mover = people.find(({ moves }) => moves.length > 0)!;
    const { n } = mover;
    await mover.play(mover.moves.at(-1)!);
    await Promise.all(people.map((page) => page.until(() => page.n > n)));
  }
  const before = sent.length;
  await Promise.all(people.map((page) => page.leave()));
  for (let i = 0; sent.length === before && i < 200; i++) await pause(1);
  assert.ok(sent.length > before);
});

test('what the push service has no more is forgotten, and a reader can end it', async () => {
  for (const end of ['gone', 'reader'] as const) {
    sent.length = 0;
    const [ada, ben] = await sit();
    const { token, code } = ben;
    await tell('POST', code, { token, endpoint: ENDPOINT, ...device().keys, lang: 'en' });
    if (end === 'reader') assert.deepEqual(await tell('DELETE', code, { token, endpoint: ENDPOINT }), [200, undefined]);
    service.status = 410;
    for (let back: Page | undefined = ben, turn = 0; turn < 2; turn++) {
      await pass(back);
      await back.leave();
      await pass(ada);
      await pause();
      back = await new Page(server.address, code, games, { token: token! }).join();
      if (turn === 1) await back.leave();
    }
    service.status = 201;
    assert.equal(sent.length, end === 'gone' ? 1 : 0);
    await ada.leave();
  }
});

test('a client cannot make the server call anything but the push services of browsers', async () => {
  for (const good of [
    ENDPOINT,
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QF',
    'https://db5p.notify.windows.com/w/?token=a',
  ])
    assert.ok(isOfService(good), good);
  const bad = [
    'http://fcm.googleapis.com/x',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://10.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com:443/x',
    'https://fcm.googleapis.com@evil.example/x',
    'https://user:word@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'https://evil.example#fcm.googleapis.com',
    'https://evil.example\\@fcm.googleapis.com/x',
    'https://fcm.googleapis.com\\@evil.example/x',
    'https://fcm.googleapis.com./x',
    'https://evil.notify.windows.com.evil.example/x',
    'https://a.b.notify.windows.com/x',
    '//fcm.googleapis.com/x',
    ' https://fcm.googleapis.com/x',
    'https://fcm.googleapis.com/\r\nhost: evil.example',
    `https://fcm.googleapis.com/${'x'.repeat(1000)}`,
    'file:///etc/passwd',
    '',
  ];
  const [ada, ben] = await sit();
  for (const endpoint of bad) {
    const wish = { token: ada.token, endpoint, ...device().keys, lang: 'en' };
    assert.deepEqual(await tell('POST', ada.code, wish), [400, 'form'], endpoint);
  }
  const good = { token: ada.token, endpoint: ENDPOINT, ...device().keys, lang: 'en' };
  for (const [key, value] of [
    ['p256dh', 'AAAA'],
    ['auth', 'AAAA'],
    ['auth', 7],
    ['lang', 'xx'],
    ['lang', '__proto__'],
  ] as const)
    assert.deepEqual(await tell('POST', ada.code, { ...good, [key]: value }), [400, 'form'], key);
  for (const page of [ada, ben]) await page.leave();
});

test('the page of the server has the worker and the key, which a restart does not change', async () => {
  const ask = async (path: string) => fetch(new URL(path, server.address));
  const keyNow = async () => ((await (await ask('push')).json()) as { key: string }).key;
  const before = await keyNow();
  assert.equal(Buffer.from(before, 'base64url').length, 65);
  const worker = await ask('push.js');
  assert.match(worker.headers.get('content-type')!, /^text\/javascript/);
  // A click on the message goes to the page of the table, or opens it.
  const code = await worker.text();
  for (const isOpen of [true, false]) {
    const done: string[] = [];
    const href = 'https://play.example/x/?game=toy#play=abc';
    const pages = [{ url: isOpen ? href : `${href}d`, focus: () => done.push('focus') }];
    const heard: Record<string, (event: object) => void> = {};
    const clients = { matchAll: () => Promise.resolve(pages), openWindow: (url: string) => done.push(url) };
    runInNewContext(code, {
      ...{ clients, URL, registration: { scope: 'https://play.example/x/' } },
      addEventListener: (type: string, hear: () => void) => (heard[type] = hear),
    });
    let waits: unknown;
    const notification = { data: '?game=toy#play=abc', close: () => done.push('close') };
    heard['notificationclick']!({ notification, waitUntil: (promise: unknown) => (waits = promise) });
    await waits;
    assert.deepEqual(done, ['close', isOpen ? 'focus' : href]);
  }
  await server.close();
  server = await start(file);
  assert.equal(await keyNow(), before);
});

test('where somebody is told goes with their last table, and stays on the last devices only', async () => {
  const store = await Store.open(':memory:');
  const ada = { ...person, name: 'Ada', key: keyOf('secret') };
  const table = {
    code: CODE,
    game: 'toy',
    version: 3,
    start: { players: 2, seed: 1 },
    seats: [ada, bot],
    days: 0,
    delay: 0,
  };
  await store.create(table);
  const told = { p256dh: 'p', auth: 'a', lang: 'en' } as const;
  for (let n = 0; n < 6; n++) await store.subscriptions.add(ada.key, { endpoint: String(n), ...told });
  await store.keep(CODE, 0, [['again', { ...table, code: 'bcdefghj23' }]]);
  const endpoints = async () => (await store.subscriptions.take(ada.key)).map(({ endpoint }) => endpoint);
  assert.deepEqual((await endpoints()).sort(), ['2', '3', '4', '5']);
  assert.deepEqual(await endpoints(), []);
  await store.keep(CODE, 0, [['end']]);
  await store.sweep({ untouched: 0, empty: 0, over: Date.now() + 1 });
  await store.subscriptions.allow(ada.key);
  assert.equal((await endpoints()).length, 4, 'the other table is there');
  await store.sweep({ untouched: Date.now() + 1, empty: 0, over: 0 });
  await store.subscriptions.allow(ada.key);
  assert.deepEqual(await endpoints(), []);
  await store.close();
});

test('the end waits for a message that is being sent', async () => {
  const store = await Store.open(':memory:');
  const key = keyOf('secret');
  await store.subscriptions.add(key, { endpoint: ENDPOINT, p256dh: 'p', auth: 'a', lang: 'en' });
  let arrive: (() => void) | undefined;
  const push = await Push.open({
    ...{
      hall: new Hall({ games, store }),
      store,
      names: { en: {}, fr: {}, it: {} },
      subject: 'mailto:a@b.example',
      wait: 0,
    },
    send: () => new Promise<void>((resolve) => (arrive = resolve)),
  });
  push.heed({ code: CODE, game: games.get('dark-mages')!, missed: [key] });
  while (!arrive) await pause(0);
  const closed = push.close().then(() => 'closed');
  assert.equal(await Promise.race([closed, pause(1).then(() => 'sending')]), 'sending');
  arrive();
  await closed;
  await store.close();
});

// The last, because the engine is one for all servers of a process, and ends with the first.
test('whoever is to be told soon is told when the server ends', async () => {
  const wait = { wait: 60_000 };
  const place = folder();
  const own = await start(place.file, wait);
  const [ada, ben] = await sitAt(own);
  const wish = { token: ben.token, endpoint: ENDPOINT, ...device().keys, lang: 'en' };
  assert.deepEqual(await tell('POST', ben.code, wish, own), [200, undefined]);
  await pass(ben);
  await ben.leave();
  await pass(ada);
  const before = sent.length;
  ada.isStaying = false;
  await own.close();
  assert.equal(sent.length, before + 1);
  place.remove();
});
