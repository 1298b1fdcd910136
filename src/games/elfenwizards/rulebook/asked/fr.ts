/** Words in which readers ask for the rules of Elfenwizards in French, beside those of the rules’ own texts. */
import type { Asked } from '../chapters.js';

export const fr: Asked = {
  alike: `  chef boss patron sommet cime
  jeton pion pastille disque palet rond cube
  pion bonhomme perso personnage mec figurine magicien
  gris malus pénalité punition
  bagarre baston combat lutte compétition bataille affrontement duel
  niveau étage rang échelon grade degré rangée catégorie barreau
  titre poste trône siège fauteuil couronne place
  copain pote ami voisin camarade allié
  descendre redescendre dégringoler chuter tomber rétrograder expulser éjecter déloger chasser
  perdre perdant vaincu battu déconfit
  candidat prétendant concurrent rival
  discuter parler causer papoter
  réserve stock
  échelle chemin trait flèche
  contester disputer
  relancer rejeter
  gaspiller gâcher
  monter gravir escalader
  joueur papa maman fils mari femme frère sœur père mère
  permis interdit défendu autorisé
  obligé obligatoire forcé contraint
  promettre jurer serment parole contrat
  trahir trahison
  aider épauler défendre
  retirer abdiquer démissionner
  reste surplus supplémentaire excédent
  perdu disparu définitivement éternellement
  effacer laver nettoyer
  diviser répartir
  combiner additionner
  mauvais moche pire pourri nul raté
  récompense gain
  case coin carré zone prison banc
  simultanément ensemble
  à-côté près
  vide inoccupé`,
  unruled:
    'minutes pour toute la partie, partie en minutes, le dragon attaque, dragon blesse un magicien, dragon mange un pion, dragon crache du feu, tuer le dragon, combattre le dragon, un magicien peut mourir, tuer un magicien, magicien mort, pion retiré du jeu, points de vie, blessure, soigner un magicien, ressusciter, acheter un magicien, acheter des dés, prix d’un magicien, cartes, piocher une carte, main de cartes, mélanger les cartes, cartes dans le jeu, cartes de sort, boule de feu, éclair, foudre, lancer un sort sur quelqu’un, potion, invoquer une créature, geler, équipes, deux contre deux, partenaire, partager une couleur, meilleure couleur, pouvoir d’une couleur, couleur avec pouvoir spécial, brelan, suite, doubles, deux six, paire de dés, nombre porte-bonheur, joueur éliminé, argent, sous, pièces d’or, trésor, enchères, lancer pour avancer, voler un dé, voler un jeton, voler des sorts, prendre un jeton à quelqu’un, prêter un dé, échanger les pions, changer de couleur, château, armes, dé tombé, dé de travers, dessins, qui a dessiné, pion perdu, jeton manquant, avantage aux débutants',
  'EW-B1':
    'le plateau, l’arbre, combien de titres, rangs, pyramide, sommet, cases, sortes de magiciens, disposition, les différents rangs, quels rangs, combien de niveaux jusqu’en haut, combien d’étages, quel est le rang le plus haut, le plus bas, un sorcier est-il au-dessus d’un nécromancien, ordre des rangs, hiérarchie, combien de places de druides, combien de sorciers en tout, c’est quoi un titre, combien de cases en bas, à quoi ressemble le plateau, qui est plus fort druide ou sorcier, les noms des magiciens, différence entre druide sorcier nécromancien',
  'EW-B2':
    'échelles, qui concourt pour quel titre, chemins, mène à, monte vers, quelles cases, contre qui, où mène cette échelle, contre qui je me bats, qui est mon rival sur cette case, sauter un niveau, monter de deux rangs en une fois, passer direct du bas au sommet, monter un échelon à la fois, se déplacer sur le côté, choisir par où monter, à quoi servent les traits, où mène la case A, d’où peut-on devenir grand druide, quelles places sont reliées, monter d’un seul étage',
  'EW-B3':
    'deux magiciens sur un même titre, partager, deux pions sur la même case, ensemble, plein, occupé, deux à la même place, combien de pions dans une case du bas, combien tiennent dans la case A, place déjà prise par quelqu’un, être plusieurs sur une case, limite de magiciens par case, nombre illimité, pion sur une place occupée, cohabiter, pions de couleurs différentes dans la même case, tous mes magiciens dans la même case, y a-t-il encore de la place, un seul pion par titre',
  'EW-B4':
    'case Déconfiture, où attendent les perdants, case des perdants, salle d’attente des battus, pourquoi un jeton gris dessiné sur la case, chaque rang a-t-il sa case de perdants, à quoi sert la déconfiture',
  'EW-B5':
    'cases des sorts majeurs, quelle case sert à quoi, cases pour les dés, quelle case pour quel rang, où vont les dés des sorciers, y a-t-il une case pour le grand druide, les quatre cases à dés',
  'EW-B6':
    'compteur de tours, autres cases, éléments du plateau, combien de cases au compteur de tours, où est la case de magie grise, où est la case des jetons, c’est quoi la piste des tours, autres zones du plateau',
  'EW-S1':
    'combien de joueurs, combien de dés chacun, contenu de la boîte, matériel, chaque joueur a, combien de jetons sorts, seul, à deux, combien de dés par joueur, maximum de joueurs, on est combien, jouer à 3, à 4, à 5, on peut être combien, dés au départ, nombre de dés au début, combien de jetons par personne, jetons au départ, peut-on y jouer à deux, jouable à sept, minimum de joueurs, trop nombreux, en solo, tout le monde a le même nombre de dés, qu’y a-t-il dans la boîte, ce que chacun reçoit au départ, il manque un dé, combien de jetons gris en tout, on a droit à combien de sorts, combien de participants, plus de sept dés, avoir davantage de dés que les autres',
  'EW-S2':
    'quelles couleurs, à quatre, quelle couleur, à trois, cinq, six joueurs, on est quatre, choisir sa couleur, je veux les bleus, quelles couleurs enlever à trois, qui a les noirs, prendre le jaune, couleur de chacun',
  'EW-S3':
    'combien de magiciens chacun reçoit, placés au début, mise en place, où mettre, placer ses pions au départ, combien de pions, où mettre mes magiciens au début, figurines, combien de pions par personne, pions chacun à trois quatre cinq six, combien de bonshommes chacun, où commencent les pions, position de départ, on choisit où placer ses pions au début, installer le plateau, quelles places sont occupées au départ, le sommet est-il vide au début, y a-t-il un grand druide au début, même nombre de pions pour tous, comment on installe le jeu, nombre de bonshommes à 3 4 5 6 joueurs, combien de figurines chacun',
  'EW-S4':
    'qui commence, débute, qui a le dragon au tout début, premier joueur, premier tour, qui est le premier, qui joue en premier, c’est qui le premier, qui démarre, le plus jeune commence, comment choisir le premier joueur, tirer au sort qui commence, qui lance en premier au début, à qui donner le dragon au début, qui ouvre la partie',
  'EW-S5':
    'où sont les jetons au début, préparer, mise en place des jetons, où mettre mes jetons au départ, jetons devant soi, où ranger les jetons gris avant de commencer, mes sorts mineurs devant moi ou dans la case, commence-t-on avec de la magie grise',
  'EW-S6':
    'magiciens inutilisés, pions en trop, restants, pions qui ne servent pas, que faire des pions des joueurs absents, pions qui restent après la mise en place',
  'EW-H1':
    'secret, caché, les dés sont secrets, voir, regarder les dés, jetons, points des autres, montrer, voir les dés des autres, cacher ses dés, jouer à découvert, dés derrière un paravent, couvrir ses jetons, montrer ses jetons aux autres, regarder ce que les autres ont lancé, tout le monde peut voir mes jetons, les points sont connus de tous, demander à quelqu’un ses points, les scores sont publics, compter les jetons d’un autre, espionner, face visible',
  'EW-T1':
    'combien de tours, phases d’un tour, étapes, durée, une partie dure, longtemps, que se passe-t-il dans un tour, ordre des phases, comment se passe un tour, je fais quoi à mon tour, combien de manches, nombre de tours, quelle phase vient après, que fait-on après la bagarre, qu’est-ce qui suit, résumé d’un tour, déroulement, les dix phases, dans quel ordre on fait les choses, toujours le même ordre, quand récupère-t-on les jetons dans le tour, étapes d’une manche, c’est quoi la suite après les dés',
  'EW-T2':
    'qui joue après qui, dans quel ordre joue-t-on, ordre du tour, sens horaire, à qui le tour, joueur suivant, à quoi sert le dragon, qui joue après moi, tourner dans quel sens, sens des aiguilles d’une montre, à gauche ou à droite, qui lance en premier, qui commence le deuxième tour, qui commence au tour suivant, qui commence la bagarre, tous en même temps ou chacun son tour, simultanément, on lance tous ensemble, avantage du dragon, le joueur au dragon commence, c’est à qui de jouer, le dragon il fait quoi, qui doit poser le premier sort, qui commence le tour 2 3 4, premier au tour 2, qui débute la nouvelle manche',
  'EW-1.1':
    'sauté au premier tour, le grand druide se retire-t-il au premier tour, pas de phase 1 au début, première phase du premier tour, on commence direct par les dés, pourquoi ne pas faire la phase 1, phase 1 au tour 1',
  'EW-1.2':
    'pourquoi mettre un sort mineur sur le compteur de tours, que coûte, perdre, donner un jeton, reste sur le compteur, le grand druide perd un jeton, le grand druide paie, le chef paie un jeton, que coûte la place au sommet, rendre un jeton quand on est en haut, être grand druide coûte quelque chose, jeton posé sur le compteur perdu, quel jeton mettre sur le compteur, grand druide sans jeton ne peut pas payer, qui marque le tour, qui avance le compteur, prendre le jeton dans la réserve ou dans la case, il me manque un jeton, le jeton du compteur revient-il, rançon du trône, fin de règne jeton abandonné, règne au sommet payé d’un jeton',
  'EW-1.3':
    'qui commence quand le grand maître redescend, nouveau premier joueur, qui prend le dragon, nouveau premier joueur, le dragon change de propriétaire, va à, comment avoir le dragon, quand le dragon change de joueur, passer le dragon au voisin, le dragon tourne, le grand druide prend le dragon, devenir premier joueur, qui sera premier au prochain tour, récupérer le dragon, donner le dragon, le sommet donne le dragon, quand le grand druide reçoit-il le dragon',
  'EW-1.4':
    'où va le grand druide qui se retire, descend, après avoir été au sommet, redescend, nouveau tour, que devient le grand druide, quitte, combien de temps reste le grand druide, rester en haut, garder sa place au sommet, le chef reste-t-il en haut, rester grand druide au tour suivant, tout en haut jusqu’à quand, mon magicien au sommet doit redescendre, retomber tout en bas après le sommet, repartir du bas, choisir la case du grand druide qui descend, dans quelle case redescend le chef, le sommet se vide à chaque tour, que fait celui du sommet au tour d’après, garder sa magie grise en se retirant, perdre sa place de grand druide, pourquoi mon meilleur pion descend, combien de tours garder la couronne, le grand druide quitte le sommet à chaque tour, perdre le trône chaque tour, combien de tours peut-on rester chef',
  'EW-1.5':
    'pas de grand druide, personne, où va le dragon, personne en haut, qui garde le dragon, on fait quoi du dragon, personne n’a atteint le sommet, le sommet est vide qui commence, le même joueur recommence, le dragon bouge sans grand druide, si le trône est vide, personne ne se retire',
  'EW-2.1':
    'où poser, placer mes dés, lancer, premier lancer, jeter, quels dés, où mettre, à quoi servent les cases, que faire de mes dés, combien de dés je lance, lancer tous les dés ensemble, un dé dans la case grise sert à quoi, un dé dans la case des jetons, comment lancer un sort majeur, je n’ai plus de dé à lancer, moins de dés ce tour, dés laissés dans une case au tour d’avant, relancer les dés restés sur le plateau, où mettre mes dés pour monter, sur quelle case mettre un dé, plus de dés devant moi, un dé sert à quoi',
  'EW-2.2':
    'peut-on tout garder au premier lancer, rien poser la première fois, garder des dés, combien de dés dans une case, faut-il, obligé de tout placer, garder des dés pour plus tard, aucun, dois-je poser tous les dés, mettre des dés de côté, attendre avec certains dés, limite de dés par case, tous mes dés dans la même case, ne poser aucun dé, ne placer qu’un dé, conserver quelques dés pour le deuxième lancer, en poser une partie, placer un dé qui ne me plaît pas, combien dois-je en poser au premier lancer, plusieurs dés au même endroit, réserver un dé, garder tous mes dés, nombre minimum de dés à poser',
  'EW-2.3':
    'déplacer un dé posé, placé, bouger, reprendre, changer d’avis, dé déjà posé, dé sur la mauvaise case, me tromper de case, changer un dé de case, retirer un dé d’une case, corriger une erreur avec un dé, dé posé par erreur, dé lâché, regretter mon dé, remettre le dé ailleurs, échanger deux dés de case, un dé posé est définitif, tourner un dé sur une autre face',
  'EW-3.1':
    'lancer les dés gardés, restants, deuxième lancer, lancer ce qui reste, que faire des dés mis de côté, second lancer, la moitié de mes dés, les dés gardés conservent leur valeur, j’ai tout posé en phase 2, je n’ai plus de dés à lancer en phase 3, relancer les dés non placés, obligé de relancer les dés gardés, dés pas posés au premier lancer',
  'EW-3.2':
    'relancer, relance, combien coûte, relancer encore, mauvais jet, payer, combien de fois, mauvais lancer, recommencer, dés pourris, dés nuls je relance, jet raté, pas de chance aux dés, refaire le lancer, nouvelle chance, troisième lancer, relance gratuite, payer un jeton pour relancer, relancer deux fois, que des 1, mes dés ne me plaisent pas, relancer en phase 2, quand peut-on relancer, relancer après avoir posé un dé, accepter le jet, plus de jeton pour relancer, où va le jeton de la relance, retenter sa chance, lancer encore une fois',
  'EW-3.3':
    'relancer un seul dé, quelques dés, relancer seulement un dé, garder les bons, tous, seulement les mauvais, juste un dé, relancer que les mauvais dés, choisir les dés à relancer, garder mon six et relancer les autres, relancer une partie des dés, tout relancer ou pas, ne relancer que les petits, conserver le meilleur dé, relancer deux dés sur trois',
  'EW-3.4':
    'garder un dé devant soi après la relance, dois-je placer tous les dés en phase 3, dés restants, tout poser, en garder, garder un dé après le deuxième lancer, après la relance faut-il tout placer, mettre un dé de côté en phase 3, garder un dé pour le tour suivant, ne pas poser un dé au second lancer, placer chaque dé quelque part, laisser un dé devant moi, dernier dé dont je ne sais que faire',
  'EW-4.1':
    'récupérer des sorts mineurs, combien pour un 4, racheter, reprendre mes sorts, mes jetons, combien pour un 5, 3, reviennent, prix, récupérer mes jetons, combien de jetons pour un six, plus de jetons comment en avoir, je n’ai plus de sorts mineurs, regagner des jetons, racheter des jetons avec les dés, deux points par jeton, nombre impair, point perdu, un 1 suffit, additionner les dés pour les jetons, prix d’un jeton, dés contre jetons, récupérer les jetons des autres, arrondi, à sec de jetons, refaire mon stock, combien de jetons je récupère, un dé rachète combien, jetons pour deux 5, 6 et 6 combien de jetons, deux dés dans la case des sorts mineurs combien, dés 1 2 3 4 5 6',
  'EW-4.2':
    'choisir les dés, limite, maximum, plus que dans la case, utiliser tous les dés, jeton du compteur de tours revient, perdu, récupérer le jeton du compteur, pas assez de jetons dans la case, trop de points pour mes jetons, plus de sept jetons, obligé de récupérer, aucun jeton à récupérer, en récupérer seulement une partie, choisir quels dés pour racheter, jeton perdu pour toujours',
  'EW-4.3':
    'que deviennent les dés utilisés pour récupérer, les dés restent dans la case jusqu’au tour suivant, quand les récupérer, les dés qui ont racheté des jetons, réutiliser ces dés dans le même tour, dés de la case des jetons après la phase 4, relancer les dés de la récupération, où vont les dés après le rachat, ces dés servent-ils aussi au combat',
  'EW-6.1':
    'quelle différence en phase 6, deuxième récupération, reprendre des dés inutilisés, laisser, pourquoi récupérer deux fois, récupérer après la compétition, différence entre phase 4 et 6, reprendre mes dés de la case des sorts mineurs, laisser des dés dans la case des jetons, racheter encore après la bagarre, récupérer les jetons joués au combat, retirer un dé non utilisé de la case des jetons',
  'EW-5.1':
    'comment marche la compétition, combien de sorts place-t-on à la fois, combien de sorts, jetons, dés en une fois, à chaque fois, poser, puis-je n’en poser qu’un, combien de sorts à la fois, à chaque tour, comment se battre, comment ça se passe la bagarre, poser deux jetons, un dé et un jeton, obligé d’en poser deux, un seul jeton suffit, sur deux magiciens différents, les deux sur le même magicien, en poser trois, chacun son tour ou tous ensemble, on pose l’un après l’autre, combien de fois on pose, tout poser en une fois, un dé avec un jeton, déroulement du combat, à mon tour pendant la compétition, un dé et un jeton en même temps, les deux sortes ensemble',
  'EW-5.2':
    'il ne me reste qu’un sort, un seul, dernier sort, jeton, un de reste, nombre impair, il me reste un seul dé, poser mon dernier jeton tout seul, dernier dé tout seul, pas assez pour en poser deux, poser un sort puis passer, m’arrêter après le premier, plus qu’un à jouer, second sort impossible, un dé restant en compétition',
  'EW-5.3':
    'rejouer après avoir passé, passer, si je passe, revenir plus tard, quand finit la compétition, si je passe puis-je rejouer, passer puis revenir dans la bagarre, dire je passe, reposer un sort après avoir passé, passer un tour pour attendre, attendre de voir les autres, obligé de jouer un sort, ne rien poser, tout le monde a passé, quand s’arrête le combat, les autres ont passé je continue seul, je ne peux rien poser, passer tout de suite, quand on a passé c’est fini, dernier à ne pas passer, reprendre la lutte, je ne veux plus jouer de sorts, remettre un dé après avoir passé, a passé mais veut encore placer',
  'EW-5.4':
    'aider un autre joueur, quels magiciens participent à la compétition, aider le magicien d’un autre, droit, voisin, ami, poser sur, autant que je veux, qui se bat, soutenir un autre joueur, aider un autre, mettre un dé à côté du pion d’un copain, mon dé sur le perso d’un autre, jouer un jeton pour un adversaire, épauler un autre, favoriser un autre, à plusieurs sur un même magicien, me mêler d’une lutte sans mon pion, combien de sorts sur un même magicien, cinq dés à côté du même pion, limite de sorts par magicien, nombre illimité de sorts, le grand druide peut-il concourir, les déconfits participent, seulement mes propres magiciens, poser sur le magicien adverse, mettre mon sort pour un allié, plusieurs de mes magiciens en même temps, avantager un rival, jeton sur le magicien d’un autre joueur, poser sur le pion de papa',
  'EW-5.5':
    'dé d’une autre case pour aider, quels dés pour un sorcier, druide, nécromancien, dé dans une autre case, autre rang, utiliser pour, où poser un sort, un dé pour quel magicien, le dé doit être du même rang, dé de la mauvaise case pour mon sorcier, dé d’une catégorie différente, un jeton va avec n’importe quel rang, jetons pour tous les niveaux, dé de sorcier pour un nécromancien, dés de la case grise dans le combat, dés de la case des jetons pour se battre, de quelle case vient le dé, prendre les jetons de la case, n’importe quel dé pour n’importe quel magicien, pas de dé pour ce rang, se battre avec les dés de la case grise',
  'EW-5.6':
    'seul à vouloir une place, déranger celui qui est seul, contrer, opposer un magicien seul, bloquer, empêcher, gêner, tous au même joueur, empêcher un magicien seul de monter, personne en face puis-je poser, un seul candidat, les deux candidats sont au même joueur, aider un magicien sans rival, poser contre un pion tout seul, la case n’a que des pions d’un joueur, barrer la route à un magicien isolé, embêter celui qui est seul, qui a le droit de poser quand il est seul',
  'EW-5.7':
    'sorts inutilisés, que deviennent, pas utilisés, de reste, gaspillés, perdus, sorts que je n’ai pas posés, perdre les sorts non placés, dés pas joués à la fin de la bataille, dés restés dans leur case après la compétition, sorts non utilisés perdus, garder mes jetons non joués, dés inutiles, garder un dé pour la prochaine compétition, j’ai passé avec des dés de reste, oublié de jouer un dé, jetons pas joués, les dés non utilisés comptent, garder ses sorts au lieu de les jouer',
  'EW-5.8':
    'déplacer un sort, changer d’avis sur un sort, bouger un sort déjà posé, puis-je reprendre un sort, reprendre un sort posé, déplacer un jeton vers un autre magicien, retirer mon dé d’à côté d’un pion, enlever le sort d’un adversaire, sort joué c’est définitif, mettre le sort sur un autre, reprendre mon jeton joué, regretter un sort',
  'EW-5.10':
    'dans quel ordre attribue-t-on les titres, quel titre d’abord, du haut vers le bas, résoudre, par quel titre commence-t-on, commencer par le haut ou par le bas, quelle lutte en premier, ordre des combats, on règle quoi d’abord, de gauche à droite, les cases du bas en dernier, tous les combats en même temps, le sommet se décide avant le reste, quand décide-t-on en bas',
  'EW-5.11':
    'qui obtient, gagne le titre, combien vaut un sort mineur dans une lutte, le plus de points, qui gagne un combat, valeur d’un dé, compter, comment gagner un titre, comment monter d’un rang, qui monte, comment devenir grand druide, comment on compare, additionner dés et jetons, dé le plus faible, un six vaut six, un jeton compte pour combien au combat, force d’un sort, qui est le plus fort, lequel des deux monte, battre l’autre magicien, prendre la place au-dessus, conquérir un titre, combien vaut un dé dans la bagarre, qui l’emporte, comment arriver au sommet, faire grimper mon pion, quand fait-on monter les pions, déloger celui du sommet, remplacer le druide au-dessus, un seul a mis des sorts',
  'EW-5.12':
    'égalité, mêmes points, deux magiciens, même nombre de points, ex æquo, entre deux magiciens, zéro, personne n’a le titre, autant de points, en cas d’égalité, pareil tous les deux qui monte, deux pions à égalité, on a tous les deux sept, égalité pour le sommet, égalité entre deux sorciers, les deux perdent, le dragon départage, personne n’a posé de sort, aucun des deux n’a de sort, à zéro tous les deux, lutte sans aucun sort, même total que mon rival, aucun ne monte, match nul, qui gagne à égalité au combat, le titre reste vide à égalité, deux candidats aussi forts, on a 5 points tous les deux, 6 contre 6, 9 à 9, mis pareil pour la même place, même somme pour une place de druide',
  'EW-5.13':
    'seul candidat, faut-il un point, zéro point, sans sort, sans adversaire, monter tout seul, automatiquement, gratuit, tout seul, personne en face je monte, monter d’office, monter sans rien payer, dépenser un sort quand on est seul, au moins un point, mes deux pions l’un contre l’autre, face à face entre mes magiciens, mon magicien à zéro monte, un jeton suffit quand on est seul, gagner sans sort, minimum pour monter, contre moi-même, personne ne me dispute le titre, seul à vouloir le titre, promu sans aucun sort, seul sans sort',
  'EW-5.14':
    'aucun candidat, personne, case vide, personne ne se présente pour le titre, pas de magicien dessous, les deux places dessous sont vides, personne ne peut monter, si personne ne veut le titre, titre sans prétendant',
  'EW-5.15':
    'combien de simples magiciens montent, combien montent, promus depuis la case du bas, monter à gauche ou à droite, combien montent du bas, comment sortir de la case A, quatre pions dans la case du bas qui monte, à trois en bas lesquels grimpent, les deux meilleurs de la case, à deux dans la case du bas les deux montent, un seul simple magicien, qui devient nécromancien, comment devenir nécromancien, choisir la place de gauche ou de droite, quelle place prend le gagnant, le deuxième monte aussi, lutte dans une case du bas, sortir du bas, deux à moi dans la même case, plusieurs dans la même case qui grimpe, un simple magicien a-t-il besoin de points',
  'EW-5.16':
    'trois à égalité tout en bas, égalité dans une case de simples magiciens, trois à égalité, même nombre de points en bas, égalité pour la deuxième place, deuxième et troisième ex æquo, deux premiers ex æquo en bas, égalité tout en bas, tous à égalité dans la case A, trois simples magiciens avec le même total, qui monte du bas à égalité, second et troisième à égalité',
  'EW-5.17':
    'où va le perdant, perdu, que devient le perdant, celui qui perd la compétition, battu, où va celui qui perd, que devient un magicien battu, j’ai perdu le combat où va mon pion, le battu garde sa place, la place du perdant est libre, le perdant libère sa place pour celui du dessous, prendre la place d’un battu, simples magiciens qui perdent restent, perdre dans la case du bas, battu en bas, le perdant sort du jeu, quand les perdants partent, mon druide a perdu, celui qui ne monte pas, mon magicien a perdu la lutte, chasser un magicien de sa place, pousser quelqu’un dehors',
  'EW-5.18':
    'récupérer mes dés après la compétition, les dés reviennent, sorts utilisés, après le combat, quand récupérer mes dés, quand reprendre mes dés, dés et jetons utilisés, où vont les jetons joués, jetons dépensés, perdre les jetons posés, mes dés joués reviennent, reprendre les dés après la bagarre, les dés joués sont perdus, mon dé a aidé un autre je le récupère, ranger les sorts après l’attribution, jetons joués où les mettre, le gagnant garde ses jetons',
  'EW-5.19':
    'exemple, par exemple, bleu contre rouge, montrer un exemple de lutte, un cas concret, illustration d’un combat',
  'EW-7.1':
    'ordre des magiciens déconfits, qui choisit le premier, place vide, quel perdant se sert d’abord, ordre pour remplir les places vides, les druides battus avant les sorciers battus, deux perdants veulent la même place vide, quel déconfit d’abord, plusieurs déconfits à moi lequel d’abord, priorité pour les places vides',
  'EW-7.2':
    'qui prend les titres vides, un magicien déconfit peut-il devenir grand druide, remplir les places vides, libres, perdants, deuxième chance, choisir, récupérer un titre vide, un perdant peut prendre une place libre, un battu peut-il devenir chef, boucher les trous, choisir quelle place vide, obligé de prendre la plus haute place libre, refuser un titre vacant, le trône vide va à un perdant, remonter après une défaite, reprendre mon ancienne place après avoir perdu, places vides après les combats, sauver mon magicien battu, nécromancien battu prend une place de sorcier, que fait-on des titres vides, place restée vide après égalité, un simple magicien peut prendre une place vide, qui occupe les places restées libres, places restantes pour qui, remplir le trou au sommet',
  'EW-7.3':
    'jusqu’à quand remplir, jeton gris avec un titre vacant, place libre sans malus, titre vacant et pénalité, magie grise en prenant une place vide, quand finit la phase 7, plus de titres vides, plus de déconfits, plus de perdants que de places libres, encore des places vides à la fin de la phase 7',
  'EW-8.1':
    'que deviennent les magiciens déconfits, rétrograder, où vont les perdants, descendre, choisir la case, tomber, qui décide, où redescendent les perdants, dans quelle case du bas va mon perdant, choisir entre A B C D, tomber d’un rang ou tout en bas, descendre tout en bas, pas de place libre pour mon perdant, perdants restants, qui rétrograde en premier, mettre mes rétrogradés dans la même case, battu et plus de titre, recommencer du bas, le joueur au dragon place ses perdants d’abord, de combien de niveaux on tombe, qui choisit la case du perdant, mon magicien tombe jusqu’où, de combien on tombe en perdant, descendre d’une marche',
  'EW-8.2':
    'quand reçoit-on de la magie grise, pourquoi, quand prend-on un jeton gris, pénalité, malus, combien, maximum, plusieurs, pourquoi un jeton gris, jeton gris sous mon pion, deux jetons gris sous le même magicien, combien de malus sur un pion, nécromancien rétrogradé reçoit du gris, quels rangs prennent un malus en tombant, punition quand on tombe, plus de jetons gris dans la case, jetons gris épuisés, il n’y a plus de magie grise, limite de jetons gris, qui reçoit un jeton gris, druide qui tombe prend un jeton, cumuler les jetons gris, à cause de quoi un jeton gris',
  'EW-9.1':
    'se débarrasser de la magie grise, enlever, combien de points pour un jeton gris, ôter, coût, retirer, enlever un jeton gris, virer un jeton gris, se libérer du malus, supprimer les jetons gris, effacer une pénalité, quatre points par jeton gris, un 4 suffit pour un gris, additionner les dés pour la magie grise, points de reste dans la case grise, enlever deux jetons gris à la fois, un 6 en enlève un ou deux, la magie grise part-elle toute seule, retirer la magie grise d’un adversaire, combien de temps dure la magie grise, nettoyer mon magicien, ôter le jeton sous mon pion, prix pour retirer du gris, un 3 ne suffit pas pour le gris, la magie grise reste quand le magicien bouge',
  'EW-9.2':
    'dés utilisés pour retirer, les dés reviennent après la phase 9, dés dans la case grise, laisser un dé dans la case grise pour le tour suivant, reprendre un dé de la case grise, dé non utilisé dans la case de magie grise, perdre les dés de la case grise, dé trop petit pour retirer, dé oublié dans la case grise, quand reviennent les dés de la case grise, économiser les points dans la case grise',
  'EW-9.3':
    'option trois points, moins cher, 3 au lieu de 4, variante, retirer la magie grise plus facilement, autre prix pour la magie grise, le traducteur français',
  'EW-9.4':
    'choisir les dés un à un, de plusieurs magiciens, quel magicien, quels dés, quel jeton gris enlever d’abord, nettoyer deux magiciens différents, répartir les points entre magiciens, enlever du gris à plusieurs pions, tous les gris du même magicien',
  'EW-10.1':
    'combien de points reçoit-on, marquer, combien vaut un nécromancien, druide, sorcier, valeur, vaut, points négatifs, moins, quand compte-t-on, chaque rang, décompte, grand druide, que rapporte le sommet, que rapporte un simple magicien, combien rapporte le chef, points du plus bas niveau, points pour le deuxième niveau, points par magicien, un jeton gris enlève combien, moins un par jeton gris, score sous zéro, on compte à chaque tour ou à la fin, qui compte les points, qui note les scores, feuille de score, récompense du titre, qui tient la marque, les points s’additionnent d’un tour à l’autre, points par rang, combien on marque ce tour, les déconfits rapportent, ceux du bas rapportent quelque chose, que gagne-t-on à être en haut, un même magicien rapporte chaque tour, à quoi servent les jetons gris, la magie grise fait quoi, effet de la magie grise, avantage d’être grand druide, intérêt d’être en haut',
  'EW-A1':
    'faire des accords, négocier, échanger, rompre une promesse, tenir ma promesse, parole, obligé, mentir, alliance, donner des jetons, troquer, a-t-on le droit de mentir, mentir aux autres, bluffer, dois-je tenir ce que je promets, promettre puis changer d’idée, trahir un allié, il avait promis et il a fait le contraire, tu m’aides je t’aide, payer quelqu’un pour m’aider, donner un jeton à un autre, prêter un dé, emprunter un dé, vendre des jetons, échanger des dés avec un joueur, promettre un sort à quelqu’un, dire ce que je vais faire, quand négocier, accord secret, menacer, comploter, parole donnée, promesses obligatoires, tricher sur un accord, céder des points, marchander, acheter l’aide de quelqu’un, se mettre d’accord avec quelqu’un, se liguer contre le premier, à deux contre un, convenir qui aide qui',
  'EW-A2':
    'limite de temps, minuteur, chronomètre, combien de temps pour discuter, parler, négocier, minutes pour discuter, joueur trop lent, réfléchir trop longtemps, combien de temps pour réfléchir, sablier, temps avant de lancer, durée de la discussion avant la compétition, quelqu’un traîne, presser les autres, papoter longtemps avant la bagarre',
  'EW-E1':
    'quand finit la partie, dernier tour, fini, s’arrête, quand ça finit, c’est fini quand, quand s’arrête-t-on, fin après le quatrième tour, un cinquième tour, on continue après le tour 4, combien de manches avant la fin, c’est quand le dernier tour, on joue jusqu’à quand, fin du jeu',
  'EW-E2':
    'deux fois Grand Druide, fin anticipée, le même joueur deux fois en haut, s’arrête plus tôt, être deux fois grand druide, grand druide pour la seconde fois, finir avant le tour 4, deux fois au sommet, de nouveau au sommet, deux fois chef, ça peut finir avant, finit-on le tour quand quelqu’un est deux fois grand druide, avec un autre magicien au sommet, deux fois de suite, victoire immédiate en étant deux fois en haut, finir plus tôt, le même magicien de nouveau grand druide',
  'EW-E3':
    'personne Grand Druide deux fois, pas de grand druide encore une fois, sommet vide deux fois, deux tours sans grand druide, personne au sommet pour la seconde fois, deux fois personne en haut, trône vide deux tours, encore personne au sommet',
  'EW-E4':
    'les sorts mineurs valent-ils des points à la fin, jetons restants à la fin, sorts non utilisés, bonus final, sorts qui me restent à la fin, jetons gardés valent quelque chose, que valent les jetons à la fin, jetons de la case comptent à la fin, jetons du compteur comptent à la fin, un point par jeton, dés restants à la fin, points en plus à la fin, garder des jetons pour la fin, il me reste des jetons ça sert, à quoi bon garder des jetons',
  'EW-E5':
    'comment gagner, gagnant, on gagne, égalité, but du jeu, qui gagne, même score, le plus de points, départager, ex æquo, en cas d’égalité finale, égalité à la fin, que faire pour gagner, à la fin qui gagne, qui a gagné, deux joueurs avec le même total, même score à la fin, partager la victoire, le plus gros score, le grand druide gagne-t-il la partie, le dragon départage à la fin, deux vainqueurs, objectif, classement final, mêmes points à la fin, il faut faire quoi pour gagner, le vainqueur c’est qui',
};
