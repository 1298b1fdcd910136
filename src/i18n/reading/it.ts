/** The words of rulebooks in Italian. */
import type { ReadingKey } from './en.js';

export const it: Record<ReadingKey, string> = {
  'rulebook.error': 'Impossibile mostrare queste regole. {message}',
  'rulebook.open': 'Leggi le regole',
  'rulebook.chapters': 'Capitoli',
  'rulebook.terms': 'Termini',
  'rulebook.search': 'Cerca nelle regole',
  'rulebook.found': '{count?# regola trovata|# regole trovate}',
  'rulebook.best': 'Più vicine alla tua domanda',
  'rulebook.nearest': 'Le regole più vicine',
  'rulebook.unsure': 'Nessuna risposta sicura; forse una di queste regole.',
  'rulebook.none': 'Nessuna regola sembra parlarne.',
  'rulebook.now': 'La partita è a questo punto',
  'rulebook.here': 'La partita è a questo punto:',
  'rulebook.ruling': 'Nostra decisione',
  'rulebook.readings': 'Le traduzioni differiscono',
  'rulebook.rule': 'Regola {rule}',
  'rulebook.link': 'Link alla regola {rule}',
  'rulebook.copy': 'Copia l’indirizzo',
  'rulebook.copied': 'Il link è stato copiato.',
  'rulebook.address': 'Indirizzo di questa regola',
  'rulebook.lesson': 'Prova',
  'rulebook.lessonOf': 'Prova: lezione sulla regola {rule}',
  'rulebook.tryTable': 'Scegli una casella per provarla sul tabellone.',
  'rulebook.tryCell': '{row}, {column}: {cell}. Prova',
  'rulebook.close': 'Chiudi la lezione',
};
