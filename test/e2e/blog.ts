/** A page on another site with a frame of ours in it, that notes down all it is told: what tests of embeds share. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before } from 'node:test';
import type { Browser, BrowserContextOptions, Frame, Page } from 'playwright-core';
import { serve } from '../../scripts/static-server.js';
import { complaints, openBrowser, root } from './pages.js';

export const GAME = 'e/elfenwizards/game/';

export interface Open {
  readonly page: Page;
  readonly troubles: string[];
  close(): Promise<void>;
}
/** For all tests of a file: a browser, the builds on one site, and a blog on another. */
export function useBlog() {
  const house: { browser?: Browser; site?: Awaited<ReturnType<typeof serve>> } = {};
  /** What the blog shows. */
  let post = '';
  const blogger = createServer((_, response) => response.setHeader('content-type', 'text/html').end(post));
  before(async () => {
    house.browser = await openBrowser();
    house.site = await serve(join(root, 'dist'));
    await new Promise<void>((resolve) => blogger.listen(0, 'localhost', resolve));
  });
  after(async () => {
    await house.browser?.close();
    house.site?.close();
    blogger.close();
  });
  const site = {
    get url() {
      return house.site!.url;
    },
  };

  async function open(options: BrowserContextOptions = {}): Promise<Open> {
    const context = await house.browser!.newContext({ viewport: { width: 720, height: 900 }, ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const troubles = complaints(page);
    await page.addInitScript('globalThis.__name = (f) => f');
    return { page, troubles, close: () => context.close() };
  }
  /** An author's page on another site, with a frame of ours, that notes down all it is told. */
  async function blog({ page }: Open, src: string, frame = 'width="600" height="300"', body = ''): Promise<Frame> {
    await page.addInitScript(() => {
      const told: unknown[] = ((globalThis as unknown as { told: unknown[] }).told = []);
      addEventListener('message', ({ data }) => told.push(data));
    });
    const text = `<!doctype html><html lang="en"><head><title>A blog</title><link rel="icon" href="data:,"></head>
      <body><iframe title="A game" src="${src}" ${frame}></iframe>${body}</body></html>`;
    post = text;
    await page.goto(`http://localhost:${(blogger.address() as AddressInfo).port}/`);
    const child = await (await page.waitForSelector('iframe')).contentFrame();
    return child!;
  }
  return { site, open, blog };
}

export type Told = Readonly<Record<string, unknown>>;
export const told = (page: Page): Promise<Told[]> =>
  page.evaluate(() => (globalThis as unknown as { told: Told[] }).told);
/** Waits until the host was told something of which this holds. */
export async function hears(page: Page, holds: (data: Told) => unknown): Promise<Told> {
  for (;;) {
    const all = await told(page);
    const found = all.findLast((data) => holds(data));
    if (found) return found;
    await page
      .waitForFunction((count) => (globalThis as unknown as { told: Told[] }).told.length > count, all.length)
      .catch((cause: unknown) => {
        throw new Error(`Not told. ${JSON.stringify(all).slice(0, 500)}`, { cause });
      });
  }
}
export const isReady = ({ event }: Told) => event === 'ready';
export const drawn = (frame: Frame | Page) => frame.locator('playable-game svg').first().waitFor();
