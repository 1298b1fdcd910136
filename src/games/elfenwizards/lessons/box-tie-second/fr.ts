import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Égalité pour la deuxième place',
  goal: 'Deux magiciens peuvent monter d’une case de simples Magiciens, mais une égalité pour la deuxième place ne laisse monter que le premier. Dans la case A, Rouge et Bleu y sont à égalité, 2 à 2.',
  break: 'Vous êtes Rouge et avez deux sorts mineurs. Rompez cette égalité pour monter.',
  'EW-5.16.tie': 'Bleu et vous seriez encore à égalité pour la deuxième place, et seul Vert monterait (EW-5.16).',
  'EW-5.15.blue': 'Alors Bleu est deuxième et monte, pas vous (EW-5.15).',
  'EW-5.16.first': 'La case B viendra ensuite. Rompez d’abord l’égalité de la case A (EW-5.16).',
  make: 'Dans la case B, Bleu est deuxième avec 4 et vous avez 3. Vous ne pouvez pas dépasser Bleu, mais une égalité l’arrête aussi.',
  'EW-5.15.rises': 'Alors Bleu est deuxième dans la case B et monte (EW-5.15).',
  'EW-5.2': 'Vous pouvez encore placer votre second sort : on ne passe pas entre les deux.',
  result:
    'Case B : 4 à 4 pour la deuxième place. Seul Vert est monté ; le second titre reste vacant, Bleu et vous restez dans la case.',
  four: 'Une autre case : 7, 3, 3 et 3 points. Combien de magiciens montent ?',
  'four.two': 'Deux',
  'four.two.re': 'Trois se partagent la deuxième place : personne ne monte avec le premier.',
  'four.one': 'Un',
  'four.one.re': 'Oui, seul celui qui a 7.',
  'four.none': 'Aucun',
  'four.none.re': 'Une égalité pour la deuxième place n’arrête pas le premier.',
};
