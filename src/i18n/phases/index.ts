/** Texts of the phase diagram; a separate catalogue, so that only pages that show it load them. */
import { catalogueOf } from '../index.js';
import { en } from './en.js';

export const phasesWords = catalogueOf(en, {
  fr: async () => (await import('./fr.js')).fr,
  it: async () => (await import('./it.js')).it,
});
