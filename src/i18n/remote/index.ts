/** Texts of games that people in different places play together. */
import { catalogueOf } from '../index.js';
import { en } from './en.js';

export const remoteWords = catalogueOf(en, { fr: () => import('./fr.js'), it: () => import('./it.js') });
