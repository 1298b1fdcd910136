/** Why a position of Elfenwizards cannot be, in Italian. */
import type { FaultCode } from './faults.en.js';

export const faults: Readonly<Record<FaultCode, string>> = {
  seats: 'È indicato qualcuno che non gioca.',
  nobody: 'In questa fase qui nessuno ha nulla da decidere.',
  scored: '{seat}: servono i punti di {turns?# turno|# turni}.',
  over: 'Nessuno vince prima della fine della partita.',
  crowned: 'Chi è stato High Wizard due volte ha concluso la partita: una volta al massimo (EW-E2).',
  unawarded: 'Due turni senza High Wizard concludono la partita: uno al massimo (EW-E3).',
  awarded:
    'Prima di questo momento il titolo di High Wizard è stato assegnato, o no, in {most?# turno|# turni} al massimo.',
  beside: 'Accanto ai maghi ci sono incantesimi solo durante i duelli.',
  dice: '{seat}: sul tavolo {value?c’è # dado|ci sono # dadi}; devono essere {count}.',
  minor: '{seat}: sul tavolo {value?c’è # Incantesimo Minore|ci sono # Incantesimi Minori}; devono essere {count}.',
  mages: 'Ogni giocatore deve avere tanti maghi quanti gli altri, e almeno uno.',
  high: 'Nessuno è ancora High Wizard quando si gioca questa fase.',
  defeated: 'I maghi sconfitti aspettano solo dall’assegnazione dei titoli alla fine della retrocessione.',
  grey: 'Sotto un mago ci sono ora al massimo {most?# gettone|# gettoni} di Magia Grigia.',
  firstTurn: 'Nel primo turno nessun High Wizard si ritira (EW-1.1).',
  track: 'Sono segnati solo i turni finiti.',
  mark: 'Chi prende il Drago ha segnato il turno finito.',
  order: 'Si gioca in ordine a partire dal Drago (EW-T2).',
  rolled: 'Ha dadi lanciati solo chi è di turno, e solo quando si lanciano incantesimi.',
  rolledAll: 'Chi ha lanciato ha lanciato tutti i dadi davanti a sé: non ne resta nessuno (EW-2.1, EW-3.1).',
  noDice: 'Chi è di turno deve avere davanti a sé dadi da lanciare (EW-2.1, EW-3.1).',
  halfDone: 'Un’azione iniziata appartiene a un’altra fase: scegli di nuovo la fase.',
};
