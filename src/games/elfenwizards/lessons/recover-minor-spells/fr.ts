import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Phase 4 : récupérer des sorts mineurs',
  goal: 'Cinq de vos sorts mineurs dépensés sont dans cette case. Vos dés qui s’y trouvent les rachètent : un pour 2 points, en additionnant les dés utilisés.',
  use: 'Commencez par le 4. À lui seul, il en rapporte deux. Choisissez-le.',
  'EW-4.2': 'Vous choisissez les dés que vous voulez (EW-4.2). Commençons par le 4.',
  'EW-4.1.none': 'Choisissez d’abord des dés : ce sont leurs points qui paient.',
  'EW-4.3': 'En phase 4, un dé inutilisé ne se reprend pas ; il reste dans la case.',
  recover: '4 points : récupérez deux sorts mineurs.',
  'EW-4.1.chosen': 'Un dé est choisi. Récupérez d’abord avec lui, ou reposez-le.',
  'EW-4.2.enough': 'Vous pourriez ajouter des dés (EW-4.2). Le 4 suffit : récupérez.',
  three: 'Le 4 est revenu devant vous ; vous le lancerez au tour suivant. Choisissez maintenant le 3.',
  'EW-4.2.three': 'Vous pouvez choisir le 1 (EW-4.2). Ici, prenez d’abord le 3.',
  'EW-4.2.more': 'On peut s’arrêter quand on veut (EW-4.2). Mais il reste trois jetons, et de bons dés.',
  one: 'Un 3 rachète un jeton, et son troisième point serait perdu. Ajoutez un 1 pour ne rien gaspiller.',
  'EW-4.1.lost': 'Il reste alors un point en trop, et il est perdu (EW-4.1). 3 et 1 font 4 tout juste.',
  four: '3 et 1 font 4 points : encore deux sorts mineurs. Récupérez-les.',
  pair: 'Il reste un jeton et deux 1. Que rapporteraient-ils à eux deux ?',
  'pair.one': 'Un sort mineur',
  'pair.one.answer': 'Oui : les points s’additionnent, et 1 et 1 font 2.',
  'pair.two': 'Rien : un 1 est trop petit',
  'pair.two.answer': 'Non, on additionne les points de tous les dés utilisés. Deux 1 en rapportent un.',
  done: 'Rien n’oblige à récupérer. Dans cette phase, les dés inutilisés restent dans la case, et la phase 6 offre une autre occasion. Gardez vos 1 pour ce moment-là : terminez.',
  'EW-4.2.later':
    'Vous pouvez les utiliser maintenant (EW-4.2). Mais vous savez déjà faire : cette fois, laissez-les pour la phase 6.',
};
