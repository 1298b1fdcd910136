import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Un’opzione: Magia Grigia a 3 punti',
  goal: 'Rimuovere un gettone di Magia Grigia costa di solito 4 punti. Il traduttore francese ne propone 3, e questa partita si gioca così.',
  three: 'Tu sei Rosso, con un gettone sotto il tuo Wizard e un 3 nella casella. Scegli il dado.',
  'EW-9.3': 'Prima scegli un dado: qui un gettone costa 3 punti.',
  'EW-9.3.enough': 'Il gettone resterebbe. Con questa opzione il tuo 3 basta (EW-9.3).',
  remove: '3 punti bastano. Rimuovi il gettone.',
  'EW-9.1': 'Solo da sotto i tuoi maghi.',
  'EW-9.4': 'Hai scelto un dado: prima usalo.',
  nine: 'Un 5 e un 4 fanno 9 punti. Quanti gettoni rimuovono con questa opzione?',
  'nine.two': 'Due',
  'nine.two.re': 'Questo è senza l’opzione, a 4 punti l’uno.',
  'nine.three': 'Tre',
  'nine.three.re': 'Sì: tre volte 3 punti, e non avanza nulla.',
};
