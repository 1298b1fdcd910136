/** The packed package in React and Vue, with the types for Svelte: part of `npm test hosts`. */
import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { buildSync } from 'esbuild';
import type { Browser } from 'playwright-core';
import { serve } from '../../scripts/static-server.js';
import type { PlayableGame } from '../../src/elements/playable-game/playable-game.js';
import { openLog, untilAsked } from './helpers.js';
import { opened } from './host-pages.js';
import { install, type Project } from './packed.js';
import { openBrowser, root } from './pages.js';

let project: Project;
let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
before(async () => {
  project = install('package');
  cpSync(join(root, 'examples'), join(project.folder, 'examples'), { recursive: true });
  project.run('npx vite build --logLevel warn');
  site = await serve(project.folder);
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  site?.close();
  project?.remove();
});

test('the types for React, Svelte and Vue accept valid templates and reject invalid ones, and those of games the examples', () => {
  // The pages mark with `expect-error` what must be rejected. Our declaration files are checked too.
  project.run('npx vue-tsc -p .');
});

for (const framework of ['react', 'vue'])
  test(`a ${framework} page plays a move, receives its event, and calls a method`, () =>
    opened(browser, `${site.url}/dist/${framework}/`, async (page) => {
      const game = page.locator('playable-game');
      const { verbs } = await untilAsked(game);
      assert.deepEqual(verbs, ['roll']);
      await game.locator('[data-verb=roll]').click();
      await page.locator('output', { hasText: /^red roll$/ }).waitFor();
      const set = game.evaluate((element) => {
        const { players, undo } = element as PlayableGame;
        return [players, undo];
      });
      assert.deepEqual(await set, [3, 'free']);
      await page.locator('summary', { hasText: 'Whatever you may do' }).waitFor();
      await openLog(game);
      await page.locator('.log li[data-n="1"]').first().waitFor();
      await page.getByText('Oops').click();
      await page.locator('.log li[data-n="1"]').first().waitFor({ state: 'detached' });
      await page.locator('[data-verb=roll]').waitFor();
    }));

test('an example game passes the packed suite of playable-rules/testing, as the tests in Node show for each with our sources', () => {
  // One game is enough to show that the packed suite works with the packed kit.
  buildSync({
    ...{ entryPoints: [join(root, 'test', 'examples', 'goofspiel.node.ts')], bundle: true, format: 'esm' },
    ...{ platform: 'node', packages: 'external', tsconfigRaw: {}, logLevel: 'error' },
    outfile: join(project.folder, 'goofspiel.test.mjs'),
  });
  assert.match(project.run('env -u NODE_TEST_CONTEXT node --test goofspiel.test.mjs'), /(#|ℹ) fail 0/);
});
