/** The built site in a browser, served from a subfolder: a page of each kind. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { abouts, GAMES } from '../../src/games/index.js';
import { violations } from './pages.js';
import { FOLDER, LANGUAGES, openSite, OUT, pages, useSite } from './site-pages.js';

describe('the site in a browser', () => {
  const env = useSite();

  const open = (path: string) => openSite(env, path);
  let tab: Awaited<ReturnType<typeof open>> | undefined;
  /** Opens a page where the one before was, in a process that has compiled our scripts. */
  async function visit(path: string): Promise<typeof tab & object> {
    if (!tab) return (tab = await open(path));
    tab.troubles.length = 0;
    await tab.page.setViewportSize({ width: 1280, height: 900 });
    await tab.page.goto(`${env.site.url}/${FOLDER}${path}`);
    return tab;
  }
  /** Waits until every visible custom element is ready. */
  const ready = (page: Page): Promise<void> =>
    page.evaluate(async () => {
      const all = [...document.querySelectorAll('main *')].filter(
        (e) => e.localName.includes('-') && e.checkVisibility(),
      );
      await Promise.all(
        all.map(async (element) => {
          await customElements.whenDefined(element.localName);
          await (element as unknown as { ready(): Promise<unknown> }).ready();
        }),
      );
    });

  /** The pages with a game to play: home and each game's page, in every language. */
  const played = new Set(
    LANGUAGES.flatMap((lang) => ['', ...GAMES.map((id) => `${id}/`)].map((of) => `${lang}${of}index.html`)),
  );
  /** Checks that board, hand and prompt fit the first screen of common sizes, below the page's header. */
  async function assertFitsFirstScreen(page: Page): Promise<void> {
    const game = page.locator('playable-game, playable-lesson').first();
    for (const [width, height] of [
      [1366, 768],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const lowest = () =>
        game.evaluate(({ shadowRoot }) =>
          Math.max(
            ...[...shadowRoot!.querySelectorAll('.scene, .prompt')].map(
              (part) => part.getBoundingClientRect().bottom + scrollY,
            ),
          ),
        );
      // The drawing is resized a frame or two after the window.
      const until = Date.now() + 3000;
      while ((await lowest()) > height + 1 && Date.now() < until)
        await page.evaluate(() => new Promise(requestAnimationFrame));
      assert.ok((await lowest()) <= height + 1, `${await lowest()} px of ${width} × ${height}`);
    }
  }
  // In draft games the text on a place may still differ from its label.
  const drafts = [...abouts].flatMap(([id, { draft }]) => (draft ? [id] : []));
  const isRelevant = (path: string) => (violation: string) =>
    !(violation.startsWith('label-content-name-mismatch') && drafts.some((id) => path.includes(id)));
  const EVERY = Boolean(process.env['EVERY_GAME']);
  /**
   * Pages that differ from another one in their game only: of each tool, and in French and Italian of the pages of the games. They are
   * opened every night, with `EVERY_GAME=1`; `site-files.e2e.ts` reads the markup of all pages, and other tests show each game in
   * each language, by each tool.
   */
  const isAlike = (path: string) =>
    !EVERY &&
    (/^(fr\/)?(embed|inspect|studio)\/(?!made\/|index)/.test(path) ||
      GAMES.some((id, n) => path === `it/${id}/index.html` || (n > 0 && path === `fr/${id}/index.html`)));
  // Most English pages are tested, many French ones because their words are the longest, and of the Italian ones those with a
  // game to play.
  const shown = pages.filter(
    (path) =>
      (played.has(path) && !isAlike(path)) ||
      (!/lessons\/(?!competition\/|index)/.test(path) &&
        !/^it\//.test(path) &&
        !isAlike(path) &&
        // The game's page has the rulebook too.
        !/^(fr\/.*|dark-mages\/|elfengold\/)rules\//.test(path)),
  );
  /** The first game's page in French; the pages of the games are alike, and the suite in a browser reads every board. */
  const FRENCH = `fr/${GAMES[0]!}/index.html`;
  const isGame = (path: string) => GAMES.some((id) => path === `${id}/index.html`);
  /** Whether axe reads a page. */
  const isRead = (path: string) =>
    path === FRENCH ||
    (EVERY && path === 'fr/index.html') ||
    (!/^(fr|it)\/./.test(path) && !isAlike(path) && (EVERY || !isGame(path)));
  for (const id of GAMES)
    test(`the board of a lesson of ${id} fits the first screen, below the page’s header`, async () => {
      const path = pages.find((each) => each.startsWith(`lessons/${id}/`) && each.split('/').length === 4)!;
      const { page, troubles } = await visit(path.replace('index.html', ''));
      await ready(page);
      await assertFitsFirstScreen(page);
      assert.deepEqual(troubles, []);
    });
  for (const path of shown) {
    test(`${path}: has no errors${isRead(path) ? ' or axe violations' : ''}, and fits ${played.has(path) ? 'the first screen and ' : ''}320 px`, async () => {
      const { page, troubles } = await visit(path.replace('index.html', ''));
      await ready(page);
      if (isRead(path)) assert.deepEqual((await violations(page)).filter(isRelevant(path)), []);
      if (played.has(path)) await assertFitsFirstScreen(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const [has, room] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      assert.ok(has! <= room!, `${has} px in ${room} px`);
      assert.deepEqual(troubles, []);
    });
  }

  test('screen readers read what to do now before the places of the board', async () => {
    const { page } = await visit('elfenwizards/');
    await ready(page);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const read = (id: string): string[] => {
      const node = byId.get(id);
      const name = String(node?.name?.value ?? '');
      return [node?.ignored ? '' : name, ...(node?.childIds ?? []).flatMap(read)].filter(Boolean);
    };
    const words = read(nodes[0]!.nodeId);
    const [now, board] = [/^What to do now, /, /^Board of/].map((name) => words.findIndex((word) => name.test(word)));
    assert.ok(now! > 0 && board! > now!, `${now} and ${board} of ${words.join(' | ')}`);
  });

  test('the language links lead to the same page in each language', async () => {
    const { page } = await visit('');
    for (const [name, lang] of [
      ['Français', 'fr'],
      ['Italiano', 'it'],
      ['English', 'en'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).click();
      await page.locator(`html[lang=${lang}]`).waitFor();
      assert.equal(await page.locator('h1').count(), 1);
    }
    assert.equal(new URL(page.url()).pathname, `/${FOLDER}`);
  });

  test('a lesson on the game’s page opens in place, and the rulebook marks the rules of the current phase', async () => {
    const { page, troubles } = await visit('it/elfenwizards/');
    await page.locator('#competition > summary').click();
    await page.locator('#competition playable-lesson [data-lesson=competition]').waitFor();
    await ready(page);
    await page.locator('playable-rulebook [aria-current=step]').waitFor({ state: 'attached' });
    assert.deepEqual(troubles, []);
  });

  test('the list of lessons marks the one that the reader has finished, also for who goes back to the list', async () => {
    const { page, troubles } = await open('fr/lessons/');
    const mark = page.locator('.card .done');
    assert.equal(await mark.count(), 0);
    await page.locator('.card[data-lesson="elfengold/staying"] a').click();
    const lesson = page.locator('playable-lesson');
    const end = lesson.locator('.well');
    const on = lesson.locator('[data-do=next]:not([aria-disabled]), [data-do=show]').first();
    const isAtEnd = async () => {
      await end.or(on).first().waitFor();
      return end.isVisible();
    };
    while (!(await isAtEnd())) await on.click();
    await page.goBack();
    await mark.waitFor();
    assert.equal(await page.locator('.card:has(.done)').getAttribute('data-lesson'), 'elfengold/staying');
    assert.deepEqual(troubles, []);
    await page.close();
  });

  test('a snippet to copy has the site’s real address, and its button copies it', async () => {
    const { page } = await visit('lessons/elfenwizards/ties/');
    const block = page.locator('.code').first();
    await block.locator('button').click();
    await block.getByText('Copied').waitFor();
    const snippet = await block.locator('code').textContent();
    assert.match(snippet!, new RegExp(`src="${env.site.url}/${FOLDER}cdn/`));
    assert.doesNotMatch(snippet!, /playable-rules\.example/);
  });

  test('the link that readers share from a board opens the board on its embed page', async () => {
    const { page, troubles } = await open('fr/');
    await page.locator('playable-game [data-do=share]').click();
    const link = await page.locator('playable-game .share textarea').inputValue();
    assert.ok(link.startsWith(`${env.site.url}/${FOLDER}e/elfenwizards/game/?v=1&`), link);
    await page.goto(link);
    await page.locator('html[lang=fr] playable-game .controls button').first().waitFor();
    assert.deepEqual(troubles, []);
    await page.close();
  });

  test('on the API page, changing an attribute changes the live element and the shown HTML', async () => {
    const { page, troubles } = await visit('api/');
    const section = page.locator('[data-tag=playable-rulebook]');
    const book = section.locator('.live playable-rulebook');
    await book.scrollIntoViewIfNeeded();
    await section.locator('[name=game]').selectOption(GAMES.at(-1)!);
    await section.locator('[name=lang]').selectOption('fr');
    await section.locator('[name=level]').fill('4');
    await section.locator('[name=level]').press('Tab');
    await book.locator('[role=heading][aria-level="4"]').first().waitFor();
    assert.equal(
      await section.locator('.live code').textContent(),
      `<playable-rulebook game="${GAMES.at(-1)!}" level="4" lang="fr"></playable-rulebook>`,
    );
    await section.locator('[name=game]').selectOption('');
    assert.equal(await book.getAttribute('game'), null);
    assert.deepEqual(troubles, []);
  });

  test('the page for missing addresses links home from any path', async () => {
    const { page, troubles } = await open('site.json');
    const body = readFileSync(join(OUT, '404.html'), 'utf8');
    await page.route('**/no/page/at/all', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
    await page.goto(`${env.site.url}/${FOLDER}no/page/at/all`);
    const home = page.locator('[lang=fr] a');
    await page.locator(`[lang=fr] a[href$="/${FOLDER}fr/"]`).waitFor();
    assert.deepEqual(await violations(page), []);
    await home.click();
    await page.locator('html[lang=fr] playable-game').waitFor();
    // The only failed requests are those with which the page searches for site.json in the folders above.
    for (const trouble of troubles) assert.match(trouble, /404|site\.json$/);
    await page.close();
  });
});
