/** Texts of what reminds a reader of their turn. */
import { catalogueOf } from '../index.js';
import { en } from './en.js';

export const reminderWords = catalogueOf(en, { fr: () => import('./fr.js'), it: () => import('./it.js') });
