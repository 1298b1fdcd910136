import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Fase 3: lanciare gli Incantesimi Maggiori rimasti',
  goal: 'I dadi tenuti da parte nella fase 2 hanno una seconda occasione. Questa volta vanno piazzati tutti.',
  roll: 'Hai tenuto da parte due dadi. Lanciali.',
  'EW-3.4': 'Non si tiene più nulla da parte: nella fase 3 tutti i dadi rimasti vanno piazzati.',
  'EW-2.1': 'Prima lancia questi dadi, poi piazzali.',
  place: 'Un 1 e un 4. Potresti pagare per rilanciare, ma è un’altra lezione. Tieni questi: piazzane uno dove vuoi.',
  'EW-2.3': 'Un dado piazzato resta dov’è.',
  last: 'Resta un dado. Anche lui deve andare in una casella.',
  'EW-3.2': 'Questa scelta si fa prima di piazzare uno di questi dadi.',
  skipped:
    'Verde ha piazzato tutto nella fase 2 e salta; tocca a Blu. Che cosa puoi fare con un 1 che non aiuta nessun tuo mago?',
  keep: 'Tenerlo davanti a me',
  'keep.answer': 'No. Nella fase 3 tutti i dadi vanno piazzati.',
  buy: 'Piazzarlo nella casella degli Incantesimi Minori',
  'buy.answer': 'Sì. Con un altro punto accanto, fa tornare un Incantesimo Minore.',
};
