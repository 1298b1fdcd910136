import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Fase 6: recuperare ancora Incantesimi Minori',
  goal: 'I duelli sono finiti, e gli Incantesimi Minori usati hanno raggiunto gli altri in questa casella. La fase 6 ti dà una seconda occasione di ricomprarli.',
  use: 'Si fa come nella fase 4: uno ogni 2 punti. Scegli il tuo 4.',
  'EW-6.1': 'In questa fase un dado non usato si può riprendere (EW-6.1). Ma prima questo 4 ricompra due gettoni.',
  'EW-4.1': 'Senza punti niente gettoni: prima scegli un dado.',
  'EW-4.2': 'Puoi lasciare tutto com’è (EW-4.2). Ma il tuo 4 ricompra due gettoni.',
  recover: 'Con quel dado recupera due Incantesimi Minori.',
  'EW-4.1.chosen': 'Hai scelto un dado. Recupera con quello, o prima rimettilo giù.',
  'EW-4.1.lost': 'Un quinto punto andrebbe perso: ogni gettone costa 2 punti (EW-4.1). Recupera con il 4.',
  one: 'Resta un 1, troppo piccolo per comprare qualcosa. In questa fase puoi riprenderlo o lasciarlo nella casella; che non si debba prima recuperare tutto è una nostra decisione.',
  'EW-4.1.alone':
    'Un punto non compra nulla: un Incantesimo Minore ne costa 2 (EW-4.1). Riprendilo, o di’ che hai finito.',
  next: 'Ora tocca a Blu, con il suo 5. Se lascia il 5 nella casella, che ne è di quel dado nel prossimo turno?',
  'next.rolled': 'Si lancia nella fase 2',
  'next.rolled.answer': 'No. Si lanciano solo i dadi davanti a un giocatore.',
  'next.face': 'Resta lì con il suo 5',
  'next.face.answer':
    'Sì, per nostra decisione. Un dado alto può quindi aspettare lì; un 1 è meglio riprenderlo e lanciarlo.',
};
