/** What each kind of host makes of an author's snippet, opened in a browser with the packed package. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { serve } from '../../scripts/static-server.js';
import type { Snippets } from '../../src/embed/snippets.js';
import { ofDiscourse } from './discourse.js';
import { movesOn, opened, pageOf, script } from './host-pages.js';
import { elementsOf, wordsOf } from './markup.js';
import { install, type Project } from './packed.js';
import { openBrowser } from './pages.js';
import { oembedOfWordPress, ofMediaWiki, ofWordPress, scriptOfWordPress } from './sanitizers.js';

let project: Project;
let site: Awaited<ReturnType<typeof serve>>;
let vitepress: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
let pasted: Snippets;
/** The same snippets after a forum has converted them from Markdown. */
let posts: Snippets;
before(async () => {
  project = install('hosts');
  site = await serve(project.folder);
  project.run(`node build.js ${site.url}/`);
  project.run('npx eleventy --quiet --input=eleventy --output=out/eleventy --config=eleventy/eleventy.config.js');
  project.run('npx vitepress build vitepress');
  vitepress = await serve(join(project.folder, 'vitepress', '.vitepress', 'dist'));
  [pasted, posts] = ['snippets.json', 'posts.json'].map(
    (name) => JSON.parse(readFileSync(join(project.folder, 'out', name), 'utf8')) as Snippets,
  ) as [Snippets, Snippets];
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  site?.close();
  vitepress?.close();
  project?.remove();
});

/** Writes a host's page into the served folder and returns its address. */
function served(name: string, body: string, head?: string): string {
  writeFileSync(join(project.folder, 'out', `${name}.html`), pageOf(body, head));
  return `${site.url}/out/${name}.html`;
}

for (const host of ['markdown-it.html', 'remark.html', 'mdx.html', 'eleventy/'])
  test(`Markdown with a fenced block and an element shows two boards: ${host}`, async () => {
    assert.deepEqual(await opened(browser, `${site.url}/out/${host}`, (page) => movesOn(page, 2)), [1, 0]);
  });

test('Markdown with a fenced block and an element shows two boards: VitePress', async () => {
  assert.deepEqual(await opened(browser, `${vitepress.url}/`, (page) => movesOn(page, 2)), [1, 0]);
});

test('MDX rendered in Node has the fallback content, and React hydrates it without a warning', async () => {
  const markup = readFileSync(join(project.folder, 'out', 'mdx.html'), 'utf8');
  assert.match(markup, /<playable-game [^>]*moves="red roll"><ol><li>red roll<\/li><\/ol><\/playable-game>/);
  assert.match(markup, /<p>A second board\.<\/p>/);
  // React would log an error if the markup did not match.
  await opened(browser, `${site.url}/out/mdx.html`, (page) =>
    page.waitForFunction(() =>
      Object.keys(document.querySelector('#root')!).some((name) => name.startsWith('__react')),
    ),
  );
});

test('GitHub: a picture with a link and the moves remain', () => {
  const markup = readFileSync(join(project.folder, 'out', 'github.html'), 'utf8');
  const body = markup.slice(markup.indexOf('<body>'));
  assert.doesNotMatch(body, /playable-game[ >]|<script/);
  assert.match(
    body,
    /<a href="[^"]+\/e\/elfenwizards\/game\/\?v=1&#x26;[^"]+"><img src="[^"]+board\.svg" alt="Elfenwizards\. [^"]+"><\/a>/,
  );
  assert.match(body, /<ol>\s*<li>Red rolls [^<]+<\/li>\s*<\/ol>/);
});

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

test('Discourse: the Markdown snippet keeps its picture, link and moves', async () => {
  const kept = ofDiscourse(posts.markdown);
  assert.deepEqual(
    elementsOf(kept).map(({ name }) => name),
    ['p', 'a', 'img', 'p', 'ol', ...moveSentences().map(() => 'li')],
  );
  for (const move of moveSentences()) assert.ok(wordsOf(kept).includes(move), move);
  await opened(browser, served('post', kept, ''), async (page) => {
    assert.equal(await page.locator('a').getAttribute('href'), pasted.link);
    await page.locator('img').evaluate((img) => (img as HTMLImageElement).decode());
  });
});

test('Discourse: an address on its own line becomes a link with the whole address', () => {
  assert.match(ofDiscourse(posts.link), /^<p><a href="[^"]+">[^<]+<\/a><\/p>\s*$/);
  assert.equal(elementsOf(ofDiscourse(posts.link))[1]!.attributes['href'], pasted.link);
});

test('Discourse: the div remains and a loader in the theme makes it a board; of the element only the text remains', async () => {
  const kept = ofDiscourse(`${posts.div}${posts.element}`);
  assert.doesNotMatch(kept, /<(playable|script)/);
  assert.deepEqual(await opened(browser, served('topic', kept), (page) => movesOn(page, 1)), [1]);
  assert.match(wordsOf(ofDiscourse(posts.element)), /Elfenwizards: Phase 2: /);
});

test('Discourse: a frame shows a board if the site allows its address, and is removed otherwise', async () => {
  assert.equal(ofDiscourse(posts.iframe, [`${site.url}/elsewhere/`]).trim(), '');
  const kept = ofDiscourse(posts.iframe, [`${site.url}/node_modules/playable-rules/dist/e/`]);
  const moves = await opened(browser, served('framed', kept, ''), async (page) => {
    await page.locator('iframe').waitFor();
    return movesOn(page.frames()[1]!, 1);
  });
  assert.deepEqual(moves, [1]);
});

test('the oEmbed answer meets the specification of the type rich', () => {
  const answer = JSON.parse(pasted.oembed) as Record<string, unknown>;
  assert.equal(answer['type'], 'rich');
  assert.equal(answer['version'], '1.0');
  for (const name of ['width', 'height']) assert.ok(Number.isInteger(answer[name]), name);
  assert.match(answer['html'] as string, /<iframe src="http[^"]+" title="[^"]+" width="\d+" height="\d+"><\/iframe>$/);
  for (const name of ['title', 'provider_name', 'provider_url']) assert.equal(typeof answer[name], 'string', name);
});
