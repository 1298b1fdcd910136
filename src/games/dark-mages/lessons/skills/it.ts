import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Le Abilità',
  two: 'Le Abilità aiutano il tuo attacco, una per turno, nella fase che dice la carta. Preveggenza fa tirare due d20 e tenere il migliore; un Incantesimo potenziato tira un dado di danno in più.',
  use: 'Il tuo Incantesimo è di un’altra sfera e non ha bonus. Assicurati che colpisca: usa Preveggenza.',
  'DM-P5.one': 'Si può, ma un’Abilità per turno (DM-P5), e un Incantesimo più forte che manca non vale nulla.',
  'DM-P5.before': 'Si può, ma dopo l’attacco l’Abilità non serve più (DM-P5).',
  odds: 'Un dado colpisce la classe armatura 10 in 55 casi su 100. E il migliore di due?',
  'odds.same': 'Altrettanto spesso',
  'odds.same.re': 'Ora servono due dadi cattivi per mancare.',
  'odds.more': 'In circa 80',
  'odds.more.re': 'Devono mancare entrambi: 45 su 100, e ancora 45 su 100. Restano circa 80 colpi a segno.',
  cast: 'Lancia la Mano arcana.',
  'DM-P5': 'Un’Abilità per turno.',
  'DM-A1': 'Si può, ma in questo turno non attacchi (DM-A1).',
  told: 'Un 3 e un 15: conta il 15, e colpisce. L’Abilità è stata scartata appena usata.',
};
