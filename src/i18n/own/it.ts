import type { OwnKey } from './en.js';

/** The words of the list of one’s own tables, in Italian. */
export const it: Record<OwnKey, string> = {
  'own.title': 'I tuoi tavoli',
  'own.with': '{game} con {seat}',
  'own.yours': 'Tocca a te',
  'own.turn': '{seat~|Tocca a #|Tocca a #}',
  'own.waits': '{count?Manca una persona|Mancano # persone}',
  'own.ready': 'Non ancora iniziata',
  'own.over': 'Finita',
  'own.resigned': 'Finita: {seat~hai|# ha|# hanno} abbandonato',
};
