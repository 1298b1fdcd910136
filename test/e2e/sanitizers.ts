/** Emulations of how hosts sanitize an author's snippet. `npm test hosts` compares them with the real hosts. */
import { only } from './markup.js';

type Allowed = Readonly<Record<string, readonly string[]>>;

const POST: Allowed = {
  a: ['href', 'rel', 'rev', 'name', 'target', 'download'],
  blockquote: ['cite'],
  div: ['align'],
  h2: ['align'],
  img: ['alt', 'align', 'border', 'height', 'hspace', 'loading', 'longdesc', 'vspace', 'src', 'usemap', 'width'],
  li: ['align', 'value'],
  ol: ['start', 'type', 'reversed'],
  p: ['align'],
  strong: [],
  ul: ['type'],
};
const ANYWHERE =
  /^(aria-(controls|current|describedby|details|expanded|hidden|label|labelledby|live)|class|data(-[a-z0-9_]+)+|dir|hidden|id|lang|role|style|title|xml:lang)$/;
/** What WordPress keeps of a post by an author without the right to raw HTML (KSES): no scripts, frames or unknown elements. */
export const ofWordPress = (html: string): string =>
  only(
    html,
    (tag, attribute) =>
      tag in POST && (attribute === undefined || POST[tag]!.includes(attribute) || ANYWHERE.test(attribute)),
  );

const OEMBED: Allowed = {
  a: ['href'],
  blockquote: [],
  iframe: ['src', 'width', 'height', 'frameborder', 'marginwidth', 'marginheight', 'scrolling', 'title'],
};
/** What WordPress makes of the `html` of an oEmbed answer from an unknown provider. */
export function oembedOfWordPress(html: string, secret: string): string {
  const kept = only(
    html,
    (tag, attribute) => tag in OEMBED && (attribute === undefined || OEMBED[tag]!.includes(attribute)),
  );
  return kept
    .replace('<blockquote', `<blockquote class="wp-embedded-content" data-secret="${secret}"`)
    .replace(
      /<iframe([^>]*) src="([^"]*)"/,
      `<iframe class="wp-embedded-content" sandbox="allow-scripts" style="position: absolute; clip: rect(1px, 1px, 1px, 1px)" data-secret="${secret}"$1 src="$2#?secret=${secret}"`,
    );
}
/** The part of WordPress's script that receives the height of such a frame. */
export const scriptOfWordPress = `
addEventListener('message', ({ data, source }) => {
  if (!data || /[^a-zA-Z0-9]/.test(data.secret)) return;
  for (const quote of document.querySelectorAll('blockquote[data-secret="' + data.secret + '"]')) quote.style.display = 'none';
  for (const frame of document.querySelectorAll('iframe[data-secret="' + data.secret + '"]')) {
    if (frame.contentWindow !== source) continue;
    frame.removeAttribute('style');
    if (data.message === 'height') frame.height = Math.min(1000, Math.max(200, parseInt(data.value, 10) || 0));
  }
});`;

const WIKI_ANYWHERE =
  /^(class|dir|id|lang|role|style|title|tabindex|aria-(describedby|flowto|hidden|label|labelledby|level|owns)|data-(?!ooui|mw|parsoid)[^:]*)$/;
/** What MediaWiki makes of the wikitext in our snippets: allowed elements, a link and a numbered list. */
export function ofMediaWiki(wikitext: string): string {
  const lines = wikitext
    .replace(
      /\[(https?:\S+) ([^\]]*)\]/g,
      (_, url: string, words: string) =>
        `<a rel="nofollow" class="external text" href="${url.replace(/&(?!amp;)/g, '&amp;')}">${words}</a>`,
    )
    .replace(/(^# .*$\n?)+/gm, (list) => `<ol>${list.replace(/^# (.*)$\n?/gm, '<li>$1</li>')}</ol>\n`);
  return only(lines, (tag, attribute) =>
    tag === 'a'
      ? attribute === undefined || ['href', 'rel', 'class'].includes(attribute)
      : ['div', 'ol', 'ul', 'li', 'p'].includes(tag) && (attribute === undefined || WIKI_ANYWHERE.test(attribute)),
  );
}
