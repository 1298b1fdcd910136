import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Pagare un Incantesimo Minore per rilanciare',
  goal: 'Un 1, un 1 e un 2: dadi deboli per la fase 3. Puoi cercare di meglio, ma si paga.',
  pay: 'Il prezzo è un Incantesimo Minore della tua riserva. Va nella casella degli Incantesimi Minori, e rilanci tutti questi dadi, una volta sola. Fallo.',
  place: 'Se piazzi un dado accetti il lancio, e poi è tardi (EW-3.2). Prima paga.',
  'EW-3.2.free': 'Li hai già lanciati. Rilanciare costa un Incantesimo Minore.',
  'EW-3.4': 'Nella fase 3 non si tiene nulla da parte. Accetta i dadi o paga per rilanciare.',
  better:
    'Un 4, un 5 e un 6. Il tuo gettone è nella casella degli Incantesimi Minori e si può recuperare nella fase 4. Piazza un dado dove vuoi.',
  'EW-3.2.once': 'Si rilancia una volta sola: questi sono i tuoi dadi.',
  all: 'Anche gli altri andranno piazzati. Ancora una domanda: con un 6 e due 1, avresti potuto tenere il 6 e rilanciare gli 1?',
  'all.some': 'Sì, per un Incantesimo Minore',
  'all.some.answer': 'No. Chi paga rilancia tutti i dadi rimasti, anche il 6.',
  'all.none': 'No, tutti o nessuno',
  'all.none.answer': 'Esatto. Quindi piazza i dadi buoni nella fase 2, prima che siano a rischio.',
};
