/**
 * A reimplementation of what Discourse makes of a post and of a pasted address. It follows, in the repository
 * discourse/discourse: for posts `allow-lister.js` (as of 9bbf560) and `sanitizer.js` (216662e) of `pretty-text/addon` and
 * `discourse-markdown-it/src/setup.js` (00ec81d); for addresses `standard_embed.rb` (42caef4) and
 * `allowlisted_generic_onebox.rb` (cddbc0f) of `lib/onebox/engine`, `lib/onebox/sanitize_config.rb` (07741e4) and
 * `lib/oneboxer.rb` (023f5ae).
 */
import { parseFragment, serialize } from 'parse5';
import { elementsOf, only } from './markup.js';
import { oembedOf, readPage } from './services.js';

/** The allowed elements and attributes of a post, as far as our snippets use them. Of other elements only the content stays. */
const POST: Readonly<Record<string, readonly string[]>> = {
  a: ['name', 'title', 'href'],
  blockquote: [],
  br: [],
  code: [],
  div: ['align', 'dir', 'lang'],
  em: [],
  h2: [],
  iframe: ['allow', 'allowfullscreen', 'frameborder', 'height', 'marginheight', 'marginwidth', 'src', 'width'],
  img: ['alt', 'height', 'role', 'src', 'title', 'width'],
  li: [],
  ol: ['reversed', 'start', 'type'],
  p: ['lang'],
  strong: [],
  ul: [],
};
const isSafe = (address: string) => /^((https?:)?\/\/[\w.-]+|\/[\w.-]+|#[\w.-]+|mailto:[\w.@-]+)/i.test(address);

/**
 * What Discourse keeps of the HTML made from Markdown. A frame keeps its address only if it begins with an entry of the
 * site's setting `allowed_iframes`, which may name a folder; a frame without an address is removed.
 */
export function ofDiscourse(html: string, allowedIframes: readonly string[] = []): string {
  const kept = only(html.replace(/<script[^]*?<\/script>/gi, ''), (tag, attribute, value = '') => {
    if (!(tag in POST)) return false;
    if (attribute === undefined) return true;
    if (attribute.startsWith('data-')) return tag === 'div' && !attribute.includes('data-html-');
    if (!POST[tag]!.includes(attribute)) return false;
    if (attribute === 'href') return isSafe(value);
    if (attribute !== 'src') return true;
    return tag === 'img' ? isSafe(value) : begins(value, allowedIframes) && !/\/\.+\//.test(value);
  });
  return kept.replace(/<iframe(?![^>]* src=)[^>]*>[^]*?<\/iframe>/g, '');
}
const begins = (address: string, allowed: readonly string[]) =>
  allowed.some((start) => address.toLowerCase().startsWith(start.toLowerCase()));

const SANDBOX =
  'allow-same-origin allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation';
const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)}...` : text);

/**
 * What Discourse shows for an address on a line of its own: the frame of the page's oEmbed answer, if the site allows frames
 * of that address; else a card with title, description and picture; else only the link.
 */
export async function oneboxOf(
  address: string,
  get: (address: string) => string | Promise<string>,
  allowedIframes: readonly string[] = [],
): Promise<string> {
  const page = readPage(await get(address));
  const answer = page.oembed === undefined ? undefined : oembedOf(await get(page.oembed));
  // The page's own metadata takes precedence over the oEmbed answer.
  const title = page.title ?? answer?.title;
  const description = page.description;
  const picture = page.image ?? answer?.thumbnail_url;
  if (
    answer &&
    begins(elementsOf(answer.html).find(({ name }) => name === 'iframe')?.attributes['src'] ?? '', allowedIframes)
  )
    return framed(answer.html, answer);
  if (!title || !(description || picture)) return `<p><a href="${escape(address)}">${escape(title ?? address)}</a></p>`;
  const { host } = new URL(address);
  return `<aside class="onebox allowlistedgeneric" data-onebox-src="${escape(address)}">
    <header class="source"><a href="${escape(address)}" target="_blank" rel="noopener nofollow ugc">${escape(page.site ?? host)}</a></header>
    <article class="onebox-body">${picture ? `<img src="${escape(picture)}" class="thumbnail">` : ''}
      <h3><a href="${escape(address)}" target="_blank" rel="noopener nofollow ugc">${escape(cut(title, 80))}</a></h3>
      ${description ? `<p>${escape(cut(description, 250))}</p>` : ''}
    </article></aside>`;
}

/** The frame as Discourse writes it: with a fixed size and `scrolling="no"`; no script of the site resizes it. */
function framed(html: string, { width, height }: { readonly width: number; readonly height: number }): string {
  const fragment = parseFragment(html);
  for (const node of fragment.childNodes) {
    if (!('tagName' in node) || node.tagName !== 'iframe') continue;
    const set = {
      width: String(width),
      height: String(height),
      scrolling: 'no',
      frameborder: '0',
      seamless: 'seamless',
    };
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    const { src = '', title = '' } = attributes;
    node.attrs = Object.entries({ src, title, ...set, sandbox: SANDBOX }).map(([name, value]) => ({ name, value }));
  }
  return serialize(fragment);
}
