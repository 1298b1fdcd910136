import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les dés de dégâts',
  level: 'Projectile magique dit 1d6. Avec votre bâton, vous êtes au niveau d’arcane 2. Combien de dés lancerez-vous ?',
  'level.one': 'Un d6',
  'level.one.re': 'C’est le niveau 1.',
  'level.two': 'Deux d6',
  'level.two.re': 'Un dé de plus par niveau après le premier.',
  'level.double': 'Un d6, doublé',
  'level.double.re': 'Seul un coup critique double.',
  cast: 'Lancez-le. Il a aussi 3 à son jet d’attaque.',
  'DM-A2': 'Elle demande le niveau 3 et n’est pas de votre sphère.',
  'DM-A1': 'C’est permis, mais alors vous n’attaquez pas (DM-A1).',
  told: '5 et 2 : 7 dégâts. Lequel de ceux-ci ne grandit pas avec votre niveau d’arcane ?',
  'told.scroll': 'Un Parchemin',
  'told.scroll.re': 'Sorts, petite magie et Parchemins grandissent.',
  'told.wolf': 'La morsure de mon compagnon',
  'told.wolf.re':
    'Compagnons, malédictions, artefacts, ennemis et guérisons lancent ce qui est écrit. Le glossaire de la source fait grandir toute attaque ; ici, la magie seule.',
  hundred:
    'Les dés vont du d4 au d20. Un d100, si une carte le demande, ce sont deux d10, dizaines et unités ; double zéro vaut 100.',
};
