/** The command `playable-rules picture`, which draws from an address or a transcript. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../../src/games/index.js';
import { assertAlone } from '../../src/testing/xml.js';
import { run } from './run.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const transcript = join(root, 'src', 'games', 'elfenwizards', 'site', 'board.game.txt');

describe('the command picture', () => {
  let folder: string;
  before(() => (folder = mkdtempSync(join(tmpdir(), 'pictures-'))));
  after(() => rmSync(folder, { recursive: true }));

  for (const game of GAMES)
    test(`draws a transcript in both schemes, and the stored pictures are up to date: ${game}`, async () => {
      const stored = join(root, 'src', 'games', game, 'site');
      const out = join(folder, game);
      const { code } = await run('picture', join(stored, 'board.game.txt'), '--scheme', 'both', '--out', out);
      assert.equal(code, 0);
      assert.deepEqual(readdirSync(out).sort(), ['board-dark.svg', 'board-light.svg', 'board.alt.txt']);
      for (const file of readdirSync(out)) {
        const made = readFileSync(join(out, file), 'utf8');
        if (file.endsWith('.svg')) assertAlone(made, 'p-');
        assert.ok(made === readFileSync(join(stored, file), 'utf8'), `${file}: npx tsx scripts/picture.js`);
      }
    });

  test('never overwrites the transcript that it draws', async () => {
    const own = mkdtempSync(join(folder, 'own-'));
    const text = readFileSync(transcript, 'utf8');
    for (const file of ['save.txt', 'save.alt.txt']) writeFileSync(join(own, file), text);
    const save = join(own, 'save.txt');
    assert.equal((await run('picture', save, '--name', 'drawn', '--out', own)).code, 0);
    assert.match(readFileSync(join(own, 'drawn.alt.txt'), 'utf8'), /^Elfenwizards/);
    const over = await run('picture', join(own, 'save.alt.txt'), '--out', own);
    assert.deepEqual([over.code, /save\.alt\.txt: it would be written over/.test(over.err)], [2, true]);
    assert.equal((await run('picture', save, '--name', 'save.txt', '--out', own)).code, 0);
    rmSync(join(own, 'save.alt.txt'));
    assert.equal((await run('picture', save, '--out', own)).code, 0);
    assert.deepEqual(readFileSync(save, 'utf8'), text);
  });

  test('draws each step of a lesson from an address, in the given language and layout', async () => {
    const address = 'https://a.example/e/elfenwizards/lesson/?v=1&lesson=competition&step=2';
    const { code, out } = await run(
      'picture',
      address,
      '--lang',
      'fr',
      '--layout',
      'narrow',
      '--steps',
      '--out',
      folder,
      '--name',
      'l',
    );
    assert.equal(code, 0);
    assert.deepEqual(
      out
        .trim()
        .split('\n')
        .map((file) => file.slice(folder.length + 1)),
      ['l.svg', ...Array.from({ length: 8 }, (_, i) => `l-step-${i + 1}.svg`), 'l.alt.txt'],
    );
    assert.match(readFileSync(join(folder, 'l.alt.txt'), 'utf8'), /^Phase 5[^]*À vous de jouer/);
  });

  const names: readonly (readonly [what: string, lang: string[], name: string])[] = [
    ['e/elfenwizards/lesson/?v=1&lesson=competition', ['--lang', 'fr'], 'elfenwizards-lesson-competition-fr'],
    ['e/elfenwizards/lesson/?v=1&lesson=competition&lang=it', [], 'elfenwizards-lesson-competition-it'],
    ['e/elfenwizards/lesson/?v=1&lesson=competition&lang=fr', ['--lang', 'en'], 'elfenwizards-lesson-competition'],
    ['e/elfenwizards/lesson/?v=1&rule=EW-5.11', [], 'elfenwizards-lesson-awarding-a-title'],
    ['e/elfenwizards/game/?v=1', [], 'elfenwizards-game'],
    ['e/elfenwizards/rulebook/?v=1&rule=EW-5.11', [], 'elfenwizards-rulebook-EW-5.11'],
    [transcript, ['--lang', 'fr'], 'board-fr'],
  ];
  for (const [what, lang, name] of names)
    test(`names its files after what they show: ${name}`, async () => {
      const own = mkdtempSync(join(folder, 'named-'));
      assert.equal((await run('picture', what, ...lang, '--out', own)).err, '');
      assert.deepEqual(readdirSync(own).sort(), [`${name}.alt.txt`, `${name}.svg`]);
    });

  test('reports what it cannot draw, and writes nothing', async () => {
    const file = join(folder, 'bad.txt');
    writeFileSync(file, readFileSync(transcript, 'utf8').replace(/\nred place .*/, '\nred place 6 nowhere'));
    const out = join(folder, 'none');
    const wrong: readonly (readonly [args: string[], code: number, message: RegExp])[] = [
      [['e/elfenwizards/game/?v=1&at=3'], 1, /^at: 3, expected/],
      [[file], 1, /^line \d+, box: "nowhere", expected one of/],
      [[join(root, 'LICENSE')], 1, /^line 1: .* a transcript/],
      [[folder], 2, /pictures-\w+: neither the address of an embed nor a file/],
      [['nothing.txt'], 2, /^nothing\.txt: neither/],
      [[transcript, '--scheme', 'pink'], 2, /^--scheme pink/],
      [[transcript, '--lang', '1'], 2, /^--lang 1: it is one of en, fr, it\./],
      [[transcript, '--lang', 'de'], 2, /^--lang de: it is one of en, fr, it\. See playable-rules --help\n$/],
      [[transcript, transcript], 2, /^picture: one address or file at a time/],
      [[], 2, /^picture: of which address or transcript file\?/],
    ];
    for (const [args, code, message] of wrong) {
      const answer = await run('picture', ...args, '--out', out);
      assert.equal(answer.code, code, args.join(' '));
      assert.match(answer.err, message);
    }
    assert.ok(!existsSync(out));
    const { code, err } = await run('picture', transcript, '--out', file);
    assert.equal(code, 1);
    assert.match(err, /^EEXIST: [^\n]*bad\.txt'\n$/, 'one line says what the system refuses');
  });

  test('makes the folder that the name has', async () => {
    const out = join(folder, 'named');
    assert.equal((await run('picture', transcript, '--name', 'a/b', '--out', out)).code, 0);
    assert.deepEqual(readdirSync(join(out, 'a')).sort(), ['b.alt.txt', 'b.svg']);
  });
});
