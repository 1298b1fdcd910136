import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Le décompte',
  goal: 'À la fin de chaque tour, tout magicien rapporte : le Grand Druide 10, un Druide 7, un Sorcier 5, un Nécromancien 3, un simple Magicien 2. Chaque jeton de magie grise enlève 1.',
  count:
    'Vous êtes Rouge : un Druide, un Sorcier, un Nécromancien, un simple Magicien, et un jeton sous le Druide. Combien de points cela fait-il ?',
  'count.more': '17',
  'count.more.re': '7, 5, 3 et 2 font 17, mais le jeton enlève 1.',
  'count.right': '16',
  'count.right.re': '7, 5, 3 et 2, moins 1 pour le jeton.',
  'count.less': '14',
  'count.less.re': 'Le simple Magicien rapporte aussi : 2 points.',
  die: 'Vous pouvez en avoir un de plus : le décompte suit la phase 9. Choisissez votre 4 dans la case de magie grise.',
  'EW-10.1.token': 'Alors le jeton reste et enlève 1 point à ce décompte (EW-10.1).',
  'EW-9.1': 'Choisissez d’abord un dé : un jeton coûte 4 points.',
  remove: 'Retirez le jeton à votre Druide. Puis on compte les points du tour.',
  'EW-9.1.none': 'Il n’y a pas de jeton sous ce magicien.',
  'EW-9.4': 'Vous avez choisi un dé : utilisez-le d’abord.',
  scored:
    '17 pour vous et pour Bleu, 20 pour Vert avec le Grand Druide. Ces points s’ajoutent au total : 14 et 17 font 31 pour vous.',
};
