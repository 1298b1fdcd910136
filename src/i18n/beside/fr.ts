import type { BesideKey } from './en.js';

/** The words beside the board of a table, in French. */
export const fr: Record<BesideKey, string> = {
  'beside.table': 'La table',
  'beside.lookOn': 'Lien pour qui veut regarder',
  'beside.watching': '{count?Une personne regarde|# personnes regardent}.',
  'beside.delay': 'Qui regarde voit la partie {count?# coup|# coups} plus tard.',
  'beside.giveUp': 'Céder ma place pour de bon',
  'beside.giveUpNote': 'Un adversaire joue à votre place, et vous ne pourrez pas revenir dans cette partie.',
  'beside.resign': 'Abandonner',
  'beside.resignNote': 'La partie s’arrête en l’état ; tout le monde peut la revoir, l’enregistrer et la partager.',
  'beside.until': '{name} a jusqu’au {when} pour jouer.',
  'beside.until:you': 'Vous avez jusqu’au {when} pour jouer.',
  'beside.late': '{name} : le temps pour jouer est écoulé.',
  'beside.away': '{seat~#|#|#} : hors ligne en ce moment.',
  'beside.wants:again': '{by} propose une autre partie, chacun avançant d’une place.',
  'beside.wants:end': '{by} propose d’arrêter la partie maintenant, en l’état.',
  'beside.wants:bot': '{by} propose qu’un adversaire joue pour {name} jusqu’à son retour.',
  'beside.wants:back': '{by} demande à annuler son dernier coup.',
  'beside.back': 'Un coup a été annulé.',
  'beside.agree': 'D’accord',
  'beside.decline': 'Non, merci',
  'beside.asked': 'Tout le monde doit être d’accord, sauf qui est parti depuis longtemps.',
  'beside.withdraw': 'Retirer la proposition',
  'beside.again': 'Rejouer ensemble',
  'beside.end': 'Arrêter la partie ensemble',
  'beside.substitute': 'Laisser un adversaire jouer pour {name}',
  'beside.next': 'Aller à la partie suivante',
  'beside.ended':
    'La partie a été arrêtée en l’état. Cette page la connaît maintenant tout entière : on peut la revoir, l’enregistrer et la partager.',
  'beside.goOn': 'Continuer ici avec des adversaires',
};
