import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Le Pozioni',
  drink:
    'Le Pozioni durano poco. L’eroismo aggiunge 3 ai tuoi tiri per colpire in questo turno, la forza dei giganti 4 ai danni di un colpo. Bevi quella di eroismo.',
  'DM-P3.other': 'Si può, ma una sola Pozione per turno (DM-P3). Stavolta tocca all’eroismo.',
  'DM-P3.later': 'Si può, e la si beve anche dopo (DM-P3). Ma fallo ora.',
  need: '3 per la pozione e 1 per la tua sfera, contro classe armatura 10. Quali dadi colpiscono?',
  'need.ten': '10 o più',
  'need.ten.re': 'I bonus contano: basta meno.',
  'need.six': '6 o più',
  'need.six.re': '6 + 4 = 10.',
  cast: 'Le Pozioni si bevono anche nell’attacco, ma una per turno in tutto. Lancia l’Incantesimo.',
  'DM-P3': 'Ne hai già bevuta una in questo turno.',
  'DM-A1': 'Si può, ma avresti bevuto per nulla: un attacco per turno (DM-A1), e lo perdi.',
  told: 'Un 6, e con 4 fa giusto 10: colpito, 7 danni. Senza la pozione sarebbe andato a vuoto.',
};
