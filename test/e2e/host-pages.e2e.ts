/** Pages of others around our elements: what their markup, styles, scripts and readers' tools do to us, and we to them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPage, useTestEnv, type Watched } from './helpers.js';

const env = useTestEnv();

const SCRIPTS = {
  module: '<script type="module" src="/dist/cdn/define.js"></script>',
  loader: '<script type="module" src="/dist/cdn/loader.js"></script>',
  core: '<script src="/dist/classic/core.js"></script>',
  classic: '<script src="/dist/classic/loader.js"></script>',
};
const GAME = '<playable-game seed="3" save="off" load="now">fallback</playable-game>';
/** Each element, with a selector that matches once it is shown. */
const ELEMENTS = {
  'playable-game': '.controls button',
  'playable-lesson': '[data-do=next]',
  'playable-phases': '.chart',
  'playable-rulebook': '.rule',
  'playable-studio': '[data-do=begin], .studio button',
} as const;
type Tag = keyof typeof ELEMENTS;
const TAGS = Object.keys(ELEMENTS) as Tag[];
const elementOf = (tag: Tag) => `<${tag} load="now"${/game|studio/.test(tag) ? ' save="off"' : ''}>fallback</${tag}>`;

interface Opened extends Watched {
  readonly requested: readonly string[];
}
/** Opens a page of a host with these parts. `type` is its content type. */
async function open(
  { head = '', body, html = 'lang="en"' }: { head?: string; body: string; html?: string },
  options: Parameters<typeof openPage>[1] = {},
): Promise<Opened> {
  const watched = await openPage(env, options);
  const { page } = watched;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.route(`${env.builds}/host/`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html ${html}><head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
        ${head}</head><body>${body}</body></html>`,
    }),
  );
  await page.route('https://other.example/**', (route) => route.fulfill({ contentType: 'image/png', body: '' }));
  await page.goto(`${env.builds}/host/`);
  return { ...watched, requested };
}
const shown = (page: Page, tag: Tag = 'playable-game', selector: string = ELEMENTS[tag]) =>
  // Not with a locator, which reads properties of the document that some of these pages hide.
  page.waitForFunction(
    ([tag, selector]) => Document.prototype.querySelector.call(document, tag!)?.shadowRoot?.querySelector(selector!),
    [tag, selector],
  );

/** The properties of the document that our code reads, apart from those that Lit reads too, without which nothing works. */
const READ =
  'currentScript head body documentElement baseURI readyState activeElement fonts fullscreenEnabled defaultView querySelector querySelectorAll getElementById addEventListener removeEventListener title matches'.split(
    ' ',
  );
for (const [build, script] of Object.entries(SCRIPTS))
  test(`${build}: markup of a user that hides properties of the document does no harm`, async () => {
    const body = READ.map((name) => `<img name="${name}" src="https://other.example/pic.png" alt="">`).join('');
    const { page, requested, troubles, close } = await open({
      body: `${body}<form><input name="lang"><input name="matches"><input name="querySelectorAll"></form>
        <img id="playableRules_0_1_0" alt=""><img id="playableRules_0_1_0" name="register" alt="">${GAME}${script}
        <form lang="fr"><input name="lang"><playable-rulebook load="now"></playable-rulebook></form>`,
    });
    await shown(page);
    await shown(page, 'playable-rulebook', '.book[lang=fr]');
    assert.deepEqual(
      requested.filter((url) => !url.startsWith(env.builds) && !/pic\.png$|^data:/.test(url)),
      [],
    );
    assert.deepEqual(
      troubles.filter((trouble) => !trouble.includes('pic.png')),
      [],
    );
    await close();
  });
