/** Texts of lessons; a separate catalogue, so that pages without a lesson do not load it. */
import { catalogueOf } from '../index.js';
import { en } from './en.js';

export const lessonWords = catalogueOf(en, { fr: () => import('./fr.js'), it: () => import('./it.js') });
