/** The package that makes games: what it makes, from its sources. `create.e2e.ts` plays the games. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { CHOICES } from '../../create-playable-game/choices.js';
import { make } from '../../create-playable-game/make.js';
import { ELEMENTS } from '../../docs-site/pages/guide.js';

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as Manifest;
interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** The texts of the files of a made game by their paths. */
function made(choices: object): Readonly<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'game-'));
  try {
    make(folder, { id: 'bee-hive', name: 'L’île d’or', kind: 'board', information: 'open', seats: '3', ...choices });
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
      statSync(join(folder, path)).isFile(),
    );
    return Object.fromEntries(
      paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
const KINDS = ['board', 'cards'].flatMap((kind) => ['open', 'hidden'].map((information) => ({ kind, information })));

for (const choices of KINDS)
  test(`a made game has its own names, and none of the template’s: ${Object.values(choices).join(', ')}`, () => {
    const files = made(choices);
    for (const [path, text] of Object.entries(files)) {
      assert.doesNotMatch(path, /\.open\.|\/_|^_|my-game/);
      assert.doesNotMatch(text, /my-game|My game|\[2, 4\]/, path);
    }
    assert.match(files['package.json']!, /"name": "bee-hive"/);
    assert.match(files['src/game/seats.ts']!, /PLAYERS = \[2, 3\]/);
    assert.match(files['src/game/text.ts']!, /'game\.name': 'L’île d’or'/);
    assert.match(files['index.html']!, /<playable-game game="bee-hive">/);
    assert.ok(files['.gitignore'] && files['tsconfig.json'] && files['.github/workflows/ci.yml']);
  });

test('a file in the place of the folder is said', () => {
  const folder = mkdtempSync(join(tmpdir(), 'game-'));
  writeFileSync(join(folder, 'notes'), '');
  const { check } = CHOICES['folder']!;
  assert.throws(() => check(join(folder, 'notes')), /notes: expected a folder, but it is a file$/);
  check(join(folder, 'new'));
  rmSync(folder, { recursive: true });
});

test('all kinds of games have the same files', () => {
  const [first, ...others] = KINDS.map((choices) => Object.keys(made(choices)).sort());
  for (const other of others) assert.deepEqual(other, first);
});

test('only a game with hidden information hides, imagines and redeals', () => {
  for (const choices of KINDS) {
    const { 'src/game/game.ts': game, 'test/game.test.ts': tests } = made(choices);
    const hides = choices.information === 'hidden';
    assert.equal(/\bredact: /.test(game!) && /\bimagine\b/.test(game!), hides);
    assert.equal(/\bredeal\(/.test(tests!), hides);
  }
});

test('a made game needs nothing of playable-rules but what is promised to games', () => {
  for (const choices of KINDS)
    for (const [path, text] of Object.entries(made(choices)).filter(([path]) => path.startsWith('src/')))
      for (const [, from] of text.matchAll(/ from '([^.][^']*)';$/gm))
        assert.match(
          from!,
          path === 'src/main.ts' ? /^playable-rules\/define\.js$/ : /^playable-rules\/kit(\/board)?$/,
          path,
        );
});

test('a made game gets the versions with which it is tested, and those of this repository', () => {
  const { devDependencies } = read('create-playable-game/template/project/_package.json');
  const tested = read('test/create/package.json').devDependencies;
  const ours = read('package.json').devDependencies;
  for (const [name, range] of Object.entries(devDependencies)) {
    const version = name === 'typescript' ? tested[name] : (ours[name] ?? tested[name]);
    assert.equal(range, `^${version}`, name);
    if (tested[name]) assert.equal(range, `^${tested[name]}`, name);
  }
});

test('the guide names each file of a made game that is about its lesson or its rules, outside their folder', () => {
  const guide = readFileSync(new URL('../../docs-site/prose/guide.md', import.meta.url), 'utf8');
  const files = Object.entries(made({})).filter(
    ([path, text]) => !path.startsWith('src/') && /lesson="|describeGame/.test(text),
  );
  assert.deepEqual(files.map(([path]) => path).sort(), ['learn.html', 'stories/game.stories.ts', 'test/game.test.ts']);
  for (const [path] of files) assert.ok(guide.includes(`\`${path}\``), path);
  const [begun] = guide.split('\n## 2. ');
  assert.match(begun!, /`test\/game\.test\.ts`/);
});

for (const [step, path] of Object.entries({ 7: 'index.html', 8: 'learn.html', 9: 'rules.html' }))
  test(`the guide says what to change in ${path} of a made game, so that its element is the one of step ${step}`, () => {
    const guide = readFileSync(new URL('../../docs-site/prose/guide.md', import.meta.url), 'utf8');
    const [before] = guide.split(`\n\n{element${step}}`);
    const sentence = before!.split('\n').at(-1)!;
    const isThere = made({ id: 'pig' })[path]!.includes(ELEMENTS[step]!);
    assert.ok(sentence.includes(`${isThere ? 'The' : 'Change the'} element in \`${path}\``), sentence);
  });

test('the worker of the guide is ready before a page of a made game first asks for it', () => {
  const guide = readFileSync(new URL('../../docs-site/prose/guide.md', import.meta.url), 'utf8');
  const [, worker] = /import \{ serveBots \} from '([^']+)'/.exec(guide)!;
  assert.ok(made({})['vite.config.ts']!.includes(`optimizeDeps: { include: ['${worker}'] }`));
});

test('the guide installs the browser’s part of Vitest in the version of the template’s Vitest', () => {
  const guide = readFileSync(new URL('../../docs-site/prose/guide.md', import.meta.url), 'utf8');
  const [, range] = /^npm install .*@vitest\/browser-playwright@(\S+)$/m.exec(guide) ?? [];
  assert.equal(range, read('create-playable-game/template/project/_package.json').devDependencies['vitest']);
});
