import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Parità per il primo posto: lettura francese',
  goal: 'Qui le traduzioni sono diverse. Come leggiamo il testo francese, due maghi in parità per il primo posto salgono tutti e due; in tre o più non sale nessuno.',
  who: 'Casella A: Verde 6, Blu 6, Rosso 5. Così com’è, chi sale?',
  'who.nobody': 'Nessuno',
  'who.nobody.re': 'È la lettura italiana. Qui due primi in parità salgono tutti e due.',
  'who.two': 'Verde e Blu',
  'who.two.re': 'Sì: due titoli per due maghi in parità.',
  stop: 'Tu sei Rosso e hai un Incantesimo Minore. Fermali tutti e due.',
  'EW-5.16.pass': 'Allora nella casella A Verde e Blu sono primi in parità e salgono tutti e due (EW-5.16).',
  'EW-5.15': 'Allora uno è primo e l’altro secondo: salgono tutti e due (EW-5.15).',
  'EW-5.16.anyway': 'Nella casella B tu e Blu siete primi in parità: lì sali comunque (EW-5.16).',
  three: '6, 6 e 6: con tre primi in parità nessuno sale dalla casella A.',
  two: 'Nella casella B tu e Blu avevate 2 punti a testa. Due primi in parità: siete saliti tutti e due.',
};
