/** Texts of lessons; a separate catalogue, so that pages without a lesson do not load it. */
import { catalogueOf } from '../index.js';
import { en } from './en.js';

export const lessonWords = catalogueOf(en, {
  fr: async () => (await import('./fr.js')).fr,
  it: async () => (await import('./it.js')).it,
});
