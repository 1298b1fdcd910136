/** Redis as it may be in trouble: one process of the command with it. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { loadGames, type Games } from '../../src/games.js';
import { pause } from '../chaos.js';
import { newTable, Page } from '../client.js';
import { playOn } from '../play.js';
import { folder, run, type Running } from '../process.js';
import { noRedis, startRedis, type Service } from '../services.js';

describe('Redis', { skip: noRedis }, () => {
  const { file, remove } = folder();
  let games: Games;
  let redis: Service;
  let server: Running;
  before(async () => {
    [games, redis] = await Promise.all([loadGames(), startRedis()]);
    server = await run(['--port', '0', '--host', '127.0.0.1', '--store', file, '--redis', redis.address]);
  });
  after(async () => {
    await server.kill();
    await redis.stop();
    remove();
  });

  test(
    'that refuses to write is as one that is away: tables go on, and what waited is done when it can',
    { timeout: 30_000 },
    async () => {
      const seated = async () => {
        const wish = { game: 'elfengold', players: 2, options: {}, seats: 'human human' };
        const code = await newTable(server.address, wish);
        const both = [1, 2].map(() => new Page(server.address, code, games));
        for (const page of both) await page.join();
        return both;
      };
      const [left, both] = [await seated(), await seated()];
      await playOn(both, 4);
      // As a Redis that lost its replicas, or its disk, or is a replica itself by now: it refuses to write.
      redis.run('redis-cli', ['config', 'set', 'min-replicas-to-write', '1']);
      const leaving = Promise.all(left.map((page) => page.leave()));
      const said = (is: string) => server.output().includes(`"event":"redis","is":"${is}`);
      while (!said('lost","error":"NOREPLICAS') && server.process.exitCode === null) await pause(20);
      await playOn(both, 8);
      redis.run('redis-cli', ['config', 'set', 'min-replicas-to-write', '0']);
      while (!said('back')) await pause(20);
      await leaving;
      await playOn(await seated(), 2);
      const back = left.map(({ code, token }) => new Page(server.address, code, games, { token: token! }));
      for (const page of back) await page.join();
      await playOn(back, 2);
      for (const page of both) await page.leave();
      assert.deepEqual([await server.end(), server.output().includes('failed')], [0, false]);
    },
  );

  test(
    'in which the tables cannot be listed is reported once, and again after it has gone well',
    { timeout: 30_000 },
    async () => {
      const args = ['--port', '0', '--host', '127.0.0.1', '--store', file, '--redis', redis.address];
      const own = await run([...args, '--public-address', 'play.example']);
      const said = (what: RegExp) => own.output().match(what)?.length ?? 0;
      const reported = () => said(/"event":"failed","part":"process".*WRONGTYPE/g);
      /** Whoever loses Redis lists the tables anew when it is back. */
      const list = async () => {
        const before = said(/"is":"back"/g);
        redis.run('redis-cli', ['client', 'kill', 'type', 'normal']);
        while (said(/"is":"back"/g) === before) await pause(20);
        await pause(200);
      };
      const set = (text: string) => redis.run('redis-cli', ['set', 'reached', text]);
      set('no set of addresses');
      await list();
      await list();
      assert.equal(reported(), 1);
      redis.run('redis-cli', ['del', 'reached']);
      await list();
      set('no set of addresses');
      await list();
      assert.equal(reported(), 2);
      redis.run('redis-cli', ['del', 'reached']);
      await own.end();
    },
  );
  test('the address of a process that was killed leaves the policy of the pages', { timeout: 60_000 }, async () => {
    const stores = [folder(), folder()];
    const processes = await Promise.all(
      ['one.example', 'two.example'].map((host, i) => {
        const where = ['--store', stores[i]!.file, '--redis', redis.address, '--public-address', host];
        return run(['--port', '0', '--host', '127.0.0.1', ...where]);
      }),
    );
    const [one, two] = processes as [Running, Running];
    const knows = async (host: string) => {
      const { headers } = await fetch(one.address);
      return headers.get('content-security-policy')!.includes(`wss://${host}`);
    };
    while (!(await knows('two.example'))) await pause(200);
    await two.kill();
    assert.equal(await knows('two.example'), true, 'it may only stand still');
    // Half a minute passes for what it said last.
    redis.run('redis-cli', ['zincrby', 'reached', '-31', 'two.example']);
    while (await knows('two.example')) await pause(200);
    assert.equal(await knows('one.example'), true);
    // Without any process, nothing of it stays.
    await one.kill();
    const ttl = Number(String(redis.run('redis-cli', ['ttl', 'reached'])));
    assert.ok(ttl > 0 && ttl <= 30, String(ttl));
    stores.forEach(({ remove }) => remove());
  });
});
