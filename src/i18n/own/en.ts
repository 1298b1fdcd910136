/** The words of the list of one’s own tables, in English. This file defines the keys. */
export const en = {
  'own.title': 'Your tables',
  'own.with': '{game} with {seat}',
  'own.yours': 'Your turn',
  'own.turn': '{seat~|#’s turn|Waiting for #}',
  'own.waits': '{count?Waiting for one more person|Waiting for # more people}',
  'own.ready': 'Not begun yet',
  'own.over': 'Over',
  'own.resigned': 'Over: {seat~you|#|#} resigned',
} as const;
export type OwnKey = keyof typeof en;
