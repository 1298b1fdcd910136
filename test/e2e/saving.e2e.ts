/** Saving: a game survives a reload and can be exported and imported as a file; an invalid file does not affect the game. */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { mouse } from './input-drivers.js';
import {
  dice,
  movesOf,
  openBody,
  openDocs,
  openPage,
  recordOf,
  untilAsked,
  untilAskedAgain,
  useTestEnv,
  type Watched,
} from './helpers.js';

const REDUCED_MOTION = { reducedMotion: 'reduce' } as const;

const env = useTestEnv();
let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playable-rules-'));
});
after(() => rm(folder, { recursive: true, force: true }));

async function playSomeMoves({ page, game }: Watched, count: number, seed = 1): Promise<void> {
  const pick = dice(seed);
  const play = mouse(page, game, pick);
  const asked = untilAskedAgain(game);
  for (let seen = await asked(); (await movesOf(game)) < count; seen = await asked()) await play(seen);
}
async function openMenu(page: Page): Promise<void> {
  await page.locator('playable-game .menu').evaluate((menu) => ((menu as HTMLDetailsElement).open = true));
}
async function importFile(page: Page, path: string): Promise<void> {
  await openMenu(page);
  const chooser = page.waitForEvent('filechooser');
  await page.locator('playable-game [data-do=import]').click();
  await (await chooser).setFiles(path);
}
/** Imports a file over a running game, which must be confirmed because that game is lost. */
async function importOver(page: Page, game: Locator, path: string): Promise<void> {
  await importFile(page, path);
  await game.locator('dialog [data-do=open]').click();
}

test('a reload keeps the game, which can be continued', async () => {
  const watched = await openPage(env, REDUCED_MOTION);
  const { page, game, troubles } = watched;
  await openDocs(env, watched, 'seed="31" forced="off"');
  await playSomeMoves(watched, 12);
  const before = await recordOf(game);
  await page.reload();
  await untilAsked(game);
  assert.equal(await recordOf(game), before);
  await playSomeMoves(watched, (await movesOf(game)) + 3);
  assert.ok((await recordOf(game)).startsWith(before.trimEnd()), 'new moves are added to the record');
  assert.deepEqual(troubles, []);
  await watched.close();
});

test('save="off" stores no game', async () => {
  const watched = await openPage(env, REDUCED_MOTION);
  await openBody(env, watched, '<playable-game players="3" seed="32" save="off"></playable-game>');
  await playSomeMoves(watched, 5);
  await watched.page.reload();
  await untilAsked(watched.game);
  assert.deepEqual(await watched.page.evaluate(() => Object.keys(localStorage)), ['playable-rules/settings']);
  assert.deepEqual(watched.troubles, []);
  await watched.close();
});

test('a game can be exported to a file and imported into another game', async () => {
  const watched = await openPage(env, REDUCED_MOTION);
  const { page, game, troubles } = watched;
  await openBody(env, watched, '<playable-game players="3" seed="33"></playable-game>');
  await playSomeMoves(watched, 8);
  const record = await recordOf(game);
  await openMenu(page);
  const download = page.waitForEvent('download');
  await game.locator('[data-do=export]').click();
  const file = await download;
  assert.equal(file.suggestedFilename(), 'elfenwizards.txt');
  const path = join(folder, 'game.txt');
  await file.saveAs(path);
  assert.equal(await readFile(path, 'utf8'), record);

  await openBody(env, watched, '<playable-game players="5" seed="34" save="other"></playable-game>');
  await untilAsked(game);
  // A decision of the reader: where only opponents have moved, nothing is lost.
  await playSomeMoves(watched, (await movesOf(game)) + 1);
  assert.notEqual(await recordOf(game), record);
  await importOver(page, game, path);
  await game.locator('.note', { hasText: 'The game was opened.' }).waitFor();
  assert.ok((await recordOf(game)).startsWith(record.trimEnd()));
  await page.reload();
  await untilAsked(game);
  assert.ok((await recordOf(game)).startsWith(record.trimEnd()), 'the imported game is saved');
  assert.deepEqual(troubles, []);
  await watched.close();
});

test('an invalid file is refused with its line number, and the running game stays', async () => {
  const watched = await openPage(env, REDUCED_MOTION);
  const { page, game, troubles } = watched;
  await openBody(env, watched, '<playable-game players="3" seed="35"></playable-game>');
  await playSomeMoves(watched, 8);
  const record = await recordOf(game);
  const lines = record.trimEnd().split('\n');
  const last = lines.length;
  const broken: [string, string, RegExp][] = [
    ['nonsense', [...lines.slice(0, -1), 'red juggle 7'].join('\n'), new RegExp(`line ${last}\\b`)],
    ['refused', [...lines, lines.at(-1)].join('\n').replace(/$/, '\nred retire A1'), /line \d+\b/],
    ['foreign', 'Ceci n’est pas une partie.', /line 1\b/],
  ];
  for (const [name, text, message] of broken) {
    const path = join(folder, `${name}.txt`);
    await writeFile(path, text);
    await importFile(page, path);
    await game.locator('.now', { hasText: message }).waitFor({ timeout: 5000 });
    assert.equal(await recordOf(game), record, `${name}: the running game stays`);
  }
  await playSomeMoves(watched, (await movesOf(game)) + 2, 3);
  assert.deepEqual(troubles, []);
  await watched.close();
});

test('with one save in two windows, the last to move wins, and the other shows a note and can load that game', async () => {
  const one = await openPage(env, REDUCED_MOTION);
  const body = '<playable-game players="3" seed="36" save="shared"></playable-game>';
  await openBody(env, one, body);
  await untilAsked(one.game);
  const page = await one.page.context().newPage();
  const two = { ...one, page, game: page.locator('playable-game') };
  await page.addInitScript('globalThis.__name = (f) => f');
  await openBody(env, two, body);
  await playSomeMoves(two, 6);
  await one.game.locator('.note', { hasText: 'another window' }).waitFor();
  await one.page.getByRole('button', { name: 'Show that game here' }).click();
  await untilAsked(one.game);
  assert.equal(await recordOf(one.game), await recordOf(two.game));
  assert.deepEqual(one.troubles, []);
  await one.close();
});
