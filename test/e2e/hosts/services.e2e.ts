/** Services that cannot be installed, emulated: what they read of the built site, and whether boards can be played there. */
import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser, BrowserContext, Frame, Locator, Page } from 'playwright-core';
import { SITE } from '../../../docs-site/place.js';
import { WELCOMED } from '../../../scripts/welcomed.js';
import { oneboxOf } from '../discourse.js';
import { movesOf, playOneMove } from '../helpers.js';
import { pageOf } from '../host-pages.js';
import { elementsOf } from '../markup.js';
import { complaints, openBrowser, root } from '../pages.js';
import { EMBEDLY, embedlyPage, notionPage, oembedOf, readPage, storyPage, type Answer } from '../services.js';

/** The file that the site's server returns for an address. */
function fileAt(address: string): string {
  assert.ok(address.startsWith(SITE), `${address} is on the site`);
  const file = join(
    root,
    'docs-dist',
    decodeURIComponent(new URL(address).pathname.slice(new URL(SITE).pathname.length)),
  );
  return statSync(file).isDirectory() ? join(file, 'index.html') : file;
}
const get = (address: string): string => readFileSync(fileAt(address), 'utf8');
/** Width and height of a PNG, from its header. */
function sizeOf(address: string): [number, number] {
  const bytes = readFileSync(fileAt(address));
  assert.equal(bytes.toString('latin1', 1, 4), 'PNG', address);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}
const frameIn = (html: string): string => elementsOf(html).find(({ name }) => name === 'iframe')!.attributes['src']!;
/** What a service embeds for an address: the oEmbed answer and the address of the frame in it. */
function answerFor(address: string): { answer: Answer; src: string } {
  const answer = oembedOf(get(readPage(get(address)).oembed!));
  return { answer, src: frameIn(answer.html) };
}

const GAME = `${SITE}elfenwizards/`;
const LESSON = `${SITE}fr/lessons/elfenwizards/ties/`;
/** The address that readers share: a board with its moves. */
const MOVES = 'players=3&seed=5&seats=human+bot+bot&moves=red+roll';
const SHARED = `${SITE}e/elfenwizards/game/?v=1&${MOVES}`;

describe('the metadata of a published page', () => {
  for (const address of [SITE, GAME, LESSON, `${SITE}it/elfenwizards/`, SHARED, `${SITE}e/elfenwizards/lesson/?v=1`])
    test(`has a title, a description and a picture of the declared size: ${address}`, () => {
      const { title, description, image, imageSize } = readPage(get(address));
      for (const text of [title, description]) assert.ok(text && text.length > 10, text);
      assert.ok(description!.length <= 250, 'Discourse shortens longer descriptions');
      assert.deepEqual(sizeOf(image!), imageSize);
    });

  for (const address of [GAME, LESSON])
    test(`links an oEmbed answer with a frame of the site, a picture and no script: ${address}`, () => {
      const { answer, src } = answerFor(address);
      assert.ok(src.startsWith(`${SITE}e/elfenwizards/`), src);
      assert.deepEqual(
        elementsOf(answer.html).map(({ name }) => name),
        ['blockquote', 'a', 'iframe'],
      );
      assert.deepEqual(sizeOf(answer.thumbnail_url!), [answer.thumbnail_width, answer.thumbnail_height]);
      assert.ok(get(src).includes('data-kind='), 'the page in the frame is published');
    });

  test('names neither a canonical address nor an oEmbed answer for an address with moves, which would be lost', () => {
    const page = get(SHARED);
    assert.equal(readPage(page).oembed, undefined);
    assert.doesNotMatch(page, /og:url|rel="canonical"/);
  });
});

describe('in a browser', () => {
  let browser: Browser;
  before(async () => {
    browser = await openBrowser();
  });
  after(() => browser?.close());

  /** Opens the first of the given pages in a browser that has the site under its public address and the pages under theirs. */
  async function open(
    pages: Readonly<Record<string, string>>,
  ): Promise<{ page: Page; troubles: string[]; context: BrowserContext }> {
    const context = await browser.newContext({ viewport: { width: 800, height: 1000 } });
    await context.route(`${SITE}**`, (route) => route.fulfill({ path: fileAt(route.request().url()) }));
    for (const [address, body] of Object.entries(pages))
      await context.route(
        (url) => url.href.split('?')[0] === address,
        (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
      );
    const page = await context.newPage();
    await page.addInitScript(WELCOMED);
    page.setDefaultTimeout(20_000);
    await page.addInitScript('globalThis.__name = (f) => f');
    const troubles = complaints(page);
    await page.goto(Object.keys(pages)[0]!);
    return { page, troubles, context };
  }
  /** Waits until `ask` returns something truthy. */
  async function until<A>(page: Page, what: string, ask: () => A | Promise<A>): Promise<NonNullable<A>> {
    for (let tries = 0; tries < 200; tries++) {
      const found = await ask();
      if (found) return found;
      await page.waitForTimeout(50);
    }
    throw new Error(`Not seen: ${what}`);
  }
  /** Waits for our page in a host's frames, until a person is asked on it. */
  async function ours(page: Page): Promise<Frame> {
    const frame = await until(page, 'a frame', () => page.frames().find((frame) => frame.url().startsWith(SITE)));
    await frame.locator('.controls button').first().waitFor();
    return frame;
  }
  const movesIn = (frame: Frame) => movesOf(frame.locator('playable-game'));
  /** The number of pixels of a frame's page that are below its visible part. */
  const hidden = (frame: Frame) =>
    frame.evaluate(() =>
      Math.max(...[document.documentElement, document.body].map((e) => e.scrollHeight - e.clientHeight)),
    );

  test('Medium with Embedly: both nested frames get the height of the board, also after a move', async () => {
    const { answer, src } = answerFor(GAME);
    const story = 'https://medium.example/story';
    const { page, troubles, context } = await open({
      [story]: storyPage(src, answer),
      [EMBEDLY]: embedlyPage(src, answer),
    });
    const frame = await ours(page);
    const heightOf = async (frame: Locator) => Number(await frame.getAttribute('height'));
    const fits = () =>
      until(page, 'the whole board', async () => {
        const outer = await heightOf(page.locator('iframe'));
        const inner = await heightOf(page.frameLocator('iframe').locator('iframe'));
        return outer > answer.height && outer === inner && (await hidden(frame)) <= 0;
      });
    await fits();
    const before = await movesIn(frame);
    await playOneMove(frame);
    assert.ok((await movesIn(frame)) > before);
    await fits();
    assert.deepEqual(troubles, []);
    await context.close();
  });

  for (const [what, src] of [
    ['the frame of a published page', answerFor(GAME).src],
    ['an address with moves', SHARED],
  ] as const)
    test(`Notion: ${what} can be played in a block of fixed height, and opens in its own window`, async () => {
      const { page, troubles, context } = await open({ 'https://notion.example/a-page': notionPage(src, 420) });
      const frame = await ours(page);
      const before = await movesIn(frame);
      if (src === SHARED) assert.equal(before, 1);
      await playOneMove(frame);
      assert.ok((await movesIn(frame)) > before);
      assert.equal((await page.locator('iframe').boundingBox())!.height, 420);
      const out = frame.locator('.out a');
      await out.scrollIntoViewIfNeeded();
      const [own] = await Promise.all([context.waitForEvent('page'), out.click()]);
      assert.equal(own.url(), src);
      await own.locator('playable-game .controls button').first().waitFor();
      assert.deepEqual(troubles, []);
      await context.close();
    });

  const topic = 'https://forum.example/t/1';
  /** A topic with the width of a post in Discourse. */
  const topicOf = (cooked: string) =>
    pageOf(`<div style="width: 690px">${cooked}</div>`, '<style>body { margin: 0 }</style>');

  test('Discourse: if the site allows our frames, an address becomes a board that scrolls to its end by mouse wheel', async () => {
    const box = await oneboxOf(GAME, get, [`${SITE}e/`]);
    assert.match(box, /<iframe [^>]*scrolling="no"[^>]* sandbox="[^"]*allow-scripts/);
    const { page, troubles, context } = await open({ [topic]: topicOf(box) });
    const frame = await ours(page);
    const before = await movesIn(frame);
    await playOneMove(frame);
    assert.ok((await movesIn(frame)) > before);
    assert.ok((await hidden(frame)) > 100, 'the board is higher than the frame');
    const { x, y } = (await page.locator('iframe').boundingBox())!;
    const last = frame.locator('.out a');
    await page.mouse.move(x + 5, y + 300);
    for (let turns = 0; turns < 20; turns++) await page.mouse.wheel(0, 400);
    await until(page, `the last line above ${y + 720}`, async () => {
      const { y: top, height } = (await last.boundingBox())!;
      return top + height <= y + 721;
    });
    assert.deepEqual(troubles, []);
    await context.close();
  });

  for (const [what, address, allowed] of [
    ['a published page, if the site allows no frames', GAME, []],
    ['a French lesson, if the site allows only frames of others', LESSON, ['https://video.example/']],
    ['an address with moves, even if the site allows our frames', SHARED, [`${SITE}e/`]],
  ] as const)
    test(`Discourse: shows a card for ${what}`, async () => {
      const box = await oneboxOf(address, get, allowed);
      assert.deepEqual(
        elementsOf(box).map(({ name }) => name),
        ['aside', 'header', 'a', 'article', 'img', 'h3', 'a', 'p'],
      );
      const { page, troubles, context } = await open({ [topic]: topicOf(box) });
      assert.match((await page.locator('h3').textContent())!, /Elfenwizards|Égalité/);
      assert.ok((await page.locator('article p').textContent())!.length > 40);
      await page.locator('img').evaluate((img) => (img as HTMLImageElement).decode());
      assert.equal(await page.locator('h3 a').getAttribute('href'), address);
      assert.deepEqual(troubles, []);
      await context.close();
    });
});
