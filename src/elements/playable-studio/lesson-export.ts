/** What an author takes away of a lesson: the text to paste for each kind of host, and the name of its file. */
import { resolveEmbed } from '../../embed/resolve.js';
import { snippets, type Snippets } from '../../embed/snippets.js';
import { renderStatic } from '../../embed/static-rendering.js';
import { loadGame } from '../../loading/games.js';
import type { OwnHead } from '../../game-ui/own-lesson.js';
import { pack } from '../../loading/packed.js';
import { LANGUAGES } from '../../i18n/languages.js';
import { BadInput } from '../../kernel/game.js';
import { element } from '../../markup/text.js';
import { drawn } from '../ui/share-drawn.js';

export const FORMS = ['element', 'file', 'fence', 'link', 'iframe', 'markdown', 'div', 'wiki'] as const;
export type Form = (typeof FORMS)[number];
export type LessonSnippets = { readonly [F in Form]?: string };

/** File name: from the title, in characters that every server accepts. */
export function fileOf(value: object): string {
  const { title, words } = value as { title?: string; words?: Record<string, { title?: string } | undefined> };
  const said = title ?? Object.values(words ?? {})[0]?.title ?? '';
  const plain = said.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return `${plain.match(/[a-z0-9]+/g)?.join('-') ?? 'lesson'}.json`;
}
/** Whether a lesson lacks its title in one of its languages: a page would show “Lesson” instead. */
export function isUntitled(value: object): boolean {
  const { lessons = [value] } = value as { readonly lessons?: readonly object[] };
  return (lessons as readonly OwnHead[]).some(({ title, words }) =>
    words ? Object.values(words).some((said) => !said?.['title']?.trim()) : !title?.trim(),
  );
}
/** JSON that does not end a `<script>` early. */
const safe = (json: string): string => json.replaceAll('<', '\\u003c');

/**
 * What an author pastes for each kind of host. If the link would be too long, it is omitted, together with all that needs
 * it.
 */
export async function exportSnippets(
  value: object,
  game: string,
  lang: string,
  site: string | undefined,
): Promise<LessonSnippets> {
  const json = JSON.stringify(value, null, 2);
  const script =
    site === undefined ? '' : `${element('script', { type: 'module', src: `${site}cdn/loader.js` }, '')}\n`;
  const data = element('script', { type: 'application/json' }, `\n${safe(json)}\n`);
  const plain: LessonSnippets = {
    element: script + element('playable-lesson', { game }, `\n${data}\n`),
    file: script + element('playable-lesson', { game, src: fileOf(value) }, ''),
    fence: `\`\`\`playable-lesson {game=${game}}\n${json}\n\`\`\``,
  };
  if (site === undefined) return plain;
  try {
    const embed = { kind: 'lesson' as const, game, data: await pack(JSON.stringify(value)), lang };
    const [followed, words] = await Promise.all([
      resolveEmbed(embed, loadGame),
      renderStatic(embed, { load: loadGame, lang, markup: drawn }),
    ]);
    const made: Snippets = snippets(followed, words, { site, script: `${site}cdn/loader.js` });
    if (made.link.length > 7900) return plain;
    const { link, iframe, markdown, div, wiki } = made;
    return { ...plain, link, iframe, markdown, div, wiki };
  } catch (error) {
    if (error instanceof BadInput) return plain;
    throw error;
  }
}

/** The language for readers of a frame or a link: the studio's language if the lesson has it. */
export function languageOf(value: object, lang: string): string {
  const [first = value] = (value as { lessons?: readonly object[] }).lessons ?? [];
  const { words, lang: own } = first as OwnHead;
  const all = words ? Object.keys(words) : own === undefined ? [] : [own];
  return all.includes(lang) ? lang : (all.find((one) => LANGUAGES.some((tag) => tag === one)) ?? lang);
}
