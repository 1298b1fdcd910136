import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Gli Incantesimi',
  which:
    'Il numero di un Incantesimo è il livello arcano che chiede. Il tuo è 1, e Tempesta di ghiaccio, dell’acqua, ha un 2. Quali dei tre puoi lanciare?',
  'which.own': 'Solo Mani brucianti, della mia sfera',
  'which.own.re': 'Tutti possono lanciare Incantesimi di ogni sfera.',
  'which.two': 'Mani brucianti e Onda tonante',
  'which.two.re': 'La sfera non importa: conta solo il livello.',
  'which.all': 'Tutti e tre',
  'which.all.re': 'Per Tempesta di ghiaccio serve il livello 2.',
  cast: 'Lancia Onda tonante su chi vuoi.',
  'DM-A2': 'Il tuo livello arcano è 1: troppo basso.',
  'DM-A1':
    'Si può, e sarebbe anche meglio: è la tua sfera. Ma un attacco per turno (DM-A1), e qui tocca a Onda tonante.',
  'DM-A8': 'Hai carte d’attacco giocabili.',
  'DM-A1.none': 'Puoi anche non attaccare (DM-A1), ma perché?',
  told: '11 contro classe armatura 10: colpito, 7 danni. L’Incantesimo si scarta, come ogni carta che vale una volta. Termina l’attacco.',
  'DM-A1.once': 'Hai già attaccato in questo turno.',
  'DM-A8.added': 'Un trucchetto non si aggiunge mai.',
  end: 'Un attacco per turno. Mani brucianti servirà la prossima volta.',
};
