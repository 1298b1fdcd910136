/** The packed package in authors' projects: without a framework, with games of their own, built by Vite or not at all, and in Node. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { bin } from '../../../scripts/paths.js';
import { serve } from '../../../scripts/static-server.js';
import { WELCOMED } from '../../../scripts/welcomed.js';
import type { PlayableGame } from '../../../src/elements/playable-game/playable-game.js';
import { openLog, untilAsked } from '../helpers.js';
import { unpack, type Project } from '../packed.js';
import { complaints, openBrowser, root } from '../pages.js';

/** A page with Pig twice: with a worker, whose opponent keeps after each roll, and with an address where there is none. */
const WORKING: Readonly<Record<string, string>> = {
  'worker.ts': `
    import { serveBots } from 'playable-rules/kit/worker';
    serveBots(self, async () => ({ choose: ({ moves }) => moves.at(-1)! }));`,
  'main.ts': `
    import { addGame } from 'playable-rules/define.js';
    import pig from '../examples/pig/index.js';
    import botWorker from './worker.js?worker&url';
    const called = (id: string) => ({ ...pig, game: { ...pig.game, id } });
    addGame({ ...called('pig-far'), botWorker });
    addGame({ ...called('pig-lost'), botWorker: new URL('nothing.js', location.href).href });`,
  'vite.d.ts': '/// <reference types="vite/client" />',
  'index.html': '<!doctype html><link rel="icon" href="data:," /><script type="module" src="./main.ts"></script>',
};
let project: Project;
let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
before(async () => {
  project = unpack('vite');
  for (const [from, to] of [
    ['examples', 'examples'],
    ['test/package', '.'],
  ] as const)
    cpSync(join(root, from), join(project.folder, to), {
      recursive: true,
      filter: (path) => !path.endsWith('node_modules'),
    });
  mkdirSync(join(project.folder, 'working'));
  for (const [name, text] of Object.entries(WORKING)) writeFileSync(join(project.folder, 'working', name), text);
  const input = ['examples', 'plain', 'working'].map((page) => `${page}/index.html`);
  const config = { base: './', build: { target: 'es2022', rollupOptions: { input } } };
  writeFileSync(join(project.folder, 'vite.here.js'), `export default ${JSON.stringify(config)};`);
  project.run(`"${bin('vite')}" build --config vite.here.js --logLevel warn`);
  site = await serve(project.folder);
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  site?.close();
  project?.remove();
});

/** Opens a page, plays the first move with its button, and waits for the page to show the event's text. */
async function playsOn(path: string): Promise<{ page: Page; close: () => Promise<void> }> {
  const page = await browser.newPage();
  await page.addInitScript(WELCOMED);
  const complained = complaints(page);
  await page.addInitScript('globalThis.__name = (f) => f');
  await page.goto(`${site.url}/${path}`);
  const game = page.locator('playable-game');
  const { verbs } = await untilAsked(game);
  assert.deepEqual(verbs, ['roll']);
  await game.locator('[data-verb=roll]').click();
  await page.locator('output', { hasText: /^red roll$/ }).waitFor();
  return {
    page,
    close: async () => {
      assert.deepEqual(complained, []);
      await page.close();
    },
  };
}
const ofGame = <A>(page: Page, ask: (game: PlayableGame) => A): Promise<A> =>
  page.locator('playable-game').evaluate(ask as unknown as (game: Element) => A) as Promise<A>;

test('the types accept valid pages and games, and reject invalid ones', () => {
  // The page marks with `expect-error` what must be rejected. Our declaration files are checked too.
  const config = { extends: './tsconfig.json', include: ['examples', 'plain', 'working'] };
  writeFileSync(join(project.folder, 'tsconfig.here.json'), JSON.stringify(config));
  project.run(`"${bin('tsc')}" -p tsconfig.here.json`);
});

for (const path of ['dist/plain/', 'plain/importmap.html'])
  test(`a page without a framework plays a move and can use the rules: ${path}`, async () => {
    const { page, close } = await playsOn(path);
    assert.equal(await page.title(), 'red roll');
    await close();
  });

test('an opponent on a built page thinks in a worker that the bundler emitted', async () => {
  const page = await browser.newPage();
  await page.addInitScript(WELCOMED);
  const complained = complaints(page);
  await page.goto(`${site.url}/dist/plain/`);
  const worker = page.waitForEvent('worker');
  await ofGame(page, (game) => void (game.seats = 'bot:hard bot:hard bot:hard'));
  assert.match((await worker).url(), /\/dist\/assets\/bot-worker-[\w-]+\.js$/);
  await openLog(page.locator('playable-game'));
  await page.locator('.log li[data-n="3"]').first().waitFor({ state: 'attached' });
  assert.deepEqual(complained, []);
  await page.close();
});

test('Node can use the rules and embeds, and import the elements', () => {
  assert.equal(project.run('node headless.js'), 'red roll active\nElfenwizards true\n');
});

test('the data for editors names every element, attribute and event', () => {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(project.folder, 'node_modules', 'playable-rules', name), 'utf8')) as unknown;
  interface Named {
    readonly name: string;
    readonly attributes: readonly Named[];
    readonly values?: readonly Named[];
    readonly js?: { readonly events: readonly Named[] };
  }
  const { tags } = read('vscode.html-custom-data.json') as { tags: Named[] };
  const { elements } = (read('web-types.json') as { contributions: { html: { elements: Named[] } } }).contributions
    .html;
  const names = (list: readonly Named[]) => list.map(({ name }) => name).sort();
  assert.deepEqual(names(tags), names(elements));
  for (const tag of ['playable-game', 'playable-lesson', 'playable-phases', 'playable-rulebook']) {
    const { attributes } = tags.find(({ name }) => name === tag)!;
    const { attributes: same } = elements.find(({ name }) => name === tag)!;
    assert.deepEqual(names(attributes), names(same));
    const load = attributes.find(({ name }) => name === 'load');
    assert.deepEqual(names(load!.values!), ['click', 'near', 'now'], tag);
    // Values are literals: the name of a type, completed by an editor, is a value that elements refuse.
    for (const { name, values = [] } of attributes)
      for (const value of names(values)) assert.match(value, /^[a-z][\w-]*$/, `${tag} ${name}`);
  }
  const game = elements.find(({ name }) => name === 'playable-game')!;
  assert.deepEqual(names(game.js!.events), [
    ...['playable-changed', 'playable-move', 'playable-moved', 'playable-over', 'playable-phase', 'playable-refuse'],
  ]);
});

describe('the example games', () => {
  const GAMES = readdirSync(join(root, 'examples'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

  /** Opens a page. `close` checks that it complained of nothing but what is expected. */
  async function open(folder = 'examples') {
    // Without motion, because games are played on.
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.addInitScript(WELCOMED);
    const complained = complaints(page);
    await page.goto(`${site.url}/dist/${folder}/`);
    return {
      page,
      complained,
      close: async (expected = /^$/) => {
        assert.deepEqual(
          complained.filter((one) => !expected.test(one)),
          [],
        );
        await page.close();
      },
    };
  }

  /** Scrolls to an element, which loads then, until it shows something: others that load above it may push it away. */
  async function seen(page: Page, element: string, inner: string): Promise<void> {
    const shown = page.locator(element).locator(inner).first();
    for (let n = 0; n < 300 && !(await shown.isVisible()); n++) {
      await page.locator(element).evaluate((of) => of.scrollIntoView());
      await page.waitForTimeout(100);
    }
    await shown.waitFor();
  }

  test('show the buttons of several verbs at once, although each stands for one place', async () => {
    const { page, close } = await open();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(
      () =>
        (document.body.innerHTML =
          '<playable-game game="pig" seed="9" seats="human human" save="off"></playable-game>'),
    );
    await seen(page, 'playable-game', '.controls button');
    await page.locator('playable-game .controls [data-verb=roll]').click();
    const keep = page.locator('playable-game .controls [data-verb=keep]');
    await keep.waitFor();
    const below = await keep.evaluate(
      (button) => button.getBoundingClientRect().bottom - button.closest('.now')!.getBoundingClientRect().bottom,
    );
    assert.ok(below < 0, `${below} px below the edge of the panel`);
    await close();
  });

  /** Waits until opponents have made a dozen moves, or every night, with `EVERY_GAME=1`, have played to the end. */
  async function playsOnByItself(page: Page, game: string): Promise<void> {
    await page.locator(game).evaluate((element) => (element as PlayableGame).ready());
    await page.waitForFunction(
      ([game, most]) => {
        const element = document.querySelector<PlayableGame>(game)!;
        const moves = element.record.split('\n\n')[1]!.split('\n').length - 1;
        return moves >= most || element.shadowRoot!.querySelector('.result') !== null;
      },
      [game, process.env['EVERY_GAME'] ? Infinity : 12] as const,
      { timeout: 120_000 },
    );
  }

  test('are played against an opponent that thinks on the page', async () => {
    const { page, close } = await open();
    for (const name of GAMES) {
      const game = page.locator(`playable-game[game=${name}]`);
      await seen(page, `playable-game[game=${name}]`, '.controls button');
      await game.locator('.controls button').first().click();
      await game.evaluate((element) =>
        element.setAttribute('seats', element.getAttribute('seats')!.replace(/\w+/g, 'bot:easy')),
      );
      await playsOnByItself(page, `playable-game[game=${name}]`);
    }
    // The charts of phases have a worker for their layout.
    const workers = page.workers().map((worker) => worker.url());
    assert.deepEqual(
      workers.filter((url) => !url.includes('layout')),
      [],
    );
    await close();
  });

  /** Lets opponents play a few moves, and returns the record of them. */
  async function played(page: Page, game: string): Promise<string> {
    await page.evaluate((game) => {
      const element = document.createElement('playable-game');
      const attributes = { game, players: '2', seed: '5', seats: 'bot:hard bot:hard', save: 'off', load: 'now' };
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.body.replaceChildren(element);
    }, game);
    await playsOnByItself(page, 'playable-game');
    return ofGame(page, ({ record }) => record);
  }

  test('think in a worker of their own, or on the page if none starts at its address, which the console tells', async () => {
    const { page, complained, close } = await open('working');
    /** A second roll in a turn. */
    const dared = /(red|blue) roll\n\1 roll/;
    assert.doesNotMatch(await played(page, 'pig-far'), dared);
    assert.equal(page.workers().length, 1);
    assert.match(await played(page, 'pig-lost'), dared);
    const warned = complained.filter((one) => one.includes('pig-lost.botWorker: no worker starts at http'));
    assert.equal(warned.length, 1, complained.join('\n'));
    await close(/nothing\.js/);
  });

  test('are taught by a lesson, have a rulebook and are inspected', async () => {
    const { page, close } = await open();
    for (const name of GAMES) {
      await seen(page, `playable-lesson[game=${name}]`, '[data-do=show]');
      await seen(page, `playable-rulebook[game=${name}]`, 'input');
      await seen(page, `playable-phases[game=${name}]`, '.chart');
    }
    await close();
  });

  test('a page with an added game loads no game of ours', async () => {
    const { page, close } = await open();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.reload();
    await page.locator('playable-game .board').first().waitFor();
    const scripts = loaded.map((url) => new URL(url).pathname).filter((path) => path.endsWith('.js'));
    assert.ok(scripts.length > 0);
    const assets = '/dist/assets/';
    for (const id of ['elfenwizards', 'elfengold', 'dark-mages']) {
      // The opening of a game, which all of its other code needs.
      const isOf = (path: string) =>
        new RegExp(`id:\\s*["'\`]${id}["'\`],\\s*players`).test(readFileSync(join(project.folder, path), 'utf8'));
      assert.ok(
        readdirSync(join(project.folder, assets)).some((file) => file.endsWith('.js') && isOf(assets + file)),
        `${id} is there, for who asks for it`,
      );
      assert.deepEqual(scripts.filter(isOf), [], id);
    }
    await close();
  });
});
