import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les Sorts',
  which:
    'Le chiffre d’un Sort est le niveau d’arcane qu’il demande. Le vôtre est 1, et Tempête de grêle, un Sort d’eau, porte un 2. Lesquels pouvez-vous lancer ?',
  'which.own': 'Seulement Mains brûlantes, de ma sphère',
  'which.own.re': 'Tout le monde peut lancer les Sorts de toutes les sphères.',
  'which.two': 'Mains brûlantes et Vague tonnante',
  'which.two.re': 'La sphère n’y change rien : seul le niveau compte.',
  'which.all': 'Les trois',
  'which.all.re': 'Pour Tempête de grêle, il faut le niveau 2.',
  cast: 'Lancez Vague tonnante sur qui vous voulez.',
  'DM-A2': 'Votre niveau d’arcane est 1 : trop bas.',
  'DM-A1':
    'C’est permis, et même mieux, car c’est votre sphère. Mais une attaque par tour (DM-A1), et ici c’est Vague tonnante.',
  'DM-A8': 'Vous avez des cartes d’attaque jouables.',
  'DM-A1.none': 'On peut se passer d’attaquer (DM-A1), mais pourquoi ?',
  told: '11 contre une classe d’armure de 10 : touché, 7 dégâts. Le Sort est défaussé, comme toute carte à usage unique. Terminez votre attaque.',
  'DM-A1.once': 'Vous avez attaqué ce tour-ci.',
  'DM-A8.added': 'La petite magie ne s’ajoute jamais.',
  end: 'Une attaque par tour. Mains brûlantes servira la prochaine fois.',
};
