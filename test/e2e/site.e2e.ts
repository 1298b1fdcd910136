/** The built site in a browser, served from a subfolder: a page of each kind. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { WELCOMED } from '../../scripts/welcomed.js';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { abouts, GAMES } from '../../src/games/index.js';
import { formatLink } from '../../src/kernel/permalink.js';
import { complaints, violations } from './pages.js';
import { FOLDER, LANGUAGES, openSite, OUT, pages, useSite } from './site-pages.js';

/** A permalink to a game of six. */
const LINKED = formatLink(elfenwizards, { start: { players: 6, seed: 3 }, moves: [] });

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
  /** Pages with a tool for a game other than the first, whose pages are alike: axe reads all every night, with `EVERY_GAME=1`. */
  const isAlike = (path: string) => !EVERY && /^(fr\/)?(embed|inspect|studio)\/(?!made\/|index)/.test(path);
  /** Of these each tool has one on a change, and of Italian the home page and one game: each tool, game and language is there. */
  const isTurn = (path: string) =>
    EVERY ||
    (isAlike(path)
      ? /^(embed\/elfengold|inspect\/dark-mages|studio\/elfengold\/made|studio\/dark-mages)\/index/.test(path)
      : !/^it\/(elfengold|elfenwizards)\//.test(path));
  // Most English pages are tested, many French ones because their words are the longest, and of the Italian ones those with a
  // game to play.
  const shown = pages.filter(
    (path) =>
      (played.has(path) && isTurn(path)) ||
      (!/lessons\/(?!competition\/|index)/.test(path) &&
        !/^it\//.test(path) &&
        !(path.startsWith('fr/') && isAlike(path)) &&
        isTurn(path) &&
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

  test('the builder’s snippets work in a new page, and invalid fields are reported beside them', async () => {
    const { page, troubles } = await open('embed/?kind=lesson&lesson=ties&lang=fr');
    const made = page.locator('#html code').first();
    await made.getByText('lesson="ties"').waitFor();
    /** The browser of a reader of the author's pages, which compiles our scripts once. */
    const elsewhere = await env.browser.newContext();
    for (const [kind, shown] of [
      ['lesson', '[data-lesson=ties]'],
      ['game', '.controls'],
      ['rulebook', '[data-chapter]'],
      ['phases', 'svg'],
    ] as const) {
      await page.locator(`input[value=${kind}]`).check();
      await made.getByText(`<playable-${kind}`).waitFor();
      await page.locator(`#preview playable-${kind}`).waitFor();
      const fresh = await elsewhere.newPage();
      await fresh.addInitScript(WELCOMED);
      const found = complaints(fresh);
      const body = `<!doctype html><link rel="icon" href="/docs-site/icon.svg">${await made.textContent()}`;
      await fresh.route('**/fresh.html', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
      await fresh.goto(`${env.site.url}/fresh.html`);
      await fresh.locator(`playable-${kind} ${shown}`).first().waitFor();
      assert.equal(await fresh.locator(`playable-${kind}[lang=fr]`).count(), 1);
      assert.deepEqual(found, []);
      await fresh.close();
    }
    // Two lines, as the home page promises; what readers without scripts see is a choice, and only of this host.
    assert.equal((await made.textContent())!.split('\n').length, 2);
    await page.locator('[name=fallback]').check();
    await made.getByText('<img src=').waitFor();
    assert.match((await made.textContent())!, /^<script [^\n]+<\/script>\n<playable-phases /);
    // In the language and the colours of the board, not those of this page.
    await page.locator('[name=theme]').selectOption('dark', { force: true });
    await made.getByText('board-dark.svg').waitFor();
    assert.match((await made.textContent())!, /alt="Le plateau/);
    await page.locator('[name=theme]').selectOption('', { force: true });
    await page.locator('[name=fallback]').uncheck();
    await page.locator('[name=host]').selectOption('div');
    assert.equal(await page.locator('[name=fallback]').isVisible(), false);
    await page.locator('[name=host]').selectOption('html');
    // From a server that does not allow modules on other pages.
    assert.match(
      (await page.locator('#html code').last().textContent())!,
      /^<script src="[^"]+\/classic\/loader\.js">/,
    );
    // The frame shows the embed page, which is published with the site.
    await page.locator('input[value=lesson]').check();
    await made.getByText('<playable-lesson').waitFor();
    const framed = await elsewhere.newPage();
    await framed.addInitScript(WELCOMED);
    const body = `<!doctype html><link rel="icon" href="/docs-site/icon.svg">${await page.locator('#frame code').first().textContent()}`;
    await framed.route('**/framed.html', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
    await framed.goto(`${env.site.url}/framed.html`);
    await framed.frameLocator('iframe').locator('[lang=fr] [data-lesson=ties]').waitFor();
    await elsewhere.close();
    await page.locator('input[value=game]').check();
    await page.locator('#builder summary').click();
    await page.locator('[name=moves]').fill('red roll');
    // A fault is explained right beside its field, in words for authors.
    const seed = page.locator('[name=seed][aria-invalid=true][aria-describedby=fault]');
    for (const text of ['', 'abc']) {
      await page.locator('[name=seed]').fill(text);
      await page.locator('.field:has([name=seed]) + #fault').getByText('A whole number from 0').waitFor();
      await seed.waitFor();
    }
    await page.locator('[name=seed]').fill('4');
    await made.getByText('moves="red roll"').waitFor();
    assert.equal(await page.locator('#fault').isVisible(), false);
    assert.equal(await page.locator('[aria-invalid]').count(), 0);
    await page.locator('[name=moves]').fill('red roll\nred fly');
    await page.locator('.field:has([name=moves]) + #fault').getByText('Move 2, “').waitFor();
    await page.locator('[name=moves]').fill('red roll');
    await page.locator('#fault').waitFor({ state: 'hidden' });
    // Fields are visible only where they have an effect: the theme sets the element's style, the height that of a frame.
    await page.locator('[name=theme]').selectOption('dark', { force: true });
    await made.getByText('style="color-scheme: dark"').waitFor();
    assert.equal(await page.locator('[name=height]').isVisible(), false);
    await page.locator('[name=host]').selectOption('frame');
    await page.locator('[name=height]').fill('60');
    await page.locator('.field:has([name=height]) + #fault').waitFor();
    await page.locator('[name=height]').fill('600');
    await page.locator('#frame code').first().getByText('height="600"').waitFor();
    assert.match((await page.locator('#frame code').last().textContent())!, /classic\/host\.js"><\/script>$/);
    // The seats to choose from are those of the players.
    const seats = page.locator('[name=seat] option:enabled');
    await page.locator('[name=moves]').fill('');
    await page.locator('[name=players]').selectOption('3');
    await page.locator('#address code').getByText('players=3').waitFor({ state: 'attached' });
    assert.equal(await seats.count(), 1 + 3 + 1);
    await page.locator('[name=players]').selectOption('');
    await page.locator('[name=moves]').fill('red roll');
    await made.getByText('moves="red roll"').waitFor({ state: 'attached' });
    await page.locator('[name=host]').selectOption('html');
    // Only the recipe of the chosen host is shown, with the files that it needs.
    assert.deepEqual(await page.locator('#made article:visible').evaluateAll((all) => all.map(({ id }) => id)), [
      'html',
    ]);
    await page.locator('[name=host]').selectOption('wordpress');
    await page.locator('#wordpress code').getByText('[playable kind="game"').waitFor();
    assert.equal(await page.locator('#html').isVisible(), false);
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('#wordpress .files a').click()]);
    assert.equal(file.suggestedFilename(), 'playable-rules.php');
    assert.match(readFileSync(await file.path(), 'utf8'), /^<\?php/);
    await page.locator('[name=host]').selectOption('html');
    // An embed address in the field for the permalink fills the whole form.
    await page.locator('[name=state]').fill('https://elsewhere.example/e/elfenwizards/rulebook/?v=1&rule=EW-5.11');
    await made.getByText('rule="EW-5.11"').waitFor();
    assert.deepEqual(troubles, []);
    await page.close();
  });

  test('the builder’s form is in the address: a reload and a link show the same', async () => {
    const { page, troubles } = await open('embed/?kind=game&players=5&seed=4');
    const made = (of: Page, host = 'frame') => of.locator(`#${host} code`).first();
    await made(page, 'html').getByText('seed="4"').waitFor();
    await page.locator('#builder summary').click();
    await page.locator('[name=host]').selectOption('frame');
    await page.locator('[name=height]').fill('512');
    await page.locator('[name=seats]').selectOption('+bot:easy');
    await page.locator('[name=option-greyMagicCost]').selectOption('3');
    await page.locator('[name=readonly]').check();
    await page.locator('[name=moves]').fill('red roll');
    await page.locator('[name=players]').selectOption('4');
    await page.waitForFunction(() => location.hash.includes('players=4') && location.search === '');
    await made(page).getByText('height="512"').waitFor();
    const text = await made(page).textContent();
    await page.reload();
    await made(page).getByText('height="512"').waitFor();
    assert.equal(await made(page).textContent(), text);
    assert.equal(await page.locator('[name=moves]').inputValue(), 'red roll');
    const colleague = await (await env.browser.newContext()).newPage();
    await colleague.goto(page.url());
    await made(colleague).getByText('height="512"').waitFor();
    assert.equal(await made(colleague).textContent(), text);
    // A link that somebody cut, or wrote by hand, names what there is not.
    await colleague.goto(page.url().replace(/#.*/, '#host=nowhere&kind=nothing&seed=7&mine=1'));
    await made(colleague, 'html').getByText('seed="7"').waitFor();
    assert.deepEqual(troubles, []);
    await page.close();
    await colleague.context().close();
  });

  test('an address that is pasted into the builder replaces all previous settings and is kept completely', async () => {
    const { page, troubles } = await open('embed/?kind=game&players=5&seed=4&readonly=&undo=free');
    const made = page.locator('#html code').first();
    await made.getByText('seed="4"').waitFor();
    await page.locator('#builder summary').click();
    await page.locator('[name=host]').selectOption('frame');
    await page.locator('[name=height]').fill('500');
    await page.locator('[name=host]').selectOption('html');
    const query =
      'players=3&options=firstPlaceTie%3Dnone-rises+greyMagicCost%3D3&seats=human+bot+human&save=mine&lang=fr-CA';
    await page.locator('[name=state]').fill(`https://elsewhere.example/e/elfenwizards/game/?v=1&${query}`);
    await made.getByText('seats="human bot human"').waitFor();
    const address = new URL((await page.locator('#address code').textContent())!);
    assert.deepEqual([...address.searchParams].sort(), [...new URLSearchParams(`v=1&${query}`)].sort());
    await page.locator('[name=host]').selectOption('frame');
    const frame = page.locator('#frame code').first();
    await frame.getByText('height="500"').waitFor();
    await page.locator('[name=host]').selectOption('html');
    assert.equal(await page.locator('[name=state]').inputValue(), '');

    // An invalid embed cannot be copied; after changing the kind, the snippet is that of the new embed.
    const copy = page.locator('#html button').first();
    await page.locator('[name=at]').fill('7');
    await page.locator('.field:has([name=at]) + #fault').waitFor();
    await assert.rejects(copy.click({ timeout: 500 }));
    await page.locator('[name=at]').fill('');
    await page.locator('#fault').waitFor({ state: 'hidden' });
    await copy.click();
    await page.locator('input[value=lesson]').check();
    await made.getByText('<playable-lesson').waitFor();
    await page.locator('input[value=game]').check();
    await made.getByText('<playable-game').waitFor();
    // The choice of seats adapts to the number of players, also that in a permalink.
    await page.locator('[name=state]').fill(`https://elsewhere.example/e/elfenwizards/game/?v=1&s=${LINKED}`);
    await page.locator('[name=seats]').selectOption({ label: 'One person, strong opponents' });
    await made.getByText('players="6"').waitFor();
    await made.getByText('seats="human bot:hard bot:hard bot:hard bot:hard bot:hard"').waitFor();
    assert.equal(await page.locator('[name=players]').isDisabled(), true, 'the permalink sets the number of players');
    assert.deepEqual(troubles, []);
    await page.close();
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

  test('what a server of tables has to be told is the address of the frames', async () => {
    const { page } = await visit('embed/');
    const told = page.locator('#frame [data-origin]', { hasText: `--origin ${env.site.url}` });
    await told.waitFor({ state: 'attached' });
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
    await section.locator('[name=level]').fill('4');
    await section.locator('[name=level]').press('Tab');
    await book.locator('[role=heading][aria-level="4"]').first().waitFor();
    assert.equal(
      await section.locator('.live code').textContent(),
      `<playable-rulebook game="${GAMES.at(-1)!}" level="4"></playable-rulebook>`,
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
