import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'La fin : personne, pour la deuxième fois',
  goal: 'Au tour 1, personne n’a obtenu le titre de Grand Druide : le compteur n’y porte pas de marque. Si cela arrive une deuxième fois, la partie finit après ce tour.',
  tie: 'Tour 3. Vous êtes Rouge, en tête aux points, mais Vert mène 5 à 4 pour le titre. Finissez la partie avec votre dernier sort mineur.',
  'EW-5.11': 'Alors Vert devient Grand Druide, et la partie continue (EW-5.11).',
  'EW-5.6': 'Le Sorcier de Bleu y est le seul candidat : personne d’autre ne peut y placer de sorts.',
  vacant:
    '5 à 5 : il n’y a pas de Grand Druide. En phase 7, votre Druide déconfit prend le plus haut titre vacant auquel il a droit.',
  'EW-7.2.high': 'Jamais celui-là : le titre de Grand Druide ne s’obtient que par la compétition.',
  'EW-7.2.taken': 'Le Sorcier de Bleu y est monté. L’autre titre de Druide est vacant.',
  'EW-7.2.highest': 'Un titre de Druide est vacant, et il est plus haut.',
  over: 'Le Druide de Vert prend un titre de Sorcier, on compte les points du tour, et la partie est terminée. Vous gagnez, 44 contre 42 et 40.',
  row: 'Les deux tours sans Grand Druide doivent-ils se suivre ?',
  'row.yes': 'Oui',
  'row.yes.re': 'Non : ici, c’étaient les tours 1 et 3.',
  'row.no': 'Non, deux tours quelconques',
  'row.no.re': 'Oui : ici, c’étaient les tours 1 et 3.',
};
