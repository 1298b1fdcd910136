import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Difese: lo Scudo magico',
  raise:
    'Lo Scudo magico non è una risposta: lo si alza nella preparazione, e aggiunge 4 alla classe armatura fino all’inizio del prossimo turno.',
  'DM-P6': 'Si può, ma si alza solo nella preparazione (DM-P6).',
  ac: 'Classe armatura 14. Che cosa serve a Verde per colpirti senza bonus?',
  'ac.fourteen': '14 o più',
  'ac.fourteen.re': 'E i tuoi tiri salvezza riescono fino a 13.',
  'ac.ten': '10 o più',
  'ac.ten.re': 'Lo Scudo magico conta subito.',
  go: 'Risparmi le forze: termina l’attacco.',
  'DM-P6.late': 'Solo nella preparazione.',
  'DM-A8': 'Si può, perché non hai carte d’attacco (DM-A8). Ma qui termina l’attacco.',
  told: 'L’Onda tonante di Verde fa 12: contro 10 colpisce, contro 14 manca. Hai perfino tenuto la Schivata.',
};
