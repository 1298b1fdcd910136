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
};
