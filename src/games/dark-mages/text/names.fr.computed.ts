/** The names of cards and characters in French, from the deck itself. */
import { DECK_DATA } from '../data/deck.js';
import { namesOf, namesWithArticle } from './names.js';

const names = namesOf(DECK_DATA, 'fr');
const FEMININE = new Set(['Robe', 'Potion', 'Sphère']);
const articleOf = (noun: string): string => (/^[AEOÉ]/.test(noun) ? 'l’' : FEMININE.has(noun) ? 'la ' : 'le ');
export const namesFr = { ...names, ...namesWithArticle(DECK_DATA, names, articleOf) };
