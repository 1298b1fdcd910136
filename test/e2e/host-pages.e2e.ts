/** Pages of others around our elements: what their markup, styles, scripts and readers' tools do to us, and we to them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPage, useTestEnv, type Watched } from './helpers.js';
import { violations } from './pages.js';

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
/** Opens a page of a host with these parts. */
async function open(parts: Parts, options: Parameters<typeof openPage>[1] = {}): Promise<Opened> {
  return openWith(() => Promise.resolve(), parts, options);
}
interface Parts {
  readonly head?: string;
  readonly body: string;
  /** Attributes of the root. */
  readonly html?: string;
  /** Whether the page is XHTML. */
  readonly xml?: boolean;
}
/** The same, and prepares the page before it is opened. */
async function openWith(
  prepare: (page: Page) => Promise<unknown>,
  { head = '', body, html = 'lang="en"', xml = false }: Parts,
  options: Parameters<typeof openPage>[1] = {},
): Promise<Opened> {
  const watched = await openPage(env, options);
  const { page } = watched;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.route(`${env.builds}/host/`, (route) =>
    route.fulfill({
      contentType: `${xml ? 'application/xhtml+xml' : 'text/html'}; charset=utf-8`,
      body: `${xml ? '' : '<!doctype html>'}<html ${html}><head><title>A page</title><link rel="icon" href="data:," />
        ${head}</head><body>${body}</body></html>`,
    }),
  );
  await prepare(page);
  await page.route('https://other.example/**', (route) => route.fulfill({ contentType: 'image/png', body: '' }));
  await page.goto(`${env.builds}/host/`);
  return { ...watched, requested };
}
/** Waits until a condition holds outside the page. */
async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries++) {
    assert.ok(tries < 300, 'It did not come true.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
const shown = (page: Page, tag: Tag = 'playable-game', selector: string = ELEMENTS[tag]) =>
  // Not with a locator, which reads properties of the document that some of these pages hide.
  page.waitForFunction(
    ([tag, selector]) =>
      (Reflect.get(Document.prototype, 'querySelector') as typeof document.querySelector)
        .call(document, tag!)
        ?.shadowRoot?.querySelector(selector!),
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
        const { page, troubles, close } = await openWith(
          async (page) => {
            const text = await (await fetch(`${env.builds}/dist/classic/${file}`)).text();
            await page.route('**/cache/all.js?*', (route) =>
              route.fulfill({ contentType: 'text/javascript', body: `var jQuery = 1;\n${text}\n;var menu = 2;` }),
            );
          },
          { head, body: GAME + scriptFor(file) },
        );
        if (head) {
          await shown(page);
          assert.deepEqual(troubles, []);
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
  const { page, close } = await open({
    head: heard + SCRIPTS.module,
    body: `${TAGS.map(elementOf).join('')}<playable-rulebook load="click"><input id="own"></playable-rulebook>`,
  });
  const take = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.splice(0));
  for (const tag of TAGS) await shown(page, tag);
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

for (const wraps of [false, true])
  test(`sentences that a translator replaced ${wraps ? 'in two steps' : 'in one step'} are updated as before`, async () => {
    const selectors = {
      'playable-game': 'playable-game :is(.now, .controls, .story, .sheet, title, .phase, .prompt)',
      'playable-lesson': 'playable-lesson :is(.say, .head, .quiet, .steps span)',
      'playable-rulebook': 'playable-rulebook :is(.find, .best)',
    };
    const runs: Record<string, (string | undefined)[][]>[] = [];
    for (const isTranslated of [false, true]) {
      const { page, troubles, close } = await open(
        {
          head: SCRIPTS.module,
          body: `<playable-game seed="3" save="off" load="now" seats="human human human human"></playable-game>
          <playable-lesson load="now" lesson="first-game"></playable-lesson><playable-rulebook load="now"></playable-rulebook>`,
        },
        { reducedMotion: 'reduce' },
      );
      for (const tag of Object.keys(selectors)) await shown(page, tag as Tag);
      await page.waitForLoadState('networkidle');
      const seen: Record<string, (string | undefined)[][]> = {};
      const look = async () => {
        for (const [tag, selector] of Object.entries(selectors)) (seen[tag] ??= []).push(await wordsIn(page, selector));
      };
      const act = async () => {
        if (isTranslated) await translate(page, wraps);
        await page.locator('playable-lesson :is([data-do=next][aria-disabled=false], [data-do=show])').first().click();
        await page.locator('playable-rulebook input[type=search]').fill('box');
      };
      await page.locator('playable-game [data-verb=roll]').waitFor();
      await act();
      await page.locator('playable-game [data-verb=roll]').click();
      await page.locator('playable-game .pick button').first().waitFor();
      await page.waitForTimeout(500);
      await look();
      if (isTranslated) await translate(page, wraps);
      await page.locator('playable-lesson :is([data-do=next][aria-disabled=false], [data-do=show])').first().click();
      await page.locator('playable-rulebook input[type=search]').fill('wizard');
      await page.locator('playable-game .pick button').first().click();
      await page.waitForTimeout(500);
      await look();
      runs.push(seen);
      assert.deepEqual(troubles, []);
      await close();
    }
    const [plain, translated] = runs as [(typeof runs)[0], (typeof runs)[0]];
    for (const [tag, looks] of Object.entries(plain))
      looks.forEach((words, i) => {
        const others = translated[tag]![i]!.map((word) => word?.replace(/[«»]/g, '').replace(/\s+/g, ' ').trim());
        assert.deepEqual(
          others,
          words.map((word) => word?.replace(/[«»]/g, '').replace(/\s+/g, ' ').trim()),
          `${tag} ${i}`,
        );
      });
    assert.ok(translated['playable-rulebook']!.flat().length > 0);
  });

// Direction and inherited properties.

test('on a page in Arabic, our sentences run from left to right, and names and lessons of the page in their own direction', async () => {
  const lesson = JSON.stringify({
    title: 'مرحبا.',
    rules: [],
    start: { players: 3, seed: 1 },
    steps: [{ say: 'مرحبا بكم.' }, { say: 'x' }],
  });
  const { page, troubles, close } = await open({
    html: 'lang="ar" dir="rtl"',
    head: SCRIPTS.module,
    body: `${TAGS.map(elementOf).join('')}<playable-game names="ليلى,Ben" seed="3" save="off" load="now" seats="human human human"></playable-game>
      <playable-lesson load="now" id="own"><script type="application/json">${lesson}</script></playable-lesson>`,
  });
  for (const tag of TAGS) {
    await shown(page, tag);
    const wrong = await page
      .locator(tag)
      .first()
      .evaluate((element) =>
        [...element.shadowRoot!.querySelectorAll('*')]
          .filter((one) => getComputedStyle(one).direction !== 'ltr' && one.localName !== 'slot')
          .map((one) => one.outerHTML.slice(0, 80)),
      );
    assert.deepEqual(wrong, [], tag);
  }
  const named = page.locator('playable-game').nth(1);
  await named.locator('[data-verb=roll]').waitFor();
  assert.match(await named.locator('.game').innerText(), /\u2068ليلى\u2069/);
  const say = page.locator('#own .say');
  await say.waitFor();
  assert.equal(await say.evaluate((say) => getComputedStyle(say).direction), 'rtl');
  assert.deepEqual(troubles, []);
  await close();
});

const STYLES = [
  'white-space: nowrap',
  'white-space: pre',
  'letter-spacing: .3em',
  'word-spacing: 1em',
  'text-indent: 3em',
  'font-variant: small-caps',
  'text-transform: uppercase',
  'text-align: right',
  'hyphens: auto',
  'word-break: break-all',
  'list-style: inside',
  'font-style: italic; font-weight: bold',
];
/** The box of each element in our shadow roots, to compare the layouts of two pages. */
const boxes = (page: Page) =>
  page.evaluate((tags) => {
    const found: string[] = [];
    for (const tag of tags)
      for (const host of document.querySelectorAll(tag)) {
        const { x, y } = host.getBoundingClientRect();
        for (const one of host.shadowRoot!.querySelectorAll('*')) {
          const box = one.getBoundingClientRect();
          if (box.width === 0) continue;
          found.push(
            `${tag} ${one.localName}.${one.getAttribute('class')} ${[box.x - x, box.y - y, box.width, box.height].map(Math.round).join()}`,
          );
        }
      }
    return found;
  }, TAGS);
test('text properties that the page passes on, or gives to every element, change no layout of ours', async () => {
  const { page, close } = await open(
    {
      head: `${SCRIPTS.module}<style id="theme"></style>`,
      body: `<div>${TAGS.filter((tag) => tag !== 'playable-game')
        .map(elementOf)
        .join('')}<playable-game seed="3" save="off" load="now" seats="human human human human"></playable-game></div>`,
    },
    { viewport: { width: 1000, height: 800 }, reducedMotion: 'reduce' },
  );
  for (const tag of TAGS) await shown(page, tag);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  const plain = await boxes(page);
  assert.ok(plain.length > 1000);
  const changed: Record<string, string[]> = {};
  for (const style of STYLES)
    for (const where of ['body', '*']) {
      await page.evaluate(
        ([where, style]) => (document.querySelector('#theme')!.textContent = `${where} { ${style} }`),
        [where, style],
      );
      await page.waitForTimeout(150);
      const now = await boxes(page);
      const moved = now.filter((box, i) => box !== plain[i]);
      if (moved.length > 0) changed[`${where} { ${style} }`] = [`${moved.length} boxes`, ...moved.slice(0, 3)];
    }
  assert.deepEqual(changed, {});
  await close();
});

/** Parents whose width comes from their content, and vertical text. */
const PARENTS: Readonly<Record<string, (element: string) => string>> = {
  'a table cell': (element) => `<table><tr><td>${element}</td></tr></table>`,
  'a flex item': (element) => `<div style="display: flex">${element}</div>`,
  'in a flex item': (element) => `<div style="display: flex"><div>${element}</div></div>`,
  'a centred flex column': (element) =>
    `<div style="display: flex; flex-direction: column; align-items: center">${element}</div>`,
  'a centred grid': (element) => `<div style="display: grid; place-items: center">${element}</div>`,
  'inline-block': (element) => `<div style="display: inline-block">${element}</div>`,
  float: (element) => `<div style="float: left">${element}</div>`,
  'position: absolute': (element) => `<div style="position: absolute">${element}</div>`,
  'fit-content': (element) => `<div style="width: fit-content">${element}</div>`,
  'an open dialog': (element) => `<dialog open style="padding: 0; border: 0">${element}</dialog>`,
  'vertical text': (element) => `<div style="writing-mode: vertical-rl">${element}</div>`,
};
test('an element has a usable width in parents that take theirs from their content, and is not too wide for a phone', async () => {
  const { page, close } = await open({ head: SCRIPTS.module, body: '<div id="place"></div>' });
  for (const tag of TAGS) {
    // All parents for one element; the others have the same styles.
    const parents = Object.entries(PARENTS).slice(0, tag === 'playable-rulebook' ? undefined : 2);
    for (const [parent, around] of parents) {
      await page.evaluate((html) => (document.querySelector('#place')!.innerHTML = html), around(elementOf(tag)));
      await shown(page, tag, 'button');
      for (const width of [1000, 360]) {
        await page.setViewportSize({ width, height: 800 });
        const [own, over] = await page
          .locator(tag)
          .evaluate((element) => [element.clientWidth, document.documentElement.scrollWidth - innerWidth]);
        assert.ok(own >= 316, `${tag} in ${parent}, ${width} px: ${own} px`);
        assert.ok(over <= 0, `${tag} in ${parent}, ${width} px: the page is ${over} px too wide`);
      }
    }
  }
  await close();
});

test('colours are forced although the page forbids it around us, and every element fills the screen with its paper', async () => {
  const { page, close } = await open(
    {
      head: `${SCRIPTS.module}<style>* { forced-color-adjust: none }</style>`,
      body: TAGS.map(elementOf).join(''),
    },
    { forcedColors: 'active' },
  );
  for (const tag of TAGS) {
    await shown(page, tag);
    const root = page.locator(tag).locator(':is(.game, .book, .phases, .studio)').first();
    assert.equal(await root.evaluate((root) => getComputedStyle(root).forcedColorAdjust), 'auto', tag);
  }
  await page.emulateMedia({ forcedColors: 'none' });
  for (const tag of TAGS) {
    const [overflow, paper] = await page.locator(tag).evaluate(async (element) => {
      await element.requestFullscreen();
      const { overflowY, backgroundColor } = getComputedStyle(element);
      await document.exitFullscreen();
      return [overflowY, backgroundColor];
    });
    assert.deepEqual([overflow, paper], ['auto', 'rgb(251, 250, 246)'], tag);
  }
  await close();
});

// Failures.

test('in XHTML, where nothing can be rendered, the children stay, with the reason', async () => {
  const { page, close } = await open({
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
  await close();
});

// Paper.

const contrast = (rgb: string) => {
  const [r, g, b] = rgb.match(/[\d.]+/g)!.map((n) => {
    const part = Number(n) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
};
for (const style of [
  ':root { color-scheme: dark }',
  '* { color-scheme: dark }',
  ':root { --playable-ink: #eee; --playable-faint: #ddd; --playable-accent: #dde }',
  'playable-rulebook { --playable-ink: #eee; --playable-accent: #dde }',
])
  test(`ink is dark on paper with ${style}`, async () => {
    const { page, close } = await open({
      head: `${SCRIPTS.module}<style>${style}</style>`,
      body: elementOf('playable-rulebook') + elementOf('playable-game'),
    });
    await shown(page, 'playable-rulebook');
    await shown(page);
    await page.emulateMedia({ media: 'print' });
    const colours = await page
      .locator(':is(playable-rulebook, playable-game) :is(p, a, h2, h3, dd, dt, li, td, th, .title):visible')
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).color))]);
    assert.ok(colours.length > 1, colours.join());
    assert.deepEqual(
      colours.filter((colour) => contrast(colour) < 4.5),
      [],
    );
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
    const { page, close } = await open({
      head: `<script>${script}</script>${SCRIPTS.module}`,
      body: TAGS.map(elementOf).join(''),
    });
    for (const tag of TAGS.filter((tag) => tag !== 'playable-rulebook')) {
      await page.locator(tag).getByText(name).waitFor();
      assert.match(await page.locator(tag).innerText(), /fallback/);
      assert.equal(await page.locator(tag).locator('button').count(), 0, tag);
    }
    await close();
  });

test('on a page with a hash router, the links of rules stay on the page', async () => {
  const { page, close } = await open({ head: SCRIPTS.module, body: elementOf('playable-rulebook') });
  await page.evaluate(() => (location.hash = '#/docs/rules'));
  await shown(page, 'playable-rulebook');
  const link = page.locator('playable-rulebook a.id').nth(3);
  assert.match((await link.getAttribute('href'))!, /#\/docs\/rules$/);
  await link.click();
  assert.match(page.url(), /#\/docs\/rules$/);
  await page.locator('playable-rulebook .rule[aria-current]').waitFor();
  await close();
});

test('these pages have no fault that axe finds in them, and are not too wide', async () => {
  for (const [html, head] of [
    ['lang="ar" dir="rtl"', ''],
    ['lang="en"', '<style>* { text-indent: 3em; letter-spacing: .3em; white-space: nowrap }</style>'],
  ] as const) {
    const { page, close } = await open({
      html,
      head: head + SCRIPTS.module,
      body: `<main><h1>Page</h1>${TAGS.filter((tag) => tag !== 'playable-studio')
        .map(elementOf)
        .join('')}</main>`,
    });
    for (const tag of TAGS.filter((tag) => tag !== 'playable-studio')) await shown(page, tag);
    await page.waitForLoadState('networkidle');
    assert.deepEqual(await violations(page), []);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} px too wide`);
    await close();
  }
});
