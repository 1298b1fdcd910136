/** The built site as files: every page, without a browser. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, test } from 'node:test';
import { parse } from 'parse5';
import { GAMES, load } from '../../src/games/index.js';
import { elementsIn, type Found } from './markup.js';
import { LANGUAGES, OUT, pages } from './site-pages.js';

const read = new Map<string, readonly Found[]>();
function elements(path: string): readonly Found[] {
  if (!read.has(path)) read.set(path, elementsIn(parse(readFileSync(join(OUT, path), 'utf8'))));
  return read.get(path)!;
}

describe('the files of the site', () => {
  test('there is a page of each kind in three languages', () => {
    for (const lang of LANGUAGES)
      for (const folder of ['', 'elfenwizards/', 'lessons/', 'lessons/elfenwizards/competition/', 'authors/'])
        assert.ok(pages.includes(`${lang}${folder}index.html`), `${lang}${folder}`);
  });

  test('a lesson is kept under one name in every language of the studio, apart from those that were made there', () => {
    const studios = pages.flatMap((path) => elements(path).filter(({ name }) => name === 'playable-studio'));
    assert.equal(studios.length, 2 * GAMES.length * LANGUAGES.length);
    for (const { attributes } of studios)
      assert.equal(attributes['save'], attributes['data'] === undefined ? 'studio' : undefined);
  });

  test('every address is relative and leads to a file, and every fragment to its place', () => {
    for (const path of pages) {
      for (const { name, attributes } of elements(path)) {
        const { href, src, srcset, rel } = attributes;
        for (const address of [href, src, srcset]) {
          if (address === undefined || name === 'use' || rel === 'alternate') continue;
          if (/^https?:/.test(address)) {
            assert.equal(name, 'a', `${path}: ${address} is only linked to`);
            continue;
          }
          const [file = '', fragment = ''] = address.split(/[?#](?=[^?#]*$)/);
          const target = relative(OUT, join(OUT, dirname(path), file.split('?')[0]!));
          const whole = file === '' ? path : /(^|\/)$/.test(file) ? join(target, 'index.html') : target;
          assert.ok(existsSync(join(OUT, whole)), `${path}: ${address}`);
          if (!whole.endsWith('.html') || !address.includes('#')) continue;
          const isThere = elements(whole).some(({ attributes: { id } }) => id === decodeURIComponent(fragment));
          assert.ok(isThere, `${path}: ${address}`);
        }
      }
    }
  });

  test('what a drawing refers to is there, and other languages are named by whole addresses', () => {
    for (const path of pages) {
      const ids = new Set(elements(path).flatMap(({ attributes: { id } }) => id ?? []));
      for (const { name, attributes } of elements(path)) {
        const { href = '', hreflang, rel } = attributes;
        if (name === 'use') assert.ok(ids.has(href.slice(1)), `${path}: ${href}`);
        if (rel === 'alternate' && hreflang !== undefined) assert.match(href, /^https:\/\/\S+\/$/, path);
      }
    }
  });

  test('every page says its language, has one title, no style or script in its lines, and a policy', () => {
    const titles = new Set<string>();
    for (const path of pages) {
      const text = readFileSync(join(OUT, path), 'utf8');
      const found = elements(path);
      const lang = found.find(({ name }) => name === 'html')!.attributes['lang'];
      assert.equal(lang, /^(fr|it)\//.exec(path)?.[1] ?? 'en', path);
      assert.equal(found.filter(({ name }) => name === 'h1').length, 1, `${path}: one h1`);
      assert.match(text, /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self';/);
      // Lighthouse reads robots.txt as the page may, and counts what it cannot read as a fault.
      assert.match(text, /<meta http-equiv="Content-Security-Policy" content="[^"]*connect-src 'self';/, path);
      assert.ok(!found.some(({ name, attributes }) => name === 'style' || 'style' in attributes), path);
      assert.ok(!found.some(({ name, attributes }) => name === 'script' && !attributes['src']), path);
      const [, title = ''] = /<title>([^<]+)/.exec(text) ?? [];
      assert.ok(title && !titles.has(`${lang} ${title}`), `${path}: ${title}`);
      titles.add(`${lang} ${title}`);
      const ids = found.flatMap(({ attributes: { id } }) => id ?? []);
      assert.equal(new Set(ids).size, ids.length, `${path}: an id stands twice`);
      assert.doesNotMatch(text, /="undefined"|\[object/, path);
      const shown = text.replace(/<article[^>]* hidden.*?<\/article>/gs, '');
      assert.doesNotMatch(
        shown,
        /<pre[^>]*><code><\/code>/,
        `${path}: what is to be copied stands there without scripts`,
      );
      const mute = /<section(?![^>]*aria-label)[^>]*>(?:(?!<\/?section|<h[1-6]).)*<\/section>/s;
      assert.doesNotMatch(text, mute, `${path}: a section without heading or name`);
    }
  });

  test('every rule stands in words on a page that needs no script, in each language, and the game’s page leads there', async () => {
    for (const game of GAMES) {
      const ui = await load(game);
      for (const [i, lang] of LANGUAGES.entries()) {
        const { chapters } = await ui.rulebook!(['en', 'fr', 'it'][i]!);
        const path = `${lang}${game}/rules/index.html`;
        const ids = new Set(elements(path).flatMap(({ attributes: { id } }) => id ?? []));
        for (const { id } of chapters.flatMap(({ rules }) => rules)) assert.ok(ids.has(id), `${path}: ${id}`);
        assert.doesNotMatch(readFileSync(join(OUT, path), 'utf8'), /\[\[/, path);
        const hrefs = elements(`${lang}${game}/index.html`).map(({ attributes: { href } }) => href);
        assert.ok(
          hrefs.some((href) => href?.endsWith(`${game}/rules/`)),
          path,
        );
      }
    }
  });

  test('a page that has an answer to oEmbed names it, and it is whole', () => {
    const named = pages.flatMap((path) =>
      elements(path).filter(({ attributes: { type } }) => type === 'application/json+oembed'),
    );
    assert.equal(named.length, 3 * 86, 'the games, their lessons and those made in the studio, in three languages');
    for (const { attributes } of named) {
      const file = join(OUT, 'oembed', attributes['href']!.split('/oembed/')[1]!);
      const { version, type, html, width, height } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      assert.deepEqual([version, type, width, height], ['1.0', 'rich', 720, 720]);
      assert.match(html!, /^<blockquote><a href="https:[^>]+>[^<]+<\/a><\/blockquote><iframe src="https:\S+ title=/);
    }
  });
});
