/** The only rule, in three languages. */
import type { Rulebook } from '../../../src/game-ui/game-ui.js';

const book = (title: string, text: string): Rulebook => ({
  title,
  chapters: [{ title, phases: ['laying', 'showing', 'over'], rules: [{ id: 'OE-1', text }] }],
  terms: {},
});
export const en = book(
  'Odds and evens',
  'Even and Odd each hold the cards 1 to 5. Five times both lay down a card unseen, and then show them. If the sum of the two is even, Even scores it, else Odd does. What was laid down is spent.',
);
export const fr = book(
  'Pair ou impair',
  'Pair et Impair ont chacun les cartes de 1 à 5. Cinq fois, tous deux posent une carte en secret, puis les montrent. Si la somme des deux est paire, Pair la marque, sinon Impair. Les cartes posées sont perdues.',
);
export const it = book(
  'Pari o dispari',
  'Pari e Dispari hanno ciascuno le carte da 1 a 5. Cinque volte entrambi calano una carta in segreto e poi la mostrano. Se la somma delle due è pari, la segna Pari, altrimenti Dispari. Le carte calate sono perse.',
);
