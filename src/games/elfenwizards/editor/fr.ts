/** The words of positions set up by hand, in French. */
import type { EditorKey } from './en.js';

export const fr: Record<EditorKey, string> = {
  'editor.mage': 'Magicien de la boîte',
  'editor.face': 'Dé de valeur {n}',
  'editor.minor': 'Sort mineur',
  'editor.beside': '{spell}, {mage}',
  'editor.rolled': 'Lancés, à placer',
  'editor.away': 'Hors du plateau, rendu à son propriétaire',
  'editor.turn': 'Tour',
  'editor.dragon': 'Qui détient le dragon',
  'editor.queue': 'Qui joue',
  'editor.unawarded': 'Tours sans Grand Druide',
  'editor.points': 'Points',
  'editor.crowned': 'Nombre de fois Grand Druide',
};
