/**
 * Adding a game takes its folder alone: in a copy of the sources the toy game is added beside the others, and nothing
 * else is edited.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { start } from '../../src/kernel/start.js';
import { viewFor } from '../../src/kernel/view.js';
import { toy } from '../toy/game.js';
import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';
import { GAMES } from '../../src/games/index.js';
import { ui } from '../toy/ui.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
let copy: string;

/** Writes the toy game as a game folder: its sources, without what only tests need. */
async function addToyGame(folder: string): Promise<void> {
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  mkdirSync(join(folder, 'text'), { recursive: true });
  for (const file of readdirSync(join(root, 'test/toy')).filter(
    (name) => /^\w+\.ts$/.test(name) && name !== 'paths.ts',
  ))
    write(
      file,
      readFileSync(join(root, 'test/toy', file), 'utf8')
        .replaceAll("'../../src/", "'../../")
        // In a real game the elements register its controls.
        .replace(/^customElements\.define.*\n/gm, ''),
    );
  write('index.ts', `export { toy } from './game.js';\n`);
  const view = viewFor(toy, start(toy, { players: 4, seed: 1 }), 'spectator');
  const board = { wide: ui.size(view, 'wide'), narrow: ui.size(view, 'narrow') };
  write('about.ts', `export const about = ${JSON.stringify({ order: 99, players: [2, 4], wideFrom: 600, board })};\n`);
  write('text/en.ts', `export const en = ${JSON.stringify(await ui.text('en'))};\n`);
}

before(async () => {
  copy = mkdtempSync(join(tmpdir(), 'games-'));
  for (const path of ['src', 'scripts', 'docs-site', 'package.json', 'tsconfig.json', 'custom-elements.json'])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  mkdirSync(join(copy, 'test'));
  cpSync(join(root, 'test/toy'), join(copy, 'test/toy'), { recursive: true }); // the guide quotes parts of it
  await addToyGame(join(copy, 'src/games/toy'));
});
after(() => rmSync(copy, { recursive: true, force: true }));

/** Runs Node in the copy and returns what it prints. */
function run(...args: string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return stdout;
}
const runProgram = (source: string): unknown => {
  writeFileSync(join(copy, 'program.ts'), source);
  return JSON.parse(run('--import', 'tsx', 'program.ts'));
};

describe('a game added as a folder', () => {
  test('is found, loaded and played, and its chart is laid out', () => {
    run('scripts/games.js');
    const found = runProgram(`
      import { GAMES, load } from './src/games/index.js';
      import { bots } from './src/games/generated/bots.js';
      import { games } from './src/games/generated/registry.js';
      import { legalMoves, play, start } from './src/index.js';
      const toy = await games.toy!();
      let game = start(toy, { players: 3, seed: 7 });
      while (game.status === 'active') game = play(toy, game, legalMoves(toy, game)[0]!);
      const ui = await load('toy');
      const name = (await ui.text('fr'))['game.name'];
      const diagrams = (await ui.diagrams!()).length;
      console.log(JSON.stringify({ GAMES, name, diagrams, lessons: typeof ui.lessons, opponent: 'toy' in bots, status: game.status }));
    `);
    assert.deepEqual(found, {
      GAMES: [...GAMES, 'toy'],
      name: 'Toy',
      diagrams: 3,
      lessons: 'undefined',
      opponent: false,
      status: 'done',
    });
  });

  test('has its pages on the site, linked from others, even without lessons, rulebook and site texts', () => {
    const wanted = ['toy/', 'embed/toy/', 'inspect/toy/', 'fr/toy/', ''].map((folder) => `${folder}index.html`);
    const pages = runProgram(`
      import { files } from './docs-site/site.js';
      const made = new Map((await files()).map((file) => [file.path, file]));
      const wanted = ${JSON.stringify([...wanted, 'drawings/toy/board-dark.svg', 'oembed/toy-it.json', 'lessons/index.html'])};
      const texts = await Promise.all(wanted.map(async (path) => [path, await made.get(path)?.text()]));
      console.log(JSON.stringify(Object.fromEntries(texts)));
    `) as Readonly<Record<string, string>>;
    for (const path of wanted.slice(0, 4)) assert.match(pages[path]!, /game="toy"/, path);
    assert.match(pages['toy/index.html']!, /<h1>Toy<\/h1>.*2 to 4 players/s);
    assert.doesNotMatch(pages['toy/index.html']!, /playable-rulebook|playable-lesson|undefined/);
    assert.doesNotMatch(pages['embed/toy/index.html']!, /value="(lesson|rulebook)"/);
    assert.match(pages['index.html']!, /href="[^"]*\btoy\/"/);
    assert.match(pages['drawings/toy/board-dark.svg']!, /^<svg /);
    assert.match(pages['oembed/toy-it.json']!, /Toy/);
    assert.doesNotMatch(pages['lessons/index.html']!, /Toy/);
  });

  test('is bundled apart from the elements and from the other games', async () => {
    const { metafile } = await build({
      entryPoints: [join(copy, 'src/define.ts')],
      outdir: join(copy, 'out'),
      bundle: true,
      splitting: true,
      format: 'esm',
      metafile: true,
      logLevel: 'error',
      absWorkingDir: copy,
      external: ['@statelyai/inspect'],
    });
    const outputs = Object.values((metafile as Metafile).outputs);
    const games = outputs.map(({ inputs }) => [
      ...new Set(
        Object.keys(inputs).flatMap((path) => {
          const [, game, file] = /^src\/games\/([^/]+)\/(.*)$/.exec(path) ?? [];
          return game && file !== 'about.ts' ? [game] : [];
        }),
      ),
    ]);
    assert.ok(games.some(([game]) => game === 'toy'));
    assert.deepEqual(
      games.filter((of) => of.length > 1),
      [],
      'no chunk contains two games',
    );
    assert.deepEqual(games[outputs.findIndex(({ entryPoint }) => entryPoint === 'src/define.ts')], []);
  });
});
