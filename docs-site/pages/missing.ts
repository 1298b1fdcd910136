/**
 * The 404 page. Servers show it at any address, so it must not use relative addresses: its style and the script that finds
 * the home page are inline, and its policy allows only these two.
 */
import { createHash } from 'node:crypto';
import { html, Markup } from '../../src/markup/html.js';
import type { SiteFile } from '../layout.js';
import { IS_PUBLISHED, LANGUAGES, placeOf, SITE } from '../place.js';

const STYLE =
  'body{font:1.1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:12vh auto;padding:0 1.5rem;background:light-dark(#e3eff2,#14171d);color:light-dark(#22252b,#eceef2)}:root{color-scheme:light dark}h1,h2{font:700 1.5rem Georgia,serif;margin:2rem 0 .3rem}p{margin:0}a{color:light-dark(#6b3fa0,#c3a2ee);padding-block:.25rem}';

/** The nearest folder above with the site's mark is that of the home page: a site may be inside another one. */
const SCRIPT = `for(let at=new URL('./',location.href),last;at.href!==last;last=at.href,at=new URL('../',at)){const found=await fetch(new URL('site.json',at)).catch(()=>0);if(found.ok){for(const a of document.querySelectorAll('[data-home]'))a.href=new URL(a.dataset.home,at);break}}`;

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const MARK: SiteFile = { path: 'site.json', text: () => `${JSON.stringify({ name: 'playable-rules' })}\n` };
/** Requested at the root of a server; some tools report an error if it does not exist. */
export const ROBOTS: SiteFile = {
  path: 'robots.txt',
  text: () => `User-agent: *\nAllow: /\n${IS_PUBLISHED ? `\nSitemap: ${SITE}sitemap.xml\n` : ''}`,
};
export const missing: SiteFile = {
  path: '404.html',
  text: () =>
    String(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta
              http-equiv="Content-Security-Policy"
              content="default-src 'none'; style-src ${new Markup(hash(STYLE))}; script-src ${new Markup(hash(SCRIPT))}; connect-src 'self'; base-uri 'none'; form-action 'none'"
            />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>${placeOf('', 'en').text('missing.title')}</title>
            <meta name="description" content="${placeOf('', 'en').text('missing.text')}" />
            ${new Markup(`<style>${STYLE}</style><script type="module">${SCRIPT}</script>`)}
          </head>
          <body>
            <main>
              ${LANGUAGES.map((lang, i) => {
                const { text } = placeOf('', lang);
                const folder = lang === 'en' ? './' : `${lang}/`;
                return html`<section lang="${lang}">
                  ${i === 0 ? html`<h1>${text('missing.title')}</h1>` : html`<h2>${text('missing.title')}</h2>`}
                  <p>${text('missing.text')}</p>
                  <p>
                    <a href="${new URL(folder, SITE).pathname}" data-home="${folder}">${text('missing.home')}</a>
                  </p>
                </section>`;
              })}
            </main>
          </body>
        </html>`,
    ),
};
