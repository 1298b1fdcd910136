/** Measurements in pages: when a board can be played, what loading it cost, and what the redraw after a move costs. */
import type { Browser, CDPSession, Page } from 'playwright-core';

/** When a page counts as ready: once `count` hosts exist, each with a match for `inside` in its shadow root if given. */
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
  /** Milliseconds from navigation until the first contentful paint. */
  readonly paint: number;
  /** Total blocking time: the processor time of each main-thread task beyond 50 ms, in milliseconds. */
  readonly blocked: number;
  /** The sum of the browser's layout-shift entries. */
  readonly shift: number;
  /** Kilobytes of heap after garbage collection. */
  readonly heap: number;
}

/** The emulated speed of the processor and the network. */
export interface Conditions {
  /** The factor by which the processor is slowed down. */
  readonly cpu: number;
  /** Whether the network has 1.6 Mbit/s and a latency of 150 ms. */
  readonly isSlowLink: boolean;
}

const SLOW_LINK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
/** Milliseconds after which browsers call a task long. */
const LONG = 50;

export async function setConditions(cdp: CDPSession, { cpu, isSlowLink }: Conditions): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (isSlowLink) await cdp.send('Network.emulateNetworkConditions', SLOW_LINK);
}

/** Marks the first frame in which all boards exist. Must be called before navigation. */
async function watch(page: Page, ready: Ready): Promise<void> {
  // The test compiler inserts calls of __name into functions, also into those that run in the page.
  await page.addInitScript('globalThis.__name = (f) => f');
  await page.addInitScript((wanted: Ready) => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    let isMarked = false;
    const markWhenReady = () => {
      // An SVG in the page's own HTML is complete only when the document is parsed.
      if (document.readyState === 'loading') return;
      const hosts = [...document.querySelectorAll(wanted.host)];
      const ready = hosts.filter((host) => !wanted.inside || host.shadowRoot?.querySelector(wanted.inside));
      if (isMarked || ready.length < wanted.count) return;
      isMarked = true;
      // A task that follows the frame runs after the frame is on the screen.
      requestAnimationFrame(() => setTimeout(() => performance.mark('ready')));
    };
    // Observes mutations instead of polling, so that no later frame is marked.
    const changes = new MutationObserver(markWhenReady);
    const whole = { childList: true, subtree: true };
    changes.observe(document, whole);
    document.addEventListener('readystatechange', markWhenReady);
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

/** Opens a page and measures it until the network is idle. */
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

// Processor time, which does not depend on other processes on a busy machine.

const CATEGORIES = ['blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
/** An event of the browser's trace. Times in microseconds; `tts` and `tdur` are processor time of the thread. */
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
  if (!mark) throw new Error('The trace has no mark for the page being ready.');
  const own = events.filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid);
  const timed = own.filter(({ tts }) => tts !== undefined).sort((a, b) => a.ts - b.ts);
  const blocked = own
    .filter(({ name, dur = 0 }) => name === 'RunTask' && dur > LONG * 1000)
    .map(({ ts, dur = 0 }) => {
      // Tasks have only wall-clock times; the events inside them tell their processor time.
      const inside = timed.filter((event) => event.ts >= ts && event.ts <= ts + dur);
      const end = Math.max(...inside.map(({ tts, tdur = 0 }) => tts! + tdur));
      return inside.length > 0 ? Math.max(0, (end - inside[0]!.tts!) / 1000 - LONG) : 0;
    });
  return { cpu: (mark.tts! - timed[0]!.tts!) / 1000, blocked: blocked.reduce((a, b) => a + b, 0) };
}

// A move's redraw.

export interface Redraw {
  /** Milliseconds in which the elements update. */
  readonly script: number;
  /** Milliseconds of style, layout and paint after it. */
  readonly frame: number;
}

/** Plays moves in a page with one game and measures each redraw. Expects reduced motion, so that no animation interferes. */
export function redraws(page: Page, moves: readonly string[]): Promise<Redraw[]> {
  return page.evaluate(async (wanted) => {
    type Updating = HTMLElement & { performUpdate(): void; updateComplete: Promise<boolean> };
    const game = document.querySelector('playable-game') as unknown as Updating & {
      play(move: string): boolean;
      ready(): Promise<void>;
    };
    // The first board is shown before the code for moves is loaded.
    await game.ready();
    let spent = 0;
    const timed = new WeakSet<object>();
    /** Adds an element's own update time to `spent`, without the updates of elements inside it. */
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
    /** Milliseconds that the browser takes for a frame after the page's own callbacks. */
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
