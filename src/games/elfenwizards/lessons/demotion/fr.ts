import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Rétrograder',
  goal: 'Aucun titre n’est vacant, et quatre magiciens sont encore déconfits. Chacun est rétrogradé dans une case de simples Magiciens.',
  wizard:
    'Vous êtes Rouge et tenez le dragon : vous commencez, avec tous vos magiciens. Rétrogradez votre Druide dans la case de votre choix.',
  'EW-8.1.order':
    'L’ordre de vos magiciens est à votre choix (EW-8.1). Mais commencez par le Druide et voyez ce qu’il emporte.',
  'EW-8.1.own': 'Ces Sorciers ne sont pas à vous : leurs propriétaires les rétrogradent.',
  token:
    'Le Druide a reçu un jeton de magie grise : 1 point de moins à chaque décompte. Vient ensuite votre Nécromancien. En recevra-t-il un aussi ?',
  'token.yes': 'Oui',
  'token.yes.re': 'Non : seules les cases Déconfiture des Druides et des Sorciers montrent un jeton.',
  'token.no': 'Non',
  'token.no.re': 'Oui : seuls les Druides et les Sorciers rétrogradés en reçoivent un.',
  necromancer: 'Rétrogradez-le. Dans une case où il a peu de rivaux, il remontera plus facilement.',
  'EW-8.1.done': 'Votre Druide est déjà rétrogradé. Il reste le Nécromancien.',
  green:
    'Puis le joueur suivant : le Sorcier de Vert est rétrogradé et reçoit un jeton. Un magicien peut en avoir sous lui sans limite.',
};
