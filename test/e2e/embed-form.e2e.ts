/** The form of the built site that writes the code of an embed: what it writes works, and it explains what is wrong. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { WELCOMED } from '../../scripts/welcomed.js';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { formatLink } from '../../src/kernel/permalink.js';
import { complaints } from './pages.js';
import { openSite, useSite } from './site-pages.js';

/** A permalink to a game of six. */
const LINKED = formatLink(elfenwizards, { start: { players: 6, seed: 3 }, moves: [] });

describe('the form that writes the code of an embed', () => {
  const env = useSite();
  const open = (path: string) => openSite(env, path);

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
    // Several faults are each at its field.
    await page.locator('[name=names]').fill('Ada, Ben, Cai, Dov, Eli, Fay, Gil');
    await page.locator('.field:has([name=names]) + .fault').waitFor();
    await page.locator('.field:has([name=height]) + .fault').waitFor();
    assert.equal(await page.locator('[aria-invalid]').count(), 2);
    await page.locator('[name=names]').fill('');
    await page.locator('.field:has([name=names]) + .fault').waitFor({ state: 'detached' });
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

  test('another game takes over the host, the kind and the language, and a preview connects to no server', async () => {
    const { page, troubles } = await open('embed/');
    const made = (host: string) => page.locator(`#${host} code`).first();
    await made('html').getByText('<playable-game').waitFor();
    await page.locator('[name=server]').fill('https://play.example');
    await page.locator('#unconnected').waitFor();
    assert.equal(await page.locator('#preview [server]').count(), 0);
    await page.locator('[name=host]').selectOption('wordpress');
    await page.locator('input[value=lesson]').check();
    await page.locator('[name=lang]').selectOption('fr');
    await made('wordpress').getByText('lang="fr"').waitFor();
    await page.getByRole('link', { name: 'Dark Mages' }).click();
    await made('wordpress').getByText('game="dark-mages"').waitFor();
    assert.match((await made('wordpress').textContent())!, /kind="lesson".* lang="fr"/);
    assert.deepEqual(troubles, []);
    await page.close();
  });

  test('what a server of tables has to be told is the address of the frames', async () => {
    const { page } = await open('embed/');
    const told = page.locator('#frame [data-origin]', { hasText: `--origin ${env.site.url}` });
    await told.waitFor({ state: 'attached' });
    await page.close();
  });
});
