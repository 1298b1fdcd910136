/** The words of help in French. */
import type { HelpKey } from './en.js';

export const fr: Record<HelpKey, string> = {
  'help.title': 'Aide',
  'help.first': 'Une première partie, pas à pas',
  'help.rules': 'Les règles de cette phase',
  'help.what': 'Qu’est-ce que c’est ?',
  'help.point': 'Montrez n’importe quoi sur le plateau. Échap pour finir.',
  'help.point:touch': 'Touchez n’importe quoi sur le plateau.',
  'help.done': 'Terminé',
  'help.thinking': 'Réflexion en cours…',
  'help.suggested': 'Un bon joueur ferait ceci : {move}.',
  'help.play': 'Jouer ce coup',
  'help.with': 'Jouer avec de l’aide',
  'help.without': 'Jouer sans aide',
  'help.coach': 'Guide',
  'help.sure': 'Le faire quand même',
  'help.back': 'Je réfléchis encore',
};
