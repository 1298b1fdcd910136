/** The command `playable-rules check` on files and folders: what it prints, and its exit code. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { GOOD_HTML } from './pages.js';
import { run } from './run.js';

describe('the command check', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'pages-'));
    mkdirSync(join(folder, 'posts'));
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'index.html'), GOOD_HTML);
    writeFileSync(join(folder, 'posts', 'one.md'), 'Text\n\n<playable-game at="1"></playable-game>\n');
    writeFileSync(join(folder, 'node_modules', 'no.md'), '<playable-game game="chess">');
    writeFileSync(join(folder, 'data.yaml'), '<playable-game game="chess">');
  });
  after(() => rmSync(folder, { recursive: true }));

  test('prints file, line and column of each fault and a count, and exits with 1', async () => {
    const { code, out, err } = await run('check', folder);
    const file = join(folder, 'posts', 'one.md');
    assert.equal(
      out,
      `${file}:3:16: at: 1, expected a whole number from 0 to 0\n1 of 13 embeds in 2 files no longer hold.\n`,
    );
    assert.deepEqual([code, err], [1, '']);
  });

  test('exits with 0 if all embeds are valid', async () => {
    assert.deepEqual(await run('check', join(folder, 'index.html')), {
      code: 0,
      out: '12 embeds in 1 file: all hold.\n',
      err: '',
    });
  });

  test('checks pages to which links lead, and follows no link to a folder or to nothing', async () => {
    const links = mkdtempSync(join(tmpdir(), 'links-'));
    symlinkSync(join(folder, 'index.html'), join(links, 'index.html'));
    symlinkSync(links, join(links, 'around'));
    symlinkSync(join(links, 'none'), join(links, 'none.html'));
    const { code, out } = await run('check', links);
    rmSync(links, { recursive: true });
    assert.deepEqual([code, out], [0, '12 embeds in 1 file: all hold.\n']);
  });

  test('checks every lesson of a JSON file, whether it is an argument or the src of a lesson element', async () => {
    const lesson = { start: { players: 3, seed: 1 }, steps: [{ say: 'Look.', show: ['H'] }] };
    const file = join(folder, 'lessons.json');
    const page = join(folder, 'src.html');
    const write = (...steps: object[][]) =>
      writeFileSync(
        file,
        JSON.stringify({ game: 'elfenwizards', lessons: steps.map((steps) => ({ ...lesson, steps })) }, null, 2),
      );
    writeFileSync(
      page,
      '<playable-lesson src="lessons.json?v=1"></playable-lesson><playable-lesson src="https://a.example/x.json">',
    );
    write([{ say: 'a' }], [{ say: 'b' }]);
    // As some editors write it, which no browser minds.
    writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8')}`);
    assert.match((await run('check', file, page)).out, /^3 embeds in 2 files: all hold/);
    write([{ say: 'a' }], [{ say: 'b', expect: ['red done'] }]);
    const { code, out } = await run('check', file, page);
    assert.equal(code, 1);
    assert.match(out, /lessons\.json:24:13: lesson-2\.steps\[0\]\.expect: \["red done"\]/);
    assert.match(out, /src\.html:1:\d+: lesson-2/);
    rmSync(file);
    assert.match((await run('check', page)).out, /src: "lessons\.json\?v=1", expected a file beside the page/);
    rmSync(page);
  });

  test('finds the file of a lesson from the folder that is checked, and by its address', async () => {
    const site = join(folder, 'site');
    mkdirSync(join(site, 'pages'), { recursive: true });
    const lesson = { game: 'elfenwizards', start: { players: 3, seed: 1 }, steps: [{ say: 'Look.' }] };
    writeFileSync(join(site, 'my lesson.json'), JSON.stringify(lesson));
    const src = (path: string) => `<playable-lesson src="${path}"></playable-lesson>`;
    writeFileSync(join(site, 'pages', 'a.html'), src('/my%20lesson.json') + src('../my%20lesson.json#1'));
    assert.match((await run('check', site)).out, /^2 embeds in 1 file: all hold/);
    writeFileSync(join(site, 'pages', 'a.html'), src('/other.json') + src('%'));
    assert.match((await run('check', site)).out, /2 of 2 embeds in 1 file no longer hold/);
    rmSync(site, { recursive: true });
  });

  test('prints JSON with --json', async () => {
    const { code, out } = await run('check', '--json', folder);
    const report = JSON.parse(out) as { files: number; embeds: number; faults: object[] };
    assert.deepEqual(
      [code, report.files, report.embeds, Object.keys(report.faults[0]!)],
      [1, 2, 13, ['file', 'line', 'column', 'message']],
    );
  });

  test('answers a wrong call with one line that names the mistake and points to --help', async () => {
    const wrong: readonly (readonly [args: string[], message: string])[] = [
      [[], 'Nothing was asked: check, picture or site.'],
      [['check'], 'check: which folder or file?'],
      [['chekc', folder], `Not understood: chekc ${folder}.`],
      [['check', '--colour', folder], "Unknown option '--colour'."],
      [['check', '--lang'], "Option '--lang <value>' argument missing."],
      [['check', join(folder, 'none')], `${join(folder, 'none')}: there is no such file or folder.`],
      ...['check', 'picture'].map((verb): [string[], string] => [
        [verb, folder, '--game', './my-game'],
        `${verb}: it knows the games of this package only; --game is for site.`,
      ]),
      [
        ['check', join(folder, 'data.yaml')],
        `${join(folder, 'data.yaml')}: neither Markdown, MDX, HTML nor a lesson's JSON.`,
      ],
    ];
    for (const [args, message] of wrong)
      assert.deepEqual(await run(...args), { code: 2, out: '', err: `${message} See playable-rules --help\n` });
    const { code, out } = await run('--help');
    assert.deepEqual([code, out.startsWith('playable-rules: ')], [0, true]);
    assert.match((await run('--version')).out, /^\d+\.\d+\.\d+\n$/);
  });
});
