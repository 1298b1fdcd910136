/** Words in which readers ask for the rules of Dark Mages in French, beside those of the rules’ own texts. */
import type { Asked } from '../chapters.js';

export const fr: Asked = {
  alike: `  compagnon loup ours aigle araignée scorpion squelette griffon gardien
  objet bâton anneau bague robe amulette
  ennemi troll liche dragon vouivre souris
  sort boule éclair tempête`,
  'DM-S1':
    'combien de joueurs, à combien; choisir son personnage; combien de vie au départ, au début, points de vie de départ, PV, CA, prendre un personnage, nombre maximum de joueurs, santé, combien de vie a-t-on, jouer à 3, à 4, à 5, on peut être combien',
  'DM-S2':
    'combien de cartes au début, au départ, distribuer, main de départ, combien de cartes dans le paquet, commencer avec',
  'DM-S3': 'qui commence, débute, premier joueur, qui est le premier, lancer pour commencer, qui joue en premier',
  'DM-S4': 'ennemi, monstre dans ma main de départ, ennemi au début, avant le premier tour',
  'DM-T1':
    'phases d’un tour, étapes, déroulement, que faire dans mon tour, quelles sont les phases, ordre, passer son tour, ne rien faire, je fais quoi à mon tour',
  'DM-T2':
    'début de mon tour, quand le poison fait mal, brûlure, fin des effets, quand finissent les effets, saigner, dégâts chaque tour, mourir avant son tour, quand perd-on de la vie',
  'DM-P1':
    'combien d’objets porter, équiper, deux anneaux, deux bâtons, porter deux anneaux, robe, amulette, bâton, combien d’objets en un tour, changer d’objet, l’ancien, remplacer',
  'DM-P2':
    'combien de fois se soigner, me soigner, dépasser 60 points de vie, maximum, deux guérisons, soigner au-dessus du maximum, plus de 60, PV, se soigner deux fois, regagner de la vie, récupérer des points de vie, vie au maximum',
  'DM-P3':
    'quand boire une potion, deux potions, combien de potions par tour, boire deux fois, potion après l’attaque, potion et attaque dans le même tour',
  'DM-P4':
    'combien de compagnons avoir, invoquer, changer bouclier allié, deux compagnons, deuxième, changer de rôle, passer de bouclier à allié, nouveau compagnon, en même temps, un autre compagnon, déjà un compagnon, transformer un bouclier en allié, une deuxième créature, changer de créature',
  'DM-P5':
    'combien de compétences par tour, quand jouer un artefact, limite de compétences, artefact, une par tour, souvent, plusieurs compétences',
  'DM-P6': 'quand jouer, utiliser le bouclier magique, bouclier magique en préparation',
  'DM-A1':
    'combien de fois attaquer, qui attaquer, cible, viser, deux sorts dans un tour, combien d’attaques par tour, attaquer deux fois, qui frapper, attaquer avec un parchemin, une malédiction, un artefact, quand attaquer, attaquer plusieurs fois, attaquer qui je veux, choisir ma cible, frapper plusieurs joueurs',
  'DM-A2':
    'quel niveau pour lancer un sort, sorts d’une autre sphère, mage du feu, sort d’eau, niveau trop haut, trop élevé, lancer un sort d’une autre sphère, d’un autre élément, interdit, droit, niveau trop bas, pas le niveau pour un sort',
  'DM-A3':
    'comment savoir si j’ai touché, toucher, quel dé pour attaquer, exactement la classe d’armure, CA, égal, bonus, atteindre, dépasser, combien faut-il pour toucher',
  'DM-A4':
    '20 naturel, coup critique, fait un 20, fait un 1 au dé, 20 naturel, dégâts doublés, échec critique, fait 1, vingt',
  'DM-A5':
    'malédiction, parchemin, faut-il un jet d’attaque, malédiction touche automatiquement, parchemin, la cible se sauve',
  'DM-A6':
    'jet de sauvegarde, comment ça marche, faire haut ou bas, sauvegarde, se sauver, égal à ma CA, en dessous, au-dessus, éviter, résister, résister à une malédiction, résister à un parchemin, petit à la sauvegarde',
  'DM-A7':
    'combien de dés de dégâts, pourquoi deux dés lancés, plus de dés, dégâts au niveau 3, combien de dégâts, plus fort, dés en plus, à quoi sert le niveau d’arcane',
  'DM-A8':
    'quand utiliser la petite magie, je n’ai pas de carte d’attaque, petite magie en plus d’une attaque, ajouter, à la place, seulement, petite magie quand je veux',
  'DM-A9':
    'quand mon allié attaque, mon compagnon attaque aussi, allié le tour où il est posé, attaque sans moi, deuxième attaque, c’est quand que mon allié attaque',
  'DM-A10':
    'quelles cartes jeter, défausser après usage, où vont les cartes utilisées, après avoir joué, garder, garder une carte jouée, la carte jouée est perdue, récupérer la carte',
  'DM-A11':
    'mon bouclier me protège de mon coup raté, dégâts, se blesser soi-même, qui prend les dégâts d’un coup raté',
  'DM-D1':
    'comment me défendre, parer, esquiver, répondre, contrer un sort qui vise quelqu’un d’autre, contresort, quand jouer une carte défense, réagir, pendant le tour d’un autre, sauver un ami, plusieurs défenses, arrêter un sort, on m’attaque, annuler un sort, contresort contre une malédiction, quand esquiver, puis-je esquiver',
  'DM-D2':
    'bouclier de réflexion, renvoyer, renvoyer une malédiction, un parchemin, contrer un contresort, esquiver un sort renvoyé, deux fois, répondre à une défense, renvoyer un sort',
  'DM-E1':
    'combien de cartes piocher, en main, limite de main, se débarrasser de mauvaises cartes, défausser, combien de cartes à la fin de mon tour, piocher, compléter, jeter une carte dont je ne veux pas, plusieurs, piocher à la fin, jeter une mauvaise carte, changer mes cartes, cartes inutiles',
  'DM-E2': 'pioche vide, plus de cartes, fini, plus de cartes à piocher, mélanger',
  'DM-M1': 'c’est quoi une sphère, quelles sphères, magie commune, types de magie, éléments, liste des sphères',
  'DM-M2':
    'sort de sa propre sphère, avantage, bonus, gagner, même sphère que la cible, protection contre ma sphère, niveau en plus, défenseur, mon élément',
  'DM-M3':
    'augmenter mon niveau d’arcane, monter, monter de niveau, augmenter, maximum, baisser, changer, comment devenir plus fort',
  'DM-M4': 'c’est quoi un d100, dé cent, lancer un d100, pourcentage',
  'DM-C1':
    'que fait un compagnon bouclier, protège, qui prend les dégâts moi ou mon bouclier, dégâts en trop, restants, perdus, prend les coups à ma place',
  'DM-C2':
    'que fait un allié, attaquer un allié, différence, à quoi sert un allié, frapper un allié, peut-on frapper mon allié, attaquer le compagnon plutôt que le mage',
  'DM-C3': 'compagnon mort, meurt, compagnon à zéro point de vie, tué, perdu, compagnon à 0 pv',
  'DM-N1':
    'j’ai pioché un ennemi, monstre, attaquer un joueur quand un monstre est là, pioché un ennemi, que se passe-t-il, attaquer un autre joueur avec un monstre, ensemble, coopérer, se battre entre joueurs, je tire un ennemi, un monstre apparaît, arrive, sort de la pioche',
  'DM-N2':
    'ennemi de passage, qui est frappé, qui attaque-t-il, esquiver un ennemi, reste-t-il, frappe tout le monde, vouivre, chauves-souris, dragon rouge',
  'DM-N3':
    'ennemi tenace, combien de temps reste-t-il, battre, quand part-il, frappe de nouveau, comment le tuer, plusieurs ennemis, troll, liche',
  'DM-V1':
    'plus de points de vie, zéro, quand est-on mort, mourir, éliminé, que se passe-t-il quand je meurs, tué, perdre ses cartes, main, objets du mort, encore en jeu, plus de vie, suis-je mort',
  'DM-V2':
    'c’est quoi le butin, prendre les objets de celui que je tue, voler, prendre les objets d’un mort, récompense, tué par un compagnon, si je le tue, prendre ses affaires',
  'DM-V3':
    'comment gagner, gagnant, but du jeu, fin de la partie, dernier debout, survivant, tout le monde meurt en même temps, match nul, fin, gagne, quand ça finit, que faire pour gagner',
  'DM-V4':
    'jouer en équipe, attaquer mon équipier, partenaire, blesser ses amis, places, équipier mort gagne aussi, équipe gagne, qui gagne, taper mon coéquipier',
  'DM-V5': 'cartes noires, que sont les cartes noires',
};
