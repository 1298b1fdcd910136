import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les titres vacants',
  goal: 'La compétition a laissé des titres vacants et des magiciens dans les cases Déconfiture. En phase 7, les déconfits comblent les vides, le plus haut rang d’abord.',
  wizard: 'Vous êtes Rouge. Donnez à votre Druide déconfit le plus haut titre vacant.',
  'EW-7.2.high': 'On ne devient Grand Druide que par la compétition, jamais ainsi.',
  'EW-7.2.highest': 'Il y a un titre vacant plus haut : on prend le plus haut.',
  'EW-7.1': 'Les Druides déconfits passent d’abord, les Nécromanciens en dernier.',
  sorcerer:
    'Viennent ensuite les Sorciers déconfits. Celui de Vert prend le plus haut titre qui reste, un titre de Sorcier.',
  choose:
    'Maintenant les Nécromanciens : deux sont à vous, et il reste deux titres de Sorcier. Placez-en un, où vous voulez.',
  'EW-7.2.taken': 'Un magicien s’y trouve : ce titre n’est pas vacant.',
  again:
    'Un joueur place tous ses magiciens d’un rang avant le joueur suivant : c’est notre décision. C’est donc encore à vous.',
  full: 'Plus aucun titre n’est vacant : le Nécromancien de Bleu reste sans titre. Les magiciens qui ont pris un titre reçoivent-ils de la magie grise ?',
  'full.yes': 'Oui, ils étaient déconfits',
  'full.yes.re': 'Cela ne suffit pas : la magie grise ne vient qu’à qui rétrograde, en phase 8.',
  'full.no': 'Non',
  'full.no.re': 'Oui : un titre vacant le leur épargne.',
};
