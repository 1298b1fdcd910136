/** Words in which readers ask for the rules of Elfenwizards in French, beside those of the rules’ own texts. */
import type { Asked } from '../chapters.js';

export const fr: Asked = {
  'EW-B1':
    'le plateau, l’arbre, combien de titres, rangs, pyramide, sommet, cases, sortes de magiciens, disposition, les différents rangs, quels rangs',
  'EW-B2': 'échelles, qui concourt pour quel titre, chemins, mène à, monte vers, quelles cases, contre qui',
  'EW-B3':
    'deux magiciens sur un même titre, partager, deux pions sur la même case, ensemble, plein, occupé, deux à la même place',
  'EW-B4': 'case Déconfiture, où attendent les perdants',
  'EW-B5': 'cases des sorts majeurs, quelle case sert à quoi',
  'EW-B6': 'compteur de tours, autres cases, éléments du plateau',
  'EW-S1':
    'combien de joueurs, combien de dés chacun, contenu de la boîte, matériel, chaque joueur a, combien de jetons sorts, seul, à deux, combien de dés par joueur, maximum de joueurs, on est combien, jouer à 3, à 4, à 5, on peut être combien',
  'EW-S2': 'quelles couleurs, à quatre, quelle couleur, à trois, cinq, six joueurs, on est quatre',
  'EW-S3':
    'combien de magiciens chacun reçoit, placés au début, mise en place, où mettre, placer ses pions au départ, combien de pions, où mettre mes magiciens au début, figurines',
  'EW-S4':
    'qui commence, débute, qui a le dragon au tout début, premier joueur, premier tour, qui est le premier, qui joue en premier, c’est qui le premier',
  'EW-S5': 'où sont les jetons au début, préparer, mise en place des jetons, où mettre mes jetons au départ',
  'EW-S6': 'magiciens inutilisés, pions en trop, restants',
  'EW-H1':
    'secret, caché, les dés sont secrets, voir, regarder les dés, jetons, points des autres, montrer, voir les dés des autres, cacher ses dés',
  'EW-T1':
    'combien de tours, phases d’un tour, étapes, durée, une partie dure, longtemps, que se passe-t-il dans un tour, ordre des phases, comment se passe un tour, je fais quoi à mon tour',
  'EW-T2':
    'qui joue après qui, dans quel ordre joue-t-on, ordre du tour, sens horaire, à qui le tour, joueur suivant, à quoi sert le dragon, qui joue après moi',
  'EW-1.1': 'sauté au premier tour, le grand druide se retire-t-il au premier tour',
  'EW-1.2':
    'pourquoi mettre un sort mineur sur le compteur de tours, que coûte, perdre, donner un jeton, reste sur le compteur, le grand druide perd un jeton, le grand druide paie',
  'EW-1.3': 'qui prend le dragon, nouveau premier joueur, le dragon change de main, va à',
  'EW-1.4':
    'où va le grand druide qui se retire, descend, après avoir été au sommet, redescend, nouveau tour, que devient le grand druide, quitte, combien de temps reste le grand druide, rester en haut',
  'EW-1.5':
    'pas de grand druide, personne, où va le dragon, personne en haut, qui garde le dragon, on fait quoi du dragon',
  'EW-2.1': 'où poser, placer mes dés, lancer, premier lancer, jeter, quels dés, où mettre',
  'EW-2.2':
    'garder des dés, combien de dés dans une case, faut-il, obligé de tout placer, garder pour plus tard, aucun, dois-je poser tous les dés',
  'EW-2.3':
    'déplacer un dé posé, placé, bouger, reprendre, changer d’avis, dé déjà posé, dé sur la mauvaise case, me tromper de case',
  'EW-3.1': 'lancer les dés gardés, restants, deuxième lancer, lancer ce qui reste',
  'EW-3.2':
    'relancer, relance, combien coûte, relancer encore, mauvais jet, payer, combien de fois, mauvais lancer, recommencer',
  'EW-3.3':
    'relancer un seul dé, quelques dés, relancer seulement un dé, garder les bons, tous, seulement les mauvais, juste un dé',
  'EW-3.4': 'dois-je placer tous les dés en phase 3, obligé, dés restants, tout poser, en garder',
  'EW-4.1':
    'récupérer des sorts mineurs, combien pour un 4, racheter, reprendre mes sorts, mes jetons, combien pour un 5, 3, reviennent, prix, récupérer mes jetons',
  'EW-4.2':
    'choisir les dés, limite, maximum, plus que dans la case, utiliser tous les dés, jeton du compteur de tours revient, perdu',
  'EW-4.3':
    'que deviennent les dés utilisés pour récupérer, les dés restent dans la case jusqu’au tour suivant, quand les récupérer',
  'EW-6.1': 'quelle différence en phase 6, deuxième récupération, reprendre des dés inutilisés, laisser',
  'EW-5.1':
    'comment marche la compétition, combien de sorts place-t-on à la fois, combien de sorts, jetons, dés d’un coup, à chaque fois, poser, puis-je n’en poser qu’un, combien de sorts à la fois, à chaque tour',
  'EW-5.2': 'il ne me reste qu’un sort, un seul, dernier sort, jeton, un de reste, nombre impair',
  'EW-5.3':
    'rejouer après avoir passé, passer, si je passe, revenir plus tard, quand finit la compétition, si je passe puis-je rejouer',
  'EW-5.4':
    'aider un autre joueur, quels magiciens participent à la compétition, aider le magicien d’un autre, droit, voisin, ami, poser sur, autant que je veux, qui se bat, soutenir un autre joueur, aider un autre',
  'EW-5.5':
    'quels dés pour un sorcier, druide, nécromancien, dé dans une autre case, autre rang, utiliser pour, où poser un sort, un dé pour quel magicien',
  'EW-5.6':
    'contrer, opposer un magicien seul, bloquer, empêcher, gêner, sans adversaire, tous au même joueur, empêcher un magicien seul de monter',
  'EW-5.7':
    'sorts inutilisés, que deviennent, pas utilisés, de reste, gaspillés, perdus, sorts que je n’ai pas posés, perdre les sorts non placés',
  'EW-5.8':
    'reprendre, déplacer un sort, changer d’avis, bouger un sort déjà posé, puis-je reprendre un sort, reprendre un sort posé',
  'EW-5.10':
    'dans quel ordre attribue-t-on les titres, quel titre d’abord, du haut vers le bas, résoudre, par quel titre commence-t-on',
  'EW-5.11':
    'qui obtient, gagne le titre, combien vaut un sort mineur dans une lutte, le plus de points, qui gagne un combat, valeur d’un dé, compter, comment gagner un titre',
  'EW-5.12':
    'égalité, mêmes points, deux magiciens, même nombre de points, ex æquo, entre deux magiciens, zéro, personne n’a le titre, autant de points, en cas d’égalité',
  'EW-5.13':
    'seul candidat, faut-il un point, zéro point, sans sort, sans adversaire, monter tout seul, automatiquement, gratuit, tout seul',
  'EW-5.14': 'aucun candidat, personne, case vide',
  'EW-5.15':
    'combien de simples magiciens montent, combien montent, promus depuis la case du bas, A B C D, gauche ou droite, combien montent du bas',
  'EW-5.16': 'égalité dans une case de simples magiciens, trois à égalité, même nombre de points en bas',
  'EW-5.17':
    'où va le perdant, perdu, que devient le perdant, celui qui perd la compétition, battu, où va celui qui perd, que devient un magicien battu',
  'EW-5.18':
    'récupérer mes dés après la compétition, les dés reviennent, sorts utilisés, après le combat, quand récupérer mes dés, quand reprendre mes dés, dés et jetons utilisés',
  'EW-5.19': 'exemple, par exemple, bleu contre rouge',
  'EW-7.1': 'ordre des magiciens déconfits, qui choisit le premier, place vide',
  'EW-7.2':
    'qui prend les titres vides, un magicien déconfit peut-il devenir grand druide, remplir les places vides, libres, perdants, deuxième chance, choisir, récupérer un titre vide',
  'EW-7.3': 'jusqu’à quand, jeton gris avec un titre vacant, combien de temps',
  'EW-8.1':
    'que deviennent les magiciens déconfits, rétrograder, où vont les perdants, descendre, choisir la case, tomber, qui décide, où redescendent les perdants',
  'EW-8.2':
    'quand reçoit-on de la magie grise, pourquoi, quand prend-on un jeton gris, pénalité, malus, combien, maximum, plusieurs, pourquoi un jeton gris',
  'EW-9.1':
    'se débarrasser de la magie grise, enlever, combien de points pour un jeton gris, ôter, coût, retirer, enlever un jeton gris',
  'EW-9.2': 'dés utilisés pour retirer, les dés reviennent après la phase 9',
  'EW-9.3': 'option trois points, moins cher, 3 au lieu de 4, variante',
  'EW-9.4': 'choisir les dés un à un, de plusieurs magiciens, quel magicien, quels dés',
  'EW-10.1':
    'combien de points reçoit-on, marquer, combien vaut un nécromancien, druide, sorcier, valeur, vaut, points négatifs, moins, quand compte-t-on, chaque rang, décompte, grand druide, que rapporte le sommet',
  'EW-A1':
    'faire des accords, négocier, échanger, rompre une promesse, tenir ma promesse, parole, obligé, mentir, alliance, donner des jetons, troquer, a-t-on le droit de mentir, mentir aux autres, bluffer, dois-je tenir ce que je promets',
  'EW-A2': 'limite de temps, minuteur, chronomètre, combien de temps pour discuter, parler, négocier, minutes',
  'EW-E1': 'quand finit la partie, dernier tour, combien de tours, fini, s’arrête, quand ça finit, c’est fini quand',
  'EW-E2':
    'deux fois Grand Druide, fin anticipée, le même joueur deux fois en haut, s’arrête plus tôt, être deux fois grand druide, grand druide pour la seconde fois',
  'EW-E3': 'personne Grand Druide deux fois, pas de grand druide encore une fois',
  'EW-E4':
    'les sorts mineurs valent-ils des points à la fin, jetons restants à la fin, sorts non utilisés, bonus final, sorts qui me restent à la fin',
  'EW-E5':
    'comment gagner, gagnant, on gagne, égalité, but du jeu, qui gagne, même score, le plus de points, départager, ex æquo, en cas d’égalité, égalité à la fin, que faire pour gagner',
};
