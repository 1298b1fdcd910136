/** Snippets of one embed for authors to paste, for each kind of host. Pure functions on text. */
import { badSource } from '../kernel/bad-source.js';
import type { Game, Params } from '../kernel/game.js';
import { formatMove, type GameRecord } from '../kernel/notation.js';
import { element, escaped, formatAttributes } from '../markup/text.js';
import { attributesOf, formatAddress, type Embed } from './address.js';
import type { ResolvedEmbed } from './resolve.js';
import type { StaticRendering } from './static-rendering.js';

/** Where a site is, and what its snippets show. @public */
export interface SnippetSettings {
  /** Absolute address of the folder that contains `e`. */
  readonly site: string;
  /** The name of the site, for link previews. Default: ours. */
  readonly siteName?: string;
  /** Address of the script that upgrades elements. */
  readonly script: string;
  /** Whether the element contains the picture and a link, for readers without scripts. Default: no. */
  readonly fallback?: boolean;
  /** Address of the embed's picture, or the name of its file beside the author's text. */
  readonly picture?: string;
  /** Description of the picture, if it shows something else than the embed. */
  readonly pictureWords?: string;
  /** Size of the picture, so that a page reserves its space before it is loaded. */
  readonly pictureSize?: { readonly width: number; readonly height: number };
  /** The width of a frame in CSS pixels; without it, a frame is as wide as its container. */
  readonly width?: number;
  /** The height of a frame in CSS pixels. Default: 720. */
  readonly height?: number;
  /** For link previews: a bitmap with its size. */
  readonly thumbnail?: { readonly url: string; readonly width: number; readonly height: number };
}

/** What authors paste to show an embed, for each kind of place. @public */
export interface Snippets {
  /** The address of the embed's page. */
  readonly link: string;
  /** Two lines: the script and the element; with `fallback` the element contains more. */
  readonly element: string;
  /** A frame with the embed's page. */
  readonly iframe: string;
  /** For hosts that remove elements and scripts: a script of the site upgrades it. */
  readonly div: string;
  /** The picture or the title as a link, the summary, and the moves or steps. */
  readonly markdown: string;
  /** Plain text: the title, the summary, the moves or steps, and the link. */
  readonly text: string;
  /** MediaWiki wikitext. */
  readonly wiki: string;
  /** The static oEmbed response, as JSON. */
  readonly oembed: string;
}

/** WordPress limits frames to 1000 pixels. */
const HEIGHT = 720;
/** For hosts that need a number instead of 100 %. */
const WIDTH = 720;
/** Maximum width of a picture: a usual column, also on hosts that remove its style. */
const COLUMN = 640;

/**
 * All snippets. `words` come from the embed's static rendering. Throws `BadInput` for an invalid address in `settings`.
 * @public
 */
export function snippets(
  { embed, record, ui }: Pick<ResolvedEmbed, 'embed' | 'record' | 'ui'>,
  words: Pick<StaticRendering, 'lang' | 'title' | 'summary' | 'sections'>,
  settings: SnippetSettings,
): Snippets {
  const { title: rawTitle, summary: rawSummary, lang } = words;
  const title = line(rawTitle);
  const summary = line(rawSummary);
  const items = words.sections.find(({ kind }) => kind === 'moves' || kind === 'steps')?.items.map(line) ?? [];
  const height = settings.height ?? HEIGHT;
  // A div takes no server, and an address only a whole one; without, they show the game alone.
  const { server, ...elsewhere } = embed;
  const hasServer = server !== undefined && URL.canParse(server);
  const link = formatAddress(hasServer ? embed : elsewhere, webAddress('site', settings.site));
  const script = webAddress('script', settings.script);
  const picture = settings.picture === undefined ? undefined : pictureAddress(settings.picture);

  const attributes = elementAttributes(ui.game, elsewhere, record);
  const dusk = embed.theme && embed.theme !== 'auto' ? { style: `color-scheme: ${embed.theme}` } : {};
  const anchor = element('a', { href: link }, escaped(title));
  const alt = line(settings.pictureWords ?? `${title}. ${summary}`);
  const image =
    picture &&
    element(
      'a',
      { href: link },
      element('img', { src: picture, alt, ...inColumn(settings.pictureSize), loading: 'lazy' }),
    );
  const list = items.length > 0 ? [`  <ol>`, ...items.map((item) => `    <li>${escaped(item)}</li>`), '  </ol>'] : [];
  const fallback = [...(image ? [`  <p>${image}</p>`] : []), `  <p>${anchor}: ${escaped(summary)}</p>`];
  const frame = (width: number | string) => ({ src: link, title, width: String(width), height: String(height) });
  const dataOf = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`data-${name}`, value]));
  // The element inherits the page's language unless the author chose one.
  const data = { 'data-playable': embed.kind, ...dataOf, ...(embed.lang && { lang }), ...dusk };

  return {
    link,
    element: [
      element('script', { type: 'module', src: script }, ''),
      element(
        `playable-${embed.kind}`,
        { ...attributes, ...(server && { server }), ...dusk },
        settings.fallback ? `\n${fallback.join('\n')}\n` : '',
      ),
    ].join('\n'),
    iframe: element(
      'iframe',
      { ...frame(settings.width ?? '100%'), loading: 'lazy', allow: 'clipboard-write', style: 'border:0' },
      '',
    ),
    div: element('div', data, `\n${[...fallback, ...list].join('\n')}\n`),
    markdown: [
      picture ? `[![${markdown(alt)}](${picture})](${link})` : `[${markdown(title)}](${link})`,
      markdown(summary),
      ...(items.length > 0 ? [numbered(items.map(markdown))] : []),
    ].join('\n\n'),
    text: [title, summary, ...(items.length > 0 ? [numbered(items)] : []), link].join('\n\n'),
    wiki: [
      `<div${formatAttributes(data, wikitext)}>`,
      `[${link} ${wikitext(title)}]: ${wikitext(summary)}`,
      ...items.map((item) => `# ${wikitext(item)}`),
      '</div>',
    ].join('\n'),
    oembed: JSON.stringify({
      version: '1.0',
      type: 'rich',
      provider_name: settings.siteName ?? 'playable-rules',
      provider_url: settings.site,
      title,
      width: settings.width ?? WIDTH,
      height,
      html: `${element('blockquote', {}, anchor)}${element('iframe', frame(settings.width ?? WIDTH), '')}`,
      ...(settings.thumbnail && {
        thumbnail_url: webAddress('thumbnail', settings.thumbnail.url),
        thumbnail_width: settings.thumbnail.width,
        thumbnail_height: settings.thumbnail.height,
      }),
    }),
  };
}

/** Attributes with which a picture reserves its space in a column and fits on a phone. */
const inColumn = (size: SnippetSettings['pictureSize']): Readonly<Record<string, string>> => {
  const width = Math.min(COLUMN, size?.width ?? COLUMN);
  return {
    width: String(width),
    ...(size && { height: String(Math.round((width / size.width) * size.height)) }),
    style: 'max-width:100%;height:auto',
  };
};

/**
 * The attributes of an element for an embed. A permalink becomes the moves it contains, so that an author can read and
 * edit them.
 */
export function elementAttributes(game: Game, embed: Embed, record: GameRecord): Readonly<Record<string, string>> {
  const { theme: _theme, state, ...plain } = embed;
  const { start, moves } = record;
  const options = 'position' in start ? undefined : optionsOf(game, start.options ?? {});
  if (state === undefined) return attributesOf(plain);
  if ('position' in start || start.draws || options === undefined) return attributesOf({ ...plain, state });
  return attributesOf({
    ...plain,
    players: start.players,
    seed: start.seed,
    ...(options && { options }),
    ...(moves.length > 0 && { moves: moves.map((move) => formatMove(game, move)).join('; ') }),
  });
}

/** Options as an attribute; `undefined` if a value is not in its option's list. Default values are omitted. */
function optionsOf(game: Game, options: Params): string | undefined {
  const entries = Object.entries(options).filter(([name, value]) => value !== (game.options[name]?.[0] ?? null));
  if (entries.some(([name, value]) => !game.options[name]?.some((one) => one === value))) return undefined;
  return entries.map(([name, value]) => `${name}=${String(value)}`).join(' ');
}

/** A web address that is safe in markup, Markdown and wikitext. Throws `BadInput`. */
function webAddress(name: string, text: string): string {
  try {
    const { protocol, href } = new URL(text);
    if (/^https?:$/.test(protocol)) return href.replace(/[()[\]{}|'*~`]/g, percent);
  } catch {
    // The error is thrown below.
  }
  throw badSource(name, text, 'web');
}
/** A file beside the author's text, or a web address. */
const pictureAddress = (text: string): string => (/^[\w-]+\.\w+$/.test(text) ? text : webAddress('picture', text));
const percent = (letter: string): string => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/** A text on one line. */
// eslint-disable-next-line no-control-regex
const line = (text: string): string => text.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim();

const markdown = (text: string): string =>
  text.replace(/[\\`*_[\]<>&~|{}$]/g, '\\$&').replace(/^(\d*)([#+\-=.):])/, '$1\\$2');
/** Escapes every character that could be wikitext as an entity. */
const wikitext = (text: string): string =>
  text.replace(/[^\p{L}\p{N}\p{Zs}.,?!]/gu, (letter) => `&#${letter.codePointAt(0)};`);
const numbered = (items: readonly string[]): string => items.map((item, i) => `${i + 1}. ${item}`).join('\n');
