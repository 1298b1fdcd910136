/** The words of lessons in Italian. */
import type { LessonKey } from './en.js';

export const it: Record<LessonKey, string> = {
  lesson: 'Lezione',
  'lesson.error': 'Impossibile mostrare questa lezione. {message}',
  'lesson.steps': 'Passi',
  'lesson.step': 'Passo {n} di {count}',
  'lesson.phases': 'Fasi',
  'lesson.shown': 'Indicato: {places}',
  'lesson.try': 'Prova tu, sul tabellone',
  'lesson.ask': 'Che ne dici?',
  'lesson.next': 'Avanti',
  'lesson.back': 'Indietro',
  'lesson.show': 'Mostrami',
  'lesson.moves': 'Scegli da un elenco',
  'lesson.other': 'Le regole lo permettono, ma qui serve un’altra mossa.',
  'lesson.first': 'Prova prima, oppure scegli «Mostrami».',
  'lesson.sheet': 'Giocatori e punti',
  'lesson.end': 'La lezione è finita.',
  'lesson.playOn': 'Continua a giocare da qui',
  'lesson.return': 'Torna alla lezione',
  'lesson.otherReading': 'L’altra lettura',
  'lesson.following': 'Lezione successiva',
  'lesson.set': 'Le lezioni',
  'lesson.set.done': '{done} di {of} completate',
  'lesson.set.gone': 'completata',
  'lesson.again': 'Dall’inizio',
};
