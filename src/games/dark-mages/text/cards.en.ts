'use precomputed';
/** The deck's names and texts in English, from the deck itself. */
import { DECK_DATA } from '../data/deck.js';
import { namesOf } from './names.js';

export const cardsEn = namesOf(DECK_DATA, 'en');
