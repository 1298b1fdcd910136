/** Texts of static renderings (without scripts); no page loads them. */
import { catalogueOf } from '../index.js';
import { en } from './en.js';

export const staticWords = catalogueOf(en, { fr: () => import('./fr.js'), it: () => import('./it.js') });
