import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Parità per il primo posto: lettura italiana',
  goal: 'Qui le traduzioni sono diverse. Nel testo italiano, con due o più in parità per il primo posto, nessuno sale da quella casella.',
  who: 'Casella A: Verde 6, Blu 6, Rosso 5. Così com’è, chi sale?',
  'who.two': 'Verde e Blu',
  'who.two.re': 'È la lettura francese. Qui una parità per il primo posto non serve a nessuno.',
  'who.red': 'Rosso, che viene dopo',
  'who.red.re': 'No: la parità ferma tutta la casella, anche il terzo.',
  'who.nobody': 'Nessuno',
  'who.nobody.re': 'Sì: due primi in parità, quindi restano tutti.',
  rise: 'Tu sei Rosso e hai un Incantesimo Minore. Nella casella B tu e Blu siete primi in parità, 2 a 2. Prenditi il primo posto.',
  'EW-5.16.pass': 'Allora resta 2 a 2, e nessuno sale dalla casella B (EW-5.16).',
  'EW-5.15': 'Spezza la parità, ma Blu sarebbe primo e tu secondo (EW-5.15).',
  'EW-5.16.three': 'Allora sono tre i primi in parità, e nessuno sale (EW-5.16).',
  'EW-5.16.anyway': 'In due o in tre, dalla casella A non sale comunque nessuno (EW-5.16).',
  won: 'Casella B: 3, 2 e 1. La parità è spezzata, e salgono i primi due: tu e Blu.',
  stay: 'Nella casella A Verde e Blu avevano 6 a testa. Nessuno è salito, e i due titoli sopra restano vacanti.',
};
