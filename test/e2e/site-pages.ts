/** The built site: its folder, its languages and its pages. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { WELCOMED } from '../../scripts/welcomed.js';
import { complaints, root, unpaint } from './pages.js';

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

/** Opens a page of the site, which the server has in a subfolder, and collects its troubles: requests to elsewhere too. */
export async function openSite(
  browser: Browser,
  { url }: { readonly url: string },
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
