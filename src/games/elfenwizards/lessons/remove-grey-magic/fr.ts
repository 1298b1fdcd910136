import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Retirer la magie grise',
  goal: 'Chaque jeton de magie grise sous un magicien coûte 1 point par tour à son propriétaire. En phase 9, les dés de la case de magie grise retirent des jetons : un tous les 4 points.',
  five: 'Vous êtes Rouge. Vous choisissez les dés un à un. Commencez par le 5.',
  'EW-9.4.small':
    'Vous pouvez choisir n’importe lequel (EW-9.4), mais celui-là n’atteint pas 4 points. Commencez par le 5.',
  'EW-9.1.first': 'Choisissez d’abord des dés : un jeton coûte 4 points.',
  'EW-9.1.keep': 'Alors tous vos jetons restent ; vos dés pourraient en retirer deux (EW-9.1).',
  left: 'Un 5 retire un jeton, et il reste 1 point. Est-il perdu ?',
  'left.lost': 'Oui, chaque dé compte à part',
  'left.lost.re': 'Non : les points de tous les dés choisis s’additionnent. Seul ce qui reste à la fin est perdu.',
  'left.added': 'Non, il s’ajoute au dé suivant',
  'left.added.re': 'Oui : avec le 3, cela fait 8 points, deux jetons.',
  three: 'Choisissez donc aussi le 3.',
  'EW-9.1.six': '5 et 1 font 6 : toujours un jeton (EW-9.1). Avec le 3, cela fait 8.',
  'EW-9.1.one': '5 points paient bien un jeton (EW-9.1). Mais choisissez d’abord le 3, et vous en aurez deux.',
  'EW-9.4.back': 'Tant qu’ils n’ont rien payé, les dés peuvent être reposés (EW-9.4). Gardez le 5 et ajoutez le 3.',
  one: '8 points, deux jetons. Retirez le premier à celui de vos magiciens que vous voulez.',
  'EW-9.1.own': 'Seulement sous vos propres magiciens.',
  'EW-9.4': 'Vous avez choisi des dés : utilisez-les d’abord.',
  two: 'Et le second, au même magicien ou à un autre.',
  'EW-9.1.paid': 'Vos points paient encore un second jeton (EW-9.1).',
  'EW-9.2': 'Ces dés ont retiré un jeton : ils sont utilisés.',
  rest: 'Le 1 n’a pas servi. Laissez-le dans la case pour le tour suivant, ou reprenez-le : les deux sont permis.',
  'EW-9.1.few': 'Un seul point ne retire rien (EW-9.1).',
  back: 'Les dés utilisés sont de nouveau devant vous, à lancer au tour suivant. Il reste un jeton, qui vous coûtera 1 point.',
};
