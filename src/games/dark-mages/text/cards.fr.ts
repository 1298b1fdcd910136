'use precomputed';
/** The deck's names and texts in French, from the deck itself. */
import { DECK_DATA } from '../data/deck.js';
import { namesOf } from './names.js';

export const cardsFr = namesOf(DECK_DATA, 'fr');
