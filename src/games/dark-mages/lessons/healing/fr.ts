import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les Guérisons',
  which: 'Vous avez 52 points de vie et deux Guérisons : Soins, 2d8, et Guérison, 3d10. Laquelle convient maintenant ?',
  'which.big': 'Guérison, elle rend plus',
  'which.big.re': 'Jamais au-dessus de 60 : presque tout serait perdu.',
  'which.small': 'Soins',
  'which.small.re': 'Vous ne pouvez regagner que 8. Gardez l’autre pour de pires moments.',
  play: 'Les Guérisons se jouent pendant la préparation. Jouez Soins.',
  'DM-P2.big': 'C’est permis, mais on ne dépasse jamais 60 (DM-P2) : du gaspillage.',
  'DM-P2.late': 'C’est permis, mais pendant l’attaque on ne joue pas de Guérison (DM-P2).',
  sixty: '6 et 5 font 11, et vous avez 60 points de vie : 3 sont perdus. La carte est défaussée.',
  once: 'Pourriez-vous jouer l’autre aussi ? Essayez, ou passez à l’attaque.',
  'DM-P2.once': 'Une Guérison par tour.',
  end: 'L’autre attend en main pour un tour suivant.',
};
