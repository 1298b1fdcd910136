/** The words of positions set up by hand, in Italian. */
import type { EditorKey } from './en.js';

export const it: Record<EditorKey, string> = {
  'editor.mage': 'Mago dalla scatola',
  'editor.face': 'Dado con valore {n}',
  'editor.minor': 'Incantesimo Minore',
  'editor.beside': '{spell}, {mage}',
  'editor.rolled': 'Lanciati, da piazzare',
  'editor.away': 'Fuori dal tabellone, al suo proprietario',
  'editor.turn': 'Turno',
  'editor.dragon': 'Chi ha il Drago',
  'editor.queue': 'A chi tocca',
  'editor.unawarded': 'Turni senza High Wizard',
  'editor.points': 'Punti',
  'editor.crowned': 'Quante volte High Wizard',
  'editor.fault.seats': 'È indicato qualcuno che non gioca.',
  'editor.fault.nobody': 'In questa fase qui nessuno ha nulla da decidere.',
  'editor.fault.scored': '{seat}: servono i punti di {turns?# turno|# turni}.',
  'editor.fault.over': 'Nessuno vince prima della fine della partita.',
  'editor.fault.crowned': 'Chi è stato High Wizard due volte ha concluso la partita: una volta al massimo (EW-E2).',
  'editor.fault.unawarded': 'Due turni senza High Wizard concludono la partita: uno al massimo (EW-E3).',
  'editor.fault.awarded':
    'Prima di questo momento il titolo di High Wizard è stato assegnato, o no, in {most?# turno|# turni} al massimo.',
  'editor.fault.beside': 'Accanto ai maghi ci sono incantesimi solo durante i duelli.',
  'editor.fault.dice': '{seat}: sul tavolo ci sono {value?# dado|# dadi}; devono essere {count}.',
  'editor.fault.minor':
    '{seat}: sul tavolo ci sono {value?# Incantesimo Minore|# Incantesimi Minori}; devono essere {count}.',
  'editor.fault.mages': 'Ogni giocatore deve avere tanti maghi quanti gli altri, e almeno uno.',
  'editor.fault.high': 'Nessuno è ancora High Wizard quando si gioca questa fase.',
  'editor.fault.defeated':
    'I maghi sconfitti aspettano solo dall’assegnazione dei titoli alla fine della retrocessione.',
  'editor.fault.grey': 'Sotto un mago ci sono ora al massimo {most?# gettone|# gettoni} di Magia Grigia.',
  'editor.fault.firstTurn': 'Nel primo turno nessun High Wizard si ritira (EW-1.1).',
  'editor.fault.track': 'Sono segnati solo i turni finiti.',
  'editor.fault.mark': 'Chi prende il Drago ha segnato il turno finito.',
  'editor.fault.order': 'Si gioca in ordine a partire dal Drago (EW-T2).',
  'editor.fault.rolled': 'Ha dadi lanciati solo chi è di turno, e solo quando si lanciano incantesimi.',
  'editor.fault.noDice': 'Chi è di turno deve avere davanti a sé dadi da lanciare (EW-2.1, EW-3.1).',
  'editor.fault.halfDone': 'Un’azione iniziata appartiene a un’altra fase: scegli di nuovo la fase.',
};
