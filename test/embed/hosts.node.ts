import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { KINDS, parametersOf } from '../../src/embed/address.js';
import { NAMES } from '../../src/embed/autoload.js';

const read = (file: string) => readFileSync(new URL(`../../hosts/${file}`, import.meta.url), 'utf8');

test('WordPress, Hugo, Jekyll and the plugins for Markdown know the same kinds and attributes as the loader does of a div', () => {
  const wordpress = read('wordpress/playable-rules.php');
  const hugo = read('hugo/layouts/partials/playable.html');
  const fence = read('fence.js');
  const all = [...NAMES, 'id'].join(' ');
  for (const [file, kinds, attributes] of [
    [wordpress, /PLAYABLE_KINDS\s+= array\((.*)\)/, /PLAYABLE_ATTRIBUTES = '(.*)'/],
    [hugo, /\$kind := cond \(in \(split "(.*)" " "\)/, /\$names := split "(.*)" " "/],
    [read('jekyll/playable.html'), /kinds = "(.*)" \|/, /names = "(.*)" \|/],
    [fence, /KINDS = \[(.*)\]/, /NAMES =\s+'(.*)'/],
  ] as const) {
    const listed = (list: RegExp) => list.exec(file)![1]!.match(/\w+/g)!.join(' ');
    assert.equal(listed(kinds), KINDS.join(' '));
    assert.deepEqual(listed(attributes).split(' ').sort(), all.split(' ').sort());
  }
});

test('the widget for MediaWiki takes what an address takes, but no server', () => {
  const names = [...read('mediawiki/Playable.wiki').matchAll(/isset\(\$(\w+)\)\}-->&amp;\1=<!--\{\$\1\|/g)].map(
    ([, name]) => name,
  );
  const taken = new Set(KINDS.flatMap(parametersOf).map((name) => (name === 'state' ? 's' : name)));
  // An embed page fetches no file, and an editor of a wiki names no server.
  assert.deepEqual(names.sort(), [...taken].filter((name) => name !== 'src' && name !== 'server').sort());
});

test('the links of the README lead to files that are there', () => {
  for (const [, path] of read('README.md').matchAll(/\]\((?!https?:)([^)]+)\)/g))
    assert.ok(existsSync(new URL(`../../hosts/${path}`, import.meta.url)) && !path!.includes('#'), path);
});
