import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Il tiro per colpire: la parità manca',
  roll: 'Un tiro per colpire è un d20 più i bonus, contro la classe armatura del bersaglio. Onda tonante è dell’aria: per te, mago del fuoco, nessun bonus.',
  need: 'Le regole dicono in un punto che la parità colpisce, in un altro che bisogna superare la classe armatura. Questa partita segue la seconda lettura, e Verde ha 10. Quali dadi colpiscono?',
  'need.ten': 'Da 10 a 20',
  'need.ten.re': 'In questa lettura 10 non basta.',
  'need.eleven': 'Da 11 a 20',
  'need.eleven.re': '10 su 20: uno su due.',
  cast: 'Lanciala su Verde.',
  'DM-A8': 'Hai un Incantesimo che puoi lanciare.',
  'DM-A1': 'Si può, ma allora niente attacco in questo turno (DM-A1).',
  told: 'Giusto un 10: parità, e qui manca. Senza questa opzione avrebbe colpito.',
};
