/** The words of renderings without scripts in Italian. */
import type { StaticKey } from './en.js';

export const it: Record<StaticKey, string> = {
  'static.standing': '{seat}: {line}',
  'static.move': 'La tua mossa: {move}.',
  'static.hidden': '{seat} fa una mossa.',
  'static.answer': 'Risposta: {choice}.',
  'static.phases': 'Fasi',
  'static.now': '{phase} (adesso)',
  'static.selected': '{phase} (scelta)',
};
