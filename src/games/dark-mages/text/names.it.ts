'use precomputed';
/** The names of cards and characters in Italian. */
import type { Catalogue } from '../../../i18n/text.js';
import { CARDS, CHARACTERS } from '../data/cards.it.js';

export const namesIt = Object.fromEntries([
  ...Object.entries(CARDS).map(([id, [name]]) => [`card:${id}`, name]),
  ...Object.entries(CHARACTERS).map(([id, name]) => [`character:${id}`, name]),
]) as Catalogue;
