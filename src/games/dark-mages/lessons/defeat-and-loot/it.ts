import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Sconfitta e bottino',
  cast: 'A Verde restano 4 punti ferita e due oggetti che fanno gola. Lancia Onda tonante su Verde.',
  'DM-A1': 'Si può, ma un attacco per turno (DM-A1), e questo può abbattere Verde.',
  'DM-V1': 'Si può, ma cade solo un mago senza punti ferita (DM-V1), e Blu ne ha 60.',
  'DM-A8': 'Hai un Incantesimo che puoi lanciare.',
  loot: 'Verde cade: la mano e il Lupo si scartano, gli oggetti indossati restano. Puoi prenderne uno, e devi indossarlo. Quale?',
  'DM-V2': 'Puoi lasciarli (DM-V2), ma perché?',
  'DM-T1': 'Prima scegli.',
  worn: 'È tuo. Un bastone avrebbe sostituito il tuo; la veste aveva il posto libero. In quale caso non avresti avuto nulla?',
  'worn.hex': 'Se la mia maledizione avesse abbattuto Verde',
  'worn.hex.re': 'Chi l’ha lanciata prende il bottino.',
  'worn.wolf': 'Se il mio compagno avesse abbattuto Verde',
  'worn.wolf.re': 'I compagni non prendono bottino, e non ce n’è nemmeno dopo un nemico o un fallimento critico.',
  end: 'Verde guarda il resto del duello, che continua tra te e Blu.',
};
