import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les objets magiques',
  level:
    'Les objets rendent un magicien fort pour tout le duel. On part du niveau d’arcane 1 ; les objets portés l’augmentent. Il y a une place par symbole : bâton, anneau, robe, amulette.',
  second: 'Vous avez un second bâton en main. Que devient celui que vous portez si vous le prenez ?',
  'second.both': 'Je porte les deux',
  'second.both.re': 'Un seul par symbole.',
  'second.gone': 'Il est défaussé',
  'second.gone.re': 'Réfléchissez donc avant de remplacer.',
  'second.back': 'Il revient en main',
  'second.back.re': 'Ce qui est remplacé va à la défausse.',
  staff: 'Un niveau d’arcane vaut mieux que 2 aux jets d’attaque : prenez le Bâton de surpuissance.',
  'DM-P1.now': 'C’est permis, mais on ne s’équipe que pendant la préparation (DM-P1).',
  'DM-P1.order': 'C’est permis (DM-P1), et cela viendra. Ici, on en demande un autre.',
  robe: 'Deux robes, qui donnent chacune un niveau d’arcane. Celle de l’archimage ajoute de l’armure : mettez-la.',
  'DM-P1.stars': 'C’est permis, mais on ne porte qu’une robe (DM-P1), et l’autre est meilleure.',
  four: 'L’anneau et l’amulette y sont aussi : quatre objets ce tour-ci. Passez à l’attaque, ou tentez d’en mettre un de plus.',
  'DM-P1.five': 'Quatre par tour, pas plus.',
  sum: 'Bâton, robe et amulette donnent un niveau chacun. Quel est votre niveau d’arcane ?',
  'sum.three': '3',
  'sum.three.re': 'Ils s’ajoutent au 1 de départ.',
  'sum.four': '4',
  'sum.four.re': '1 + 3. Vous pouvez maintenant lancer tous les Sorts du jeu.',
};
