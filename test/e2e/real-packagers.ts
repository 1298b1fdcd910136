/** Packagers that take long to install, with no setting of their own: a part of `npm run test:hosts`. */
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

/** A page that was built plays its game with opponents in a worker, and shows its phases with a picture. */
const plays = (path: string) =>
  opened(browser, `${site.url}/${path}`, async (page) => {
    await page.locator('playable-phases .chart').waitFor({ state: 'attached' });
    await openLog(page.locator('playable-game'));
    await page.locator('playable-game .log li[data-n="3"]').first().waitFor({ state: 'attached' });
    assert.ok(page.workers().length > 0, 'a worker');
  });

test('webpack builds it without a word, and the page plays', async () => {
  assert.equal(project.run('node webpack.js'), '');
  const page = readFileSync(join(project.folder, 'index.html'), 'utf8');
  writeFileSync(join(project.folder, 'dist', 'index.html'), page);
  await plays('dist/');
});

test('Parcel builds it as it is, and the page plays', async () => {
  // It takes a package for each system, which a lock file written on one of them does not name.
  project.run(`npm install --no-save --ignore-scripts --prefer-offline --loglevel=error parcel@2.16.4 "${tarball}"`);
  project.run('npx parcel build index.html --dist-dir packed --public-url ./ --no-source-maps --no-cache');
  await plays('packed/');
});
