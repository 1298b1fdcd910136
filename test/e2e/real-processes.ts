/**
 * A blog whose policy names the site of the tables alone, of which several processes share the work: pages play at the tables of all of
 * them. Needs Postgres and Redis.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { PlayableGame } from '../../src/define.js';
import { noPostgres, noRedis, startPostgres, startRedis, type Service } from '../../server/test/services.js';
import { openBrowser } from './pages.js';
import { asked, Blog, meet, plays, sit, Tables, type Seated } from './together.js';

describe('of two processes the policy of a page names', { skip: noPostgres || noRedis }, () => {
  let services: readonly Service[] = [];
  let browser: Browser | undefined;
  let [site, other]: Tables[] = [];
  /** What the policy of the blog allows. */
  let named: readonly Tables[] = [];
  const blog = new Blog(() => named.map(({ url }) => url));

  before(async () => {
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis(), blog.open()]);
    services = [postgres, redis];
    const shared = ['--store', postgres.address, '--redis', redis.address, '--public-address', '{host}'];
    const origin = ['--origin', new URL(blog.write('/', '')).origin];
    [site, other] = [new Tables(...shared, ...origin), new Tables(...shared, ...origin)];
    await site.open();
    await other.open();
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    blog.close();
    await Promise.all([site?.close(), other?.close()]);
    await Promise.all(services.map((service) => service.stop()));
  });

  /** What the policy kept a page from, and where its connections led. */
  interface Ways {
    readonly barred: readonly string[];
    readonly opened: readonly string[];
  }
  type Window = typeof globalThis & { ways: { barred: string[]; opened: string[] } };
  async function seat(): Promise<Seated> {
    const seated = await sit(browser!);
    await seated.context.addInitScript(() => {
      const ways: Window['ways'] = { barred: [], opened: [] };
      Object.assign(globalThis, { ways });
      addEventListener('securitypolicyviolation', ({ blockedURI }) => ways.barred.push(new URL(blockedURI).host));
      const { WebSocket } = globalThis;
      globalThis.WebSocket = class extends WebSocket {
        constructor(...given: ConstructorParameters<typeof WebSocket>) {
          super(...given);
          this.addEventListener('open', () => ways.opened.push(new URL(this.url).host));
        }
      };
    });
    return seated;
  }
  const ways = ({ page }: Seated): Promise<Ways> => page.evaluate(() => (globalThis as Window).ways);
  const length = (page: Page, n: number) =>
    page.waitForFunction((n) => document.querySelector<PlayableGame>('playable-game')!.length >= n, n);
  const hostOf = ({ url }: Tables) => new URL(url).host;

  /** Two people at a table that the other process has. The engine gives new tables to both in turn. */
  async function meetThere(): Promise<readonly [Seated, Seated]> {
    const element = `<playable-game game="dark-mages" players="2" server="${site!.url}" load="now"></playable-game>`;
    for (;;) {
      const both = [await seat(), await seat()] as const;
      await meet(...both, `${blog.write('/', element)}#play=${await site!.make('dark-mages', 2)}`);
      const found = await Promise.all(both.map(ways));
      const isThere = found.every(({ barred, opened }) => [...barred, ...opened].includes(hostOf(other!)));
      if (isThere) return both;
      for (const { context } of both) await context.close();
    }
  }
  /** Both move. */
  async function playOn(both: readonly [Seated, Seated], from: number, to: number): Promise<void> {
    for (let n = from; n < to; n++) {
      const [mover] = await asked(...both);
      await plays(mover, -1);
      for (const { page } of both) await length(page, n + 1);
    }
  }

  test('the site alone: a table of the other is reached through it, also after that was killed', async () => {
    named = [site!];
    const both = await meetThere();
    for (const person of both) {
      const { barred, opened } = await ways(person);
      assert.deepEqual([barred, opened], [[hostOf(other!)], [hostOf(site!)]]);
    }
    await playOn(both, 0, 4);
    await other!.kill();
    await playOn(both, 4, 6);
    for (const person of both) assert.deepEqual(new Set((await ways(person)).opened), new Set([hostOf(site!)]));
    await other!.start();
    for (const { context } of both) await context.close();
  });

  test('both: a page goes straight to the one that has its table', async () => {
    named = [site!, other!];
    const both = await meetThere();
    for (const person of both) {
      const { barred, opened } = await ways(person);
      assert.deepEqual([barred, opened], [[], [hostOf(other!)]]);
    }
    await playOn(both, 0, 2);
    for (const { context, troubles } of both) {
      assert.deepEqual(troubles, []);
      await context.close();
    }
  });
});
