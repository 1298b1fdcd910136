/**
 * What services read of a published page, and the pages into which they put it: Medium by way of Embedly, and Notion, said
 * again in our own words. None of the three can be installed; what is known of them is public.
 */
import { parse } from 'parse5';
import { elementsIn } from './markup.js';

/** What a page says of itself to whoever makes a preview. */
export interface Preview {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly image: string | undefined;
  readonly site: string | undefined;
  /** The address of its answer to oEmbed. */
  readonly oembed: string | undefined;
  /** As the page declares it. */
  readonly imageSize: readonly [width: number, height: number];
}
export function readPage(html: string): Preview {
  const found = elementsIn(parse(html));
  const says = (name: string) =>
    found.find(({ name: tag, attributes: { property, name: own } }) => tag === 'meta' && (property ?? own) === name)
      ?.attributes['content'];
  return {
    title: says('og:title'),
    description: says('og:description') ?? says('description'),
    image: says('og:image'),
    site: says('og:site_name'),
    oembed: found.find(({ attributes: { type } }) => type === 'application/json+oembed')?.attributes['href'],
    imageSize: [Number(says('og:image:width')), Number(says('og:image:height'))],
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
/** An answer that can be shown: with all that a rich one must have. Throws for any other. */
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
 * Hears heights as Embedly's providers tell them (docs.embed.ly, “Provider Height Resizing”): text, with the address of the
 * frame that it is about.
 */
const HEARS = `addEventListener('message', ({ data, source }) => {
  if (typeof data !== 'string') return;
  const { src, context, height } = JSON.parse(data);
  const frame = [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === source);
  if (context !== 'iframe.resize' || !frame || frame.src !== src || !(height > 0)) return;
  frame.height = height;
  if (parent !== window) parent.postMessage(JSON.stringify({ src: location.href, context, height }), '*');
});`;

/** Where Embedly's frame around a frame lies. */
export const EMBEDLY = 'https://embedly.example/widgets/media.html';
/** Embedly's own page, with the frame of a provider; neither can be scrolled. */
export const embedlyPage = (src: string, { width, height }: Answer): string =>
  page(
    `<iframe class="embedly-embed" src="${attribute(src)}" width="${width}" height="${height}" scrolling="no" frameborder="0"
      allow="autoplay; fullscreen"></iframe><script>${HEARS}</script>`,
  );
/** A story on Medium: the frame of Embedly, whose address has that of the provider's frame in it. */
export const storyPage = (src: string, { title, width, height }: Answer): string =>
  page(
    `<figure style="margin: 0 auto; width: ${width}px"><iframe src="${EMBEDLY}?src=${encodeURIComponent(src)}&amp;type=text%2Fhtml"
      title="${attribute(title)}" width="${width}" height="${height}" scrolling="no" frameborder="0" allowfullscreen></iframe></figure>
    <script>${HEARS}</script>`,
  );

/**
 * A block of Notion, as high as its author made it, and a frame in it with the sandbox that Notion gives one (it is written
 * in `asset.tsx` of NotionX/react-notion-x, which shows Notion's pages elsewhere, as of cb9b304).
 */
export const notionPage = (src: string, height: number): string =>
  page(
    `<div style="position: relative; width: 100%; height: ${height}px"><iframe src="${attribute(src)}" title="iframe embed"
      sandbox="allow-scripts allow-popups allow-top-navigation-by-user-activation allow-forms allow-same-origin"
      style="position: absolute; inset: 0; width: 100%; height: 100%" frameborder="0" loading="lazy" allowfullscreen></iframe></div>`,
  );
