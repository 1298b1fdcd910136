import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Il trucchetto',
  may: 'Ogni personaggio ha un trucchetto, un attacco con 1d6. È per chi non ha una carta d’attacco. Hai Tempesta di ghiaccio, che chiede il livello 2, e il tuo è 1: puoi usare il trucchetto?',
  'may.no': 'No, Tempesta di ghiaccio è una carta d’attacco',
  'may.no.re': 'Conta solo una carta giocabile adesso. È la nostra lettura.',
  'may.yes': 'Sì, non posso lanciarla',
  'may.yes.re': 'Ciò che non si può giocare non conta.',
  throw: 'Usalo su Verde.',
  'DM-A2': 'Chiede il livello arcano 2.',
  'DM-A1': 'Si può, ma allora non attacchi (DM-A1).',
  told: '12 colpisce, per 5. Il trucchetto fa un tiro per colpire come un Incantesimo e cresce con il livello, ma nessuna sfera lo aiuta. Termina l’attacco.',
  'DM-A8': 'Mai una seconda volta, né in aggiunta a un altro attacco.',
  option: 'Le regole sono incerte: si può giocare anche permettendo sempre il trucchetto al posto di una carta.',
};
