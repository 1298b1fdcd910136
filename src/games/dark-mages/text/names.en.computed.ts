/** The names of cards and characters in English, from the deck itself. */
import { DECK_DATA } from '../data/deck.js';
import { namesOf, namesWithArticle } from './names.js';

const names = namesOf(DECK_DATA, 'en');
const DEEDS = new Set(['Dodge', 'Counterspell']);
const articleOf = (noun: string): string => (DEEDS.has(noun) ? '' : 'the ');
export const namesEn = { ...names, ...namesWithArticle(DECK_DATA, names, articleOf) };
