/** Why a position of Dark Mages cannot be, in French. */
import type { FaultCode } from './faults.en.js';

export const faults: Readonly<Record<FaultCode, string>> = {
  seats: 'Quelqu’un est nommé alors qu’il ne joue pas.',
  over: 'Personne ne gagne avant la fin du duel.',
  character: 'Chaque magicien est un personnage différent (DM-S1).',
  sides: 'Deux camps au moins doivent être debout : sinon le duel est fini (DM-V3).',
  standing: 'Celui qui joue doit être debout.',
  cards: 'Il y a {count?# exemplaire|# exemplaires} de cette carte dans le paquet.',
  enemyInHand: 'Personne n’a d’ennemi en main : il va près du feu (DM-N1).',
  order: 'Une main suit l’ordre du paquet.',
  hand: '{seat} a au plus cinq cartes en main.',
  slot: 'Un objet se porte à la place qui a son symbole.',
  hp: 'Un compagnon a au plus les points de vie de sa carte.',
  fallen: '{seat} est vaincu : un magicien vaincu ne garde ni main, ni compagnon, ni effets (DM-V1).',
  enemies: 'Un ennemi près du feu est arrivé plus tôt et a déjà frappé.',
  enemyFallen: 'Un ennemi sans points de vie ne reste pas près du feu.',
  effect: 'Un effet est l’un de ceux que sa carte peut avoir.',
  halfDone: 'Une action commencée appartient à une autre phase : choisissez à nouveau la phase.',
  underWay: 'Cette phase est au milieu d’une attaque, d’une frappe ou d’un choix : jouez plutôt jusque-là.',
};
