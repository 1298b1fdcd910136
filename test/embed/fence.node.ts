/** Fenced Markdown blocks: the host plugins read them as `playable-rules check` does, and hostile values cannot inject HTML. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseFragment } from 'parse5';
import { blockOf, elementHtml, remarkFence } from '../../hosts/fence.js';
import { findEmbeds } from '../../src/cli/find.js';
import { readEmbed } from '../../src/embed/address.js';
import { NAMES } from '../../src/embed/autoload.js';
import { element as tag } from '../../src/markup/text.js';

const blocks = [
  ['playable-game {players=3 seed=5}', 'red roll\n\nred place 6 wizard\n'],
  ['playable-game {seats="human bot:hard bot" readonly options=\'greyMagicCost=3\'}', ''],
  ['playable-game', 'red roll; red place 6 wizard'],
  ['playable-game{players=4}', ''],
  ['playable-lesson {lesson=ties step=2 lang=fr}', ''],
  ['playable-rulebook {rule=EW-5.11}', ''],
  ['playable-phases {players=4 phase=majorSpells}', ''],
] as const;

for (const [info, body] of blocks)
  test(`a host plugin and the check command read the same block alike: ${info}`, () => {
    const { kind, attributes } = blockOf(info, body)!;
    const [place] = findEmbeds(`\`\`\`${info}\n${body}\n\`\`\`\n`, 'md');
    const { moves, ...embed } = readEmbed(kind, attributes);
    const { moves: checked, ...other } = place!.read();
    assert.deepEqual(embed, other);
    const each = (text = '') => text.split(/[;\n]/).flatMap((move) => move.trim() || []);
    assert.deepEqual(each(moves), each(checked));
  });

test('ignores a block of another language or of an unknown kind', () => {
  for (const info of ['js', 'playable', 'playable-dance {players=3}', 'xplayable-game'])
    assert.equal(blockOf(info, ''), undefined, info);
});

test('keeps the JSON in a lesson’s block unchanged', () => {
  const json = '{"title": "</script><script>"}';
  assert.deepEqual(blockOf('playable-lesson {lang=it}', `\n${json}\n`), {
    kind: 'lesson',
    attributes: { lang: 'it' },
    moves: [],
    json,
  });
});

test('a flag that HTML knows too has a value in the tree of remark, whose writers would leave it out without one', () => {
  const meta = '{players=3 readonly coach names=""}';
  const node: Record<string, unknown> = { type: 'code', lang: 'playable-game', meta, value: '' };
  const tree = { type: 'root', children: [node] };
  remarkFence()(tree);
  const { hProperties } = tree.children[0]!['data'] as { readonly hProperties: object };
  assert.deepEqual(hProperties, { players: '3', readonly: 'true', coach: '', names: '' });
});

test('escapes hostile attribute values', () => {
  const value = `"><script>alert(1)</script>&'`;
  const [element, ...rest] = parseFragment(
    elementHtml('game', { moves: value, readonly: true, at: undefined }),
  ).childNodes;
  assert.equal(rest.length, 0);
  assert.ok(element && 'attrs' in element);
  assert.deepEqual(element.attrs, [
    { name: 'moves', value },
    { name: 'readonly', value: '' },
  ]);
  assert.equal(elementHtml('game', { moves: value }), tag('playable-game', { moves: value }, '\n\n'), 'as we do');
});

test('keeps the attributes that the loader takes from a div alone, because authors of Markdown may not be allowed any HTML', () => {
  const forbidden = 'onclick oNfocus style server room src inspector-url srcset popover contenteditable class data-x';
  const given = forbidden.split(' ').map((name) => `${name}=//a.example`);
  const kept = Object.fromEntries([...NAMES, 'id'].map((name) => [name, 'x']));
  const all = [...given, ...Object.keys(kept).map((name) => `${name}=x`)];
  assert.deepEqual(blockOf(`playable-game {${all.join(' ')}}`, '')!.attributes, kept);
});
