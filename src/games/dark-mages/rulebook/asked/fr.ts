/** Words in which readers ask for the rules of Dark Mages in French, beside those of the rules’ own texts. */
import type { Asked } from '../chapters.js';

export const fr: Asked = {
  'DM-S1':
    'combien de joueurs, à combien; choisir son personnage; combien de vie au départ, au début, points de vie de départ, PV, CA, prendre un personnage, nombre maximum de joueurs, santé',
  'DM-S2':
    'combien de cartes au début, au départ, distribuer, main de départ, combien de cartes dans le paquet, commencer avec',
  'DM-S3': 'qui commence, débute, premier joueur, qui est le premier, lancer pour commencer',
  'DM-S4': 'ennemi, monstre dans ma main de départ, ennemi au début, avant le premier tour',
  'DM-T1':
    'phases d’un tour, étapes, déroulement, que faire dans mon tour, quelles sont les phases, ordre, passer son tour, ne rien faire',
  'DM-T2':
    'début de mon tour, quand le poison fait mal, brûlure, fin des effets, quand finissent les effets, saigner, dégâts chaque tour, mourir avant son tour',
  'DM-P1':
    'combien d’objets porter, équiper, deux anneaux, deux bâtons, porter deux anneaux, robe, amulette, bâton, combien d’objets en un tour, changer d’objet, l’ancien, remplacer',
  'DM-P2':
    'combien de fois se soigner, me soigner, dépasser 60 points de vie, maximum, deux guérisons, soigner au-dessus du maximum, plus de 60, PV',
  'DM-P3': 'quand boire une potion, deux potions, combien de potions par tour, boire deux fois',
  'DM-P4':
    'combien de compagnons avoir, invoquer, changer bouclier allié, deux compagnons, deuxième, changer de rôle, passer de bouclier à allié, nouveau compagnon, en même temps',
  'DM-P5':
    'combien de compétences par tour, quand jouer un artefact, limite de compétences, artefact, une par tour, souvent',
  'DM-P6': 'quand jouer, utiliser le bouclier magique, bouclier magique en préparation',
  'DM-A1':
    'combien de fois attaquer, qui attaquer, cible, viser, deux sorts dans un tour, combien d’attaques par tour, attaquer deux fois, qui frapper, attaquer avec un parchemin, une malédiction, un artefact',
  'DM-A2':
    'quel niveau pour lancer un sort, sorts d’une autre sphère, mage du feu, sort d’eau, niveau trop haut, trop élevé, lancer un sort d’une autre sphère, d’un autre élément, interdit, droit',
  'DM-A3':
    'comment savoir si j’ai touché, toucher, quel dé pour attaquer, exactement la classe d’armure, CA, égal, bonus, atteindre, dépasser',
  'DM-A4':
    '20 naturel, coup critique, fait un 20, fait un 1 au dé, 20 naturel, dégâts doublés, échec critique, fait 1, vingt',
  'DM-A5':
    'malédiction, parchemin, faut-il un jet d’attaque, malédiction touche automatiquement, parchemin, la cible se sauve',
  'DM-A6':
    'jet de sauvegarde, comment ça marche, faire haut ou bas, sauvegarde, se sauver, égal à ma CA, en dessous, au-dessus, éviter, résister',
  'DM-A7':
    'combien de dés de dégâts, pourquoi deux dés lancés, plus de dés, dégâts au niveau 3, combien de dégâts, plus fort, dés en plus',
  'DM-A8':
    'quand utiliser la petite magie, je n’ai pas de carte d’attaque, petite magie en plus d’une attaque, ajouter, à la place, seulement',
  'DM-A9':
    'quand mon allié attaque, mon compagnon attaque aussi, allié le tour où il est posé, attaque sans moi, deuxième attaque',
  'DM-A10': 'quelles cartes jeter, défausser après usage, où vont les cartes utilisées, après avoir joué, garder',
  'DM-A11':
    'mon bouclier me protège de mon coup raté, dégâts, se blesser soi-même, qui prend les dégâts d’un coup raté',
  'DM-D1':
    'comment me défendre, parer, esquiver, répondre, contrer un sort qui vise quelqu’un d’autre, contresort, quand jouer une carte défense, réagir, pendant le tour d’un autre, sauver un ami, plusieurs défenses, arrêter un sort',
  'DM-D2':
    'bouclier de réflexion, renvoyer, renvoyer une malédiction, un parchemin, contrer un contresort, esquiver un sort renvoyé, deux fois, répondre à une défense',
  'DM-E1':
    'combien de cartes piocher, en main, limite de main, se débarrasser de mauvaises cartes, défausser, combien de cartes à la fin de mon tour, piocher, compléter, jeter une carte dont je ne veux pas, plusieurs',
  'DM-E2': 'pioche vide, plus de cartes, fini, plus de cartes à piocher, mélanger',
  'DM-M1': 'c’est quoi une sphère, quelles sphères, magie commune, types de magie, éléments, liste des sphères',
  'DM-M2':
    'sort de sa propre sphère, avantage, bonus, gagner, même sphère que la cible, protection contre ma sphère, niveau en plus, défenseur',
  'DM-M3': 'augmenter mon niveau d’arcane, monter, monter de niveau, augmenter, maximum, baisser, changer',
  'DM-M4': 'c’est quoi un d100, dé cent, lancer un d100, pourcentage',
  'DM-C1':
    'que fait un compagnon bouclier, protège, qui prend les dégâts moi ou mon bouclier, dégâts en trop, restants, perdus',
  'DM-C2': 'que fait un allié, attaquer un allié, différence, à quoi sert un allié, frapper un allié',
  'DM-C3': 'compagnon mort, meurt, compagnon à zéro point de vie, tué, perdu',
  'DM-N1':
    'j’ai pioché un ennemi, monstre, attaquer un joueur quand un monstre est là, pioché un ennemi, que se passe-t-il, attaquer un autre joueur avec un monstre, ensemble, coopérer',
  'DM-N2': 'ennemi de passage, qui est frappé, qui attaque-t-il, esquiver un ennemi, reste-t-il, frappe tout le monde',
  'DM-N3':
    'ennemi tenace, combien de temps reste-t-il, battre, quand part-il, frappe de nouveau, comment le tuer, plusieurs ennemis',
  'DM-V1':
    'plus de points de vie, zéro, quand est-on mort, mourir, éliminé, que se passe-t-il quand je meurs, tué, perdre ses cartes, main, objets du mort, encore en jeu',
  'DM-V2':
    'c’est quoi le butin, prendre les objets de celui que je tue, voler, prendre les objets d’un mort, récompense, tué par un compagnon',
  'DM-V3':
    'comment gagner, gagnant, but du jeu, fin de la partie, dernier debout, survivant, tout le monde meurt en même temps, match nul, fin, gagne',
  'DM-V4':
    'jouer en équipe, attaquer mon équipier, partenaire, blesser ses amis, places, équipier mort gagne aussi, équipe gagne, qui gagne',
  'DM-V5': 'cartes noires, que sont les cartes noires',
};
