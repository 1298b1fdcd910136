import { stemmer } from '@orama/stemmers/french';
import { stopwords } from '@orama/stopwords/french';
import type { SearchLanguage } from './by-meaning.js';

export const fr: SearchLanguage = {
  stem: stemmer,
  stopWords: [...stopwords, 'comment', 'combien', 'peut', 'peux', 'puis', 'faut', 'quand', 'fait'],
  synonyms: [
    ['gagner', 'gagne', 'gagnant', 'vainqueur', 'victoire', 'remporte'],
    ['fin', 'finir', 'terminer', 'termine', 'dernier'],
    ['début', 'commencer', 'préparation', 'mise', 'premier'],
    ['points', 'marquer', 'vaut', 'score'],
    ['perdre', 'perdant', 'vaincu', 'défaite'],
    ['égalité', 'ex', 'égaux'],
    ['acheter', 'enchère', 'enchérir', 'payer', 'coût', 'prix'],
    ['argent', 'or', 'pièces'],
    ['dé', 'dés', 'lancer', 'jet'],
    ['tour', 'manche'],
    ['déplacer', 'voyager', 'aller'],
    ['mort', 'mourir', 'meurt', 'éliminé'],
    ['vie', 'points', 'blessure', 'dégâts'],
    ['passer', 'sauter'],
    ['joueur', 'joueurs', 'personnes'],
  ],
};
