import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Il tiro per colpire: la parità colpisce',
  roll: 'Un tiro per colpire è un d20 più i bonus, contro la classe armatura del bersaglio. Onda tonante è dell’aria: per te, mago del fuoco, nessun bonus.',
  need: 'La classe armatura di Verde è 10, e in questa partita la parità colpisce. Quali dadi colpiscono?',
  'need.ten': 'Da 10 a 20',
  'need.ten.re': '11 su 20: il 55 per cento.',
  'need.eleven': 'Da 11 a 20',
  'need.eleven.re': 'Qui basta la parità.',
  cast: 'Lanciala su Verde.',
  'DM-A8': 'Hai un Incantesimo che puoi lanciare.',
  'DM-A1': 'Si può, ma allora niente attacco in questo turno (DM-A1).',
  told: 'Giusto un 10: parità, dunque colpisce, 6 danni. Si può giocare anche secondo l’altra lettura, in cui mancherebbe.',
};
