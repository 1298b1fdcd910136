/** Shared by the tests of embed pages: a blog on another site that embeds our page in a frame and records its messages. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before } from 'node:test';
import type { Browser, BrowserContextOptions, Frame, Page } from 'playwright-core';
import { serve } from '../../scripts/static-server.js';
import { WELCOMED } from '../../scripts/welcomed.js';
import { complaints, openBrowser, root } from './pages.js';

export const GAME = 'e/elfenwizards/game/';

export interface Open {
  readonly page: Page;
  readonly troubles: string[];
  close(): Promise<void>;
}
/** Starts, for all tests of a file, a browser, a site with the builds and a blog on another site. */
export function useBlog() {
  const env: { browser?: Browser; site?: Awaited<ReturnType<typeof serve>> } = {};
  /** The HTML that the blog serves. */
  let post = '';
  const blogServer = createServer((_, response) => response.setHeader('content-type', 'text/html').end(post));
  before(async () => {
    env.browser = await openBrowser();
    env.site = await serve(join(root, 'dist'));
    await new Promise<void>((resolve) => blogServer.listen(0, 'localhost', resolve));
  });
  after(async () => {
    await env.browser?.close();
    env.site?.close();
    blogServer.close();
  });
  const site = {
    get url() {
      return env.site!.url;
    },
  };

  async function open(options: BrowserContextOptions = {}): Promise<Open> {
    const context = await env.browser!.newContext({ viewport: { width: 720, height: 900 }, ...options });
    const page = await context.newPage();
    await page.addInitScript(WELCOMED);
    page.setDefaultTimeout(20_000);
    const troubles = complaints(page);
    await page.addInitScript('globalThis.__name = (f) => f');
    return { page, troubles, close: () => context.close() };
  }
  /** Opens a page of the blog with a frame of ours. The page records all messages that it receives. */
  async function blog({ page }: Open, src: string, frame = 'width="600" height="300"', body = ''): Promise<Frame> {
    await page.addInitScript(() => {
      const received: unknown[] = ((globalThis as unknown as { received: unknown[] }).received = []);
      addEventListener('message', ({ data }) => received.push(data));
    });
    const text = `<!doctype html><html lang="en"><head><title>A blog</title><link rel="icon" href="data:,"></head>
      <body><iframe title="A game" src="${src}" ${frame}></iframe>${body}</body></html>`;
    post = text;
    await page.goto(`http://localhost:${(blogServer.address() as AddressInfo).port}/`);
    const child = await (await page.waitForSelector('iframe')).contentFrame();
    return child!;
  }
  return { site, open, blog };
}

export type Data = Readonly<Record<string, unknown>>;
/** All messages that the blog's page has received. */
export const received = (page: Page): Promise<Data[]> =>
  page.evaluate(() => (globalThis as unknown as { received: Data[] }).received);
/** Waits until the blog's page has received a message that matches. */
export async function waitForMessage(page: Page, matches: (data: Data) => unknown): Promise<Data> {
  for (;;) {
    const all = await received(page);
    const found = all.findLast((data) => matches(data));
    if (found) return found;
    await page
      .waitForFunction((count) => (globalThis as unknown as { received: Data[] }).received.length > count, all.length)
      .catch((cause: unknown) => {
        throw new Error(`No such message. Received: ${JSON.stringify(all).slice(0, 500)}`, { cause });
      });
  }
}
export const isReady = ({ event }: Data) => event === 'ready';
export const drawn = (frame: Frame | Page) => frame.locator('playable-game svg').first().waitFor();
