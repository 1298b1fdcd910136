/** What a killed process was about to do is done by the next one on its store. */
import assert from 'node:assert/strict';
import { copyFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Hall } from '../src/hall.js';
import { takeUp } from '../src/take-up.js';
import { newTable, Page } from './client.js';
import { turnsDuring } from './fakes.js';
import { folder } from './process.js';
import { device, ENDPOINT, games, pass, pause, sent, sit, start, tell } from './pushing.js';

/** The files of a store as a killed process leaves them, in another place. */
function copied(file: string): ReturnType<typeof folder> {
  const copy = folder();
  for (const part of ['', '-wal']) copyFileSync(file + part, copy.file + part);
  return copy;
}

test('whom a killed process was about to tell is told by the next, and nobody twice', async () => {
  const before = folder();
  const killed = await start(before.file, { wait: 1e6 });
  const [ada, ben] = await sit(killed);
  const [waits, asked] = [1, 2].map((n) => `${ENDPOINT}killed${n}`) as [string, string];
  for (const [page, endpoint] of [
    [ada, waits],
    [ben, asked],
  ] as const)
    await tell('POST', page.code, { token: page.token, endpoint, ...device().keys, lang: 'en' }, killed);
  await pass(ben);
  await ben.leave();
  await pass(ada);
  await ada.leave();
  const copy = copied(before.file);
  sent.length = 0;
  for (let times = 0; times < 2; times++) {
    const next = await start(copy.file);
    await pause(5);
    assert.deepEqual(
      sent.map(({ endpoint }) => endpoint),
      [asked],
    );
    await next.close();
  }
  await killed.close();
  for (const { remove } of [before, copy]) remove();
});

test('in a game over days the opponent of a killed process goes on with nobody there, and the person is told', async () => {
  const before = folder();
  const killed = await start(before.file, { wait: 1e6 }, [1e6, 1e6]);
  const wish = { game: 'dark-mages', players: 2, options: {}, seats: 'human bot:easy', days: 3 };
  const code = await newTable(killed.address, wish);
  const ada = await new Page(killed.address, code, games, { name: 'Ada' }).join();
  const endpoint = `${ENDPOINT}days`;
  await tell('POST', code, { token: ada.token, endpoint, ...device().keys, lang: 'en' }, killed);
  await pass(ada);
  const { n } = ada;
  await ada.leave();
  const copy = copied(before.file);
  sent.length = 0;
  const next = await start(copy.file);
  for (let tries = 0; sent.length === 0 && tries < 100; tries++) await pause(1);
  assert.deepEqual(
    sent.map((each) => each.endpoint),
    [endpoint],
  );
  const back = await new Page(next.address, code, games, { token: ada.token! }).join();
  await back.until(() => back.n > n);
  await back.leave();
  await next.close();
  await killed.close();
  for (const { remove } of [before, copy]) remove();
});

test('between two tables the others have their turn', async () => {
  const codes = ['a', 'b', 'c'];
  const hall = { dormant: () => Promise.resolve(codes), glance: () => Promise.resolve(undefined) };
  const rest = { push: { heed: () => undefined }, rouse: () => Promise.resolve() };
  const turns = await turnsDuring(() => takeUp({ hall: hall as unknown as Hall, ...rest }));
  assert.ok(turns >= codes.length, `${turns} turns of the event loop`);
});
