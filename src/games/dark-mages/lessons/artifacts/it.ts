import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Gli Artefatti',
  use: 'Nel mazzo ci sono tre Artefatti, e ognuno dice che cosa fa. Sei infetto e hai 30 punti ferita: usa il Talismano del puro bene.',
  'DM-P5': 'Si può, e il Talismano si usa anche nell’attacco (DM-P5). Usalo ora.',
  healed: '25 punti ferita recuperati, e l’Infezione è curata. Era la tua Guarigione del turno?',
  'healed.yes': 'Sì',
  'healed.yes.re': 'Un Artefatto è un tipo a sé.',
  'healed.no': 'No',
  'healed.no.re': 'Potresti ancora giocare una Guarigione.',
  attack:
    'La Sfera dell’annientamento attacca: un tiro a +2, quattro d10, e un compagno colpito sparisce. Mira a Verde.',
  'DM-A8': 'Hai un attacco giocabile.',
  'DM-A1': 'Si può, ma allora non attacchi (DM-A1).',
  told: '13 + 2 contro 14 del Guardiano: colpito. 10 danni gli avrebbero lasciato 16 punti ferita, ma si scarta lo stesso.',
};
