import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Phase 6 : récupérer encore des sorts mineurs',
  goal: 'La compétition est finie, et les sorts mineurs utilisés ont rejoint les autres dans cette case. La phase 6 vous donne une seconde occasion de les racheter.',
  use: 'C’est comme en phase 4 : un pour 2 points. Choisissez votre 4.',
  'EW-6.1': 'Dans cette phase, un dé inutilisé peut se reprendre (EW-6.1). Mais ce 4 rachète d’abord deux jetons.',
  'EW-4.1': 'Sans points, pas de jeton : choisissez d’abord un dé.',
  'EW-4.2': 'Vous pouvez tout laisser en place (EW-4.2). Mais votre 4 rachète deux jetons.',
  recover: 'Récupérez deux sorts mineurs grâce à ce dé.',
  'EW-4.1.chosen': 'Un dé est choisi. Récupérez avec lui, ou reposez-le d’abord.',
  'EW-4.1.lost': 'Un cinquième point serait perdu : un jeton coûte 2 points (EW-4.1). Récupérez avec le 4.',
  one: 'Il reste un 1, trop petit pour racheter quoi que ce soit. Dans cette phase, vous pouvez le reprendre ou le laisser dans la case ; qu’il ne faille pas d’abord tout récupérer, c’est notre décision.',
  'EW-4.1.alone': 'Un point ne rachète rien : un sort mineur en coûte 2 (EW-4.1). Reprenez-le, ou terminez.',
  next: 'C’est à Bleu, avec son 5. S’il laisse ce 5 dans la case, que devient ce dé au tour suivant ?',
  'next.rolled': 'Il est lancé en phase 2',
  'next.rolled.answer': 'Non. On ne lance que les dés qu’on a devant soi.',
  'next.face': 'Il y reste, sur le 5',
  'next.face.answer':
    'Oui, par notre décision. Un dé élevé peut donc bien attendre là ; un 1, mieux vaut le reprendre et le lancer.',
};
