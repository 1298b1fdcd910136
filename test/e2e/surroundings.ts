/** A host's page around our elements, whose markup, styles and scripts a test chooses. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { openPage, type TestEnv, type Watched } from './helpers.js';
import { violations } from './pages.js';

export const SCRIPTS = {
  module: '<script type="module" src="/dist/cdn/define.js"></script>',
  loader: '<script type="module" src="/dist/cdn/loader.js"></script>',
  core: '<script src="/dist/classic/core.js"></script>',
  classic: '<script src="/dist/classic/loader.js"></script>',
};
/** Of people only: the first of them is asked at once, while opponents would show their moves for seconds. */
const PEOPLE = 'seed="3" save="off" seats="human human human human"';
export const GAME = `<playable-game ${PEOPLE} load="now">fallback</playable-game>`;
/** Each element, with a selector that matches once it is shown. */
const ELEMENTS = {
  'playable-game': '.controls button',
  'playable-lesson': '[data-do=next]',
  'playable-phases': '.chart',
  'playable-rulebook': '.rule',
  'playable-studio': '[data-do=begin], .studio button',
} as const;
type Tag = keyof typeof ELEMENTS;
export const TAGS = Object.keys(ELEMENTS) as Tag[];
export const elementOf = (tag: Tag): string =>
  tag === 'playable-game'
    ? GAME
    : `<${tag} load="now"${tag === 'playable-studio' ? ' save="off"' : ''}>fallback</${tag}>`;

interface Parts {
  readonly head?: string;
  readonly body: string;
  /** Attributes of the root. */
  readonly html?: string;
  /** Whether the page is XHTML. */
  readonly xml?: boolean;
  /** Prepares the page before it is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}
/** A place kept for each element of ours, and for one that comes later. */
const PLACES = `${TAGS.join()} { min-height: 400rem } :is(${TAGS.join()}):not(:defined) { display: block }
  #place { display: block; min-height: 400rem }`;
interface Opened extends Watched {
  readonly requested: readonly string[];
}
interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
/** Opens a page of a host with these parts. */
export async function open(
  env: TestEnv,
  { head = '', body, html = 'lang="en"', xml = false, prepare }: Parts,
  options: Parameters<typeof openPage>[1] = {},
): Promise<Opened> {
  const watched = await openPage(env, options);
  const { page } = watched;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const address = env.serves(
    '/host/',
    `${xml ? '' : '<!doctype html>'}<html ${html}><head><title>A page</title><link rel="icon" href="data:," />
      ${head}<style>${PLACES}</style></head><body><main>${body}<h1>A page</h1></main></body></html>`,
    { 'content-type': `${xml ? 'application/xhtml+xml' : 'text/html'}; charset=utf-8` },
  );
  await page.addInitScript(() => {
    // Only what is painted shifts.
    document.adoptedStyleSheets = [];
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & Shift)[])
        if (!hadRecentInput) shifts.push(value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await prepare?.(page);
  await page.goto(address);
  return { ...watched, requested };
}

/** Waits until an element is shown. */
export const shown = (page: Page, tag: Tag = 'playable-game', selector: string = ELEMENTS[tag]): Promise<unknown> =>
  // Not with a locator, which reads properties of the document that some of these pages hide.
  page.waitForFunction(
    ([tag, selector]) =>
      (Reflect.get(Document.prototype, 'querySelector') as typeof document.querySelector)
        .call(document, tag!)
        ?.shadowRoot?.querySelector(selector!),
    [tag, selector],
  );

/** The layout shift allowed: half of what is called good. Hardly anything shifts but the phases, when their chart has come. */
const MOST = 0.05;
/** Fails if what is on a page has shifted since this was last asked. */
export async function unmoved(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.splice(0));
  const sum = shifts.reduce((all, one) => all + one, 0);
  assert.ok(sum <= MOST, `shifted by ${sum}`);
}
/** Fails as well if axe finds a fault. */
export async function unharmed(page: Page): Promise<void> {
  await unmoved(page);
  assert.deepEqual(await violations(page), []);
}
