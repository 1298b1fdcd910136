/** The package as it is packed, where an author installs it: the command with nothing beside it, and the door for programs. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { root } from './pages.js';

let site: string;
let installed: string;
interface Manifest {
  readonly version: string;
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}
let manifest: Manifest;
before(() => {
  site = mkdtempSync(join(tmpdir(), 'packed-'));
  installed = join(site, 'node_modules', 'playable-rules');
  mkdirSync(installed, { recursive: true });
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', site], {
      cwd: root,
      encoding: 'utf8',
    }),
  ) as [{ filename: string }];
  execFileSync('tar', ['-xzf', join(site, filename), '-C', installed, '--strip-components=1']);
  manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;
});
after(() => rmSync(site, { recursive: true }));

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: site, encoding: 'utf8' });
  return { status, out: stdout, err: stderr };
};
const command = (...args: string[]) => run(join(installed, manifest.bin['playable-rules']!), ...args);

test('the command needs nothing but Node, and carries the licences of what is in it', () => {
  mkdirSync(join(site, 'docs'));
  writeFileSync(join(site, 'docs', 'a.md'), '# A\n\n<playable-game at="1"></playable-game>\n');
  assert.deepEqual(command('check', 'docs'), {
    status: 1,
    out: 'docs/a.md:3:16: at: "1", expected a whole number from 0 to 0\n1 of 1 embed in 1 file no longer hold.\n',
    err: '',
  });
  assert.equal(command('picture', 'e/elfenwizards/lesson/?v=1&lesson=ties', '--lang', 'it', '--out', 'made').status, 0);
  assert.match(readFileSync(join(site, 'made', 'elfenwizards-lesson.svg'), 'utf8'), /^<svg /);
  assert.equal(command('--version').out, `${manifest.version}\n`);
  const licences = readFileSync(join(installed, 'dist', 'cli', 'LICENSES.txt'), 'utf8');
  for (const name of ['parse5', 'lit-html', '@lit-labs/ssr', 'xstate', 'micromark'])
    assert.ok(licences.includes(`${name} `), name);
});

test('programs in Node read and make embeds', () => {
  for (const name of Object.keys(manifest.dependencies)) {
    const link = join(site, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(join(root, 'node_modules', name), link);
  }
  const program = join(site, 'program.mjs');
  writeFileSync(
    program,
    `import { follow, formatAddress, load, parseAddress, plainText, snippets, twin } from 'playable-rules/embed';
    const embed = parseAddress('e/elfenwizards/game/?v=1&players=3&seed=1');
    const words = await twin(embed, { load, markup: async () => '<svg />', lang: 'fr' });
    const { iframe } = snippets(await follow(embed, load), words, { site: 'https://a.example/', script: 'https://a.example/l.js' });
    console.log(plainText(words).split('\\n')[0], iframe.startsWith('<iframe src="https://a.example/' + formatAddress(embed).replaceAll('&', '&amp;')));`,
  );
  assert.deepEqual(run(program), { status: 0, out: 'Elfenwizards true\n', err: '' });
});
