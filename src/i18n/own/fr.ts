import type { OwnKey } from './en.js';

/** The words of the list of one’s own tables, in French. */
export const fr: Record<OwnKey, string> = {
  'own.title': 'Vos tables',
  'own.with': '{game} avec {seat}',
  'own.yours': 'À vous de jouer',
  'own.turn': '{seat~|À # de jouer|À # de jouer}',
  'own.waits': '{count?Encore une personne attendue|Encore # personnes attendues}',
  'own.ready': 'Pas encore commencée',
  'own.over': 'Terminée',
  'own.resigned': 'Terminée : {seat~vous avez|# a|# ont} abandonné',
};
