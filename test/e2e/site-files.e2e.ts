/** The files of the built site: checks of every page without a browser. */
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
  test('include a page of each kind in three languages', () => {
    for (const lang of LANGUAGES)
      for (const folder of ['', 'elfenwizards/', 'lessons/', 'lessons/elfenwizards/competition/', 'authors/'])
        assert.ok(pages.includes(`${lang}${folder}index.html`), `${lang}${folder}`);
  });

  test('have the lessons of a game under its name', () => {
    const found = elements('lessons/index.html').map(({ name }) => name);
    const count = (tag: string) => found.filter((name) => name === tag).length;
    assert.equal(count('h2'), GAMES.length + 1, 'each game, and the lessons made in the studio');
    assert.equal(
      count('h3'),
      elements('lessons/index.html').filter(({ attributes }) => attributes['data-lesson']).length,
    );
  });

  test('save the reader’s lesson under one name in all studios, and never save the stored examples', () => {
    const studios = pages.flatMap((path) => elements(path).filter(({ name }) => name === 'playable-studio'));
    assert.equal(studios.length, 2 * GAMES.length * LANGUAGES.length);
    for (const { attributes } of studios)
      assert.equal(attributes['save'], attributes['data'] === undefined ? 'studio' : undefined);
  });

  test('have only relative addresses that lead to existing files, and fragments to existing ids or fields', () => {
    for (const path of pages) {
      for (const { name, attributes } of elements(path)) {
        const { href, src, srcset, rel } = attributes;
        for (const address of [href, src, srcset]) {
          if (address === undefined || name === 'use' || rel === 'alternate' || rel === 'canonical') continue;
          if (/^https?:/.test(address)) {
            assert.equal(name, 'a', `${path}: ${address} may only be the target of a link`);
            continue;
          }
          const [file = '', fragment = ''] = address.split(/[?#](?=[^?#]*$)/);
          const target = relative(OUT, join(OUT, dirname(path), file.split('?')[0]!));
          const whole = file === '' ? path : /(^|\/)$/.test(file) ? join(target, 'index.html') : target;
          assert.ok(existsSync(join(OUT, whole)), `${path}: ${address}`);
          if (!whole.endsWith('.html') || !address.includes('#')) continue;
          // Values of the fields of a form, such as those of the builder, or the id of an element.
          const isForm = fragment.includes('=');
          const wanted = isForm ? [...new URLSearchParams(fragment).keys()] : [decodeURIComponent(fragment)];
          const has = new Set(elements(whole).map(({ attributes: { id, name } }) => (isForm ? name : id)));
          for (const each of wanted) assert.ok(has.has(each), `${path}: ${address}`);
        }
      }
    }
  });

  test('have drawings that refer only to existing ids, and absolute addresses for other languages', () => {
    for (const path of pages) {
      const ids = new Set(elements(path).flatMap(({ attributes: { id } }) => id ?? []));
      for (const { name, attributes } of elements(path)) {
        const { href = '', hreflang, rel } = attributes;
        if (name === 'use') assert.ok(ids.has(href.slice(1)), `${path}: ${href}`);
        if (rel === 'alternate' && hreflang !== undefined) assert.match(href, /^https:\/\/\S+\/$/, path);
      }
    }
  });

  test('have a language, one unique title, no inline style or script, and a content security policy', () => {
    const titles = new Set<string>();
    for (const path of pages) {
      const text = readFileSync(join(OUT, path), 'utf8');
      const found = elements(path);
      const lang = found.find(({ name }) => name === 'html')!.attributes['lang'];
      assert.equal(lang, /^(fr|it)\//.exec(path)?.[1] ?? 'en', path);
      assert.equal(found.filter(({ name }) => name === 'h1').length, 1, `${path}: one h1`);
      assert.match(text, /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self';/);
      // Lighthouse fetches robots.txt under the page's policy and reports a failed fetch as a fault.
      assert.match(text, /<meta http-equiv="Content-Security-Policy" content="[^"]*connect-src 'self';/, path);
      assert.ok(!found.some(({ name, attributes }) => name === 'style' || 'style' in attributes), path);
      assert.ok(!found.some(({ name, attributes }) => name === 'script' && !attributes['src']), path);
      const [, title = ''] = /<title>([^<]+)/.exec(text) ?? [];
      assert.ok(title && !titles.has(`${lang} ${title}`), `${path}: ${title}`);
      titles.add(`${lang} ${title}`);
      const ids = found.flatMap(({ attributes: { id } }) => id ?? []);
      assert.equal(new Set(ids).size, ids.length, `${path}: duplicate id`);
      assert.doesNotMatch(text, /="undefined"|\[object/, path);
      const shown = text.replace(/<article[^>]* hidden.*?<\/article>/gs, '');
      assert.doesNotMatch(shown, /<pre[^>]*><code><\/code>/, `${path}: snippets are shown without scripts`);
      const unnamedSection = /<section(?![^>]*aria-label)[^>]*>(?:(?!<\/?section|<h[1-6]).)*<\/section>/s;
      assert.doesNotMatch(text, unnamedSection, `${path}: a section without heading or name`);
    }
  });

  test('have every rule as plain HTML in each language, on a page to which the game’s page links', async () => {
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

  test('have a complete oEmbed answer for each game and lesson', () => {
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
