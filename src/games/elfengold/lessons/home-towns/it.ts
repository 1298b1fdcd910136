import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Le città natali',
  home: 'In questa variante hai ricevuto in segreto una di dodici città natali: la tua è Virst. Alla fine contano le città visitate, meno le strade tra il tuo stivale e la tua città natale.',
  points: 'Hai visitato dieci città e sei a Elvenhold. Virst è appena oltre il lago. Quanti punti avresti adesso?',
  'points.ten': '10',
  'points.ten.answer': 'Non sei ancora a casa.',
  'points.nine': '9',
  'points.nine.answer':
    'Sì: 10 meno una strada. Contano tutte le strade, con o senza segnalini: è una nostra decisione.',
  go: 'È l’ultimo viaggio dell’ultimo round. Dove vai con le tue due zattere?',
  'EG-V1': 'Si può. Ma allora resti a una strada da casa (EG-V1).',
  'EG-V1.near': 'Si può. Una città nuova, ma ancora a una strada da casa (EG-V1): anche Virst è nuova per te.',
  'EG-V1.far': 'Si può. Ma ti allontana da casa, e ogni strada costa un punto (EG-V1).',
  take: 'A casa, e con l’undicesima città. Prendi le monete: in caso di parità deciderebbero loro.',
  'EG-V1.coins': 'Si può. Ma in caso di parità contano prima le monete (EG-V1, è una nostra decisione).',
  end: 'Ora si mostrano le città natali: quella di Verde è Yttar, a quattro strade da Rivinia; le sue undici città fanno 7 punti contro i tuoi 11. Anche venti città farebbero solo finire la partita: decide questo conto, per nostra decisione.',
};
