/** Writes an embed's static rendering to files. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isAddress, parseAddress, type Embed } from '../embed/address.js';
import { SCHEMES } from '../embed/picture.js';
import { resolveEmbed } from '../embed/resolve.js';
import { plainText, renderStatic } from '../embed/static-rendering.js';
import { parseTranscript } from '../playthrough/transcripts.js';
import { LANGUAGES } from '../i18n/languages.js';
import { spoken } from '../i18n/index.js';
import { isLanguage } from '../i18n/text.js';
import { badSource } from '../kernel/bad-source.js';
import { formatLink } from '../kernel/permalink.js';
import { load } from '../games/index.js';
import { markup } from './site/markup.js';
import { UsageError } from './usage.js';

export interface PictureWishes {
  readonly lang?: string | undefined;
  readonly scheme?: string | undefined;
  readonly layout?: string | undefined;
  readonly steps?: boolean | undefined;
  readonly name?: string | undefined;
  readonly out?: string | undefined;
}

/** Draws an address or a transcript file. Resolves to the paths of the written files. Throws `UsageError` or `BadInput`. */
export async function drawPicture(what: string, wishes: PictureWishes): Promise<string[]> {
  const { lang, steps = false, out = '.' } = wishes;
  const scheme = among('scheme', wishes.scheme ?? 'light', [...SCHEMES, 'both'] as const);
  const layout = among('layout', wishes.layout ?? 'wide', ['wide', 'narrow'] as const);
  if (lang !== undefined) checkLanguage(lang);
  const embed = await embedOf(what);
  const name = wishes.name ?? (await usualName(what, embed, lang));
  const options = { load, markup, layout, everyStep: steps, ...(lang !== undefined && { lang }) };
  const made = await Promise.all(
    (scheme === 'both' ? SCHEMES : [scheme]).map(async (scheme) => ({
      scheme,
      rendering: await renderStatic(embed, { ...options, scheme }),
    })),
  );
  const files = made.flatMap(({ scheme: own, rendering }): (readonly [file: string, text: string])[] => {
    const base = scheme === 'both' ? `${name}-${own}` : name;
    return rendering.pictures.map((svg, i) => [`${base}${i > 0 ? `-step-${i}` : ''}.svg`, `${svg}\n`]);
  });
  files.push([`${name}.alt.txt`, plainText(made[0]!.rendering)]);
  const written = files.map(([file]) => join(out, file));
  if (written.some((file) => resolve(file) === resolve(what)))
    throw new UsageError(`${what}: it would be written over; give another --name or --out.`);
  mkdirSync(dirname(written[0]!), { recursive: true });
  files.forEach(([, text], i) => writeFileSync(written[i]!, text));
  return written;
}

/** What is drawn, of a lesson or rule which one, and the language where it is not English. */
async function usualName(what: string, embed: Embed, lang = embed.lang ?? 'en'): Promise<string> {
  const { language } = new Intl.Locale(spoken(lang));
  const words = isAddress(what)
    ? [embed.game, embed.kind, (await resolveEmbed(embed, load)).lesson?.lesson.id ?? embed.rule]
    : [basename(what).split('.')[0]];
  return [...words, language === 'en' ? undefined : language]
    .flatMap((word) => word?.replace(/[^\p{L}\p{N}.]+/gu, '-') ?? [])
    .join('-');
}

async function embedOf(what: string): Promise<Embed> {
  if (isAddress(what)) return parseAddress(what);
  if (statSync(what, { throwIfNoEntry: false })?.isDirectory() ?? true)
    throw new UsageError(`${what}: neither the address of an embed nor a file.`);
  const text = readFileSync(what, 'utf8');
  const [, id] = /^game ([\w-]+) /m.exec(text) ?? [];
  if (!id) throw badSource('line 1', text.slice(0, 40), 'transcript');
  const { game } = await load(id);
  return { kind: 'game', game: id, state: formatLink(game, parseTranscript(game, text)) };
}

function among<const A extends string>(name: string, text: string, all: readonly A[]): A {
  if (all.includes(text as A)) return text as A;
  throw new UsageError(`--${name} ${text}: it is one of ${all.join(', ')}.`);
}

function checkLanguage(lang: string): void {
  if (isLanguage(lang) && spoken(lang) === lang) return;
  throw new UsageError(`--lang ${lang}: it is one of ${LANGUAGES.join(', ')}.`);
}
