// Draws the pictures of the site that cannot be SVG: the one for link previews, and its icon for phones and older browsers, in
// docs-site/pictures: `npx tsx scripts/preview.js`. They are committed, so that a build needs no browser.
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { DEFAULT_GAME } from '../src/games/index.ts';
import { findBrowser } from './browser.js';

const pictures = new URL('../docs-site/pictures/', import.meta.url);
const board = readFileSync(new URL(`../src/games/${DEFAULT_GAME}/site/board-light.svg`, import.meta.url), 'utf8');
const [WIDTH, HEIGHT] = [1200, 630];

const browser = await chromium.launch(await findBrowser());
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
await page.setContent(`<!doctype html>
<style>
  body { margin: 0; display: grid; grid-template-columns: 1fr 740px; height: ${HEIGHT}px; overflow: hidden; align-items: center;
    background: linear-gradient(#a9d0e6, #e3eff2 60%, #f6f3ec); color: #22252b; font: 30px/1.35 system-ui, sans-serif }
  div { padding: 0 30px 0 54px }
  h1 { text-wrap: balance; font: 700 56px/1.1 Georgia, 'Liberation Serif', serif; margin: 0 0 22px }
  p { margin: 0 0 22px }
  svg { width: 720px; height: auto; border-radius: 18px }
</style>
<div><h1>Board game rules that play</h1><p>in your blog, your wiki or your site</p><p><b>playable-rules</b></p></div>
${board}`);
await page.screenshot({ path: new URL('preview.png', pictures).pathname });
const icon = readFileSync(new URL('../docs-site/icon.svg', import.meta.url), 'utf8');
for (const size of [32, 180]) {
  await page.setViewportSize({ width: size, height: size });
  // Phones round the corners themselves, and show black where the picture is clear.
  const shape = size > 32 ? icon.replace(' rx="7"', '') : icon;
  await page.setContent(
    `<style>body { margin: 0; background: none } svg { display: block; inline-size: ${size}px }</style>${shape}`,
  );
  await page.screenshot({ path: new URL(`icon-${size}.png`, pictures).pathname, omitBackground: true });
}
await browser.close();
