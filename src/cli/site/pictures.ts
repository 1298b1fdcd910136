/** What pages show of a game before it can be played, and where no script runs: pictures and words. */
import { renderStatic, type StaticRendering } from '../../embed/static-rendering.js';
import type { Embed } from '../../embed/address.js';
import { resolveEmbed } from '../../embed/resolve.js';
import { SCHEMES, type Scheme } from '../../embed/picture.js';
import type { GameAbout } from '../../game-ui/about.js';
import { drawnStep } from '../../game-ui/detail.js';
import { load } from '../../games/index.js';
import { html, type Markup } from '../../markup/html.js';
import { markup } from './markup.js';

export const lessonEmbed = (game: string, lesson: string, lang: string): Embed => ({
  kind: 'lesson',
  game,
  lesson,
  ...(lang !== 'en' && { lang }),
});

/** An embed as static text, without its drawing. */
export const told = (embed: Embed, lang: string): Promise<StaticRendering> =>
  renderStatic(embed, { load, lang, markup: () => Promise.resolve('') });

/** The board of an embed as an SVG file. */
export const boardPicture = async (embed: Embed, scheme: Scheme): Promise<string> =>
  `${(await renderStatic(embed, { load, markup, scheme })).pictures[0]!}\n`;

/** A lesson as an SVG file: the first step that points at something. */
export async function lessonPicture(embed: Embed, lang: string): Promise<string> {
  const { lesson } = await resolveEmbed(embed, load);
  const step = drawnStep(lesson!.lesson) + 1;
  return (await renderStatic({ ...embed, step }, { load, markup, lang })).pictures[0]!;
}

/** The path of the picture of a game's board. */
export const posterFile = (game: string, scheme: Scheme): string => `drawings/${game}/board-${scheme}.svg`;
/** The path of the picture of a lesson. */
export const lessonFile = (game: string, lesson: string, lang: string): string =>
  `drawings/${game}/${lesson}-${lang}.svg`;

/** The board of a game in the reader’s colour scheme. `root` leads from the page to the folder of the site. */
export function poster(root: string, game: string, { board }: GameAbout, words: string): Markup {
  const { width, height } = board.wide;
  const [light, dark] = SCHEMES.map((scheme) => `${root}${posterFile(game, scheme)}`) as [string, string];
  return html`<picture>
    <source srcset="${dark}" media="(prefers-color-scheme: dark)" />
    <img src="${light}" width="${width}" height="${height}" alt="${words}" />
  </picture>`;
}

/** The path of the oEmbed response for a game (`id`) or a lesson (`id/lesson`). */
export const oembedFile = (page: string, lang: string): string =>
  `oembed/${page}${lang === 'en' ? '' : `-${lang}`}.json`;
