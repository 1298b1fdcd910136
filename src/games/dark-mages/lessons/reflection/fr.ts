import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Défenses : le Bouclier de réflexion',
  answer:
    'Tempête de grêle vous vise. Le Bouclier de réflexion renvoie un Sort ou un Parchemin à son lanceur : levez-le.',
  'DM-D2.dodge': 'C’est permis, mais l’Esquive ne fait qu’éviter ; le Bouclier renvoie (DM-D2).',
  'DM-D2.pass': 'C’est permis, mais un tel Sort mérite d’être renvoyé (DM-D2).',
  who: 'Vert est visé à présent, et c’est à lui de répondre. Qu’est-ce qui répondrait à votre renvoi ?',
  'who.counter': 'Un Contresort',
  'who.counter.re': 'Pas contre un renvoi.',
  'who.two': 'Une Esquive ou un autre Bouclier de réflexion',
  'who.two.re': 'Le sort reviendrait alors vers vous : la dernière carte jouée compte d’abord.',
  told: 'Vert lance contre lui-même : 14 et 1 pour sa sphère, contre 10 et 3, car il est de l’eau. Touché : Vert perd 20 points de vie par sa propre Tempête de grêle.',
  hex: 'Laquelle de ces cartes n’auriez-vous pas pu renvoyer ?',
  'hex.scroll': 'Un Parchemin',
  'hex.scroll.re': 'Son lanceur devrait alors faire une sauvegarde.',
  'hex.hex': 'Une Malédiction',
  'hex.hex.re': 'Seuls les Sorts et les Parchemins repartent. Contre une Malédiction, il y a l’Esquive.',
};
