import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'La fine dopo quattro turni',
  goal: 'Il turno 4 è l’ultimo. Dopo il suo punteggio ogni giocatore segna 1 punto per ogni Incantesimo Minore che ha davanti, e vince il totale più alto.',
  which:
    'Tu sei Rosso. Hai un Incantesimo Minore davanti a te, cinque nella casella degli Incantesimi Minori, uno sul registro dei turni. Quali contano?',
  'which.all': 'Tutti e sette',
  'which.all.re': 'No. Quello sul registro dei turni non torna mai, e quelli nella casella non danno nulla.',
  'which.box': 'Quello davanti a me e quelli nella casella',
  'which.box.re': 'Quelli nella casella non danno nulla, se non li recuperi adesso.',
  'which.front': 'Solo quello davanti a me',
  'which.front.re': 'Giusto. Quindi la fase 6 del turno 4 vale punti: recupera quello che puoi.',
  first: 'Hai due 3 nella casella degli Incantesimi Minori. Scegline uno.',
  'EW-E4.box': 'Gli Incantesimi Minori che restano nella casella non danno punti (EW-E4). Usa i tuoi dadi.',
  'EW-4.1': 'Prima scegli un dado: ogni 2 punti rendono un Incantesimo Minore.',
  second: 'Da solo ne renderebbe uno e perderebbe un punto. Scegli anche l’altro: 6 punti sono tre Incantesimi Minori.',
  'EW-4.1.more': 'Si può, ma prima aggiungi l’altro dado: insieme ne rendono tre (EW-4.1).',
  'EW-4.1.chosen': 'Hai scelto dei dadi: prima recupera con quelli.',
  recover: 'Recuperali. In questa partita non resta altro da decidere.',
  over: 'I punti del quarto turno sono stati contati, e la partita è finita. Decidono i tuoi quattro Incantesimi Minori: 49 a te, 48 a Verde, 47 a Blu.',
  tie: 'E se due giocatori hanno lo stesso totale più alto?',
  'tie.dragon': 'Vince chi ha il Drago',
  'tie.dragon.re': 'No: niente spezza questa parità. Condividono la vittoria; è una nostra decisione.',
  'tie.shared': 'Condividono la vittoria',
  'tie.shared.re': 'Sì. Le fonti non lo dicono; è una nostra decisione.',
};
