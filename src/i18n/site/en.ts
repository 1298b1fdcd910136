/** The words around a game on a site of its own in English. This file defines the keys. */
export const en = {
  'site.description': '{game}: play it, learn it step by step, and read its rules, in the page.',
  'site.pages': 'Pages',
  'site.languages': 'Languages',
  'site.play': 'Play',
  'site.learn': 'Learn',
  'site.rules': 'Rules',
  'site.board': 'The board of {game}',
  'site.lesson': 'A lesson on {rules}, with the game’s real rules.',
  'site.next': 'Next lesson: {title}',
  'site.paste': 'Put this into a page of yours',
  'site.scripts': 'Playing needs scripts, which this browser does not run.',
} as const;
export type SiteKey = keyof typeof en;
