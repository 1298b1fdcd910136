/** What stays of elements that a page has put in and taken out again: nothing that listens, observes, ticks or is kept in memory. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.js';
import { complaints, unpaint } from './pages.js';
import { useTestEnv } from './helpers.js';

const env = useTestEnv();

/** Counts, from before any script of the page, what listens at window and document, observes and ticks. */
function count(): void {
  const held = { listeners: new Map<string, number>(), observers: 0, intervals: new Set<unknown>() };
  Object.assign(globalThis, { held });
  const add = (type: string, by: number) => held.listeners.set(type, (held.listeners.get(type) ?? 0) + by);
  type Listening = Record<'addEventListener' | 'removeEventListener', (this: unknown, ...given: unknown[]) => void>;
  const known = new WeakMap<object, Set<string>>();
  const { addEventListener, removeEventListener } = EventTarget.prototype as unknown as Listening;
  const isShared = (target: unknown) =>
    target === undefined || target === window || target === document || target instanceof MediaQueryList;
  const keyOf = (type: unknown, options: unknown) =>
    `${String(type)} ${String(typeof options === 'object' ? (options as { capture?: boolean } | null)?.capture === true : options === true)}`;
  Object.assign(EventTarget.prototype, {
    addEventListener(this: unknown, type: string, listener: object, options: unknown) {
      const all = known.get(listener) ?? new Set();
      if (isShared(this) && listener && !all.has(keyOf(type, options)) && !(options as { once?: boolean })?.once) {
        known.set(listener, all.add(keyOf(type, options)));
        add(type, 1);
      }
      addEventListener.call(this, type, listener, options);
    },
    removeEventListener(this: unknown, type: string, listener: object, options: unknown) {
      if (isShared(this) && known.get(listener)?.delete(keyOf(type, options))) add(type, -1);
      removeEventListener.call(this, type, listener, options);
    },
  });
  const { setInterval: start, clearInterval: end } = globalThis;
  Object.assign(globalThis, {
    setInterval(...given: Parameters<typeof setInterval>) {
      const timer = start(...given);
      held.intervals.add(timer);
      return timer;
    },
    clearInterval(timer: number) {
      held.intervals.delete(timer);
      end(timer);
    },
  });
}

const KINDS: readonly (readonly [name: string, tag: string, attributes: string])[] = [
  ['a game', 'playable-game', 'seats="human human human human"'],
  ['a game against opponents', 'playable-game', 'timer coach'],
  ['a lesson', 'playable-lesson', ''],
  ['a rulebook', 'playable-rulebook', ''],
  ['phases', 'playable-phases', ''],
  ['a studio', 'playable-studio', ''],
  ['a game that there is not', 'playable-game', 'game="chess"'],
];
/** Each time leaves what leaks, so a dozen tell; the nightly run makes sure. */
const TIMES = process.env['EVERY_GAME'] ? 200 : 12;

let browser: Browser;
before(async () => {
  const settings = await findBrowser();
  browser = await chromium.launch({ ...settings, args: [...(settings.args ?? []), '--js-flags=--expose-gc'] });
});
after(() => browser.close());

for (const [name, tag, attributes] of KINDS)
  test(`${name} put in and taken out leaves nothing behind`, async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await unpaint(page);
    await page.addInitScript('globalThis.__name = (f) => f');
    await page.addInitScript(count);
    const troubles = complaints(page);
    const address = `${env.builds}/leaks.html`;
    const body = `<!doctype html><html lang="en"><title>Leaks</title><link rel="icon" href="/docs-site/icon.svg" />
      <script type="module" src="/dist/cdn/define.js"></script><body></body></html>`;
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
    await page.goto(address);
    const found = await page.evaluate(
      async ({ tag, attributes, times }) => {
        interface Held {
          readonly listeners: Map<string, number>;
          readonly intervals: Set<unknown>;
        }
        const { held, gc } = globalThis as unknown as { readonly held: Held; readonly gc: () => void };
        const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
        const once = async (): Promise<WeakRef<Element>> => {
          const place = document.createElement('div');
          place.innerHTML = `<${tag} load="now" save="off" ${attributes}></${tag}>`;
          const element = place.firstElementChild as Element & { ready(): Promise<unknown> };
          document.body.append(place);
          await customElements.whenDefined(tag);
          await element.ready().catch(() => undefined);
          place.remove();
          return new WeakRef(element);
        };
        const now = () => [...held.listeners].filter(([, n]) => n > 0);
        // What the first one loads may listen for the whole page.
        for (let n = 0; n < 3; n++) await once();
        await pause(1500);
        const before = Object.fromEntries(now());
        const ticking = held.intervals.size;
        const all: WeakRef<Element>[] = [];
        for (let n = 0; n < times; n++) all.push(await once());
        // The last ones may still be drawn, and a table is left a second after its element.
        for (let tries = 0; tries < 20 && all.some((one) => one.deref()); tries++) {
          await pause(250);
          gc();
        }
        return {
          listeners: now().filter(([type, n]) => n > (before[type] ?? 0)),
          intervals: held.intervals.size - ticking,
          kept: all.filter((one) => one.deref()).length,
        };
      },
      { tag, attributes, times: TIMES },
    );
    const { kept, ...rest } = found;
    assert.deepEqual(rest, { listeners: [], intervals: 0 });
    // The browser may still hold the last one.
    assert.ok(kept <= 1, `${kept} of ${TIMES} are kept`);
    assert.deepEqual(
      troubles.filter((line) => !line.includes('chess')),
      [],
    );
    await page.close();
  });
