/** Texts of games that people in different places play together. */
import { catalogueOf } from '../index.js';
import { en } from './en.js';

export const remoteWords = catalogueOf(en, {
  fr: async () => (await import('./fr.js')).fr,
  it: async () => (await import('./it.js')).it,
});
