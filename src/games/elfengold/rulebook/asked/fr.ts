/** Words in which readers ask for the rules of Elfengold in French, beside those of the rules’ own texts. */
import type { Asked } from '../chapters.js';

export const fr: Asked = {
  'EG-S1':
    'combien de joueurs, à combien jouer; où partent les bottes; quelle ville rapporte le plus, valeur des villes, où commencent nos elfes, ville de départ, combien vaut une cité, valeur, la plus riche, on est combien, à deux, maximum de joueurs, ville qui donne le plus, jouer à 3, à 4, à 5, on peut être combien',
  'EG-S2':
    'combien de jetons dans la coupe, le sac, combien de dragons, quels jetons, liste, combien d’arbres, de monstres, dans le bol',
  'EG-S3':
    'combien de cartes au début, au départ, distribuer, main de départ, combien de cartes au départ, chacun reçoit, sortes de cartes, paquet, combien de cartes chacun au début, pour commencer',
  'EG-S4':
    'combien d’argent, d’écus au début, au départ; qui commence, débute; combien de manches dure la partie, argent de départ, combien d’argent, premier joueur de la première manche, combien de manches, durée, on commence, combien de tours dure la partie',
  'EG-H1':
    'secret caché, voir les cartes des autres, argent connu, regarder la main, voir les cartes de mon voisin, montrer ma main, public, combien d’écus a un autre, montrer mon argent, cacher mes écus, les autres voient',
  'EG-C1':
    'combien de cartes coûte une route, prix dans le désert, montagne, forêt, plaine; le cochon, dragon, licorne, bicyclette, nuage, chariot peut-il y aller, peut aller, passer, traverser en montagne, forêt, désert, plaine, combien de cartes, vélo, radeau, remonter, amont, aval, rivière, lac, tableau, terrain, quel animal passe où, dragon sur l’eau',
  'EG-C2':
    'c’est quoi une caravane, pas la bonne carte, trois cartes différentes, joker, je n’ai pas les bonnes cartes, n’importe quelles cartes, à la place, autres cartes, combien de cartes, il me manque une carte, pas les bonnes cartes pour passer, payer avec d’autres cartes, il me manque la carte de cette route',
  'EG-T1': 'phases d’une manche, ordre, déroulement, étapes, phases, que fait-on dans une manche, première manche',
  'EG-1.1':
    'combien de cartes pioche-t-on par manche, prendre, tirer des cartes, combien de cartes par manche, choisir visible ou cachée, tours, dessus de la pioche, carte visible ou de la pioche, prendre sans voir, combien j’en pioche',
  'EG-1.2':
    'remplacer, remplir les cartes visibles, étalage, nouvelle carte, tout de suite, remettre, or retourné, remet-on une carte quand j’en prends une, un trou dans les cartes visibles',
  'EG-1.3':
    'j’ai pioché une carte or, tomber sur de l’or, tiré une carte or de la pioche, je fais quoi, rejouer, repiocher, de l’or sort de la pioche, tomber sur une carte or',
  'EG-1.4':
    'combien vaut le tas d’or, rapporte, prendre le tas, valeur du tas, combien d’écus par carte or, ramasser, combien rapporte la pile d’or',
  'EG-1.5':
    'pioche vide, plus de cartes dans la pioche, épuisée, mélanger, fini, plus rien à piocher, il n’y a plus de cartes',
  'EG-1.6': 'où vont les cartes jouées, utilisées, défausse, défausser, où',
  'EG-2.1':
    'quand touche-t-on le revenu, salaire, argent par manche, combien d’écus par manche, reçoit, début de la manche, paie, argent à chaque tour, quand est-on payé',
  'EG-3.1':
    'montrer mes jetons, cacher, révéler, combien de jetons tirer, montrer les deux jetons, combien on pioche, lequel est caché, choisir, les autres voient mes jetons, dois-je montrer',
  'EG-4.1':
    'combien de jetons mis en vente aux enchères, à vendre, combien de jetons aux enchères, par joueur, nombre, ordre, jetons à l’enchère',
  'EG-4.2':
    'comment marchent les enchères, enchérir encore, si je passe, acheter plusieurs jetons aux enchères, qui commence à miser, surenchérir, de combien, minimum, mise, revenir après avoir passé, acheter deux, mise la plus basse, miser encore',
  'EG-4.3':
    'miser, offrir plus que ce que j’ai, bluffer, pas assez d’argent, trop, misé plus que ce que j’ai, pas d’argent, fauché, payer impossible, ne pas pouvoir payer mon enchère, mise trop haute',
  'EG-4.4':
    'personne ne veut du jeton, invendu, aucune offre, personne n’enchérit, personne ne veut enchérir, pas de mise, personne ne l’achète, un jeton reste à l’enchère',
  'EG-5.1':
    'combien de jetons puis-je poser, poser un jeton après avoir passé, poser plusieurs jetons, passer et poser plus tard, fin de la pose, continuer à poser après avoir passé, poser un jeton caché, obligé de poser un jeton',
  'EG-5.2':
    'où poser, mettre un jeton transport, dragon, cochon, sur une route vide, où, sur l’eau, quel jeton sur quelle route, mettre une licorne, un nuage, un chariot sur cette route',
  'EG-5.3':
    'que fait l’arbre, l’embûche, où mettre le monstre marin, bloquer une route, obstacle, deux obstacles sur la même route, mettre un arbre, monstre marin sur l’eau, cartes en plus, combien coûte un obstacle, gêner, à quoi sert l’arbre, à quoi sert le monstre marin, barrer la route aux autres, embêter',
  'EG-5.4':
    'à quoi sert le jeton or, que fait l’or, jeton or, bonus, or et embûche, argent doublé, effet du jeton or, où poser de l’or',
  'EG-5.5':
    'double transport, deux jetons sur une même route, deux transports, deux transports sur la même route, ajouter un second, les deux, même sorte',
  'EG-5.6':
    'jeton échange, à quoi sert, intervertir, permuter deux jetons sur le plateau, changer, inverser des jetons, bouger un jeton sur une autre route, comment marche l’échange',
  'EG-6.1':
    'combien de villes traverser en un tour, jusqu’où; comment marchent les radeaux, bateau, remonter, descendre la rivière, traverser un lac; utiliser le jeton d’un autre; même route deux fois, reprendre, jusqu’où aller, combien de routes, utiliser le jeton d’un autre joueur, revenir, naviguer, bouger, partager, prendre le jeton d’un autre, route ouverte par un autre, prendre le dragon, le cochon, la licorne, le nuage, le chariot d’un autre',
  'EG-6.2':
    'quand prendre son pion, visiter une cité, ramasser mon pion, marqueur, passer par une ville, enlever mon pion de la ville',
  'EG-6.3':
    'gagner de l’or, argent, écus ou cartes après le trajet, ville visitée deux fois paie, argent pour chaque ville, payé, écus ou cartes à la fin du voyage, revenu, route avec or double, combien je gagne, deux fois dans la même ville, revenir dans une ville, payé deux fois, que rapporte un voyage',
  'EG-6.4':
    'ne pas bouger, rester sur place, que gagne-t-on, sans voyager, je ne veux pas bouger, ne pas voyager ce tour, rester, passer son tour, aller nulle part, si je ne bouge pas, ne rien faire',
  'EG-6.5':
    'limite de main, combien de cartes garder en main, jeter, défausser des cartes après le voyage, trop de cartes, maximum, trop de cartes en main, se défausser jusqu’à, combien puis-je garder, plus de quatre, combien de cartes à la fin du voyage',
  'EG-7.1':
    'garder des jetons pour la manche suivante, que deviennent les jetons de la carte en fin de manche, combien de jetons garder, jetons non utilisés, vider le plateau, enlever, les jetons restent sur le plateau, pour le tour suivant, remettre les jetons dans la coupe',
  'EG-7.2':
    'qui est premier joueur à la manche suivante, changement, change-t-on de premier joueur, qui commence ensuite',
  'EG-E1':
    'comment gagner, gagnant, but du jeu, qui gagne; égalité, qui gagne, le plus de cités, même nombre de cités, départager, fin de la partie, quand ça finit, qui a gagné, que faire pour gagner',
  'EG-E2':
    'toutes les 20 cités visitées, fin anticipée, toutes les villes visitées avant la dernière manche, partout, fini plus tôt, la partie peut finir avant, toutes les villes et c’est fini, arrêter avant la fin',
  'EG-V1':
    'c’est quoi la cité natale, ville natale, ville secrète, carte cité, distance, but caché, maison, où finir son voyage',
  'EG-V2': 'richesses au hasard, autres valeurs, mélanger, variable',
  'EG-V3':
    'que font les sorciers, sorcier, voler, voler jusqu’à une ville, téléporter, coût d’un vol, ignorer, éviter un obstacle, magie, à quoi sert le sorcier, magicien, voler n’importe où',
  'EG-V4': 'Elfenland, jeu de base, sans l’extension, jeu original',
};
