/** What is asked of the measured pages: when a board can be played and what it took until then, what a move's redraw costs. */
import type { Browser, CDPSession, Page } from 'playwright-core';

/** How each page says that its board is there: so many elements of this selector, in the page or in a shadow root. */
export interface Ready {
  readonly host: string;
  readonly inside?: string;
  readonly count: number;
}

export interface Boot {
  /** Milliseconds from navigation until the boards can be played. */
  readonly ready: number;
  /** Milliseconds of processor time that the page's main thread took until then. */
  readonly cpu: number;
  /** Milliseconds from navigation until something was painted. */
  readonly paint: number;
  /** What each task takes of the main thread beyond 50 ms of processor time, all together, in milliseconds. */
  readonly blocked: number;
  /** Layout shift, by the browser's own entries. */
  readonly shift: number;
  /** Kilobytes of heap, after what is not needed was let go. */
  readonly heap: number;
}

/** How fast a page's machine and its link are. */
export interface Conditions {
  /** So many times slower than this processor. */
  readonly cpu: number;
  /** A link of 1.6 Mbit/s where an answer takes 150 ms. */
  readonly isSlowLink: boolean;
}

const SLOW_LINK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
/** A task that takes longer keeps a reader waiting, as the browsers' own measure has it. */
const LONG = 50;

export async function setConditions(cdp: CDPSession, { cpu, isSlowLink }: Conditions): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (isSlowLink) await cdp.send('Network.emulateNetworkConditions', SLOW_LINK);
}

/** Must run before the page does. The first frame in which all boards are there is marked. */
async function watch(page: Page, ready: Ready): Promise<void> {
  // The compiler names functions by this one, also those that run in the page.
  await page.addInitScript('globalThis.__name = (f) => f');
  await page.addInitScript((wanted: Ready) => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    let isThere = false;
    const look = () => {
      // A drawing in the page's own text is there once all of that is.
      if (document.readyState === 'loading') return;
      const hosts = [...document.querySelectorAll(wanted.host)];
      const there = hosts.filter((host) => !wanted.inside || host.shadowRoot?.querySelector(wanted.inside));
      if (isThere || there.length < wanted.count) return;
      isThere = true;
      // The frame is on the screen when what follows it runs.
      requestAnimationFrame(() => setTimeout(() => performance.mark('ready')));
    };
    // At every change and not by the clock: what an element draws behind its board is in a later frame.
    const changes = new MutationObserver(look);
    const whole = { childList: true, subtree: true };
    changes.observe(document, whole);
    document.addEventListener('readystatechange', look);
    const { value: attach } = Object.getOwnPropertyDescriptor(Element.prototype, 'attachShadow') as {
      value: (this: Element, init: ShadowRootInit) => ShadowRoot;
    };
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init);
      changes.observe(root, whole);
      return root;
    };
  }, ready);
}
const isReady = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('ready').length > 0, undefined, { polling: 100 });

/** Opens a page and waits until it can be played. */
export async function openPage(page: Page, url: string, ready: Ready): Promise<void> {
  await watch(page, ready);
  await page.goto(url, { waitUntil: 'commit' });
  await isReady(page);
  await page.waitForLoadState('networkidle');
}

/** Opens a page and measures it until it is quiet. */
export async function boot(browser: Browser, page: Page, cdp: CDPSession, url: string, ready: Ready): Promise<Boot> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await openPage(page, url, ready);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const times = await page.evaluate(() => ({
    shift: (globalThis as unknown as { seen: { shift: number } }).seen.shift,
    ready: performance.getEntriesByName('ready')[0]!.startTime,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return { ...times, ...processorTime(traceEvents), heap: usedSize / 1024 };
}

// Processor time, which neighbours on a busy machine do not lengthen.

const CATEGORIES = ['blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
/** Of the browser's trace; times in microseconds, `tts` and `tdur` in those of the thread's own processor time. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tts?: number;
  readonly tdur?: number;
}

function processorTime(events: readonly TraceEvent[]): Pick<Boot, 'cpu' | 'blocked'> {
  const mark = events.find(({ name, tts }) => name === 'ready' && tts !== undefined);
  if (!mark) throw new Error('The trace does not say when the page was ready.');
  const own = events.filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid);
  const timed = own.filter(({ tts }) => tts !== undefined).sort((a, b) => a.ts - b.ts);
  const blocked = own
    .filter(({ name, dur = 0 }) => name === 'RunTask' && dur > LONG * 1000)
    .map(({ ts, dur = 0 }) => {
      // Tasks are timed by the wall alone: what happens inside says what they took of the processor.
      const inside = timed.filter((event) => event.ts >= ts && event.ts <= ts + dur);
      const end = Math.max(...inside.map(({ tts, tdur = 0 }) => tts! + tdur));
      return inside.length > 0 ? Math.max(0, (end - inside[0]!.tts!) / 1000 - LONG) : 0;
    });
  return { cpu: (mark.tts! - timed[0]!.tts!) / 1000, blocked: blocked.reduce((a, b) => a + b, 0) };
}

// A move's redraw.

export interface Redraw {
  /** Milliseconds of the elements' drawing, and of style, layout and paint after it. */
  readonly script: number;
  readonly frame: number;
}

/** Plays moves in a page with one game and times what each of them makes the page draw. Reduced motion: nothing travels. */
export function redraws(page: Page, moves: readonly string[]): Promise<Redraw[]> {
  return page.evaluate(async (wanted) => {
    type Updating = HTMLElement & { performUpdate(): void; updateComplete: Promise<boolean> };
    const game = document.querySelector('playable-game') as unknown as Updating & {
      play(move: string): boolean;
      ready(): Promise<void>;
    };
    // A first board is shown before everything that a move needs is loaded.
    await game.ready();
    let spent = 0;
    const timed = new WeakSet<object>();
    /** Adds up what an element's own drawing takes, without what is drawn inside it. */
    const time = (element: Updating) => {
      if (timed.has(element)) return;
      timed.add(element);
      const draw = element.performUpdate.bind(element);
      element.performUpdate = () => {
        const from = performance.now();
        draw();
        spent += performance.now() - from;
      };
    };
    time(game);
    const { port1, port2 } = new MessageChannel();
    port1.start();
    /** What the browser does of a frame once the page's own callbacks have run, in milliseconds. */
    const frame = () =>
      new Promise<number>((done) => {
        requestAnimationFrame(() => {
          const from = performance.now();
          port1.addEventListener('message', () => done(performance.now() - from), { once: true });
          port2.postMessage('');
        });
      });

    const results: Redraw[] = [];
    for (const move of wanted) {
      for (const part of game.shadowRoot!.querySelectorAll<Updating>('*')) if ('performUpdate' in part) time(part);
      await frame();
      spent = 0;
      game.play(move);
      await game.updateComplete;
      results.push({ frame: await frame(), script: spent });
    }
    return results;
  }, moves);
}
