/**
 * The embed pages, `e/<game>/<kind>/index.html`. Their query says what they show, so one page for each game and kind is enough.
 */
import type { Kind } from '../../embed/address.js';
import { embedWords } from '../../i18n/embed/index.js';
import { textOf } from '../../i18n/text.js';
import { headOf } from '../../markup/head.js';
import { attributes, html } from '../../markup/html.js';

// Identical to the policy in the contract of embeds. As a meta tag it also works on servers that send no headers, and in frames
// without an origin.
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; worker-src 'self' blob:";
/** A game may have a server in its query; the script of the page then allows that one alone, and otherwise none. */
const POLICIES: Readonly<Partial<Record<Kind, string>>> = { game: `${POLICY}; connect-src http: https: ws: wss:` };
/** A link to the page's own URL, query included. */
const HERE = '';
/** The folder of the site, seen from an embed page. */
const ROOT = '../../../';

export interface EmbedPage {
  readonly game: string;
  readonly kind: Kind;
  /** The name of the game by language. The page says in each of them what it is; English comes first. */
  readonly names: Readonly<Record<string, string>>;
  /** The name of the site, for link previews. Default: ours. */
  readonly siteName?: string;
  /** The script of the page, and the files that it would request next, by their paths in the site. */
  readonly script: string;
  readonly beside: readonly string[];
  readonly isModule: boolean;
  /** The absolute URL of a picture for link previews, of 1200 by 630 pixels. */
  readonly picture?: string | undefined;
}

const previewOf = (picture: string) =>
  html`<meta property="og:image" content="${picture}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />`;

/** The path of the page in a site. */
export const embedFile = (game: string, kind: Kind): string => `e/${game}/${kind}/index.html`;

export async function embedPage(page: EmbedPage): Promise<string> {
  const { game, kind, names, siteName = 'playable-rules', script, beside, isModule, picture } = page;
  const texts = await Promise.all(
    Object.entries(names).map(async ([lang, name]) => ({ name, text: textOf(lang, [await embedWords(lang)]) })),
  );
  const titles = texts.map(({ name, text }) => text(`embed.${kind}`, { game: name }));
  // Services that make link previews request no language, so the description has all of them. No og:url: services drop the
  // query, which says what the page shows. No oEmbed: its answer would be one static file for every query.
  const about = texts.map(({ text }) => text('embed.about')).join(' · ');
  const preload = isModule ? { rel: 'modulepreload' } : { rel: 'preload', as: 'script' };
  return String(
    html`<!doctype html>
      <html lang="${texts[0]!.text.lang}" data-game="${game}" data-kind="${kind}">
        <head>
          <meta charset="utf-8" />
          <meta http-equiv="Content-Security-Policy" content="${POLICIES[kind] ?? POLICY}" />
          ${headOf(titles[0]!, about, siteName)}
          <link rel="stylesheet" href="../../embed.css" />
          ${picture && previewOf(picture)}${beside.map((file) => html`<link ${attributes(preload)} href="${ROOT}${file}" />`)}
          <script ${attributes(isModule ? { type: 'module' } : { defer: '' })} src="${ROOT}${script}"></script>
        </head>
        <body>
          <main>
            <h1>${titles[0]}</h1>
            <div>
              ${texts.map(
                ({ text }, n) =>
                  html`<p lang="${text.lang}">
                    <strong>${titles[n]}.</strong> ${text('embed.waits')}
                    <a href="${HERE}" target="_blank" rel="noopener">${text('embed.open')}</a>
                  </p>`,
              )}
            </div>
          </main>
        </body>
      </html>`,
  );
}
