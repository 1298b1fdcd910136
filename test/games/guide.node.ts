/** The guide shows all of its game, which has tests of its own, and its other samples use the same names. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { ELEMENTS, guidePages } from '../../docs-site/pages/guide.js';
import { game as pig } from '../../examples/pig/game.js';
import pigUi from '../../examples/pig/index.js';
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
const STEPS = 10;

interface Block {
  /** The step that shows it; 0 before the first. */
  readonly step: number;
  /** What is written above it: its file, or its language. */
  readonly name: string;
  readonly code: string;
}
/** The code blocks on the page. */
async function blocksOf(): Promise<readonly Block[]> {
  const found: Block[] = [];
  let step = 0;
  const walk = (node: Tree.Node): void => {
    if (!('childNodes' in node)) return;
    if (node.nodeName === 'h2') step = Number(/^(\d+)\. /.exec(textOf(node as Tree.Element))?.[1] ?? STEPS + 1);
    if ('attrs' in node && node.attrs.some(({ name, value }) => name === 'class' && value === 'code')) {
      const [over, pre] = node.childNodes.filter((child) => 'tagName' in child) as Tree.Element[];
      const name = over!.childNodes
        .map((child) => ('tagName' in child ? textOf(child) : 'value' in child ? child.value : ''))
        .join('');
      found.push({ step, name: name.replace(/Copy$/, '').trim(), code: textOf(pre!) });
    } else node.childNodes.forEach(walk);
  };
  walk(parse(await guidePages[0]!.text()));
  return found;
}

const linesOf = (text: string): readonly string[] => text.split('\n').filter(Boolean);
/**
 * The files that a reader has who wrote down these blocks: a file that begins anew with its imports is written anew, and two lines
 * about the lesson come to those about the texts.
 */
function filesOf(blocks: readonly Block[]): Map<string, readonly string[]> {
  const files = new Map<string, readonly string[]>();
  for (const { name, code } of blocks.filter(({ name }) => name.startsWith('src/'))) {
    const had = files.get(name) ?? [];
    const lines = linesOf(code);
    if (lines.every((line) => line.includes('lesson'))) {
      const [first, second] = lines;
      const at = had.findIndex((line) => line.startsWith('import') && line.includes('./rules.js'));
      const after = had.findIndex((line) => line.startsWith('  text:')) + 1;
      files.set(name, [...had.slice(0, at), first!, ...had.slice(at, after), second!, ...had.slice(after)]);
    } else files.set(name, code.startsWith('/**') && had.length > 0 ? lines : [...had, ...lines]);
  }
  return files;
}

/** The values of the game that a script of the guide imports, by the files of an author. */
function usedBy(script: string): (readonly [file: string, names: readonly string[]])[] {
  const url = new URL(`docs-site/steps/${script}.ts`, root);
  const text = existsSync(url) ? readFileSync(url, 'utf8') : '';
  return [...text.matchAll(/^import (\w+ )?(?:\{(.*)\} )?from '.*\/pig\/(\w+)\.js'/gm)].map(
    ([, whole, names = '', file]) => [
      `src/game/${file!}.ts`,
      [
        ...(whole ? ['default'] : []),
        ...names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name && !name.startsWith('type ')),
      ],
    ],
  );
}

describe('the guide', () => {
  test('shows every line of its game, and in each step only what runs with the code up to it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'guide-'));
    try {
      for (let step = 2; step <= STEPS; step++) {
        const files = filesOf((await blocksOf()).filter((block) => block.step <= step));
        const here = join(folder, String(step));
        mkdirSync(join(here, 'src/game'), { recursive: true });
        for (const [file, lines] of files) writeFileSync(join(here, file), lines.join('\n'));
        const loaded = new Map<string, object>();
        for (const file of [...files.keys()].filter((file) => file.startsWith('src/game/')))
          loaded.set(file, (await import(pathToFileURL(join(here, file)).href)) as object);
        // What runs beside this step uses of the game only what is there by now.
        for (const [name, wanted] of usedBy(`step-${step}`))
          for (const each of wanted) assert.ok(each in loaded.get(name)!, `step ${step}: ${name} has no ${each}`);
        const ui = (loaded.get('src/game/index.ts') as { readonly default: object } | undefined)?.default;
        if (step === 6)
          assert.deepEqual(
            Object.keys(ui!),
            Object.keys(pigUi).filter((key) => key !== 'lessons'),
          );
        if (step < STEPS) continue;
        for (const file of readdirSync(new URL(FOLDER, root)))
          assert.deepEqual(files.get(`src/game/${file}`), linesOf(readFileSync(new URL(FOLDER + file, root), 'utf8')));
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('shows the elements that run beside its steps', async () => {
    const shown = await blocksOf();
    for (const [step, element] of Object.entries(ELEMENTS))
      if (Number(step) > 6)
        assert.ok(
          shown.some(({ step: at, code }) => at === Number(step) && code === element),
          step,
        );
  });

  test('has ten steps', async () => {
    const page = await guidePages[0]!.text();
    const steps = [...page.matchAll(/<h2[^>]*>(?:<a[^>]*>)?(\d+)\. /g)].map(([, n]) => Number(n));
    assert.deepEqual(
      steps,
      Array.from({ length: STEPS }, (_, n) => n + 1),
    );
    for (const step of steps) assert.match(page, new RegExp(`data-step="${step}"`));
  });

  test('shows the same game in the form of boardgame.io', async () => {
    const { code } = (await blocksOf()).find(({ code }) => code.includes('boardgame.io/core'))!;
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
    const names = (await blocksOf()).flatMap(({ code }) => [...code.matchAll(/from 'playable-rules(\/[^']*)'/g)]);
    assert.ok(names.length > 5);
    for (const [, name] of names) assert.ok(`.${name!}` in exports, name);
  });
});
