/** Bundlers that take long to install, with minimal configuration: part of `npm test hosts`. */
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import ts from 'typescript';
import { serve } from '../../scripts/static-server.js';
import { importMaps } from '../import-maps.js';
import { openLog } from './helpers.js';
import { opened, pageOf } from './host-pages.js';
import { install, maker, tarball, type Project } from './packed.js';
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

/** What the lists of our games have. */
const OURS = /elfenwizards|elfengold|dark-mages/;

/** Opens a built page: its game must play with opponents in a worker, and its phases must show a chart. */
const plays = (path: string) =>
  opened(browser, `${site.url}/${path}`, async (page) => {
    await page.locator('playable-phases .chart').waitFor({ state: 'attached' });
    await openLog(page.locator('playable-game'));
    await page.locator('playable-game .log li[data-n="3"]').first().waitFor({ state: 'attached' });
    assert.ok(page.workers().length > 0, 'a worker has started');
  });

test('webpack builds a page without any warning, and the page works', async () => {
  assert.equal(project.run('node webpack.js ./main.js'), '');
  const page = readFileSync(join(project.folder, 'index.html'), 'utf8');
  writeFileSync(join(project.folder, 'dist', 'index.html'), page);
  await plays('dist/');
});

describe('a made game', () => {
  before(() => {
    // The command is there before the game is, and asks nothing where flags answer.
    project.run(`npx --yes --package="${maker()}" create-playable-game made --kind cards --information hidden`);
    const sources = join(project.folder, 'made', 'src');
    for (const path of readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.ts'),
    )) {
      const to = join(project.folder, 'plain', path.replace(/\.ts$/, '.js'));
      mkdirSync(dirname(to), { recursive: true });
      const { outputText } = ts.transpileModule(readFileSync(join(sources, path), 'utf8'), {
        compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
      });
      writeFileSync(to, outputText);
    }
  });
  const element = '<playable-game game="made"></playable-game>';
  /** A card of it is played by a click. */
  const isPlayed = (path: string) =>
    opened(browser, `${site.url}/${path}`, async (page) => {
      const game = page.locator('playable-game');
      await game.locator('[data-do=welcome]').click();
      await game.locator('.anchor[data-anchor^="card:"]').first().click();
      await game.locator('.anchor[data-anchor^="played:0"] [data-piece]').waitFor();
      return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    });

  test('is built by webpack without any warning, and plays', async () => {
    assert.equal(project.run('node webpack.js ./plain/main.js'), '');
    writeFileSync(join(project.folder, 'dist', 'made.html'), pageOf(element, '<script src="main.js"></script>'));
    await isPlayed('dist/made.html');
  });

  test('is built by webpack without our games, and plays', async () => {
    const scripts = () => {
      const folder = join(project.folder, 'dist');
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.js'))
        .map((path) => readFileSync(join(folder, path), 'utf8'))
        .join('');
    };
    assert.equal(project.run('node webpack.js ./plain/main.js'), '');
    assert.match(scripts(), OURS);
    assert.equal(project.run('node webpack.js ./plain/main.js alone'), '');
    assert.doesNotMatch(scripts(), OURS);
    writeFileSync(join(project.folder, 'dist', 'made.html'), pageOf(element, '<script src="main.js"></script>'));
    await isPlayed('dist/made.html');
  });

  test('plays without any packager: an import map says where its packages are', async () => {
    const { packages, ownGamesOnly } = importMaps;
    for (const [page, imports] of Object.entries({ plain: packages, alone: { ...packages, ...ownGamesOnly } })) {
      const map = JSON.stringify({ imports });
      const head = `<script type="importmap">${map}</script><script type="module" src="plain/main.js"></script>`;
      writeFileSync(join(project.folder, `${page}.html`), pageOf(element, head));
      const asked = await isPlayed(`${page}.html`);
      assert.equal(
        asked.some((address) => address.includes('/games/generated/')),
        page === 'plain',
      );
    }
  });
});

test('Parcel builds a page without configuration, and the page works', async () => {
  // Parcel needs a package for each operating system, and a lock file written on one system does not name the others.
  project.run(`npm install --no-save --ignore-scripts --prefer-offline --loglevel=error parcel@2.16.4 "${tarball}"`);
  project.run('npx parcel build index.html --dist-dir packed --public-url ./ --no-source-maps --no-cache');
  await plays('packed/');
});
