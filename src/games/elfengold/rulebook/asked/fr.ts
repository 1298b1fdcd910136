/** Words in which readers ask for the rules of Elfengold in French, beside those of the rules’ own texts. */
import type { Asked } from '../chapters.js';

export const fr: Asked = {
  'EG-S1':
    'combien de joueurs, à combien jouer; où partent les bottes; quelle ville rapporte le plus, valeur des villes',
  'EG-S2': 'combien de jetons dans la coupe, le sac, combien de dragons',
  'EG-S3': 'combien de cartes au début, au départ, distribuer, main de départ',
  'EG-S4': 'combien d’argent, d’écus au début, au départ; qui commence, débute; combien de manches dure la partie',
  'EG-H1': 'secret caché, voir les cartes des autres, argent connu, regarder la main',
  'EG-C1':
    'combien de cartes coûte une route, prix dans le désert, montagne, forêt, plaine; le cochon, dragon, licorne, bicyclette, nuage, chariot peut-il y aller',
  'EG-C2': 'c’est quoi une caravane, pas la bonne carte, trois cartes différentes, joker',
  'EG-T1': 'phases d’une manche, ordre, déroulement, étapes',
  'EG-1.1': 'combien de cartes pioche-t-on par manche, prendre, tirer des cartes',
  'EG-1.2': 'remplacer, remplir les cartes visibles, étalage',
  'EG-1.3': 'j’ai pioché une carte or, tomber sur de l’or',
  'EG-1.4': 'combien vaut le tas d’or, rapporte, prendre le tas',
  'EG-1.5': 'pioche vide, plus de cartes dans la pioche, épuisée',
  'EG-1.6': 'où vont les cartes jouées, utilisées, défausse',
  'EG-2.1': 'quand touche-t-on le revenu, salaire, argent par manche',
  'EG-3.1': 'montrer mes jetons, cacher, révéler, combien de jetons tirer',
  'EG-4.1': 'combien de jetons mis en vente aux enchères, à vendre',
  'EG-4.2': 'comment marchent les enchères, enchérir encore, si je passe, acheter plusieurs jetons aux enchères',
  'EG-4.3': 'miser, offrir plus que ce que j’ai, bluffer, pas assez d’argent, trop',
  'EG-4.4': 'personne ne veut du jeton, invendu, aucune offre',
  'EG-5.1': 'combien de jetons puis-je poser, poser un jeton après avoir passé',
  'EG-5.2': 'où poser, mettre un jeton transport, dragon, cochon',
  'EG-5.3':
    'que fait l’arbre, l’embûche, où mettre le monstre marin, bloquer une route, obstacle, deux obstacles sur la même route',
  'EG-5.4': 'à quoi sert le jeton or, que fait l’or',
  'EG-5.5': 'double transport, deux jetons sur une même route, deux transports',
  'EG-5.6': 'jeton échange, à quoi sert, intervertir, permuter deux jetons sur le plateau',
  'EG-6.1':
    'combien de villes traverser en un tour, jusqu’où; comment marchent les radeaux, bateau, remonter, descendre la rivière, traverser un lac; utiliser le jeton d’un autre; même route deux fois, reprendre',
  'EG-6.2': 'quand prendre son pion, visiter une cité',
  'EG-6.3': 'gagner de l’or, argent, écus ou cartes après le trajet, ville visitée deux fois paie',
  'EG-6.4': 'ne pas bouger, rester sur place, que gagne-t-on, sans voyager',
  'EG-6.5':
    'limite de main, combien de cartes garder en main, jeter, défausser des cartes après le voyage, trop de cartes, maximum',
  'EG-7.1': 'garder des jetons pour la manche suivante, que deviennent les jetons de la carte en fin de manche',
  'EG-7.2': 'qui est premier joueur à la manche suivante, changement',
  'EG-E1': 'comment gagner, gagnant, but du jeu, qui gagne; égalité',
  'EG-E2': 'toutes les 20 cités visitées, fin anticipée',
  'EG-V1': 'c’est quoi la cité natale, ville natale',
  'EG-V2': 'richesses au hasard',
  'EG-V3': 'que font les sorciers, sorcier, voler',
  'EG-V4': 'Elfenland, jeu de base',
};
