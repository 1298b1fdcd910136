/** Pages of others around our elements: what their markup, scripts and readers' tools do to us, and we to them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { useTestEnv } from '../helpers.js';
import { elementOf, GAME, open, SCRIPTS, shown, TAGS, unharmed, unmoved } from '../surroundings.js';

const env = useTestEnv();

/** Waits until a condition holds outside the page. */
async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries++) {
    assert.ok(tries < 300, 'It did not come true.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
/** The properties of the document that our code reads, apart from those that Lit reads too, without which nothing works. */
const READ =
  'currentScript head body documentElement baseURI readyState activeElement fonts fullscreenEnabled defaultView querySelector querySelectorAll getElementById addEventListener removeEventListener title matches'.split(
    ' ',
  );
for (const [build, script] of Object.entries(SCRIPTS))
  test(`${build}: markup of a user that hides properties of the document does no harm`, async () => {
    const body = READ.map((name) => `<img name="${name}" src="https://other.example/pic.png" alt="">`).join('');
    const { page, requested, troubles, close } = await open(env, {
      body: `${body}<form><input name="lang"><input name="matches"><input name="querySelectorAll"></form>
        <img id="playableRules_0_1_0" alt=""><img id="playableRules_0_1_0" name="register" alt="">${GAME}${script}
        <form lang="fr"><input name="lang"><playable-rulebook load="now"></playable-rulebook></form>`,
      prepare: (page) =>
        page.route('https://other.example/**', (route) => route.fulfill({ contentType: 'image/png', body: '' })),
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
    // Once is enough, and when the markup of the user is gone, which hides from axe, too, what it reads.
    if (build === 'classic') {
      await page.evaluate(() => {
        for (const named of Document.prototype.querySelectorAll.call(document, 'img, input')) named.remove();
      });
      await unharmed(page);
    }
    await close();
  });

// The address of the classic scripts.

const NAMED = '<meta name="playable-rules" content="/dist/classic/loader.js">';
/** How a classic script can come into a page without a script element of its own at its own address. */
const WAYS: Readonly<Record<string, (file: string) => string>> = {
  'inserted as text': (file) => `<script>
      fetch('/dist/classic/${file}').then((file) => file.text()).then((text) => {
        document.head.append(Object.assign(document.createElement('script'), { text }));
      });
    </script>`,
  evaluated: (file) => `<script>
      fetch('/dist/classic/${file}').then((file) => file.text()).then((text) => (0, eval)(text));
    </script>`,
  'joined with others': (file) => `<script src="/cache/all.js?${file}"></script>`,
};
for (const [way, scriptFor] of Object.entries(WAYS))
  for (const file of ['loader.js', 'core.js'])
    test(`${file} ${way} needs the address that the page names, and says so`, async () => {
      for (const head of ['', NAMED]) {
        const { page, troubles, close } = await open(env, {
          head,
          body: GAME + scriptFor(file),
          async prepare() {
            const text = await (await fetch(`${env.builds}/dist/classic/${file}`)).text();
            const headers = { 'content-type': 'text/javascript' };
            env.serves('/cache/all.js', `var jQuery = 1;\n${text}\n;var menu = 2;`, headers);
          },
        });
        if (head) {
          await shown(page);
          assert.deepEqual(troubles, []);
          if (file === 'core.js') await (way === 'evaluated' ? unharmed : unmoved)(page);
        } else {
          await until(() => troubles.some((trouble) => trouble.includes('<meta name="playable-rules"')));
          assert.match(await page.locator('playable-game').innerText(), /fallback/);
        }
        await close();
      }
    });

// Keys.

test('what a reader types into our fields does not reach the page; commands, Tab and an unused Escape do', async () => {
  const heard = `<script>
      heard = [];
      for (const type of ['keydown', 'keypress', 'keyup'])
        addEventListener(type, ({ key }) => heard.push(key));
    </script>`;
  const { page, close } = await open(env, {
    head: heard + SCRIPTS.module,
    body: `${TAGS.map(elementOf).join('')}<playable-rulebook load="click"><input id="own" aria-label="Own"></playable-rulebook>`,
  });
  const take = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.splice(0));
  for (const tag of TAGS) await shown(page, tag);
  await unmoved(page);
  await page.locator('playable-game details.list summary').click();
  const fields = page.locator(
    `:is(${TAGS.join()}) :is(textarea, select, input:not([type=checkbox], [type=radio], [type=file])):visible`,
  );
  const seen = new Set<string>();
  for (const field of await fields.all()) {
    const [tag, type] = await field.evaluate((field) => [
      (field.getRootNode() as Partial<ShadowRoot>).host?.localName,
      (field as HTMLInputElement).type,
    ]);
    if (!tag) continue; // the page's own field
    seen.add(`${tag} ${type}`);
    await field.focus();
    await page.keyboard.press('s');
    await page.keyboard.press('1');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press(' ');
    // A list that the space has opened closes.
    if (type === 'select-one') await page.keyboard.press('Escape');
    assert.deepEqual(
      (await take()).filter((key) => key !== 'Escape'),
      [],
      `${tag} ${type}`,
    );
  }
  assert.ok(
    [...seen].some((field) => field.startsWith('playable-rulebook search')),
    [...seen].join(),
  );
  assert.ok(seen.size >= 4, [...seen].join());
  await page.locator('playable-rulebook').first().locator('input[type=search]').focus();
  await page.locator('playable-rulebook').first().locator('input[type=search]').fill('');
  await page.keyboard.type('boxes of four');
  assert.equal(
    await page.locator('playable-rulebook').first().locator('input[type=search]').inputValue(),
    'boxes of four',
  );
  assert.deepEqual(await take(), []);
  await page.keyboard.press('Escape'); // empties the field
  assert.deepEqual(await take(), ['Escape'], 'its keyup only');
  await page.keyboard.press('Escape');
  assert.deepEqual(await take(), ['Escape', 'Escape']);
  await page.keyboard.press('Control+k');
  assert.deepEqual(
    (await take()).filter((key) => key === 'k'),
    ['k', 'k'],
  );
  await page.keyboard.press('Tab');
  assert.ok((await take()).includes('Tab'));
  await page.locator('#own').focus();
  await page.keyboard.press('s');
  assert.deepEqual(await take(), ['s', 's', 's'], 'a field of the page among the children');
  await page.locator('playable-rulebook').first().locator('summary').first().focus();
  await page.keyboard.press('s');
  assert.deepEqual(await take(), ['s', 's', 's'], 'no field');
  await close();
});

// Translators.

/** Replaces all text nodes in all shadow roots, as a translator does. `wraps` inserts the translation before it removes the text. */
const translate = (page: Page, wraps = false) =>
  page.evaluate((wraps) => {
    const visit = (root: ParentNode & Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, font, textarea, option')) continue;
        const font = document.createElement('font');
        font.append(Object.assign(document.createElement('font'), { textContent: `«${text.data}»` }));
        if (!wraps) text.replaceWith(font);
        else {
          text.before(font);
          text.remove();
        }
      }
      for (const element of root.querySelectorAll('*')) if (element.shadowRoot) visit(element.shadowRoot);
    };
    visit(document.body);
  }, wraps);
const wordsIn = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => one.textContent?.replace(/\s+/g, ' ').trim()));

const USED = {
  'playable-game': 'playable-game :is(.now, .controls, .story, .scoreboard, title, .phase, .prompt)',
  'playable-lesson': 'playable-lesson :is(.say, .head, .quiet, .steps span)',
  'playable-rulebook': 'playable-rulebook :is(.find, .best)',
};
/** The words of these elements at two points of their use, on a page that a translator may change before each. */
async function wordsInUse(
  change: (page: Page) => Promise<void> = () => Promise.resolve(),
  leaves: (page: Page) => Promise<void> = unmoved,
) {
  const tags = Object.keys(USED) as (keyof typeof USED)[];
  const { page, troubles, close } = await open(
    env,
    { head: SCRIPTS.module, body: tags.map(elementOf).join('') },
    { reducedMotion: 'reduce' },
  );
  for (const tag of tags) await shown(page, tag);
  await page.waitForLoadState('networkidle');
  const use = async (searched: string) => {
    await change(page);
    await page.locator('playable-lesson :is([data-do=next][aria-disabled=false], [data-do=show])').first().click();
    await page.locator('playable-rulebook input[type=search]').fill(searched);
  };
  const seen = Object.fromEntries(tags.map((tag): [string, (string | undefined)[][]] => [tag, []]));
  const look = async () => {
    await page.waitForTimeout(500);
    for (const tag of tags) seen[tag]!.push(await wordsIn(page, USED[tag]));
  };
  await page.locator('playable-game [data-verb=roll]').waitFor();
  await use('box');
  // What answers a question is loaded for the first search, on a busy machine late.
  await page.locator('playable-rulebook .best').first().waitFor();
  await page.locator('playable-game [data-verb=roll]').click();
  await page.locator('playable-game .pick button').first().waitFor();
  await look();
  await use('wizard');
  await page.locator('playable-game .pick button').first().click();
  await look();
  assert.deepEqual(troubles, []);
  await leaves(page);
  await close();
  return seen;
}
/** What readers see without a translator: made by the first test, for both. */
let untranslated: ReturnType<typeof wordsInUse> | undefined;
const withoutMarks = (word?: string) => word?.replace(/[«»]/g, '').replace(/\s+/g, ' ').trim();
for (const wraps of [false, true])
  test(`sentences that a translator replaced ${wraps ? 'in two steps' : 'in one step'} are updated as before`, async () => {
    const plain = await (untranslated ??= wordsInUse());
    // In the end the elements are the same in both ways, so axe reads them once.
    const translated = await wordsInUse((page) => translate(page, wraps), wraps ? unmoved : unharmed);
    for (const [tag, looks] of Object.entries(plain))
      looks.forEach((words, i) =>
        assert.deepEqual(translated[tag]![i]!.map(withoutMarks), words.map(withoutMarks), `${tag} ${i}`),
      );
    assert.ok(translated['playable-rulebook']!.flat().length > 0);
  });

test('in XHTML, where nothing can be rendered, the children stay, with the reason', async () => {
  const { page, close } = await open(env, {
    xml: true,
    html: 'xmlns="http://www.w3.org/1999/xhtml" lang="en"',
    head: '<script src="/dist/classic/core.js"></script>',
    body: TAGS.map((tag) => `<${tag} load="now"><p>fallback</p></${tag}>`).join(''),
  });
  for (const tag of TAGS) {
    await page.waitForFunction((tag) => document.querySelector(tag)?.shadowRoot?.querySelector('[role=status]'), tag);
    assert.equal(await page.locator(tag).getByText('fallback').isVisible(), true, tag);
    await page
      .locator(tag)
      .getByText(/ cannot be shown\./)
      .waitFor();
  }
  await unharmed(page);
  await close();
});

// Scripts of the page.

const CHANGES = {
  'Object.prototype.foo': `Object.prototype.foo = 'bar';`,
  'Array.from': 'Array.from = (list) => Array.prototype.slice.call(list);',
  'Array.prototype.reduce': 'Array.prototype.reduce = function () { return this; };',
  'Array.prototype.entries': 'Array.prototype.entries = function () { return this.slice(); };',
};
for (const [name, script] of Object.entries(CHANGES))
  test(`a page that changed ${name} is told so; no button is offered that does nothing`, async () => {
    const { page, close } = await open(env, {
      head: `<script>${script}</script>${SCRIPTS.module}`,
      body: TAGS.map(elementOf).join(''),
    });
    for (const tag of TAGS.filter((tag) => tag !== 'playable-rulebook')) {
      await page.locator(tag).getByText(name).waitFor();
      assert.match(await page.locator(tag).innerText(), /fallback/);
      assert.equal(await page.locator(tag).locator('button').count(), 0, tag);
    }
    // Once is enough; over two of these changes axe itself stumbles.
    await (name === 'Array.from' ? unharmed : unmoved)(page);
    await close();
  });

test('on a page with a hash router, the links of rules stay on the page', async () => {
  const { page, close } = await open(env, { head: SCRIPTS.module, body: elementOf('playable-rulebook') });
  await page.evaluate(() => (location.hash = '#/docs/rules'));
  await shown(page, 'playable-rulebook');
  const link = page.locator('playable-rulebook a.id').nth(3);
  assert.match((await link.getAttribute('href'))!, /#\/docs\/rules$/);
  await link.click();
  assert.match(page.url(), /#\/docs\/rules$/);
  await page.locator('playable-rulebook .rule[aria-current]').waitFor();
  await close();
});
