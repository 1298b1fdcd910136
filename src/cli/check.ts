/** Replays every embed of an author's pages, and says where one no longer holds. */
import { resolveEmbed } from '../embed/resolve.js';
import type { LoadGame } from '../game-ui/games.js';
import { BadInput } from '../kernel/game.js';
import { findEmbeds, type Format } from './find.js';

export interface Fault {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}
export interface Checked {
  readonly embeds: number;
  readonly faults: readonly Fault[];
}

/** The embeds of one text, each followed to its end. */
export async function checkText(file: string, text: string, format: Format, load: LoadGame): Promise<Checked> {
  const places = findEmbeds(text, format);
  const faults: Fault[] = [];
  for (const place of places) {
    try {
      await resolveEmbed(place.read(), load, { lesson: place.lesson });
    } catch (error) {
      // Anything else is a fault of ours, not of the page.
      if (!(error instanceof BadInput))
        throw new Error(`${file}, embed ${places.indexOf(place) + 1}`, { cause: error });
      faults.push({ file, ...positionOf(text, place.where(error)), message: error.message });
    }
  }
  return { embeds: places.length, faults };
}

function positionOf(text: string, offset: number): Pick<Fault, 'line' | 'column'> {
  const before = text.slice(0, offset).split(/\r?\n/);
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
