/** Texts of the embed page and of the share menu; a separate catalogue, because few pages load them. */
import { catalogueOf } from '../index.js';
import { en } from './en.js';

export const embedWords = catalogueOf(en, { fr: () => import('./fr.js'), it: () => import('./it.js') });
