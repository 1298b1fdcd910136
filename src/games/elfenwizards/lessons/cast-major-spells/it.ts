import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Fase 2: lanciare gli Incantesimi Maggiori',
  goal: 'Il tuo Wizard vuole il titolo di High Wizard, e anche quello di Verde. Prima dei duelli ognuno raccoglie le forze: dadi nella casella dei Wizard.',
  roll: 'Lancia tutti i dadi davanti a te. Il 2 lasciato nella casella degli Incantesimi Minori resta lì com’è.',
  'EW-2.1': 'Non c’è ancora niente da tenere da parte: prima lancia.',
  'EW-2.3': 'Un dado piazzato non si sposta più. Il 2 resta lì; lancia gli altri.',
  first: 'Due 6! Piazzane uno nella casella dei Wizard, per la lotta in cima.',
  'EW-5.5':
    'Lì aiuterebbe un altro rango, o nessuno: un dado favorisce solo i maghi del rango della sua casella (EW-5.5). Serve al tuo Wizard.',
  'EW-5.11': 'Puoi farlo, ma un dado vale i suoi punti (EW-5.11). Comincia con un 6 nella casella dei Wizard.',
  'EW-3.2': 'Pagare per rilanciare si fa nella fase 3. Nella fase 2 tieni da parte quello che non ti piace.',
  more: 'In ogni casella vanno quanti dadi vuoi, ma un dado piazzato resta lì. Scegli ancora un dado, e una casella qualsiasi.',
  'EW-2.3.moved': 'Un dado piazzato non si sposta più.',
  'EW-2.2': 'Puoi fermarti qui (EW-2.2). Ma prova: piazzane ancora uno.',
  hold: 'Non devi piazzarli tutti. Quelli che tieni da parte li rilanci nella fase 3: tieni da parte il resto.',
  'EW-2.2.more': 'Puoi farlo (EW-2.2). Ma per questa lezione tienine per il secondo lancio.',
  next: 'Verde e Blu hanno giocato, in ordine di turno. Tengono da parte tutti i loro dadi. Che ne è dei tuoi?',
  'next.turn': 'Aspettano il turno successivo',
  'next.turn.answer': 'No, li riprendi prima: comincia la fase 3, e li rilanci.',
  'next.rest': 'Li rilancio nella fase 3',
  'next.rest.answer': 'Sì. E allora dovrai piazzarli tutti.',
};
