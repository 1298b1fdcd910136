import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les sphères de magie',
  eight:
    'Huit sphères, une par personnage : combat, vie, mort, nature, feu, air, eau, terre. Vous êtes du feu, Vert de l’eau. La magie commune n’est à personne.',
  can: 'Boule de feu et Tempête de grêle demandent le niveau d’arcane 2, et le vôtre est 1. Pouvez-vous lancer l’une d’elles ?',
  'can.none': 'Aucune',
  'can.none.re': 'Votre propre sphère augmente votre niveau de 1.',
  'can.fire': 'Boule de feu',
  'can.fire.re': 'Un Sort de votre sphère : 1 niveau de plus, et 1 de plus au jet d’attaque.',
  cast: 'Lancez la Boule de feu sur Vert.',
  'DM-A2': 'Pour un Sort d’une autre sphère, votre niveau est trop bas.',
  'DM-A8': 'Vous avez un Sort que vous pouvez lancer.',
  'DM-A1': 'C’est permis, mais alors vous n’attaquez pas (DM-A1).',
  told: '11 et 1 font 12 : touché. Au niveau 2, vous avez lancé deux d10 : 6 et 7.',
  defend:
    'Contre les Sorts de leur sphère, les magiciens ont 3 de plus en classe d’armure. Que faudrait-il pour toucher Vert avec Tempête de grêle ?',
  'defend.ten': 'Un total de 10',
  'defend.ten.re': 'Tempête de grêle est de l’eau, comme Vert.',
  'defend.more': 'Un total de 13',
  'defend.more.re': '10 + 3. Ne lancez donc pas d’eau sur un magicien de l’eau.',
};
