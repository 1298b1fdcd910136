import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Altre partite su questa mappa',
  values:
    'In questa variante i valori in oro si distribuiscono a caso tra le città. La regola dice «diversamente»; che lo decida il caso è una nostra decisione. Guarda la mappa: quali città sono ricche questa volta?',
  same: 'I valori sono quelli stampati, su altre città. E Elvenhold?',
  'same.any': 'Può valere qualsiasi cosa',
  'same.any.answer': 'No, non vi partecipa.',
  'same.nothing': 'Non vale nulla, come sempre',
  'same.nothing.answer': 'Sì: cambiano solo le venti città.',
  base: 'Altre due opzioni, le città natali e gli stregoni, hanno lezioni proprie. Elfenland, il gioco base senza oro e senza asta, qui non si gioca.',
  show: 'Se vuoi, continua a giocare da qui: mostra uno dei tuoi segnalini.',
  first: 'Verde gioca dopo di te.',
};
