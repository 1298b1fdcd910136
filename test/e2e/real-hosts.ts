/**
 * Tests with real hosts that come as Debian packages, which also verify our emulations: `npm test hosts <folder>`, with
 * the folder into which the packages wordpress and mediawiki were unpacked. hosts/README.md describes how.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { parseFragment, serialize } from 'parse5';
import type { Browser } from 'playwright-core';
import { serve } from '../../scripts/static-server.js';
import { parseAddress } from '../../src/embed/address.js';
import type { Snippets } from '../../src/embed/snippets.js';
import { movesOn, opened, pageOf } from './host-pages.js';
import { install, type Project } from './packed.js';
import { openBrowser } from './pages.js';
import { oembedOfWordPress, ofMediaWiki, ofWordPress } from './sanitizers.js';

const sources = resolve(process.argv[2] ?? '/');
let project: Project;
let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
let pasted: Snippets;
before(async () => {
  project = install('hosts');
  site = await serve(project.folder);
  project.run(`node build.js ${site.url}/`);
  pasted = JSON.parse(readFileSync(at('out', 'snippets.json'), 'utf8')) as Snippets;
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  site?.close();
  project?.remove();
});

const at = (...path: string[]) => join(project.folder, ...path);
const plugin = (...path: string[]) => at('node_modules', 'playable-rules', 'hosts', ...path);
const boards = (path: string, count: number) => opened(browser, `${site.url}/${path}`, (page) => movesOn(page, count));
/** The folder of an unpacked program. If it is missing, fails with an instruction. */
function unpacked(name: string): string {
  const folder = join(sources, 'usr', 'share', name);
  assert.ok(
    existsSync(folder),
    `${folder} is missing: unpack Debian's ${name} and name the folder, as hosts/README.md says.`,
  );
  return folder;
}
/** Runs a PHP program with the given input and returns its output. */
function php(input: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('php', args, { input, encoding: 'utf8' });
  assert.equal(status, 0, `php ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}
/** HTML in a normal form: without white space between tags, and with uniform escaping. */
const plain = (html: string) => serialize(parseFragment(html)).replace(/\s*\n\s*/g, '');

test('Hugo: a fenced block and a shortcode become boards although raw HTML is forbidden', async () => {
  cpSync(plugin('hugo', 'layouts'), at('hugo', 'layouts'), { recursive: true });
  project.run('hugo --quiet --source hugo --destination ../out/hugo');
  assert.deepEqual(await boards('out/hugo/', 2), [1, 0]);
  const made = readFileSync(at('out', 'hugo', 'index.html'), 'utf8');
  assert.match(made, /A <strong>second<\/strong> board/);
  assert.doesNotMatch(made, /onclick|popover|<script>/);
});

test('Jekyll: an include and an element become boards', async () => {
  mkdirSync(at('jekyll', '_includes'), { recursive: true });
  cpSync(plugin('jekyll', 'playable.html'), at('jekyll', '_includes', 'playable.html'));
  project.run('jekyll build --quiet --source jekyll --destination out/jekyll');
  assert.deepEqual(await boards('out/jekyll/', 2), [1, 0]);
});

test('WordPress: sanitizes a post and an oEmbed answer as our emulation does, and a div and a shortcode become boards', async () => {
  const post = `${pasted.div}${pasted.element}${pasted.iframe}`;
  const given = {
    post,
    oembed: pasted.oembed,
    url: pasted.link,
    shortcode:
      '[playable players=3 seed="5" seats="human human human" save=off load=now onclick="x()"]A game.[/playable]',
  };
  const answer = php(JSON.stringify(given), at('debian', 'wordpress.php'), unpacked('wordpress'), plugin('wordpress'));
  const made = JSON.parse(answer) as Record<keyof typeof given | 'shown', string>;
  assert.equal(plain(made.post), plain(ofWordPress(post)));
  const { html } = JSON.parse(pasted.oembed) as { html: string };
  // The emulation leaves out an attribute that current browsers ignore.
  assert.equal(
    attributesSorted(made.oembed.replace(' security="restricted"', '').replace(/;"/g, '"')),
    attributesSorted(oembedOfWordPress(html, 'a1B2')),
  );
  assert.doesNotMatch(made.shortcode, /onclick/);
  writeFileSync(at('out', 'wordpress.html'), pageOf(`${made.shown}${made.shortcode}`));
  assert.deepEqual(await boards('out/wordpress.html', 2), [1, 0]);
});
const attributesSorted = (html: string) =>
  plain(html).replace(/<(\w+)((?: [\w-]+="[^"]*")+)>/g, (_, tag: string, written: string) => {
    const all = [...written.matchAll(/ [\w-]+="[^"]*"/g)].map(([text]) => text).sort();
    return `<${tag}${all.join('')}>`;
  });

/** Installs a wiki with MediaWiki's own installer, without a web server, and returns the path of its settings. */
let conf: string | undefined;
function wikiConf(wiki: string): string {
  if (conf) return conf;
  const folder = at('out', 'wiki');
  mkdirSync(folder, { recursive: true });
  const flags = ['--dbtype', 'sqlite', '--dbpath', folder, '--confpath', folder, '--server', 'http://wiki.example'];
  const named = ['--scriptpath', '', '--pass', 'a-long-password', 'Wiki', 'Admin'];
  php('', join(wiki, 'maintenance', 'install.php'), ...flags, ...named);
  return (conf = join(folder, 'LocalSettings.php'));
}

test('MediaWiki: renders the wikitext as our emulation does; it is a board with our script, and text without', async () => {
  const wiki = unpacked('mediawiki');
  const conf = wikiConf(wiki);
  writeFileSync(at('out', 'page.wiki'), pasted.wiki);
  const made = php('', join(wiki, 'maintenance', 'parse.php'), '--conf', conf, at('out', 'page.wiki'));
  // The emulation does not add MediaWiki's paragraphs.
  assert.equal(plain(made).replace(/<\/?p>/g, ''), plain(ofMediaWiki(pasted.wiki)));
  writeFileSync(at('out', 'mediawiki.html'), pageOf(made));
  assert.deepEqual(await boards('out/mediawiki.html', 1), [1]);
  writeFileSync(at('out', 'wikipedia.html'), pageOf(made, ''));
  const seen = await opened(browser, `${site.url}/out/wikipedia.html`, (page) => page.locator('body').innerText());
  const [, summary, moves] = pasted.text.split('\n\n');
  for (const sentence of [`: ${summary}`, ...moves!.split('\n').map((line) => line.replace(/^\d+\. /, ''))])
    assert.ok(seen.includes(sentence), `${sentence}\n${seen}`);
});

test('MediaWiki: accepts uploads of all our pictures, and rejects one with an event handler', () => {
  const wiki = unpacked('mediawiki');
  const conf = wikiConf(wiki);
  appendFileSync(conf, '\n$wgEnableUploads = true;\n$wgFileExtensions[] = "svg";\n');
  const folder = at('out', 'pictures');
  for (const [address, ...options] of [
    ['e/elfenwizards/game/?v=1&players=3&seed=5&moves=red+roll', '--scheme', 'both'],
    ['e/elfenwizards/game/?v=1&players=6&seed=5', '--layout', 'narrow', '--name', 'narrow'],
    ['e/elfenwizards/lesson/?v=1&lesson=ties', '--steps', '--lang', 'fr'],
    ['e/elfenwizards/phases/?v=1'],
    ['e/elfenwizards/rulebook/?v=1'],
  ])
    project.run(`npx playable-rules picture "${address}" ${options.join(' ')} --out "${folder}"`);
  const ours = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  assert.ok(ours.length >= 10, ours.join());
  // To show that the check works: the same picture with an event handler.
  const [first] = ours;
  const scripted = readFileSync(join(folder, first!), 'utf8').replace('<svg ', '<svg onload="alert(1)" ');
  writeFileSync(join(folder, 'scripted.svg'), scripted);
  const files = [...ours, 'scripted.svg'].map((name) => join(folder, name));
  const answer = php('', at('debian', 'upload.php'), wiki, '--conf', conf, ...files);
  const { 'scripted.svg': refused, ...taken } = JSON.parse(answer) as Record<string, readonly (string | number)[]>;
  assert.equal(refused![0], 'uploaded-event-handler-on-svg');
  for (const name of ours) {
    const [, width, height] = /^<svg width="(\d+)" height="(\d+)"/.exec(readFileSync(join(folder, name), 'utf8'))!;
    assert.deepEqual(taken[name], [Number(width), Number(height)], name);
  }
});

test('MediaWiki with Extension:Widgets: the widget writes a correct frame, even from hostile parameters', () => {
  const smarty = join(sources, 'usr', 'share', 'php', 'smarty3');
  assert.ok(existsSync(smarty), `${smarty} is missing: unpack Debian's smarty3.`);
  const given = { players: '3', seats: 'human bot bot', moves: 'red roll', lang: 'fr', title: '"><script>' };
  const made = php(JSON.stringify(given), at('debian', 'widget.php'), smarty, plugin('mediawiki', 'Playable.wiki'));
  const [frame, ...rest] = parseFragment(made).childNodes;
  assert.ok(frame && 'attrs' in frame && rest.length === 0);
  const { src, title } = Object.fromEntries(frame.attrs.map(({ name, value }) => [name, value]));
  assert.equal(title, given.title);
  const { players, seats, moves, lang } = parseAddress(src!);
  assert.deepEqual({ players: String(players), seats, moves, lang, title }, given);
});
