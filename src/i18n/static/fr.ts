/** The words of renderings without scripts in French. */
import type { StaticKey } from './en.js';

export const fr: Record<StaticKey, string> = {
  'static.standing': '{seat} : {line}',
  'static.move': 'À vous de jouer : {move}.',
  'static.hidden': '{seat} joue un coup.',
  'static.answer': 'Réponse : {choice}.',
  'static.phases': 'Phases',
  'static.now': '{phase} (maintenant)',
  'static.selected': '{phase} (choisie)',
};
