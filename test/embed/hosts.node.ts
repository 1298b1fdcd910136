import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { KINDS, parametersOf } from '../../src/embed/address.js';
import { NAMES } from '../../src/embed/autoload.js';

const read = (file: string) => readFileSync(new URL(`../../hosts/${file}`, import.meta.url), 'utf8');

test('the WordPress shortcode takes the same attributes as a div does for the loader', () => {
  const list = /PLAYABLE_ATTRIBUTES = array\(([^)]*)\)/.exec(read('wordpress/playable-rules.php'))![1]!;
  const names = [...list.matchAll(/'(\w+)'\s*=>/g)].map(([, name]) => name);
  assert.deepEqual(names.sort(), [...NAMES, 'id'].sort());
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
