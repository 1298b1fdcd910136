import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Le squadre',
  who: 'Quattro giocatori in due squadre, seduti alternati. Giallo è già caduto. Chi è con te?',
  'who.green': 'Verde',
  'who.green.re': 'Verde è accanto a te: l’altra squadra.',
  'who.blue': 'Blu',
  'who.blue.re': 'Un posto sì e uno no.',
  cast: 'Attacca.',
  'DM-V4': 'Blu è con te.',
  'DM-V1': 'Giallo è caduto.',
  'DM-A1': 'Si può, ma allora non attacchi (DM-A1).',
  won: 'Verde cade, resta in piedi solo la tua squadra: vincete tu e Blu. Se Blu fosse caduto prima, vincerebbe anche lui?',
  'won.yes': 'Sì',
  'won.yes.re': 'Gli sconfitti condividono la vittoria della squadra.',
  'won.no': 'No',
  'won.no.re': 'Una squadra vince insieme.',
  end: 'Ci possono essere due, tre o quattro squadre, tutte di pari numero.',
};
