/** Texts of help; a separate catalogue, loaded when a reader opens help. */
import { catalogueOf } from '../index.js';
import { en } from './en.js';

export const helpWords = catalogueOf(en, { fr: () => import('./fr.js'), it: () => import('./it.js') });
