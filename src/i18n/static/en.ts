/** The words of renderings without scripts in English, for every game. This file defines the keys. */
export const en = {
  'static.standing': '{seat}: {line}',
  'static.move': 'Your move: {move}.',
  'static.hidden': '{seat} makes a move.',
  'static.answer': 'Answer: {choice}.',
  'static.phases': 'Phases',
  'static.now': '{phase} (now)',
  'static.selected': '{phase} (chosen)',
} as const;
export type StaticKey = keyof typeof en;
