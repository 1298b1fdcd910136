/** Texts of the interaction with a player; a separate catalogue, which rulebooks and pictures of charts do not load. */
import { catalogueOf } from '../index.js';
import { en } from './en.js';

export const playingWords = catalogueOf(en, { fr: () => import('./fr.js'), it: () => import('./it.js') });
