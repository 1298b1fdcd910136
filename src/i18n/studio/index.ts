/** Texts of the studio; a separate catalogue, so that only pages with a studio load them. */
import { expectedWords } from '../expected/index.js';
import { catalogueOf } from '../index.js';
import type { Catalogue } from '../text.js';
import { en } from './en.js';

const ownWords = catalogueOf(en, { fr: () => import('./fr.js'), it: () => import('./it.js') });

export async function studioWords(lang: string): Promise<Catalogue> {
  const [own, expected] = await Promise.all([ownWords(lang), expectedWords(lang)]);
  return { ...own, ...expected };
}
