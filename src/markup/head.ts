/** What the head of every page that is made as text says alike. */
import { html, type Markup } from './html.js';

/** The width, the title and what link previews say of a page, after its character set. */
export const headOf = (title: string, description: string, siteName: string): Markup =>
  html`<meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <meta name="description" content="${description}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${siteName}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />`;

/** Links to the same page in each of its languages, if it has several; search engines show the first to readers of all others. */
export const alternates = <L extends string>(languages: readonly L[], addressIn: (lang: L) => string): Markup | false =>
  languages.length > 1 &&
  html`${[...languages, 'x-default' as const].map(
    (lang) =>
      html`<link
        rel="alternate"
        hreflang="${lang}"
        href="${addressIn(lang === 'x-default' ? languages[0]! : lang)}"
      />`,
  )}`;
