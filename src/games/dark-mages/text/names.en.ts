'use precomputed';
/** The names of cards and characters in English, from the deck itself. */
import { DECK_DATA } from '../data/deck.js';
import { namesOf } from './names.js';

export const namesEn = namesOf(DECK_DATA, 'en');
