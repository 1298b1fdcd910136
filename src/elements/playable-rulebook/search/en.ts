import { stemmer } from '@orama/stemmers/english';
import { stopwords } from '@orama/stopwords/english';
import type { SearchLanguage } from './by-meaning.js';

export const en: SearchLanguage = {
  stem: stemmer,
  stopWords: [...stopwords, 'can', 'may', 'many', 'much', 'mean', 'means', 'get', 'happens'],
  synonyms: [
    ['win', 'wins', 'winner', 'victory', 'most points'],
    ['end', 'over', 'finish', 'last'],
    ['start', 'begin', 'beginning', 'setup', 'first'],
    ['points', 'score', 'worth'],
    ['lose', 'loser', 'defeat', 'defeated'],
    ['tie', 'tied', 'draw', 'equal'],
    ['buy', 'bid', 'pay', 'cost', 'price'],
    ['money', 'gold', 'coins'],
    ['die', 'dice', 'roll'],
    ['turn', 'round'],
    ['move', 'travel', 'go'],
    ['dead', 'die', 'dies', 'death', 'killed', 'eliminated'],
    ['life', 'health', 'wounds', 'damage'],
    ['pass', 'skip'],
    ['player', 'players', 'people'],
  ],
};
