/** Games made by the packed `create-playable-game`: asked for, typed, tested, built and played with the packed package. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { after, before, describe, test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { bin } from '../../../scripts/paths.js';
import { serve } from '../../../scripts/static-server.js';
import { movesOf, untilAskedAgain } from '../helpers.js';
import { install, maker, type Project } from '../packed.js';
import { complaints, openBrowser, overflow, violations } from '../pages.js';

const MADE = ['board-open', 'board-hidden', 'cards-open', 'cards-hidden'];
/** To save time, only one is tested, built and played here, and all four by `real-create.ts`. */
const PLAYED = 'cards-hidden';
let project: Project;
let installed: string;
let create: (args: readonly string[], streams: object) => Promise<number>;
let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
before(async () => {
  project = install('create', maker());
  installed = join(project.folder, 'node_modules', 'create-playable-game');
  ({ create } = (await import(pathToFileURL(join(installed, 'create.js')).href)) as { create: typeof create });
  for (const name of MADE) {
    const [kind, information] = name.split('-');
    const { status, said } = await unasked(at(name), '--kind', kind!, '--information', information!);
    assert.equal(status, 0, said);
  }
  project.run(`npm --prefix ${PLAYED} run --silent build -- --logLevel warn`);
  site = await serve(project.folder);
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  site?.close();
  project?.remove();
});

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}
/** Keys as a terminal sends them. */
const [DOWN, BACKSPACE] = ['\x1b[B', '\x7f'];
const at = (path: string) => join(project.folder, path);
interface Ended {
  readonly status: number;
  readonly said: string;
}
/** Runs the command at a terminal, with an answer to each question in turn. */
async function asked(
  args: readonly string[],
  answers: readonly (readonly [question: RegExp, ...keys: readonly string[]])[],
) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 100, rows: 40 });
  const left = [...answers];
  let said = '';
  output.on('data', (chunk: Buffer) => {
    said += stripVTControlCharacters(String(chunk));
    const [question, ...keys] = left[0] ?? [];
    if (!question?.test(said)) return;
    left.shift();
    for (const key of keys) setImmediate(() => input.write(key));
  });
  const status = await create(args, { input, output, errors: output });
  assert.deepEqual(left, [], said);
  return { status, said };
}
/** Runs the command where nobody can answer. */
async function unasked(...args: string[]): Promise<Ended> {
  const output = new PassThrough();
  const status = await create(args, { input: new PassThrough(), output, errors: output });
  return { status, said: String(output.read() ?? '') };
}

test('a script gets a game without a question, and is told what comes next', () => {
  const bin = join(installed, 'bin.js');
  const { status, stdout: said } = spawnSync(process.execPath, [bin], { cwd: project.folder, encoding: 'utf8' });
  assert.equal(status, 0);
  assert.match(said, /My game is in .*my-game\. Play it:\n\n {2}cd my-game\n {2}npm install\n {2}npm start/);
  const made = readdirSync(at('my-game'));
  for (const name of ['.github', '.gitignore', '.storybook', 'README.md', 'package.json', 'src'])
    assert.ok(made.includes(name), name);
  const [{ version }, { dependencies }] = ['node_modules/playable-rules', 'my-game'].map(
    (folder) => JSON.parse(readFileSync(at(`${folder}/package.json`), 'utf8')) as Manifest,
  ) as [Manifest, Manifest];
  assert.equal(dependencies['playable-rules'], `^${version}`);
});

test('what comes next can be pasted: a path with a space is in quotes, and nobody goes where they are', () => {
  const bin = join(installed, 'bin.js');
  const making = (cwd: string, folder: string) =>
    /Play it:\n\n([^]*)\n {2}npm install/.exec(
      spawnSync(process.execPath, [bin, folder], { cwd, encoding: 'utf8' }).stdout,
    )?.[1];
  assert.equal(making(project.folder, 'my games/hive'), `  cd "${join('my games', 'hive')}"`);
  mkdirSync(at('here'));
  assert.equal(making(at('here'), '.'), undefined);
});

test('a wrong choice makes nothing, and says what was expected', async () => {
  mkdirSync(at('full'));
  writeFileSync(at('full/notes.txt'), '');
  for (const [args, says] of [
    [[at('full')], /full: expected an empty folder or none, but notes\.txt is in it/],
    [[at('full/notes.txt')], /notes\.txt: expected a folder, but it is a file/],
    [[at('full/notes.txt/game')], /^ENOTDIR: /],
    [['My Game'], /^My Game: expected a name of lower-case letters and digits.* such as my-game/],
    [['vite'], /^vite: expected another name than that of a package the game needs/],
    [['elfengold'], /^elfengold: expected another name than that of a game of playable-rules/],
    [[at('a-game'), '--name', 'A <b>'], /^--name A <b>: expected at most 60 letters, digits, spaces, hyphens and ’/],
    [[at('a-game'), '--seats', '9'], /^--seats 9: expected 2, 3 or 4/],
    [[at('a-game'), '--kind', 'dice'], /^--kind dice: expected board or cards/],
    [[at('a-game'), '--information', 'none'], /^--information none: expected open or hidden/],
    [[at('a-game'), '--colour'], /^Unknown option '--colour': expected a flag of --help/],
    [[at('a-game'), 'b-game'], /^b-game: expected one folder/],
  ] as const) {
    const { status, said } = await unasked(...args);
    assert.equal(status, 1, args.join(' '));
    assert.match(said, says);
  }
  assert.ok(!existsSync(at('a-game')));
});

test('at a terminal it asks for what no flag says, and says at once what is wrong with an answer', async () => {
  const folder = at('asked-for');
  const { status, said } = await asked(
    [folder, '--seats', '2'],
    [
      [/What do readers call the game\?/, '<', '\r'],
      [/--name <: expected/, BACKSPACE, ...'L’île d’or', '\r'],
      [/A board or cards\?/, DOWN, '\r'],
      [/Open or hidden information\?/, DOWN, '\r'],
    ],
  );
  assert.equal(status, 0, said);
  assert.doesNotMatch(said, /Into which folder|How many can play/);
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  assert.match(read('index.html'), /<title>L’île d’or<\/title>[^]*<playable-game game="asked-for">/);
  assert.match(read('src/game/seats.ts'), /PLAYERS = \[2, 2\]/);
  assert.match(read('src/game/game.ts'), /id: 'asked-for'[^]*imagine: \(seen, rng\)/);
  assert.match(read('src/game/rules.ts'), /type: 'play'/);
});

test('a reader who cancels gets nothing', async () => {
  const folder = at('cancelled');
  const { status } = await asked([folder], [[/What do readers call the game\?/, '\x03']]);
  assert.equal(status, 130);
  assert.ok(!existsSync(folder));
});

test('all kinds of games pass the type check', () => {
  // Storybook is not installed here: the type check of this repository reads the stories.
  const include = [...MADE, 'asked-for'].flatMap((name) => [`${name}/src`, `${name}/test`, `${name}/*.ts`]);
  writeFileSync(at('tsconfig.json'), JSON.stringify({ extends: './board-open/tsconfig.json', include }));
  project.run(`"${bin('tsc')}" -p .`);
});

test('the tests of a made game pass', () => {
  assert.match(stripVTControlCharacters(project.run(`npm --prefix ${PLAYED} test`)), /Tests +[56]\d passed/);
});

async function open(file: string, width = 1366): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width, height: 768 }, bypassCSP: true });
  const page = await context.newPage();
  const complained = complaints(page);
  await page.addInitScript('globalThis.__name = (f) => f');
  await page.goto(`${site.url}/${PLAYED}/dist/${file}`);
  return {
    page,
    close: async () => {
      assert.equal(await overflow(page), 0);
      assert.deepEqual(await violations(page), []);
      assert.deepEqual(complained, []);
      await context.close();
    },
  };
}

test('a made game is played to the end by clicks on its board, against three opponents', async () => {
  const { page, close } = await open('index.html');
  const game = page.locator('playable-game');
  // Opponents that think less save time.
  await game.evaluate((element) => element.setAttribute('seats', 'human bot:easy bot:easy bot:easy'));
  await game.locator('.welcome .you', { hasText: 'You are Red.' }).waitFor();
  await game.locator('[data-do=welcome]').click();
  const asked = untilAskedAgain(game);
  await asked();
  assert.deepEqual(await violations(page), []);
  for (let seen = await asked(); !seen.isOver; seen = await asked())
    await game.locator(`.anchor[data-anchor="${seen.sources[0]}"]`).click();
  assert.equal(await movesOf(game), 20, 'everybody has played five cards');
  await close();
});

test('its lesson is played to the last step, and its rules and phases are there, in a narrow page', async () => {
  const { page, close } = await open('learn.html', 320);
  const lesson = page.locator('playable-lesson');
  for (const step of [1, 2, 3]) {
    await lesson.getByText(`Step ${step} of 4`).first().waitFor();
    // Shows the move, which leads on to the next step.
    await lesson.locator('[data-do=show]').click();
  }
  await lesson.getByText('Step 4 of 4').first().waitFor();
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.locator('playable-rulebook').getByText('R-3').waitFor();
  await page.locator('playable-phases').scrollIntoViewIfNeeded();
  await page.locator('playable-phases .phase').first().waitFor();
  await close();
});

describe('the site of a made game', () => {
  let own: Awaited<ReturnType<typeof serve>>;
  before(async () => {
    // Frames without an origin may load scripts of servers that allow it, such as GitHub’s.
    own = await serve(at(`${PLAYED}/site`), { headers: { 'access-control-allow-origin': '*' } });
    project.run(`npm --prefix ${PLAYED} run site -- --address ${own.url}/`);
  });
  after(() => own?.close());

  /** Opens a page of the site, or a page of somebody else that has this content. */
  async function visit({ path = '', content }: { path?: string; content?: string }) {
    const page = await browser.newPage();
    const complained = complaints(page);
    await page.goto(content === undefined ? `${own.url}/${path}` : `${site.url}/package.json`);
    if (content !== undefined) await page.setContent(`<!doctype html><title>A blog</title>${content}`);
    return {
      page,
      close: async () => {
        assert.deepEqual(complained, []);
        await page.close();
      },
    };
  }
  const oembed = (of: string) =>
    JSON.parse(readFileSync(at(`${PLAYED}/site/oembed/${of}.json`), 'utf8')) as { readonly html: string };

  test('has a start page, where the game is played and shared by the address of its embed page', async () => {
    const { page, close } = await visit({ path: '' });
    const game = page.locator('playable-game');
    await game.locator('[data-do=welcome]').click();
    await game.locator('.anchor[data-anchor^="card:"]').first().click();
    await game.getByRole('button', { name: 'Share' }).click();
    const link = game.locator('dialog textarea');
    await link.waitFor();
    assert.ok((await link.inputValue()).startsWith(`${own.url}/e/${PLAYED}/game/?v=1`));
    await close();
  });

  test('has a page for each lesson and for the rules, in each language', async () => {
    const { page, close } = await visit({ path: 'lessons/first/' });
    await page.locator('playable-lesson [data-do=show]').click();
    await page.locator('playable-lesson').getByText('Step 2 of 4').first().waitFor();
    await page.getByRole('link', { name: 'italiano' }).click();
    await page.locator('playable-lesson').getByText('Passo 1 di 4').first().waitFor();
    await page.getByRole('link', { name: 'Regole' }).click();
    await page.locator('playable-rulebook input').first().waitFor();
    await page.locator('playable-rulebook').getByText('Dopo cinque prese vince').last().waitFor();
    await close();
  });

  test('has pictures of the board in light and dark, which need no script', async () => {
    const pictures = ['light', 'dark'].map((scheme) => `<img src="${own.url}/drawings/${PLAYED}/board-${scheme}.svg">`);
    const { page, close } = await visit({ content: pictures.join('') });
    const isDrawn =
      'document.images.length === 2 && [...document.images].every(({ naturalWidth }) => naturalWidth > 300)';
    await page.waitForFunction(isDrawn);
    await close();
  });

  test('is played in a page of somebody else: in the frame of its oEmbed response, also without an origin', async () => {
    const frames = ['first', 'rulebook'].map((of) => oembed(`${PLAYED}/${of}`).html);
    const sandboxed = oembed(PLAYED).html.replace('<iframe', '<iframe sandbox="allow-scripts"');
    const { page, close } = await visit({ content: [sandboxed, ...frames].join('') });
    const inFrame = (n: number, selector: string) => page.frameLocator('iframe').nth(n).locator(selector).first();
    await inFrame(0, 'playable-game [data-do=welcome]').click();
    await inFrame(0, 'playable-game .anchor[data-anchor^="card:"]').click();
    await inFrame(0, 'playable-game .anchor[data-anchor^="played:0"] [data-piece]').waitFor();
    await inFrame(1, 'playable-lesson [data-do=show]').waitFor();
    await inFrame(2, 'playable-rulebook input').waitFor();
    await close();
  });

  test('is played in a page of somebody else by its script, which loads none of our games', async () => {
    const script = `<script type="module" src="${own.url}/cdn/loader.js"></script>`;
    const { page, close } = await visit({ content: `<div data-playable="game" data-game="${PLAYED}"></div>${script}` });
    await page.locator('playable-game [data-do=welcome]').click();
    await page.locator('playable-game .controls button').first().waitFor();
    await close();
    for (const name of readdirSync(at(`${PLAYED}/site/cdn`)))
      assert.doesNotMatch(readFileSync(at(`${PLAYED}/site/cdn/${name}`), 'utf8'), /elfengold/, name);
  });

  test('is not made of a module without a game, or of one that fails; what is there stays', () => {
    const before = readdirSync(at(`${PLAYED}/site`));
    writeFileSync(at(`${PLAYED}/none.ts`), 'export const game = 1;');
    writeFileSync(at(`${PLAYED}/throws.ts`), `throw new Error('my.fields.roll: nothing');`);
    const make = (path: string) =>
      project.run(`cd ${PLAYED} && ../node_modules/.bin/playable-rules site --game ${path}`);
    assert.throws(() => make('none.ts'), /--game none\.ts: its default export is no game, as defineUi makes it/);
    assert.throws(() => make('throws.ts'), /--game throws\.ts: it could not be loaded\. my\.fields\.roll: nothing/);
    assert.deepEqual(readdirSync(at(`${PLAYED}/site`)), before);
  });
});
