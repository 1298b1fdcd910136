/** Texts of the menu of a game, loaded when it is opened: a new game, files, settings, and the end. */
import { catalogueOf } from '../index.js';
import { en } from './en.js';

export const menuWords = catalogueOf(en, { fr: () => import('./fr.js'), it: () => import('./it.js') });
