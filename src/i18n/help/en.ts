/** The words of help in English, for every game. This file defines the keys. */
export const en = {
  'help.title': 'Help',
  'help.first': 'Your first game, step by step',
  'help.rules': 'The rules of this phase',
  'help.what': 'What is this?',
  'help.point': 'Point at anything on the board. Escape ends this.',
  'help.point:touch': 'Tap anything on the board.',
  'help.done': 'Done',
  'help.thinking': 'Thinking …',
  'help.suggested': 'A strong player would do this: {move}.',
  'help.play': 'Play it',
  'help.with': 'Play with help',
  'help.without': 'Play without help',
  'help.coach': 'Coach',
  'help.sure': 'Do it anyway',
  'help.back': 'Let me think',
} as const;
export type HelpKey = keyof typeof en;
