/** What parsers of Markdown, site generators, GitHub and Discourse make of an author's page: part of `npm test hosts`. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { serve } from '../../scripts/static-server.js';
import type { Snippets } from '../../src/embed/snippets.js';
import { ofDiscourse } from './discourse.js';
import { movesOn, opened, pageOf } from './host-pages.js';
import { elementsOf, wordsOf } from './markup.js';
import { install, type Project } from './packed.js';
import { openBrowser } from './pages.js';

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
/** The sentences for the embed's moves, which every snippet contains. */
const moves = () => [...pasted.text.matchAll(/^\d+\. (.*)$/gm)].map(([, move]) => move!);

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

test('Discourse: the Markdown snippet keeps its picture, link and moves', async () => {
  const kept = ofDiscourse(posts.markdown);
  assert.deepEqual(
    elementsOf(kept).map(({ name }) => name),
    ['p', 'a', 'img', 'p', 'ol', ...moves().map(() => 'li')],
  );
  for (const move of moves()) assert.ok(wordsOf(kept).includes(move), move);
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
  const made = await opened(browser, served('framed', kept, ''), async (page) => {
    await page.locator('iframe').waitFor();
    return movesOn(page.frames()[1]!, 1);
  });
  assert.deepEqual(made, [1]);
});
