/** Shared by the tests of whole built pages in a real browser. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.js';
import { SEEN, UNPAINTED } from '../../scripts/unpainted.js';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The strictest content security policy under which our elements still work. */
export const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html";

export const openBrowser = async (): Promise<Browser> => chromium.launch(await findBrowser());

/** Collects all errors, warnings and failed requests of a page. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('requestfailed', (request) => {
    // Requests are aborted when a page navigates away, which is no problem.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') found.push(`not loaded: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()}: ${response.url()}`);
  });
  // On a busy machine Chromium warns that a preloaded file has not been used yet.
  const isWaiting = (text: string) => /was preloaded using link preload but not used within a few seconds/.test(text);
  page.on('console', (message) => {
    const isOne = message.type() === 'error' || message.type() === 'warning';
    if (isOne && !isWaiting(message.text())) found.push(message.text());
  });
  return found;
}

/** Suppresses painting to save time, for pages whose test needs neither screenshots nor the time of paints. */
export const unpaint = (page: Page): Promise<unknown> =>
  page.addInitScript((unpainted) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(unpainted);
    document.adoptedStyleSheets.push(sheet);
  }, UNPAINTED);

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The axe rules that depend on colours and so on the colour scheme. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
/** The axe violations of a page that was opened with `bypassCSP`, or of a part of it, by all rules or by the given ones. */
export async function violations(page: Page, rules?: readonly string[], part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(
    async ({ seen, rules, part }) => {
      interface Axe {
        run(
          within: Document | string,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { html: string; target: string[][] }[] }[] }>;
      }
      // Makes the page visible, because axe does not check the colours of invisible elements.
      document.documentElement.toggleAttribute(seen, true);
      // Two frames, because transitions do not advance while the page is invisible.
      for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
      // Only violations, because describing every passing node takes a third of axe's time; and without reading all style
      // sheets, which takes another and which only experimental rules need.
      const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run(part ?? document, {
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
        ...(rules && { runOnly: rules }),
      });
      // Text under something else, such as the entries of the log under the prompt, is not read: axe takes what covers it for
      // its ground.
      const found = violations.flatMap(({ id, nodes }) => {
        const first = nodes.find(({ target }) => {
          if (id !== 'color-contrast') return true;
          let root: Document | ShadowRoot = document;
          let text: Element | null = null;
          for (const selector of target.flat()) {
            text = root.querySelector(selector);
            root = text?.shadowRoot ?? root;
          }
          const { x, y, width, height } = text!.getBoundingClientRect();
          const top = root.elementFromPoint(x + width / 2, y + height / 2);
          return top === null || text!.contains(top) || top.contains(text);
        });
        return first ? [`${id}: ${first.html}`] : [];
      });
      document.documentElement.toggleAttribute(seen, false);
      return found;
    },
    { seen: SEEN, rules, part },
  );
}

/** The number of pixels by which a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Opens an address and holds back all scripts until no more are requested, again and again until `shows` matches. Returns
 * the number of scripts in each of these round trips.
 */
export async function roundTripsTo(page: Page, address: string, shows: string): Promise<number[]> {
  const held: (() => Promise<void>)[] = [];
  await page.route(/\.js$/, (route) => void held.push(() => route.continue()));
  await page.goto(address, { waitUntil: 'commit' });
  const roundTrips: number[] = [];
  while ((await page.locator(shows).count()) === 0 && roundTrips.length < 9) {
    for (let before = -1; before !== held.length || before === 0; await page.waitForTimeout(500)) before = held.length;
    roundTrips.push(held.length);
    await Promise.all(held.splice(0).map((answer) => answer()));
    await page.waitForSelector(shows, { timeout: 2000 }).catch(() => undefined);
  }
  return roundTrips;
}
