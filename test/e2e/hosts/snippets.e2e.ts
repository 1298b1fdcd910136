/** What hosts make of an author's snippet, opened in a browser with the packed package: emulations, which `real-hosts.ts` compares. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { serve } from '../../../scripts/static-server.js';
import type { Snippets } from '../../../src/embed/snippets.js';
import { movesOn, opened, pageOf, script } from '../host-pages.js';
import { wordsOf } from '../markup.js';
import { unpack, type Project } from '../packed.js';
import { openBrowser, root } from '../pages.js';
import { oembedOfWordPress, ofMediaWiki, ofWordPress, scriptOfWordPress } from '../sanitizers.js';

let project: Project;
let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
let pasted: Snippets;
before(async () => {
  project = unpack();
  site = await serve(project.folder);
  cpSync(join(root, 'test', 'hosts', 'snippets.js'), join(project.folder, 'snippets.mjs'));
  project.run(`node snippets.mjs ${site.url}/`);
  pasted = JSON.parse(readFileSync(join(project.folder, 'out', 'snippets.json'), 'utf8')) as Snippets;
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  site?.close();
  project?.remove();
});

/** Writes a host's page into the served folder and returns its address. */
function served(name: string, body: string, head?: string): string {
  writeFileSync(join(project.folder, 'out', `${name}.html`), pageOf(body, head));
  return `${site.url}/out/${name}.html`;
}

test('WordPress: from an author without the right to raw HTML the div remains, and the loader makes it a board', async () => {
  const kept = ofWordPress(`${pasted.div}${pasted.element}${pasted.iframe}`);
  assert.doesNotMatch(kept, /<(playable|script|iframe)/);
  assert.deepEqual(await opened(browser, served('wordpress', kept), (page) => movesOn(page, 1)), [1]);
});

test('WordPress: a pasted address shows a frame that gets the height it needs', async () => {
  const { html } = JSON.parse(pasted.oembed) as { html: string };
  const body = `${oembedOfWordPress(html, 'a1B2')}<script>${scriptOfWordPress}</script>`;
  await opened(browser, served('oembed', body, ''), async (page) => {
    const frame = page.locator('iframe');
    await page.locator('blockquote').waitFor({ state: 'hidden' });
    await frame.waitFor();
    assert.deepEqual(await movesOn(page.frames()[1]!, 1), [1]);
    const height = Number(await frame.getAttribute('height'));
    assert.ok(height >= 200 && height <= 1000, String(height));
  });
});

test('MediaWiki: the div remains, and the site script fetches the loader', async () => {
  const folder = join(project.folder, 'out', 'playable-rules', 'cdn');
  mkdirSync(folder, { recursive: true });
  cpSync(join(project.folder, 'node_modules', 'playable-rules', 'dist', 'cdn'), folder, { recursive: true });
  const script = readFileSync(
    join(project.folder, 'node_modules', 'playable-rules', 'hosts', 'mediawiki', 'Common.js'),
    'utf8',
  );
  // A mock of the part of MediaWiki's API that the script uses. It calls the hook twice, as previews do.
  const mw = `const $content = { find: (selector) => document.querySelectorAll(selector) };
    const mw = { config: { get: () => '/out' }, hook: () => ({ add: (hear) => (hear($content), hear($content)) }) };`;
  const body = `${ofMediaWiki(pasted.wiki)}<script>${mw}${script}</script>`;
  assert.deepEqual(await opened(browser, served('mediawiki', body, ''), (page) => movesOn(page, 1)), [1]);
});

test('Ghost: where themes set 1rem to 10 px our text has its usual size, and still follows the reader’s font size', async () => {
  const kinds = ['game', 'lesson', 'rulebook', 'phases'];
  const body = kinds.map((kind) => `<playable-${kind} load="now"></playable-${kind}>`).join('');
  const head = `${script}<style id="theme">html { font-size: 62.5% }</style>`;
  await opened(browser, served('ghost', body, head), async (page) => {
    await movesOn(page, 1);
    for (const kind of kinds) {
      await page.locator(`playable-${kind} button:visible`).first().waitFor();
      const words = page.locator(`playable-${kind} :is(p, button, summary, td, h2, h3, h4, li, label)`);
      // One task reads all sizes, because opponents change the page between tasks.
      const [elsewhere, bigger, ghost] = await words.evaluateAll((all) => {
        const theme = document.querySelector('#theme')!;
        return ['100%', '125%', '62.5%'].map((size) => {
          theme.textContent = `html { font-size: ${size} }`;
          return all.map((word) => getComputedStyle(word).fontSize);
        });
      });
      assert.ok(new Set(elsewhere).size > 1, kind);
      assert.deepEqual(ghost, elsewhere, kind);
      // A larger font size of the reader enlarges our text too.
      assert.notDeepEqual(bigger, elsewhere, kind);
    }
  });
});

/** The sentences for the embed's moves, which every snippet contains. */
const moveSentences = () => [...pasted.text.matchAll(/^\d+\. (.*)$/gm)].map(([, move]) => move!);

test('Wikipedia: in a MediaWiki without our script the text, the link and all moves remain', async () => {
  const kept = ofMediaWiki(pasted.wiki);
  assert.doesNotMatch(kept, /<(script|iframe|playable)/);
  const words = wordsOf(kept);
  for (const sentence of [...pasted.text.split('\n')[2]!.split('. '), ...moveSentences()])
    assert.ok(words.includes(sentence), sentence);
  assert.ok(moveSentences().length > 0);
  await opened(browser, served('wikipedia', kept, ''), async (page) => {
    assert.equal(await page.locator('li:visible').count(), moveSentences().length);
    assert.equal(await page.locator('a:visible').getAttribute('href'), pasted.link);
  });
});

test('the oEmbed answer meets the specification of the type rich', () => {
  const answer = JSON.parse(pasted.oembed) as Record<string, unknown>;
  assert.equal(answer['type'], 'rich');
  assert.equal(answer['version'], '1.0');
  for (const name of ['width', 'height']) assert.ok(Number.isInteger(answer[name]), name);
  assert.match(answer['html'] as string, /<iframe src="http[^"]+" title="[^"]+" width="\d+" height="\d+"><\/iframe>$/);
  for (const name of ['title', 'provider_name', 'provider_url']) assert.equal(typeof answer[name], 'string', name);
});
