/** The built site: its folder, its languages and its pages. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { serve } from '../../scripts/static-server.js';
import { WELCOMED } from '../../scripts/welcomed.js';
import { complaints, openBrowser, root, unpaint } from './pages.js';

/** The server's root is the folder above, so that the site has a path. */
export const FOLDER = 'docs-dist/';
export const OUT = join(root, FOLDER);
/** The folder of each language, English first. */
export const LANGUAGES = ['', 'fr/', 'it/'];
/** Folders of other builds within the site: the embed pages, Storybook and the scripts. */
const OTHERS = /^(e|storybook|cdn)\//;

export const pages = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('index.html') && !OTHERS.test(path));

interface Site {
  readonly browser: Browser;
  readonly site: Awaited<ReturnType<typeof serve>>;
}
/** For all tests of a file, a browser and a folder that is served: begun before the first of them, ended after the last. */
export function useSite(folder = root, headers: Record<string, string> = {}): Site {
  const env: Partial<Site> = {};
  before(async () => void Object.assign(env, { browser: await openBrowser(), site: await serve(folder, { headers }) }));
  after(async () => {
    await env.browser?.close();
    env.site?.close();
  });
  return env as Site;
}

/** Opens a page of the site, which the server has in a subfolder, and collects its troubles: requests to elsewhere too. */
export async function openSite(
  { browser, site: { url } }: Site,
  path: string,
): Promise<{ page: Page; troubles: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(WELCOMED);
  const troubles = complaints(page);
  await unpaint(page);
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== url) troubles.push(`request to another origin: ${request.url()}`);
  });
  await page.addInitScript('globalThis.__name = (f) => f');
  await page.goto(`${url}/${FOLDER}${path}`);
  return { page, troubles };
}
