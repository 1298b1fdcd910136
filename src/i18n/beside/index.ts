/** Texts beside the board of a table. */
import { catalogueOf } from '../index.js';
import { en } from './en.js';

export const besideWords = catalogueOf(en, { fr: () => import('./fr.js'), it: () => import('./it.js') });
