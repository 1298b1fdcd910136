/** The whole story of tables over real sockets: people come, are refused, are cut off, and a server that is killed loses nothing. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { parseRecord } from '../../src/kernel/transcript.js';
import { replay } from '../../src/kernel/play.js';
import { viewFor } from '../../src/kernel/view.js';
import * as wire from '../../src/playthrough/wire.js';
import { newTable, newToken, Page } from './client.js';
import { pliesIn } from './fakes.js';
import { playOn } from './play.js';
import type { Running } from './process.js';
import { useRunning } from './running.js';

const running = await useRunning();
const { games, file, start: startWith, restart, table, page } = running;
const denied = (code: string) => (error: unknown) => {
  assert.equal(wire.denialIn((error as Error).message)?.code, code, String(error));
  return true;
};

test('two friends play Dark Mages from one invitation, through every mishap', { timeout: 60_000 }, async () => {
  const code = await table('dark-mages', 2);
  const ask = async () =>
    wire.lobby(await (await fetch(new URL(`tables/${code}`, running.server.address))).json(), 'lobby');
  assert.deepEqual((await ask()).stage, 'waiting');
  const ada = await page(code, { name: 'Ada' });
  assert.deepEqual([ada.viewer, ada.table!.stage, ada.view], [0, 'waiting', undefined]);
  assert.deepEqual(
    (await ask()).seats.map(({ name, present }) => [name, present]),
    [
      ['Ada', true],
      ['', false],
    ],
  );
  const eve = await page(code, { watch: true });
  const ben = await page(code, { name: 'Ben' });
  await Promise.all([ada, eve, ben].map((each) => each.until(() => each.table!.stage === 'running')));
  assert.deepEqual([ben.viewer, eve.viewer], [1, 'spectator']);
  await assert.rejects(page(code, { name: 'Cy' }), denied('full'));
  await assert.rejects(page(code, { token: newToken() }), denied('token'));
  await assert.rejects(page('aaaaaaaaaa', { name: 'Cy' }), denied('unknown'));
  await assert.rejects(page('AAAA', { name: 'Cy' }), denied('form'));

  await playOn([ada, ben], 10);
  // Now and then both are asked: on to a position that waits for one.
  while (ada.moves.length > 0 === ben.moves.length > 0) await playOn([ada, ben], ada.n + 1);
  const { n } = ada;
  const mover = [ada, ben].find(({ moves }) => moves.length > 0)!;
  const other = mover === ada ? ben : ada;
  const pass = (each: Page) => `${each.game.seats[each.viewer as number]} pass`;
  const line = pass(mover);
  assert.deepEqual(await other.play(line), { denied: { code: 'seat', params: {} } });
  assert.deepEqual(await eve.play(line), { denied: { code: 'spectator', params: {} } });
  assert.ok('bad' in (await mover.play('red fly')));
  assert.ok('refused' in (await other.play(pass(other))));
  assert.deepEqual(await mover.play(line, 3), { stale: n });

  // A second tab of the same seat sees the same, and leaves nobody behind.
  const tab = await page(code, { token: ada.token });
  assert.equal(tab.viewer, 0);
  assert.deepEqual(tab.view, ada.view);
  await tab.leave();

  const joins = ben.joins;
  ben.cut();
  await ada.until(() => !ada.seats[1]!.present);
  await ben.until(() => ben.joins > joins);
  await ada.until(() => ada.seats[1]!.present);
  assert.equal(ben.viewer, 1);

  await playOn([ada, ben], 40);
  const before = [ada, ben, eve].map((each) => each.joins);
  const at = performance.now();
  await restart();
  await Promise.all([ada, ben, eve].map((each, i) => each.until(() => each.joins > before[i]!)));
  console.log(`all back ${Math.round(performance.now() - at)} ms after kill -9`);
  assert.deepEqual([ada.n, ben.n, eve.n], [40, 40, 40], 'no move lost');
  await playOn([ada, ben]);
  await Promise.all([ada, ben, eve].map((each) => each.until(() => each.record !== undefined)));
  const { start, moves } = parseRecord(ada.game, ada.record!);
  const end = replay(ada.game, start, moves);
  assert.deepEqual([end.status, moves.length], ['done', ada.n]);
  for (const each of [ada, ben, eve]) {
    assert.deepEqual(each.failures, []);
    const { phase, table } = JSON.parse(JSON.stringify(viewFor(each.game, end, each.viewer))) as wire.Frame;
    assert.deepEqual(JSON.parse(JSON.stringify(each.shown.at(-1)!.frames.at(-1))), { phase, table });
  }
  const past = pliesIn(await ben.request('past', { from: 0, to: 5 }));
  assert.deepEqual(
    past.map(({ n }) => n),
    [0, 1, 2, 3, 4, 5],
  );
  await Promise.all([ada, ben, eve].map((each) => each.leave()));
  const bytes = readFileSync(file).toString('latin1');
  for (const { token } of [ada, ben]) assert.ok(!bytes.includes(token!), 'the store holds no token');
});

for (const [game, players] of [
  ['elfengold', 3],
  ['elfenwizards', 4],
] as const)
  test(`one person plays ${game} with opponents of the server`, { timeout: 60_000 }, async () => {
    const code = await table(
      game,
      players,
      'human bot:easy bot:normal bot:hard'.split(' ').slice(0, players).join(' '),
    );
    const ada = await page(code);
    await ada.until(() => ada.table!.stage === 'running');
    const others = new Set<string>();
    while (ada.n < 60 && ada.record === undefined) {
      await ada.until(() => ada.moves.length > 0 || ada.record !== undefined);
      if (ada.moves.length > 0) await ada.play(ada.moves[0]!);
    }
    for (const { move } of ada.shown) others.add(move.split(' ')[0]!);
    for (const seat of ada.game.seats.slice(0, players)) assert.ok(others.has(seat), `${seat} moved`);
    assert.deepEqual(ada.failures, []);
    await ada.leave();
  });

test(
  'before the game begins a name is changed and a seat given up, and all see it at once',
  { timeout: 20_000 },
  async () => {
    const code = await table('dark-mages', 3);
    const [ada, ben] = [await page(code, { name: 'Ada' }), await page(code, { name: 'Ben' })];
    const names = (each: Page) => each.seats.map(({ name, taken }) => (taken ? name : '-')).join(' ');
    assert.deepEqual(await ben.request('name', { name: 'Benedict' }), { n: 0 });
    await ada.until(() => names(ada) === 'Ada Benedict -');
    assert.ok('denied' in (await ben.request('name', { name: 'x'.repeat(500) })));
    const eve = await page(code, { watch: true });
    assert.deepEqual(await eve.request('name', { name: 'Eve' }), { denied: { code: 'spectator', params: {} } });

    // A second page of the host has no seat either, and hears nothing of it: somebody else takes it.
    const tab = await page(code, { token: ada.token });
    tab.isStaying = ada.isStaying = false;
    const stand = { kind: 'stand', seat: null } as const;
    assert.deepEqual(await ada.request('offer', stand), { n: 0 });
    const late = await tab.request('name', { name: 'Thief' }).catch(String);
    assert.ok(typeof late === 'string' || 'denied' in late, JSON.stringify(late));
    await Promise.all([ada, tab].map((each) => each.until(() => !each.isConnected)));
    await ben.until(() => names(ben) === '- Benedict -');
    assert.deepEqual(ben.seats[0], { bot: null, name: '', taken: false, present: false, gone: false });
    await assert.rejects(page(code, { token: ada.token }), denied('token'));
    const cleo = await page(code, { name: 'Cleo' });
    assert.equal(cleo.viewer, 0);
    assert.deepEqual([tab.table!.frames, tab.table!.stage], [[], 'waiting']);

    // The first who sits there is the host.
    assert.deepEqual(await ben.request('begin'), { denied: { code: 'host', params: {} } });
    assert.deepEqual(await cleo.request('offer', stand), { n: 0 });
    await ben.until(() => !ben.seats[0]!.taken);
    assert.deepEqual(await ben.request('begin'), { n: 0 });
    await ben.until(() => ben.table!.stage === 'running');
    assert.deepEqual(await ben.request('name', { name: 'Bob' }), { denied: { code: 'begun', params: {} } });
  },
);

test('the host begins without those who do not come', { timeout: 20_000 }, async () => {
  const code = await table('elfenwizards', 3);
  const [ada, ben] = [await page(code), await page(code)];
  const begin = (each: Page) => each.request('begin');
  assert.deepEqual(await begin(ben), { denied: { code: 'host', params: {} } });
  assert.deepEqual(await begin(ada), { n: 0 });
  await ben.until(() => ben.table!.stage === 'running');
  assert.deepEqual(
    ben.table!.seats.map(({ bot }) => bot),
    [null, null, 'normal'],
  );
  await Promise.all([ada.leave(), ben.leave()]);
});

test(
  'friends end a game, play another with turned seats, and an opponent plays for whoever is away',
  { timeout: 60_000 },
  async () => {
    const code = await table('elfenwizards', 3);
    const people = await Promise.all(['Ada', 'Ben', 'Cy'].map((name) => page(code, { name })));
    const want = async (each: Page, kind: string, seat: number | null = null) =>
      await each.request('offer', { kind, seat });
    await Promise.all(people.map((each) => each.until(() => each.table!.stage === 'running')));
    await playOn(people, 6);
    for (const each of people) assert.deepEqual(await want(each, 'end'), { n: 6 });
    await Promise.all(people.map((each) => each.until(() => each.record !== undefined)));
    assert.deepEqual(await people[0]!.play('red roll', 6), { denied: { code: 'over', params: {} } });
    for (const each of people) await want(each, 'again');
    await people[0]!.until(() => people[0]!.table!.next !== null);
    await restart();

    const next = people[0]!.table!.next!;
    const again = await Promise.all(people.map(({ token }) => page(next, { token })));
    assert.deepEqual(
      again.map(({ viewer }, i) => ((viewer as number) + 1) % 3 === people[i]!.viewer),
      [true, true, true],
    );
    const [ada, ben, cy] = again as [Page, Page, Page];
    const seat = cy.viewer as number;
    await playOn(again, 4);
    await cy.leave();
    await ada.until(() => !ada.seats[seat]!.present);
    assert.equal('denied' in (await want(ada, 'bot', seat)), true);
    // Until Cy has been away for long.
    while ('denied' in (await want(ada, 'bot', seat))) await new Promise((resolve) => setTimeout(resolve, 100));
    await want(ben, 'bot', seat);
    await ada.until(() => ada.seats[seat]!.bot === 'normal');
    const moved = () => ada.shown.filter(({ move }) => move.startsWith(`${ada.game.seats[seat]} `)).length;
    const before = moved();
    while (moved() === before) await playOn([ada, ben], ada.n + 1);
    const back = await page(next, { token: cy.token! });
    await ada.until(() => ada.seats[seat]!.bot === null && ada.seats[seat]!.present);
    await playOn([ada, ben, back], ada.n + 8);
    for (const each of [...people, ada, ben, back]) {
      assert.deepEqual(each.failures, []);
      await each.leave();
    }
  },
);

test('what is proposed comes to be when whoever has not come back is away for long', { timeout: 20_000 }, async () => {
  const code = await table('elfengold', 2);
  const [ada, ben] = [await page(code), await page(code)];
  await ada.until(() => ada.n === 0);
  for (const each of [ada, ben]) await each.request('offer', { kind: 'end', seat: null });
  await ada.until(() => ada.record !== undefined);
  ben.isStaying = false;
  await restart();
  await ada.until(() => ada.joins === 2);
  assert.deepEqual(await ada.request('offer', { kind: 'again', seat: null }), { n: 0 });
  assert.equal(ada.table!.next, null);
  await ada.until(() => ada.table!.next !== null);
  await ada.leave();
});

test('asked to end, the server ends with everything kept', { timeout: 20_000 }, async () => {
  const code = await table('elfenwizards', 3, 'human bot bot');
  const ada = await page(code);
  await ada.until(() => ada.moves.length > 0);
  const { n } = ada;
  assert.equal(await running.server.end(), 0);
  await restart();
  await ada.until(() => ada.joins === 2);
  assert.ok(ada.n >= n);
  assert.equal(ada.viewer, 0);
  await ada.leave();
});

/** The store of a server that only one test has. */
const OTHER = file.replace('games', 'other');
/** How many tables and rooms a server still has in memory; classes of rooms count as rooms. */
async function leftIn(own: Running): Promise<number[]> {
  const before = own.output().length;
  own.process.kill('SIGUSR2');
  for (;;) {
    const said = /left: (\d+) tables, (\d+) rooms/.exec(own.output().slice(before));
    if (said) return said.slice(1).map(Number);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
test(
  'a table that failed is in one room again, also while somebody has a place there and no socket yet',
  {
    timeout: 60_000,
  },
  async () => {
    const own = await startWith(OTHER);
    const [, classes] = await leftIn(own);
    const code = await newTable(own.address, { game: 'elfengold', players: 2, options: {}, seats: 'human human' });
    const both = [new Page(own.address, code, games), new Page(own.address, code, games)];
    for (const each of both) await each.join();
    await both[0]!.until(() => both[0]!.table!.stage === 'running');
    const place = { method: 'POST', body: JSON.stringify({ code, watch: true }) };
    assert.equal((await fetch(new URL('matchmake/joinOrCreate/table', own.address), place)).status, 200);
    // As if another process had taken a move back: what is done here cannot be kept.
    const db = new DatabaseSync(OTHER);
    db.exec('UPDATE game SET epoch = epoch + 1');
    db.close();
    const failed = await playOn(both, 1).catch(String);
    assert.match(String(failed), /fault|not connected|4100/);
    await Promise.all(both.map((each) => each.until(() => each.joins === 2 && each.table!.epoch === 1)));
    assert.deepEqual(await leftIn(own), [1, classes! + 1]);
    await playOn(both, 4);
    for (const each of both) await each.leave();
    await own.kill();
  },
);

test('a table that cannot keep who has left says so, and all who stay join again', { timeout: 20_000 }, async () => {
  const own = await startWith(OTHER);
  const code = await newTable(own.address, { game: 'elfengold', players: 2, options: {}, seats: 'human human' });
  const [ada, ben] = [new Page(own.address, code, games), new Page(own.address, code, games)];
  for (const each of [ada, ben]) await each.join();
  await ada.until(() => ada.table!.stage === 'running');
  // Since when somebody is silent is kept while something is proposed.
  await ada.request('offer', { kind: 'end', seat: null });
  const db = new DatabaseSync(OTHER);
  db.exec('UPDATE game SET epoch = epoch + 1');
  db.close();
  await ben.leave();
  await ada.until(() => ada.joins === 2 && ada.table!.epoch === 1);
  assert.equal(own.output().match(/"event":"failed","part":"table"/g)?.length, 1);
  await ada.leave();
  await own.kill();
});

test('of tables that nobody is at any more nothing stays in memory', { timeout: 60_000 }, async () => {
  const own = await startWith(OTHER);
  const left = () => leftIn(own);
  const [, classes] = await left();
  const wish = { game: 'elfengold', players: 2, options: {}, seats: 'human human' };
  const seated = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const code = await newTable(own.address, wish);
      const both = [new Page(own.address, code, games), new Page(own.address, code, games)];
      for (const each of both) await each.join();
      await Promise.all(both.map((each) => each.until(() => each.table!.stage === 'running')));
      await playOn(both, 4);
      await both[0]!.request('offer', { kind: 'back', seat: null });
      return both;
    }),
  );
  assert.deepEqual(await left(), [4, classes! + 4]);
  await Promise.all(seated.flat().map((each) => each.leave()));
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.deepEqual(await left(), [0, classes]);
  await own.kill();
});
