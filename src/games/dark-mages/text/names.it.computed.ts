/** The names of cards and characters in Italian. */
import type { Catalogue } from '../../../kit/board.js';
import { DECK_DATA } from '../data/deck.js';
import { CARDS, CHARACTERS } from '../data/cards.it.js';
import { namesWithArticle } from './names.js';

const names = Object.fromEntries([
  ...Object.entries(CARDS).map(([id, [name]]) => [`card:${id}`, name]),
  ...Object.entries(CHARACTERS).map(([id, name]) => [`character:${id}`, name]),
]) as Catalogue;
const FEMININE = new Set(['Veste', 'Pozione', 'Sfera', 'Pergamena', 'Schivata']);
const articleOf = (noun: string): string =>
  /^[AEIOU]/.test(noun) ? 'l’' : FEMININE.has(noun) ? 'la ' : /^S[^aeiou]/.test(noun) ? 'lo ' : 'il ';
export const namesIt = { ...names, ...namesWithArticle(DECK_DATA, names, articleOf) };
