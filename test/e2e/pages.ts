/** Whole pages of what was built, in a real browser: what the tests beside this file share. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.js';
import { SEEN, UNPAINTED } from '../../scripts/unpainted.js';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The strictest policy that a page may have and still show our elements. */
export const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html";

export const openBrowser = async (): Promise<Browser> => chromium.launch(await findBrowser());

/** Collects whatever a page complains of. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('requestfailed', (request) => {
    // A page that is left for another waits no longer for what it asked for.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') found.push(`not loaded: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()}: ${response.url()}`);
  });
  // On a busy machine Chromium remarks that what was fetched is still waiting for what is fetched beside it.
  const isWaiting = (text: string) => /was preloaded using link preload but not used within a few seconds/.test(text);
  page.on('console', (message) => {
    const isOne = message.type() === 'error' || message.type() === 'warning';
    if (isOne && !isWaiting(message.text())) found.push(message.text());
  });
  return found;
}

/** Leaves out the painting: for pages of which nobody takes a picture, or asks what was on show when. */
export const unpaint = (page: Page): Promise<unknown> =>
  page.addInitScript((unpainted) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(unpainted);
    document.adoptedStyleSheets.push(sheet);
  }, UNPAINTED);

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe that colours decide: what another colour scheme may break. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
/** What axe finds on a page opened with `bypassCSP`, by all its rules or by some. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(
    async ({ seen, rules }) => {
      interface Axe {
        run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      }
      // It judges the colours of nothing that is not seen.
      document.documentElement.toggleAttribute(seen, true);
      // What changes in time stood still while nobody saw it.
      for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
      // Of what passes, axe would describe every node: a third of its time.
      const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run({
        resultTypes: ['violations'],
        ...(rules && { runOnly: rules }),
      });
      document.documentElement.toggleAttribute(seen, false);
      return violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`);
    },
    { seen: SEEN, rules },
  );
}

/** How many pixels a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Opens an address and answers for scripts only when nothing more is asked for; how many were asked for each time, until this is there. */
export async function journeysTo(page: Page, address: string, shows: string): Promise<number[]> {
  const held: (() => Promise<void>)[] = [];
  await page.route(/\.js$/, (route) => void held.push(() => route.continue()));
  await page.goto(address, { waitUntil: 'commit' });
  const journeys: number[] = [];
  while ((await page.locator(shows).count()) === 0 && journeys.length < 9) {
    for (let before = -1; before !== held.length || before === 0; await page.waitForTimeout(500)) before = held.length;
    journeys.push(held.length);
    await Promise.all(held.splice(0).map((answer) => answer()));
    await page.waitForSelector(shows, { timeout: 2000 }).catch(() => undefined);
  }
  return journeys;
}
