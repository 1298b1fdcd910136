/** Writes an embed's static rendering to files. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isAddress, parseAddress, type Embed } from '../embed/address.js';
import { SCHEMES } from '../embed/picture.js';
import { plainText, renderStatic } from '../embed/static-rendering.js';
import { parseTranscript } from '../playthrough/transcripts.js';
import { isLanguage } from '../i18n/text.js';
import { BadInput } from '../kernel/game.js';
import { formatLink } from '../kernel/permalink.js';
import { load } from '../games/index.js';
import { markup } from './markup.js';
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
export async function draw(what: string, wishes: PictureWishes): Promise<string[]> {
  const { lang, steps = false, out = '.' } = wishes;
  const scheme = among('scheme', wishes.scheme ?? 'light', [...SCHEMES, 'both'] as const);
  const layout = among('layout', wishes.layout ?? 'wide', ['wide', 'narrow'] as const);
  if (lang !== undefined) checkLanguage(lang);
  const embed = await embedOf(what);
  const name = wishes.name ?? (isAddress(what) ? `${embed.game}-${embed.kind}` : basename(what).split('.')[0]!);
  const options = { load, markup, layout, everyStep: steps, ...(lang !== undefined && { lang }) };
  const made = await Promise.all(
    (scheme === 'both' ? SCHEMES : [scheme]).map(async (scheme) => ({
      scheme,
      rendering: await renderStatic(embed, { ...options, scheme }),
    })),
  );
  mkdirSync(out, { recursive: true });
  const written: string[] = [];
  const write = (file: string, text: string) => {
    writeFileSync(join(out, file), text);
    written.push(join(out, file));
  };
  for (const { scheme: own, rendering } of made) {
    const base = scheme === 'both' ? `${name}-${own}` : name;
    rendering.pictures.forEach((svg, i) => write(`${base}${i > 0 ? `-step-${i}` : ''}.svg`, `${svg}\n`));
  }
  write(`${name}.txt`, plainText(made[0]!.rendering));
  return written;
}

async function embedOf(what: string): Promise<Embed> {
  if (isAddress(what)) return parseAddress(what);
  if (!existsSync(what)) throw new UsageError(`${what}: neither the address of an embed nor a file.`);
  const text = readFileSync(what, 'utf8');
  const [, id] = /^game ([\w-]+) /m.exec(text) ?? [];
  if (!id) throw new BadInput('line 1', text.slice(0, 40), 'a transcript, with a line that names the game');
  const { game } = await load(id);
  return { kind: 'game', game: id, state: formatLink(game, parseTranscript(game, text)) };
}

function among<const A extends string>(name: string, text: string, all: readonly A[]): A {
  if (all.includes(text as A)) return text as A;
  throw new UsageError(`--${name} ${text}: it is one of ${all.join(', ')}.`);
}

function checkLanguage(lang: string): void {
  if (!isLanguage(lang)) throw new UsageError(`--lang ${lang}: it is the tag of a language, such as en, fr or it.`);
}
