/** The guide shows all of its game, which has tests of its own, and its other samples use the same names. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import ts from 'typescript';
import { guidePages } from '../../docs-site/pages/guide.js';
import { textOf } from '../e2e/markup.js';

const root = new URL('../../', import.meta.url);
const FOLDER = 'examples/pig/';

/** The code blocks on the page, with the names above them. */
async function blocksOf(): Promise<(readonly [name: string, code: string])[]> {
  const found: (readonly [string, string])[] = [];
  const walk = (node: Tree.Node): void => {
    if (!('childNodes' in node)) return;
    if ('attrs' in node && node.attrs.some(({ name, value }) => name === 'class' && value === 'code')) {
      const [over, pre] = node.childNodes.filter((child) => 'tagName' in child) as Tree.Element[];
      const name = over!.childNodes
        .map((child) => ('tagName' in child ? textOf(child) : 'value' in child ? child.value : ''))
        .join('');
      found.push([name.trim(), textOf(pre!)]);
    } else node.childNodes.forEach(walk);
  };
  walk(parse(await guidePages[0]!.text()));
  return found;
}

describe('the guide', () => {
  test('shows every line of its game', async () => {
    const shown = (await blocksOf()).map(([, code]) => code).join('\n');
    for (const file of readdirSync(new URL(FOLDER, root))) {
      const text = readFileSync(new URL(FOLDER + file, root), 'utf8');
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      for (const statement of source.statements)
        assert.ok(shown.includes(statement.getText()), `${file}: ${statement.getText().slice(0, 60)}`);
    }
  });

  test('has ten steps', async () => {
    const page = await guidePages[0]!.text();
    const steps = [...page.matchAll(/<h2[^>]*>(?:<a[^>]*>)?(\d+)\. /g)].map(([, n]) => Number(n));
    assert.deepEqual(steps, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('imports only what the package exports', async () => {
    const { exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { exports: object };
    const names = (await blocksOf()).flatMap(([, code]) => [...code.matchAll(/from 'playable-rules(\/[^']*)'/g)]);
    assert.ok(names.length > 5);
    for (const [, name] of names) assert.ok(`.${name!}` in exports, name);
  });
});
