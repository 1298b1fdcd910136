import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'I dadi di danno',
  level: 'Dardo incantato dice 1d6. Con il bastone sei al livello arcano 2. Quanti dadi tirerai?',
  'level.one': 'Un d6',
  'level.one.re': 'È il livello 1.',
  'level.two': 'Due d6',
  'level.two.re': 'Un dado in più per ogni livello dopo il primo.',
  'level.double': 'Un d6, raddoppiato',
  'level.double.re': 'Raddoppia solo un colpo critico.',
  cast: 'Lancialo. Ha anche 3 al tiro per colpire.',
  'DM-A2': 'Chiede il livello 3 e non è della tua sfera.',
  'DM-A1': 'Si può, ma allora non attacchi (DM-A1).',
  told: '5 e 2: 7 danni. Quale di questi non cresce con il tuo livello arcano?',
  'told.scroll': 'Una Pergamena',
  'told.scroll.re': 'Incantesimi, trucchetti e Pergamene crescono.',
  'told.wolf': 'Il morso del mio compagno',
  'told.wolf.re':
    'Compagni, maledizioni, artefatti, nemici e guarigioni tirano quel che c’è scritto. Il glossario della fonte fa crescere ogni attacco; qui solo la magia.',
  hundred:
    'I dadi vanno dal d4 al d20. Un d100, se una carta lo chiede, sono due d10, decine e unità; doppio zero vale 100.',
};
