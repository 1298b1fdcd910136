import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Le caselle dei Magic User',
  goal: 'Sopra ogni casella di Magic User ci sono due titoli. Una casella è una sola contesa per tutti e due: salgono i due maghi con più punti.',
  four: 'Tu sei Rosso. Nella casella A Verde ha 5 e Blu 3. Quale dei tuoi incantesimi ti porta tra i primi due?',
  'EW-5.15.third': 'Con 1 punto saresti terzo, e salgono solo in due (EW-5.15).',
  'EW-5.4': 'Favorirebbe il mago di un altro (EW-5.4). Il tuo è quello rosso.',
  'EW-5.15.other': 'Nella casella B, dove sono solo in due, basta meno (EW-5.15). Alla casella A serve il 4.',
  'EW-5.15.later': 'Va bene per la casella B, ma prima entra tra i primi due nella casella A (EW-5.15).',
  'EW-5.13': 'Senza un punto un mago non sale (EW-5.13).',
  one: 'Nella casella B ci sono due maghi per due titoli: ognuno sale con un punto. Il tuo non ne ha.',
  'EW-5.13.other': 'Il tuo mago nella casella B resterebbe senza punti e non salirebbe (EW-5.13).',
  'EW-5.2': 'Hai piazzato un incantesimo e puoi piazzarne un secondo: in mezzo non si passa.',
  rose: 'Casella A: Verde 5, tu 4, Blu 3. Verde ha più punti e ha preso il titolo di sinistra, tu quello di destra. Il mago di Blu resta nella casella, e non è sconfitto.',
  both: 'Casella B: Blu 2, tu 1. Un solo punto è bastato: che con due candidati salga chiunque abbia un punto è una nostra decisione.',
  five: 'In una casella ci sono cinque maghi, con 6, 5, 4, 3 e 2 punti. Quanti salgono?',
  'five.all': 'Tutti e cinque: ognuno ha un punto',
  'five.all.re': 'Sopra la casella ci sono solo due titoli.',
  'five.two': 'Due',
  'five.two.re': 'Sì, quelli con 6 e 5. Gli altri restano.',
  'five.one': 'Uno',
  'five.one.re': 'Uno per ogni titolo, e i titoli sono due.',
};
