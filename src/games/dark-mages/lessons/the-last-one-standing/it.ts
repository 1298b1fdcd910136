import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'L’ultimo in piedi',
  cast: 'Verde e Blu sono deboli entrambi. Terremoto attacca ogni avversario, con un tiro per ciascuno: mira al fuoco.',
  'DM-A1': 'Questo Incantesimo non ha un solo bersaglio.',
  'DM-A8': 'Hai un Incantesimo che puoi lanciare.',
  'DM-A1.none': 'Si può, ma allora non attacchi (DM-A1).',
  first: 'In senso orario viene prima Verde: 12 contro classe armatura 12, e Verde cade. Prendi l’anello, o lascialo.',
  'DM-T1': 'Prima scegli.',
  won: 'Anche Blu è colpito, e cade: sei l’ultimo in piedi, e vinci subito. E se gli ultimi maghi cadono tutti insieme?',
  'won.turn': 'Vince chi era di turno',
  'won.turn.re': 'Nessuno è più in piedi.',
  'won.draw': 'Non vince nessuno',
  'won.draw.re': 'Il colpo di un nemico può farlo.',
  end: 'Dopo l’ultimo colpo niente bottino: il duello è finito.',
};
