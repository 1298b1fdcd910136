/** Texts of rulebooks; a separate catalogue, so that pages without a rulebook do not load it. */
import { catalogueOf } from '../index.js';
import { en } from './en.js';

export const readingWords = catalogueOf(en, { fr: () => import('./fr.js'), it: () => import('./it.js') });
