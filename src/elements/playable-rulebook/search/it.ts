import { stemmer } from '@orama/stemmers/italian';
import { stopwords } from '@orama/stopwords/italian';
import type { SearchLanguage } from './by-meaning.js';

export const it: SearchLanguage = {
  stem: stemmer,
  stopWords: [...stopwords, 'come', 'quanto', 'quanti', 'può', 'posso', 'quando', 'succede'],
  synonyms: [
    ['vincere', 'vince', 'vincitore', 'vittoria'],
    ['fine', 'finire', 'finisce', 'termina', 'ultimo'],
    ['inizio', 'iniziare', 'cominciare', 'preparazione', 'primo'],
    ['punti', 'segnare', 'vale', 'punteggio'],
    ['perdere', 'perdente', 'sconfitto', 'sconfitta'],
    ['parità', 'pari', 'pareggio'],
    ['comprare', 'asta', 'offerta', 'pagare', 'costo', 'prezzo'],
    ['denaro', 'soldi', 'oro', 'monete'],
    ['dado', 'dadi', 'tirare', 'lanciare'],
    ['turno', 'round'],
    ['muovere', 'viaggiare', 'andare'],
    ['morto', 'morire', 'muore', 'eliminato'],
    ['vita', 'ferite', 'danni'],
    ['passare', 'saltare'],
    ['giocatore', 'giocatori', 'persone'],
  ],
};
