/** The words around a game on a site of its own: only the command that makes such sites reads them. */
import { catalogueOf } from '../index.js';
import { en } from './en.js';

export const siteWords = catalogueOf(en, { fr: () => import('./fr.js'), it: () => import('./it.js') });
