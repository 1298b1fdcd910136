/** Texts of the list of one’s own tables. */
import { catalogueOf } from '../index.js';
import { en } from './en.js';

export const ownWords = catalogueOf(en, { fr: () => import('./fr.js'), it: () => import('./it.js') });
