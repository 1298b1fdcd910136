// Draws the picture for link previews of the site, docs-site/pictures/preview.png: `npx tsx scripts/preview.js`. It is committed, so that
// a build needs no browser.
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
await browser.close();
