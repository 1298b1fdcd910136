/** The words of the embed page in English, for every game. This file defines the keys. */
export const en = {
  'embed.game': '{game}: a board to play',
  'embed.lesson': '{game}: a lesson on a rule',
  'embed.rulebook': '{game}: the rules',
  'embed.phases': '{game}: the phases of a turn',
  'embed.waits': 'It comes with scripts. Where none may run, it can be seen in a window of its own.',
  'embed.open': 'Open in a window of its own',
  'embed.broken': 'This link does not hold. {message}',
  'embed.instead.game': 'A new game is shown instead.',
  'embed.instead.lesson': 'The first lesson is shown instead.',
  'embed.instead.rulebook': 'The rules are shown from the beginning instead.',
  'embed.instead.phases': 'The phases of a new game are shown instead.',
} as const;
export type EmbedKey = keyof typeof en;
