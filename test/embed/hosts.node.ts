import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { NAMES } from '../../src/embed/autoload.js';

test('the WordPress shortcode takes the same attributes as a div does for the loader', () => {
  const php = readFileSync(new URL('../../hosts/wordpress/playable-rules.php', import.meta.url), 'utf8');
  const list = /PLAYABLE_ATTRIBUTES = array\(([^)]*)\)/.exec(php)![1]!;
  const names = [...list.matchAll(/'(\w+)'\s*=>/g)].map(([, name]) => name);
  assert.deepEqual(names.sort(), [...NAMES, 'id'].sort());
});
