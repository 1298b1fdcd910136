/** The words of help in Italian. */
import type { HelpKey } from './en.js';

export const it: Record<HelpKey, string> = {
  'help.title': 'Aiuto',
  'help.first': 'La prima partita, passo dopo passo',
  'help.rules': 'Le regole di questa fase',
  'help.what': 'Che cos’è?',
  'help.point': 'Indica qualunque cosa sul tabellone. Esc per finire.',
  'help.point:touch': 'Tocca qualunque cosa sul tabellone.',
  'help.done': 'Fatto',
  'help.thinking': 'Ci penso…',
  'help.suggested': 'Un giocatore forte farebbe così: {move}.',
  'help.play': 'Gioca questa mossa',
  'help.with': 'Gioca con un aiuto',
  'help.without': 'Gioca senza aiuto',
  'help.coach': 'Guida',
  'help.sure': 'Fallo lo stesso',
  'help.back': 'Ci ripenso',
};
