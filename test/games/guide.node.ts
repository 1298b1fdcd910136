/**
 * Follows the guide to the letter: its code blocks are written into an empty folder in a copy of the sources, and
 * nothing else is edited.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { guidePages } from '../../docs-site/pages/guide.js';
import { GAMES } from '../../src/games/index.js';
import { textOf } from '../e2e/markup.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ID = 'odds-and-evens';
const FOLDER = `src/games/${ID}/`;
let copy: string;
let blocks: ReadonlyMap<string, string>;

/** The code blocks on the page, by the file names above them. */
async function blocksOf(): Promise<Map<string, string>> {
  const page = await guidePages[0]!.text();
  const found = new Map<string, string>();
  const walk = (node: Tree.Node): void => {
    if (!('childNodes' in node)) return;
    if ('attrs' in node && node.attrs.some(({ name, value }) => name === 'class' && value === 'code')) {
      const [over, pre] = node.childNodes.filter((child) => 'tagName' in child) as Tree.Element[];
      const name = over!.childNodes.find((child) => 'tagName' in child)!;
      found.set(textOf(name).trim(), textOf(pre!));
    } else node.childNodes.forEach(walk);
  };
  walk(parse(page));
  return found;
}

before(async () => {
  blocks = await blocksOf();
  copy = mkdtempSync(join(tmpdir(), 'guide-'));
  for (const path of ['src', 'scripts', 'package.json', 'tsconfig.json'])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  for (const [name, text] of blocks) {
    if (!name.startsWith(FOLDER)) continue;
    mkdirSync(join(copy, dirname(name)), { recursive: true });
    writeFileSync(join(copy, name), text);
  }
});
after(() => rmSync(copy, { recursive: true, force: true }));

function run(...args: string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  assert.equal(status, 0, stdout + stderr);
  return stdout;
}

describe('the guide', () => {
  test('shows every file of its game, in at most 250 lines of code', () => {
    const files = readdirSync(join(root, 'docs-site/example', ID), { recursive: true, encoding: 'utf8' })
      .map((path) => FOLDER + path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.ts') && !path.endsWith('/found.ts'));
    const shown = [...blocks.keys()].filter((name) => name.startsWith(FOLDER));
    assert.deepEqual(shown.sort(), files.sort());
    const lines = shown.flatMap((name) => blocks.get(name)!.split('\n'));
    const code = lines.filter((line) => line.trim() && !/^\s*(\/\/|\/\*\*|\*)/.test(line));
    assert.ok(code.length > 100 && code.length <= 250, `${code.length} lines`);
  });

  test('produces a game with opponent, lesson, rulebook, translations and diagrams', () => {
    run('scripts/games.js');
    assert.ok(existsSync(join(copy, FOLDER, 'lessons/found.ts')));
    writeFileSync(
      join(copy, 'program.ts'),
      `
      import { GAMES, load } from './src/games/index.js';
      import { opponents } from './src/games/opponents.js';
      import { games } from './src/games/registry.js';
      import { chooseMove, formatMove, play, start, viewFor } from './src/index.js';
      import { walk } from './src/kernel/lesson.js';
      const game = await games['${ID}']!();
      const log = [];
      let now = start(game, { players: 2, seed: 7 });
      while (now.status === 'active') {
        const seat = viewFor(game, now, 'spectator').toAct[0]!;
        const move = chooseMove(game, viewFor(game, now, seat), { seed: log.length, level: 'normal' });
        log.push(formatMove(game, move));
        now = play(game, now, move);
      }
      const ui = await load('${ID}');
      const [entry] = await ui.lessons!();
      const steps = [...walk(game, await entry!.lesson())].length;
      const langs = ['en', 'fr', 'it'];
      console.log(JSON.stringify({
        GAMES, steps, moves: log.length, points: now.context.table.points, opponent: typeof (await opponents['${ID}']!()).choose,
        names: await Promise.all(langs.map(async (lang) => (await ui.text(lang))['game.name'])),
        titles: await Promise.all(langs.map(async (lang) => (await entry!.text(lang))['title'])),
        books: await Promise.all(langs.map(async (lang) => (await ui.rulebook!(lang)).title)),
        rule: (await ui.rulebook!('en')).chapters[0]!.rules[0]!.id, taught: entry!.rules,
        diagrams: (await ui.diagrams!()).length,
      }));`,
    );
    const found = JSON.parse(run('--import', 'tsx', 'program.ts')) as Readonly<Record<string, unknown>>;
    const { points, ...rest } = found;
    assert.deepEqual(rest, {
      GAMES: [...new Set([...GAMES, ID])],
      steps: 3,
      moves: 10,
      opponent: 'function',
      names: ['Odds and evens', 'Pair ou impair', 'Pari o dispari'],
      titles: ['The first cards', 'Les premières cartes', 'Le prime carte'],
      books: ['Odds and evens', 'Pair ou impair', 'Pari o dispari'],
      rule: 'OE-1',
      taught: ['OE-1'],
      diagrams: 3,
    });
    // All cards are played, and each pair of them scored for somebody.
    const [even, odd] = points as [number, number];
    assert.equal(even + odd, 30);
  });

  test('produces a game that passes the type check', () => {
    writeFileSync(
      join(copy, 'tsconfig.game.json'),
      JSON.stringify({ extends: './tsconfig.json', include: ['src/games'] }),
    );
    run('node_modules/@typescript/native/bin/tsc', '--noEmit', '-p', 'tsconfig.game.json');
  });
});
