/** Texts of the phase diagram; a separate catalogue, so that only pages that show it load them. */
import { catalogueOf } from '../index.js';
import { en } from './en.js';

export const phasesWords = catalogueOf(en, { fr: () => import('./fr.js'), it: () => import('./it.js') });
