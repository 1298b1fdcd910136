/** The guide shows all of its game, which has tests of its own, and its other samples use the same names. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import ts from 'typescript';
import { guidePages } from '../../docs-site/pages/guide.js';
import { game as pig } from '../../examples/pig/rules.js';
import { frames, legalMoves, start } from '../../src/index.js';
import { textOf } from '../e2e/markup.js';

/** A game as boardgame.io takes it. */
interface Theirs {
  setup(of: { ctx: object }): { points: number[]; sum: number; die: number };
  readonly turn: { onBegin(of: { G: object }): void };
  readonly moves: Readonly<Record<'roll' | 'keep', (of: object) => unknown>>;
  endIf(of: { G: object }): unknown;
  readonly ai: { enumerate(G: object): readonly { readonly move: string }[] };
}

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

  test('shows the same game in the form of boardgame.io', async () => {
    const [, code] = (await blocksOf()).find(([, text]) => text.includes('boardgame.io/core'))!;
    const plain = code.replace(/^import .*$/m, "const INVALID_MOVE = 'invalid';");
    const { Pig: theirs } = (await import(`data:text/javascript,${encodeURIComponent(plain)}`)) as { Pig: Theirs };
    const ctx = { numPlayers: 2, currentPlayer: 0 };
    const G = theirs.setup({ ctx });
    const events = { endTurn: () => ((ctx.currentPlayer = 1 - ctx.currentPlayer), theirs.turn.onBegin({ G })) };
    let ours = start(pig, { players: 2, seed: 3 });
    const table = () => ours.context.table;
    for (let n = 0; ours.status === 'active'; n++) {
      const { turn, sum } = table();
      assert.deepEqual([G.points, G.sum, ctx.currentPlayer], [table().points, sum, turn]);
      const names = theirs.ai.enumerate(G).map(({ move }) => move);
      assert.deepEqual(
        names,
        legalMoves(pig, ours).map(({ type }) => type),
      );
      assert.equal(theirs.endIf({ G }), undefined);
      const type = sum > 9 && n % 3 > 0 ? 'keep' : 'roll';
      const made = frames(pig, ours, { type, seat: turn });
      ours = made.at(-1)!;
      // The die that our game rolled.
      theirs.moves[type]({ G, ctx, events, random: { D6: () => made[0]!.context.table.die } });
    }
    assert.deepEqual(theirs.endIf({ G }), { winner: table().turn });
    assert.equal(theirs.moves.keep({ G: { ...G, sum: 0 }, ctx, events, random: { D6: () => 1 } }), 'invalid');
  });

  test('imports only what the package exports', async () => {
    const { exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { exports: object };
    const names = (await blocksOf()).flatMap(([, code]) => [...code.matchAll(/from 'playable-rules(\/[^']*)'/g)]);
    assert.ok(names.length > 5);
    for (const [, name] of names) assert.ok(`.${name!}` in exports, name);
  });
});
