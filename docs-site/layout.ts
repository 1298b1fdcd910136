/** The frame of every page: head, navigation bar, footer. */
import { alternates, headOf } from '../src/markup/head.js';
import { attributes, html, type Markup } from '../src/markup/html.js';
import { existsSync } from 'node:fs';
import { fileOf, IS_PUBLISHED, LANGUAGES, languagesOf, placeOf, published, SITE, to, type Place } from './place.js';

export interface Content {
  readonly title: string;
  readonly description: string;
  readonly main: Markup;
  /** Names of modules in `scripts/`; every page includes `page`. */
  readonly scripts?: readonly string[];
  /** Path of a static oEmbed response. */
  readonly oembed?: string;
  /** The current link in the navigation bar. */
  readonly section?: string;
  /** The game that the page is about: the bar leads to its board. */
  readonly game?: string;
}
export interface SiteFile {
  readonly path: string;
  readonly text: () => string | Promise<string>;
}

/** Storybook is part of the site if it was built. */
const HAS_STORIES = existsSync(new URL('../storybook-static/index.html', import.meta.url));
const NAME = 'playable-rules';

const NAVIGATION = [
  ['', 'nav.play'],
  ['lessons/', 'nav.learn'],
  ['embed/', 'nav.embed'],
  ['studio/', 'nav.studio'],
  ['inspect/', 'nav.inspect'],
  ['api/', 'nav.api'],
  ['guide/', 'nav.guide'],
] as const;

/** A link to a page. Marks links to pages that exist in English only. */
export const link = (place: Place, folder: string, words: string | Markup, kind?: string): Markup => {
  const isForeign = !languagesOf(folder).includes(place.lang);
  return html`<a href="${to(place, folder)}" ${attributes({ class: kind, hreflang: isForeign ? 'en' : undefined })}
    >${words}${isForeign && html` <small>(${place.text('site.english')})</small>`}</a
  >`;
};

/** The pages of a folder, one file for each of its languages. */
export const pages = (folder: string, content: (place: Place) => Content | Promise<Content>): readonly SiteFile[] =>
  languagesOf(folder).map((lang) => {
    const place = placeOf(folder, lang);
    return { path: fileOf(place), text: async () => page(place, await content(place)) };
  });

function page(
  place: Place,
  { title, description, main, scripts = [], oembed, section = place.folder, game }: Content,
): string {
  const { text, lang, root, folder } = place;
  const whole = published(place);
  return String(
    html`<!doctype html>
      <html lang="${lang}">
        <head>
          <meta charset="utf-8" />
          ${headOf(title, description, NAME)}
          <meta property="og:url" content="${whole}" />
          <meta property="og:locale" content="${lang}" />
          <meta property="og:image" content="${SITE}drawings/preview.png" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content="${text('site.preview')}" />
          <meta name="twitter:card" content="summary_large_image" />
          ${IS_PUBLISHED && html`<link rel="canonical" href="${whole}" />`}
          ${alternates(languagesOf(folder), (other) => published(placeOf(folder, other)))}
          ${
            oembed &&
            html`<link rel="alternate" type="application/json+oembed" href="${SITE}${oembed}" title="${title}" />`
          }
          <link rel="icon" href="${root}drawings/icon-32.png" sizes="32x32" type="image/png" />
          <link rel="icon" href="${root}icon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="${root}drawings/icon-180.png" />
          <link rel="stylesheet" href="${root}site.css" />
          ${['page', ...scripts].map((name) => html`<script type="module" src="${root}scripts/${name}.ts"></script>`)}
        </head>
        <body data-root="${root}" data-copied="${text('site.copied')}" data-selected="${text('site.selected')}">
          <a class="skip" href="#content">${text('site.skip')}</a>
          <header class="bar">
            <a class="brand" href="${to(place, '')}"
              ><img src="${root}icon.svg" width="32" height="32" alt="" />${NAME}</a
            >
            <button type="button" class="menu" popovertarget="pages">${text('nav.menu')}</button>
            <nav id="pages" class="pages" popover aria-label="${text('site.nav')}">
              <ul>
                ${NAVIGATION.map(
                  ([to_, key]) =>
                    html`<li>
                      <a
                        href="${to(place, to_ === '' && game !== undefined ? `${game}/` : to_)}"
                        ${attributes({
                          'aria-current': section === to_ ? 'page' : undefined,
                          // Some pages exist in English only.
                          ...(!languagesOf(to_).includes(lang) && { hreflang: 'en', title: text('site.english') }),
                        })}
                        >${text(key)}</a
                      >
                    </li>`,
                )}
              </ul>
            </nav>
            ${languages(place)}
          </header>
          <main id="content" tabindex="-1">${main}</main>
          <footer class="foot">
            <p>${text('site.footer')}</p>
            <ul>
              <li>${link(place, 'together/', text('site.together'))}</li>
              <li>${link(place, 'authors/', text('site.credits'))}</li>
              ${HAS_STORIES && html`<li><a href="${root}storybook/" hreflang="en">${text('site.stories')}</a></li>`}
            </ul>
          </footer>
        </body>
      </html>`,
  );
}

/**
 * The same page in the other languages; from a page in English only, the home pages in the others, which the links say. Phones
 * have room for the first two letters of a language.
 */
const languages = (place: Place): Markup => {
  const has = languagesOf(place.folder);
  return html`<nav class="languages" aria-label="${place.text('site.languages')}">
    <ul>
      ${LANGUAGES.map((lang) => {
        const { text } = placeOf('', lang);
        const name = text('site.language');
        const isThis = lang === place.lang;
        return html`<li>
          <a
            href="${to(place, has.includes(lang) ? place.folder : '', lang)}"
            lang="${lang}"
            hreflang="${lang}"
            ${attributes({ 'aria-current': isThis ? 'true' : undefined })}
            >${name.slice(0, 2)}<span>${name.slice(2)}</span>${
              !has.includes(lang) && html` <small>(${text('site.home')})</small>`
            }</a
          >
        </li>`;
      })}
    </ul>
  </nav>`;
};

/** A block of text with a copy button, under a heading. */
export const code = (place: Place, text: string, heading: Markup): Markup =>
  html`<div class="code">
    <div class="over">${heading}<button type="button" class="copy" data-copy>${place.text('site.copy')}</button></div>
    <pre tabindex="0"><code>${text}</code></pre>
  </div>`;
