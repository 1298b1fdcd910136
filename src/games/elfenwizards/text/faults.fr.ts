/** Why a position of Elfenwizards cannot be, in French. */
import type { FaultCode } from './faults.en.js';

export const faults: Readonly<Record<FaultCode, string>> = {
  seats: 'Quelqu’un est nommé alors qu’il ne joue pas.',
  nobody: 'Dans cette phase, personne n’a rien à décider ici.',
  scored: '{seat} : il faut les points de {turns?# tour|# tours}.',
  over: 'Personne ne gagne avant la fin de la partie.',
  crowned: 'Qui a été deux fois Grand Druide a terminé la partie : une fois au plus (EW-E2).',
  unawarded: 'Deux tours sans Grand Druide terminent la partie : un au plus (EW-E3).',
  awarded: 'Avant cela, le titre de Grand Druide a été attribué, ou non, dans {most?# tour|# tours} au plus.',
  beside: 'Il n’y a de sorts à côté des magiciens que pendant la compétition.',
  dice: '{seat} a {value?# dé|# dés} sur la table ; il en faut {count}.',
  minor: '{seat} a {value?# sort mineur|# sorts mineurs} sur la table ; il en faut {count}.',
  mages: 'Chaque joueur doit avoir autant de magiciens que les autres, et au moins un.',
  high: 'Personne n’est encore Grand Druide quand on joue cette phase.',
  defeated: 'Les magiciens déconfits n’attendent que de l’attribution des titres à la fin de la rétrogradation.',
  grey: 'Sous un magicien, il y a alors au plus {most?# jeton|# jetons} de magie grise.',
  firstTurn: 'Au premier tour, aucun Grand Druide ne se retire (EW-1.1).',
  track: 'Seuls les tours terminés sont marqués.',
  mark: 'Qui prend le dragon a marqué le tour terminé.',
  order: 'On joue dans l’ordre à partir du dragon (EW-T2).',
  rolled: 'Seul celui qui joue a des dés lancés, et seulement quand on lance des sorts.',
  rolledAll: 'Qui a lancé des dés a lancé tous ceux de devant lui : il n’en reste aucun (EW-2.1, EW-3.1).',
  noDice: 'Celui qui joue doit avoir devant lui des dés à lancer (EW-2.1, EW-3.1).',
  halfDone: 'Une action commencée appartient à une autre phase : choisissez à nouveau la phase.',
};
