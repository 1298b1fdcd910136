import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les Potions',
  drink:
    'Les Potions agissent peu de temps. L’héroïsme ajoute 3 à vos jets d’attaque ce tour-ci, la force de géant 4 aux dégâts d’un coup. Buvez celle d’héroïsme.',
  'DM-P3.other': 'C’est permis, mais une seule Potion par tour (DM-P3). Cette fois, c’est l’héroïsme.',
  'DM-P3.later': 'C’est permis, et on peut la boire ensuite (DM-P3). Mais faites-le maintenant.',
  need: '3 pour la potion et 1 pour votre sphère, contre une classe d’armure de 10. Quels dés touchent ?',
  'need.ten': '10 et plus',
  'need.ten.re': 'Les bonus comptent : moins suffit.',
  'need.six': '6 et plus',
  'need.six.re': '6 + 4 = 10.',
  cast: 'Les Potions se boivent aussi pendant l’attaque, mais une par tour en tout. Lancez votre Sort.',
  'DM-P3': 'Vous en avez bu une ce tour-ci.',
  'DM-A1': 'C’est permis, mais la potion serait bue en vain : une attaque par tour (DM-A1), et la voilà perdue.',
  told: 'Un 6, et avec 4 tout juste 10 : touché, 7 dégâts. Sans la potion, c’était manqué.',
};
