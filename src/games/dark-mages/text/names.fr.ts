'use precomputed';
/** The names of cards and characters in French, from the deck itself. */
import { DECK_DATA } from '../data/deck.js';
import { namesOf } from './names.js';

export const namesFr = namesOf(DECK_DATA, 'fr');
