import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Pescare, e il mazzo vuoto',
  one: 'Alla fine puoi scartare una sola carta, poi peschi fino ad averne cinque. Nel mazzo resta una carta. Che succede se te ne servono due?',
  'one.wait': 'Ne prendo una sola',
  'one.wait.re': 'Solo se non ci fossero nemmeno scarti.',
  'one.shuffle': 'Gli scarti diventano un nuovo mazzo',
  'one.shuffle.re': 'Si mescolano proprio quando serve la carta successiva.',
  discard: 'Scarta Lentezza, la tua carta più debole.',
  'DM-E1': 'Si può (DM-E1), ma quella vale di più.',
  'DM-E1.none': 'Puoi tenerle tutte (DM-E1). Ma guarda qui che cosa succede se ne scarti una.',
  told: 'Inaridire era l’ultima carta del vecchio mazzo. Poi si sono mescolati 108 scarti, compresa la tua Lentezza, e dal nuovo mazzo è venuto Raggio di sole.',
  end: 'Hai di nuovo cinque carte, e comincia il turno di Verde. Un nemico tra le carte pescate avrebbe prima colpito.',
};
