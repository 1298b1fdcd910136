/** Bundlers that take long to install, with minimal configuration: part of `npm test hosts`. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { serve } from '../../scripts/static-server.js';
import { openLog } from './helpers.js';
import { opened } from './host-pages.js';
import { install, tarball, type Project } from './packed.js';
import { openBrowser } from './pages.js';

let project: Project;
let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
before(async () => {
  project = install('packagers');
  site = await serve(project.folder);
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  site?.close();
  project?.remove();
});

/** Opens a built page: its game must play with opponents in a worker, and its phases must show a chart. */
const plays = (path: string) =>
  opened(browser, `${site.url}/${path}`, async (page) => {
    await page.locator('playable-phases .chart').waitFor({ state: 'attached' });
    await openLog(page.locator('playable-game'));
    await page.locator('playable-game .log li[data-n="3"]').first().waitFor({ state: 'attached' });
    assert.ok(page.workers().length > 0, 'a worker has started');
  });

test('webpack builds a page without any warning, and the page works', async () => {
  assert.equal(project.run('node webpack.js'), '');
  const page = readFileSync(join(project.folder, 'index.html'), 'utf8');
  writeFileSync(join(project.folder, 'dist', 'index.html'), page);
  await plays('dist/');
});

test('Parcel builds a page without configuration, and the page works', async () => {
  // Parcel needs a package for each operating system, and a lock file written on one system does not name the others.
  project.run(`npm install --no-save --ignore-scripts --prefer-offline --loglevel=error parcel@2.16.4 "${tarball}"`);
  project.run('npx parcel build index.html --dist-dir packed --public-url ./ --no-source-maps --no-cache');
  await plays('packed/');
});
