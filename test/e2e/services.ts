/**
 * Emulations of services: what they read of a published page, and the pages into which they embed it (Medium with Embedly,
 * and Notion). None of them can be installed; the emulations follow public documentation and sources.
 */
import { parse } from 'parse5';
import { elementsIn } from './markup.js';

/** The metadata of a page for previews. */
export interface Preview {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly image: string | undefined;
  readonly site: string | undefined;
  /** The address of the page's oEmbed answer. */
  readonly oembed: string | undefined;
  /** The size that the page declares. */
  readonly imageSize: readonly [width: number, height: number];
}
export function readPage(html: string): Preview {
  const found = elementsIn(parse(html));
  const metaContent = (name: string) =>
    found.find(({ name: tag, attributes: { property, name: own } }) => tag === 'meta' && (property ?? own) === name)
      ?.attributes['content'];
  return {
    title: metaContent('og:title'),
    description: metaContent('og:description') ?? metaContent('description'),
    image: metaContent('og:image'),
    site: metaContent('og:site_name'),
    oembed: found.find(({ attributes: { type } }) => type === 'application/json+oembed')?.attributes['href'],
    imageSize: [Number(metaContent('og:image:width')), Number(metaContent('og:image:height'))],
  };
}

export interface Answer {
  readonly type: 'rich';
  readonly title: string;
  readonly html: string;
  readonly width: number;
  readonly height: number;
  readonly thumbnail_url?: string;
  readonly thumbnail_width?: number;
  readonly thumbnail_height?: number;
}
/** Parses an oEmbed answer. Throws unless it has everything that the type rich requires. */
export function oembedOf(json: string): Answer {
  const answer = JSON.parse(json) as Record<string, unknown>;
  const { version, type, html, width, height } = answer;
  if (version !== '1.0' || type !== 'rich' || typeof html !== 'string') throw new Error(`Not a rich answer: ${json}`);
  if (!Number.isInteger(width) || !Number.isInteger(height)) throw new Error(`An answer without a size: ${json}`);
  return answer as unknown as Answer;
}

const page = (body: string) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,"><style>body { margin: 0 }</style></head>
  <body>${body}</body>
</html>`;
const attribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/**
 * A script that receives heights in Embedly's protocol (docs.embed.ly, “Provider Height Resizing”): messages of JSON text
 * with the address of the frame that is to be resized.
 */
const RESIZE_SCRIPT = `addEventListener('message', ({ data, source }) => {
  if (typeof data !== 'string') return;
  const { src, context, height } = JSON.parse(data);
  const frame = [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === source);
  if (context !== 'iframe.resize' || !frame || frame.src !== src || !(height > 0)) return;
  frame.height = height;
  if (parent !== window) parent.postMessage(JSON.stringify({ src: location.href, context, height }), '*');
});`;

/** The address of Embedly's page around a provider's frame. */
export const EMBEDLY = 'https://embedly.example/widgets/media.html';
/** Embedly's page with the frame of a provider. Neither scrolls. */
export const embedlyPage = (src: string, { width, height }: Answer): string =>
  page(
    `<iframe class="embedly-embed" src="${attribute(src)}" width="${width}" height="${height}" scrolling="no" frameborder="0"
      allow="autoplay; fullscreen"></iframe><script>${RESIZE_SCRIPT}</script>`,
  );
/** A story on Medium with Embedly's frame, whose address contains that of the provider's frame. */
export const storyPage = (src: string, { title, width, height }: Answer): string =>
  page(
    `<figure style="margin: 0 auto; width: ${width}px"><iframe src="${EMBEDLY}?src=${encodeURIComponent(src)}&amp;type=text%2Fhtml"
      title="${attribute(title)}" width="${width}" height="${height}" scrolling="no" frameborder="0" allowfullscreen></iframe></figure>
    <script>${RESIZE_SCRIPT}</script>`,
  );

/**
 * A Notion block with the height that its author chose, and in it a frame with Notion's sandbox (taken from `asset.tsx` of
 * NotionX/react-notion-x as of cb9b304, which renders Notion's pages elsewhere).
 */
export const notionPage = (src: string, height: number): string =>
  page(
    `<div style="position: relative; width: 100%; height: ${height}px"><iframe src="${attribute(src)}" title="iframe embed"
      sandbox="allow-scripts allow-popups allow-top-navigation-by-user-activation allow-forms allow-same-origin"
      style="position: absolute; inset: 0; width: 100%; height: 100%" frameborder="0" loading="lazy" allowfullscreen></iframe></div>`,
  );
