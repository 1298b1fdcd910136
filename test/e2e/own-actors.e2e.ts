/** Own actors on built pages that show no game: nothing that belongs to a game is loaded there. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { useTestEnv } from './helpers.js';
import { complaints } from './pages.js';

const env = useTestEnv();

const scripts = {
  cdn: '<script type="module" src="/dist/cdn/define.js"></script>',
  classic: '<script src="/dist/classic/core.js"></script>',
};
const pageWith = (script: string) => `<!doctype html>
<html lang="en">
  <title>An actor</title>
  <link rel="icon" href="data:," />
  ${script}
  <playable-phases load="now"></playable-phases>
  <script type="module">
    import { createActor, createMachine } from '/node_modules/xstate/dist/xstate.esm.js';
    const states = { a: { on: { GO: 'b' } }, b: {} };
    document.querySelector('playable-phases').actor = createActor(
      createMachine({ id: 'own', initial: 'a', states }),
    ).start();
  </script>
</html>`;

for (const [build, script] of Object.entries(scripts))
  test(`${build}: the chart of an own actor is saved and copied in every format`, async () => {
    const page = await env.browser.newPage();
    const complained = complaints(page);
    await page.route('**/own-actor', (route) => route.fulfill({ body: pageWith(script), contentType: 'text/html' }));
    await page.goto(`${env.builds}/own-actor`);
    const phases = page.locator('playable-phases');
    await phases.locator('.exports > summary').click();
    for (const [format, ending, begins] of [
      ['mermaid', 'mmd', 'stateDiagram-v2'],
      ['scxml', 'scxml', '<?xml'],
      ['json', 'json', '{'],
      ['svg', 'svg', '<svg'],
    ] as const) {
      const saved = page.waitForEvent('download');
      await phases.locator(`[data-save=${format}]`).click();
      const file = await saved;
      assert.equal(file.suggestedFilename(), `own.${ending}`);
      assert.ok(readFileSync(await file.path(), 'utf8').startsWith(begins), format);
    }
    assert.equal(await phases.locator('.exports .note').count(), 0);
    assert.deepEqual(complained, []);
    await page.close();
  });
