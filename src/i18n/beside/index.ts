/** Texts beside the board of a table. */
import { catalogueOf } from '../index.js';
import { en } from './en.js';

export const besideWords = catalogueOf(en, {
  fr: async () => (await import('./fr.js')).fr,
  it: async () => (await import('./it.js')).it,
});
