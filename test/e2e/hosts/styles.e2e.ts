/**
 * Pages of others around our elements: what their styles and their direction of text do to us. Every night, with `EVERY_GAME=1`, to
 * every element on every page.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { useTestEnv } from '../helpers.js';
import { OF_COLOURS, violations } from '../pages.js';
import { elementOf, open, SCRIPTS, shown, TAGS, unmoved } from '../surroundings.js';

const env = useTestEnv();

// Direction and inherited properties.

test('on a page in Arabic, our sentences run from left to right, and names and lessons of the page in their own direction', async () => {
  const lesson = JSON.stringify({
    title: 'مرحبا.',
    rules: [],
    start: { players: 3, seed: 1 },
    steps: [{ say: 'مرحبا بكم.' }, { say: 'x' }],
  });
  const { page, troubles, close } = await open(env, {
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
  'line-break: anywhere',
  'text-align-last: justify',
  'text-wrap-style: balance',
  'text-rendering: geometricPrecision',
  'font-kerning: none',
  'font-size-adjust: 0.9',
  'text-anchor: middle',
  'dominant-baseline: hanging',
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
    env,
    {
      head: `${SCRIPTS.module}<style id="theme"></style>`,
      body: `<div>${TAGS.map(elementOf).join('')}</div>`,
    },
    { viewport: { width: 1000, height: 800 }, reducedMotion: 'reduce' },
  );
  for (const tag of TAGS) await shown(page, tag);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  const plain = await boxes(page);
  assert.ok(plain.length > 1000);
  const changed: Record<string, string[]> = {};
  // What reaches an element from the body reaches it from a style of its own too, so all of that together are one page.
  for (const theme of [`body { ${STYLES.join('; ')} }`, ...STYLES.map((style) => `* { ${style} }`)]) {
    await page.evaluate((theme) => (document.querySelector('#theme')!.textContent = theme), theme);
    await page.waitForTimeout(150);
    const now = await boxes(page);
    const moved = now.filter((box, i) => box !== plain[i]);
    if (moved.length > 0) changed[theme] = [`${moved.length} boxes`, ...moved.slice(0, 3)];
  }
  assert.deepEqual(changed, {});
  // What changes no box is passed on too: the paints of drawings, the looks of letters, the pointer.
  const paints = () =>
    page
      .locator(`:is(${TAGS.join()}) :is(svg *, p, td, button)`)
      .evaluateAll((all) =>
        all.map((one) =>
          ((style) =>
            [
              ...[style.fill, style.fillOpacity, style.stroke, style.cursor, style.textShadow],
              ...[style.webkitTextStrokeWidth, style.webkitTextFillColor, style.fontFeatureSettings],
            ].join())(getComputedStyle(one)),
        ),
      );
  await page.evaluate(() => (document.querySelector('#theme')!.textContent = ''));
  const painted = await paints();
  const looks = 'text-shadow: 1px 1px red; -webkit-text-stroke: 1px red; -webkit-text-fill-color: red; cursor: none';
  const paint = `body { fill: red; fill-opacity: 0; stroke: red; ${looks}; font-feature-settings: "smcp" }`;
  await page.evaluate((paint) => (document.querySelector('#theme')!.textContent = paint), paint);
  assert.deepEqual(await paints(), painted);
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
  'beside a floated picture': (element) =>
    `<div style="float: left; width: min(100%, 900px); height: 300px"></div>${element}`,
  'position: absolute': (element) => `<div style="position: absolute">${element}</div>`,
  'fit-content': (element) => `<div style="width: fit-content">${element}</div>`,
  'an open dialog': (element) => `<dialog open style="padding: 0; border: 0">${element}</dialog>`,
  'vertical text': (element) => `<div style="writing-mode: vertical-rl">${element}</div>`,
};
test('an element has a usable width in parents that take theirs from their content, and is not too wide for a phone', async () => {
  const { page, close } = await open(env, { head: SCRIPTS.module, body: '<div id="place"></div>' });
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
    env,
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

// Paper.

const contrast = (rgb: string) => {
  const [r, g, b] = rgb.match(/[\d.]+/g)!.map((n) => {
    const part = Number(n) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
};
test('ink is dark on paper, whatever colours the page gives us', async () => {
  const { page, close } = await open(env, {
    head: `${SCRIPTS.module}<style id="theme"></style>`,
    body: TAGS.map(elementOf).join(''),
  });
  for (const tag of TAGS) await shown(page, tag);
  await page.emulateMedia({ media: 'print' });
  for (const style of [
    ':root { color-scheme: dark }',
    '* { color-scheme: dark }',
    ':root { --playable-ink: #eee; --playable-faint: #ddd; --playable-accent: #dde }',
    'playable-rulebook { --playable-ink: #eee; --playable-accent: #dde }',
  ]) {
    await page.evaluate((style) => (document.querySelector('#theme')!.textContent = style), style);
    // Browsers print no backgrounds. What needs its own, such as the letter of a seat, has to say so.
    const colours = await page
      .locator(`:is(${TAGS.join()}) :is(p, a, h2, h3, dd, dt, li, td, th, span, strong, small, .title):visible`)
      .evaluateAll((all) => [
        ...new Set(
          all
            .filter((one) => getComputedStyle(one).printColorAdjust !== 'exact')
            .map((one) => getComputedStyle(one).color),
        ),
      ]);
    assert.ok(colours.length > 1, `${style}: ${colours.join()}`);
    assert.deepEqual(
      colours.filter((colour) => contrast(colour) < 4.5),
      [],
      style,
    );
  }
  await close();
});

const PLAIN = 'a plain page';
/** The axe rules that depend on styles. */
const OF_LOOKS = [...OF_COLOURS, 'scrollable-region-focusable'];
/** What hosts do to the page around a place that is kept for an element. */
const AROUND: Readonly<Record<string, { html?: string; style?: string; parent?: string; media?: 'print' }>> = {
  [PLAIN]: {},
  'a page in Arabic': { html: 'lang="ar" dir="rtl"' },
  'spaced text': { style: '* { letter-spacing: .3em; text-indent: 3em; white-space: nowrap }' },
  'all styles cleared': { style: '*:not(head, head *) { all: unset; display: revert }' },
  'a dark page': { style: ':root { color-scheme: dark; background: #111; color: #eee }' },
  'properties of drawings': {
    style: 'body { fill: red; stroke: red; text-rendering: geometricPrecision; line-break: anywhere }',
  },
  'a width that comes from the content': { parent: 'a flex item' },
  'paper of a dark page': { style: ':root { color-scheme: dark }', media: 'print' },
};
/** On a plain page all elements are read, on each other page two of them in turn. */
const readOn = (n: number) =>
  n === 0 || process.env['EVERY_GAME'] ? TAGS : TAGS.filter((_, i) => [0, 2].includes((i + n) % TAGS.length));
for (const [n, [around, { html, style = '', parent, media }]] of Object.entries(AROUND).entries())
  test(`no element has a fault that axe finds, is too wide or shifts anything while it loads: ${around}`, async () => {
    const { page, close } = await open(env, {
      ...(html && { html }),
      head: `${SCRIPTS.module}<style>${style}</style>`,
      body: '<p>Before.</p><div id="place"></div><p>After.</p>',
    });
    if (media) await page.emulateMedia({ media });
    for (const tag of readOn(n)) {
      const element = (parent ? PARENTS[parent]! : String)(elementOf(tag));
      await page.evaluate((html) => (document.querySelector('#place')!.innerHTML = html), element);
      // In a narrow place the chart of the phases is folded away.
      await shown(page, tag, parent && 'button');
      await unmoved(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${tag}: ${wide} px too wide`);
      // Names and structure are the same everywhere, so elsewhere than on a plain page only the looks can be wrong.
      assert.deepEqual(await violations(page, around === PLAIN ? undefined : OF_LOOKS, tag), [], tag);
    }
    await close();
  });
