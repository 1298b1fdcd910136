/** Replays every embed on an author's pages, and reports those that are no longer valid. */
import { dirname, join } from 'node:path';
import { resolveEmbed } from '../embed/resolve.js';
import type { LoadGame } from '../loading/games.js';
import { walkOwn } from '../loading/own-lesson-resolver.js';
import { unpack } from '../loading/packed.js';
import type { Embed } from '../embed/address.js';
import { badSource } from '../kernel/bad-source.js';
import { BadInput } from '../kernel/game.js';
import { textIn, type Page } from './files.js';
import { findEmbeds, type Format } from './find.js';

export interface EmbedFault {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}
export interface Checked {
  readonly embeds: number;
  readonly faults: readonly EmbedFault[];
}

/** Resolves each embed of one text, and collects the faults. */
export async function checkText(page: Page, text: string, format: Format, load: LoadGame): Promise<Checked> {
  const { file } = page;
  const places = findEmbeds(text, format);
  const faults: EmbedFault[] = [];
  for (const place of places) {
    try {
      await follow(page, place.read(), place.lesson, load);
    } catch (error) {
      // Any other error is a bug of ours, not a fault of the page.
      if (!(error instanceof BadInput))
        throw new Error(`${file}, embed ${places.indexOf(place) + 1}`, { cause: error });
      faults.push({ file, ...positionOf(text, place.where(error)), message: error.message });
    }
  }
  return { embeds: places.length, faults };
}

/**
 * Resolves an embed with the data it brings, and plays through an author's own lesson. Files on the web are not checked:
 * they are their author's task.
 */
async function follow(page: Page, embed: Embed, inside: string | undefined, load: LoadGame): Promise<void> {
  const { src, data } = embed;
  if (src !== undefined && /^\w+:|^\/\//.test(src)) return;
  const written = src !== undefined ? beside(page, src) : data !== undefined ? await unpack(data) : inside;
  const read = () => Promise.resolve(written!);
  const { ui } = await resolveEmbed(embed, load, { lesson: written, read });
  if (written !== undefined && embed.kind === 'lesson' && embed.rule === undefined) walkOwn(ui, written);
}

/** Reads a file named by a page, relative to the page or to the root. Throws `BadInput` if there is none. */
function beside({ file, root }: Page, src: string): string {
  try {
    const path = decodeURIComponent(src.replace(/[?#].*/, ''));
    return textIn(join(path.startsWith('/') ? root : dirname(file), path));
  } catch (error) {
    throw badSource('src', src, 'beside', {}, { cause: error });
  }
}

function positionOf(text: string, offset: number): Pick<EmbedFault, 'line' | 'column'> {
  const before = text.slice(0, offset).split(/\r?\n/);
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
