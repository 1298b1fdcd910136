import { createServer } from 'node:http';
import { serve } from '../../scripts/static-server.js';
import { openBrowser, complaints } from '../e2e/pages.ts';
const site = await serve('/work/main/docs-dist', {});
const browser = await openBrowser();
const S: any = { pages: {} };
const open = async (name: string, options: any, path: string) => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name=(f)=>f');
  S.pages[name] = page; S[name + '_c'] = complaints(page);
  await page.goto(site.url + path);
  return page;
};
const AsyncFunction = Object.getPrototypeOf(async function () {}).constructor;
createServer(async (req, res) => {
  let b = ''; for await (const c of req) b += c;
  if (b === 'QUIT') { res.end('bye'); await browser.close(); site.close(); process.exit(0); }
  try { const r = await new AsyncFunction('S', 'open', 'site', b)(S, open, site); res.end(typeof r === 'string' ? r : JSON.stringify(r, null, 1) ?? 'undefined'); }
  catch (e: any) { res.end('ERR ' + e.stack); }
}).listen(38383, '127.0.0.1');
console.log('up', site.url);
