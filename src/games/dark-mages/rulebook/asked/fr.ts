/** Words in which readers ask for the rules of Dark Mages in French, beside those of the rules’ own texts. */
import type { Asked } from '../chapters.js';

export const fr: Asked = {
  alike: `  compagnon loup ours aigle araignée scorpion squelette griffon gardien animal bestiole familier
  bouclier gardien garde protecteur corps
  anneau bague
  ennemi monstre troll liche dragon vouivre souris
  passage vouivre souris dragon
  tenace troll liche boss
  sort boule éclair tempête projectile foudre sortilège
  malédiction maléfice maudit
  potion fiole flacon
  compétence talent capacité pouvoir
  artefact orbe talisman relique
  sphère élément école
  personnage druide nécromancien pyromancien guérisseur invocateur sorcier
  mort meurt crevé cadavre tombé vaincu ko
  tuer buter tué achever
  réflexion renvoyer rebondir miroir retourner
  contresort contrer annuler
  critique crit
  raté échec foiré loupé
  sauvegarde résister
  égal exactement pile pareil
  surplus trop excédent restant reste
  nul mauvais inutile pourri
  pioche paquet tas
  6 7 8 9 11 12 13 14 15 16 17 18 19 22 25 30 35 40 45 50 55 58
  deux 2
  trois 3
  quatre 4
  cinq 5
  niveau lvl niv
  ami copain copine pote
  voler piquer chiper faucher dérober
  lancer envoyer
  début initiative démarrer
  zone tous
  compagnon chien chat oiseau serviteur
  poison brûlure saignement infection empoisonné acide venin
  attaquer taper retaper refrapper cogner latter dégommer mordre agresser gifler griffer bagarre baston combattre battre
  adversaire frère sœur père mère cousin voisin mamie papi mari femme
  détruire casser
  debout survivre survivant vivant
  baisser diminuer réduire descendre
  augmenter améliorer booster monter
  obligé forcé obligatoire nécessaire obligatoirement
  interdit permis légal illégal
  ennemi méchant démon fantôme
  objet bâton baguette sceptre arme épée anneau bague robe cape chapeau manteau amulette collier pendentif
  robe cape manteau chapeau
  amulette collier pendentif bijou
  bâton baguette sceptre
  butin trésor trophée cadavre dépouille
  résistance résistant immunisé
  esquiver esquive
  phase étape
  dégâts mal douleur
  guérison remède médicament
  parchemin rouleau
  encaisser absorber
  horaire sens
  glace gel neige eau
  pierre roche terre
  vent air
  lumière vie
  feu chaleur flamme lave
  sphère couleur
  tuer zigouiller
  personnage rôle sorcière`,
  'DM-S1':
    'combien de joueurs, on peut être combien, on joue à combien, nombre maximum de joueurs, minimum de joueurs, jouer seulement à deux, jouer tout seul, à neuf ou à dix, trop nombreux, choisir son personnage, prendre le magicien que je veux, personnage au hasard, tirer son perso, combien de personnages, personnage caché ou visible, combien de vie au départ, points de vie de départ, PV au début, classe d’armure au début, CA de départ, niveau d’arcane de départ, on a tous la même vie, combien de vie a-t-on, santé, jouer à 3, à 4, à 5, jouer à 9, personnage choisi ou au hasard, quel mage je joue, sept joueurs possible, à sept, quel personnage pour qui, tous le même niveau au départ',
  'DM-S2':
    'combien de cartes au début, combien de cartes au départ, combien de cartes chacun, combien de cartes en main pour commencer, démarrer avec combien de cartes, main de départ, première main, distribuer les cartes, combien de cartes dans le paquet, nombre total de cartes, mélanger avant de commencer, où va le reste des cartes, combien de cartes en tout, taille du paquet, que faire des cartes restantes, nombre de cartes distribuées, cartes par personne, préparer la pioche, paquet face cachée',
  'DM-S3':
    'qui commence, qui débute, premier joueur, qui est le premier, qui joue en premier, le plus jeune commence, lancer pour commencer, dé pour savoir qui commence, égalité pour commencer, même dé au départ, ex æquo pour commencer, ordre de jeu, sens horaire, sens des aiguilles, gauche ou droite, à qui le tour après moi, initiative, même chiffre pour commencer, on tourne dans quel sens, dans quel sens joue-t-on, le plus grand dé commence, tout le monde lance avant de jouer',
  'DM-S4':
    'ennemi dans ma main de départ, monstre dans ma première main, monstre distribué au début, troll dans mes cinq cartes, ennemi au début, monstre avant le premier tour, carte de remplacement pour un ennemi distribué, deux monstres distribués, remettre le monstre dans la pioche, dragon reçu pendant la distribution, échanger le monstre avant de commencer',
  'DM-T1':
    'phases d’un tour, étapes, déroulement du tour, ordre des phases, que faire dans mon tour, je fais quoi à mon tour, quand c’est à moi, par quoi commencer mon tour, attaquer avant de se préparer, attaquer d’abord puis équiper, mettre un objet après avoir attaqué, poser un compagnon après l’attaque, revenir à la préparation, passer son tour, sauter une phase, ne rien faire, toutes les phases, quand finit mon tour, attaquer avant ou après les objets, mettre un anneau après avoir attaqué, dans quel ordre attaquer et préparer, combien d’actions dans un tour, attaque avant préparation, retour aux objets une fois attaqué, après le combat enfiler une robe, sauter la préparation, dernière phase',
  'DM-T2':
    'que se passe-t-il au début de mon tour, quand le poison fait mal, poison avant ou après mon tour, brûlure chaque tour, dégâts continus, saigner, dégâts chaque tour, quand perd-on de la vie, poison ou régénération en premier, anneau de régénération quand, fin des effets, quand finissent les effets, quand s’arrête un effet, combien de temps dure une malédiction, combien de tours dure un effet, mourir du poison au début, mourir avant son tour, mort par poison je joue quand même, deux poisons s’additionnent, infecté deux fois, perdre deux phases d’attaque, effet quand le lanceur est mort, je brûle quand, perdre de la vie chaque tour, malédiction de deux tours ce tour compte, combien de temps ça dure, anneau rend de la vie avant acide, effet permanent ou temporaire, dégâts au début ou à la fin du tour, effets cumulables, encore empoisonné au tour suivant, je brûle avant de jouer',
  'DM-P1':
    'combien d’objets porter, combien d’objets sur moi, combien d’objets en un tour, tout équiper d’un coup, équiper, deux anneaux, deux bagues, deux bâtons, plusieurs amulettes en même temps, deux robes, un de chaque sorte, emplacement d’objet, ancien objet remplacé, que devient l’ancienne robe, changer de bague, remplacer mon bâton, enlever un objet, reprendre en main un objet remplacé, limite d’objets portés, quatre objets déjà portés, une autre robe alors que j’en ai une, objets dans le même tour, changer de bâton pour un meilleur, bâton et anneau et robe ensemble, panoplie complète, deuxième objet du même symbole, chapeau et cape, garder ancien bâton, enlever un objet pour un autre, enfiler un objet pendant l’attaque',
  'DM-P2':
    'combien de fois se soigner, se soigner deux fois, deux guérisons, deux cartes soin, soigner au-dessus du maximum, dépasser 60, plus de 60, limite de points de vie, vie au maximum, PV max, plus de vie qu’au départ, se soigner avec toute sa vie, soin pour rien, soin en trop perdu, regagner de la vie, récupérer des points de vie, soigner mon compagnon, soigner un ami, guérir le poison, enlever une malédiction, se débarrasser d’un maléfice, baume ou talisman, 58 PV et soin de 14, soin enlève l’infection, se soigner sans limite, trop de soin, soin gaspillé, se soigner pendant le tour d’un autre, comment se soigner, guérison enlève les mauvais effets, soin pour mon animal',
  'DM-P3':
    'quand boire une potion, deux potions, combien de potions par tour, boire deux fois, potion avant ou après l’attaque, potion après l’attaque, potion et attaque dans le même tour, potion pendant le combat, une potion puis une autre, potion pendant le tour d’un autre, boire pour rien, gâcher une potion, combien de flacons, déjà bu une potion, deuxième fiole, boire en attaquant, boire hors de mon tour',
  'DM-P4':
    'combien de compagnons avoir, deux compagnons, deux animaux en même temps, plusieurs bestioles, une deuxième créature, un autre compagnon, déjà un compagnon, plusieurs compagnons dans un tour, nouveau compagnon, que devient l’ancien compagnon, remplacer mon compagnon, changer de créature, virer mon compagnon pour un autre, échanger ours contre loup, compagnon mort en appeler un autre, invoquer, choisir bouclier ou allié, décider du rôle quand, bouclier et allié à la fois, changer de bouclier à allié, changer de rôle, passer de bouclier à allié, transformer un bouclier en allié, mon allié doit me défendre maintenant, changer d’avis sur le rôle, loup et ours ensemble, il doit me protéger au lieu d’attaquer, dire si c’est un garde, deux bêtes, mettre mon allié en bouclier, au tour suivant changer de rôle, un seul animal, libérer mon animal, poser deux animaux à la suite, remplacer un compagnon blessé, compagnon repris en main',
  'DM-P5':
    'combien de compétences par tour, limite de compétences, deux compétences, plusieurs compétences, compétence avant ou après l’attaque, compétence et sort même tour, compétence compte comme attaque, quand jouer un artefact, plusieurs artefacts, artefact est une attaque, orbe ou talisman quand, escamotage, voler un objet à un joueur vivant, piquer un anneau avec une compétence, sort jumeau deux cibles, doubler mon sort, sort renforcé combien de temps, compétence gâchée, artefact à la place de mon attaque, attaquer encore après un artefact, cartes compétence à chaque tour, deux cartes compétence ensemble, combiner compétence et sort, attaque supplémentaire par compétence, artefact avant l’attaque, prendre un objet à quelqu’un avec une compétence',
  'DM-P6':
    'quand jouer le bouclier magique, utiliser le bouclier magique quand on m’attaque, bouclier magique en réponse, bouclier magique en préparation, bouclier magique pendant mon tour, deux boucliers magiques s’additionnent, cumuler les boucliers magiques, défense avant d’être attaqué, combien de temps dure le bouclier magique, me protéger avant les attaques, deux boucliers magiques cumulables, bouclier magique comme esquive',
  'DM-A1':
    'combien de fois attaquer, combien d’attaques par tour, attaquer deux fois, attaquer plusieurs fois, deux sorts dans un tour, deux parchemins dans un tour, sort et parchemin même tour, malédiction plus sort, obligé d’attaquer, doit-on attaquer, forcé de frapper quelqu’un, ne pas attaquer, attaque facultative, qui attaquer, attaquer qui je veux, choisir ma cible, qui frapper, taper toujours le même joueur, s’acharner sur un joueur, attaquer seulement le voisin, viser directement son compagnon, frapper plusieurs joueurs, attaquer tout le monde à la fois, m’attaquer moi-même, viser un magicien invisible, attaquer fait perdre l’invisibilité, attaque d’un magicien confus, sur qui rebondit la chaîne d’éclairs, avec quoi attaquer, attaquer avec un parchemin, une malédiction, un artefact, quand attaquer, sort de zone touche qui, viser l’animal et pas le magicien, viser ours au lieu du mage, balancer deux sorts, jouer deux parchemins, s’allier contre un joueur, jeter un parchemin et une boule de feu, malédiction et sort ensemble, je ne veux pas me battre, préférer ne pas attaquer, sauter mon attaque, faire mal à quelqu’un, attaquer deux personnes, attaquer le plus faible, frapper sa bestiole, attaque directe sur le magicien, une seule attaque, deuxième carte attaque, attaquer avec une compétence, lancer un sort plusieurs fois',
  'DM-A2':
    'quel niveau pour lancer un sort, chiffre sur le sort, niveau trop bas, niveau trop haut, trop élevé, pas le niveau pour un sort, pas assez fort pour un sort, sort trop fort pour moi, niveau 1 sort de niveau 2, sort de niveau 3, sorts d’une autre sphère, lancer un sort d’un autre élément, pas mon élément, sort qui n’est pas de ma sphère, mage du feu sort d’eau, guérisseur lance un éclair, nécromancien sort de vie, tous les sorts, n’importe quel sort, interdit, droit aux sorts des autres sphères, sa sphère compte pour le niveau du sort, carte de niveau plus haut que moi, sort trop difficile, sort d’un autre personnage, sort illégal, niveau nécessaire, mage de vie sort de mort, sort de glace pour mage du feu, niveau insuffisant',
  'DM-A3':
    'comment savoir si j’ai touché, toucher ou rater, mon attaque touche, quel dé pour attaquer, lancer un dé pour toucher, je lance quoi pour toucher, combien faut-il pour toucher, combien faire pour toucher, exactement la classe d’armure, total égal à l’armure, égalité avec l’armure, pile son armure, atteindre ou dépasser, battre la CA, ajouter le bonus au dé, bonus d’attaque, faire haut pour attaquer, obligé de lancer un dé, petite magie jet d’attaque, compagnon lance pour toucher, à quoi sert la classe d’armure, 12 au dé et 12 armure, armure 13 et je fais 13, bonus du bâton ajouté au dé, dépasser ou égaler l’armure, ajouter quoi au dé quand j’attaque, comment marche une attaque, faire au moins son armure, petit dé rate, attaque manquée quand, le d20 sert à quoi',
  'DM-A4':
    'fait un 20, 20 naturel, vingt au dé, coup critique, c’est quoi un crit, dégâts doublés, doubler les dés ou le total, 20 touche toujours, 20 contre grosse armure, meilleur jet, fait un 1 au dé, 1 naturel, fait 1, tomber sur un 1, gros dé, échec critique, 1 rate toujours, pire jet, mon attaque se retourne contre moi, 20 je double quoi, dé ou somme doublée, un vingt dégâts en plus, tripler les dégâts, touche automatique, raté automatique, dégâts pour l’attaquant, 20 toujours réussi',
  'DM-A5':
    'faut-il un jet d’attaque pour une malédiction, jet d’attaque avec un parchemin, lancer pour toucher avec un parchemin, malédiction touche automatiquement, une malédiction peut rater, qui lance le dé pour une malédiction, qui lance pour un parchemin, moi ou la cible, la cible se sauve, malédiction fait mal tout de suite, dés imprimés sur une malédiction, effet touché ou manqué après esquive, différence entre sort et parchemin, lancer contre l’armure pour un parchemin, lancer des dés pour un parchemin, malédiction marche toujours, parchemin ne rate pas, défenseur lance contre malédiction',
  'DM-A6':
    'jet de sauvegarde comment ça marche, faire sa sauvegarde, se sauver, faire haut ou bas, faire petit à la sauvegarde, un petit chiffre est bon, sauvegarde égale à ma CA, exactement mon armure à la sauvegarde, en dessous de mon armure, au-dessus, quel dé pour la sauvegarde, combien pour résister, résister à une malédiction, résister à un parchemin, éviter l’effet, échapper à une malédiction, sauvegarde réussie, sauvegarde ratée, moitié des dégâts si sauvegarde, 20 à la sauvegarde, faire moins que son armure, inférieur ou égal à l’armure, 8 au dé avec 13 armure, éviter l’effet avec un dé, faire moins que l’armure, armure aide contre malédiction, plus d’armure sauvegarde facile, la cible résiste, sauvegarde égale à l’armure',
  'DM-A7':
    'combien de dés de dégâts, combien de dégâts, dégâts au niveau 3, dégâts au niveau 2, pourquoi deux dés lancés, plus de dés avec le niveau, dés en plus, dés imprimés, 1d8 sur la carte, sorts plus forts avec le niveau, à quoi sert le niveau d’arcane, malédiction gagne des dés, dés du parchemin selon le niveau, compagnon plus fort avec le niveau, soin plus de dés, ajouter le bonus aux dégâts, bonus doublé, résistance moitié des dégâts, arrondir la moitié, vampire récupère la vie, boule de feu moitié au compagnon, compagnon plus fort quand je monte, dégâts du monstre selon niveau, 1d6 au niveau 2, 2d6 sur la carte au niveau 3, nombre de dés selon niveau, dés de la petite magie, artefact plus de dés, dés des ennemis, bâton ajoute aux dégâts, qui lance les dégâts',
  'DM-A8':
    'quand utiliser la petite magie, petite magie à chaque tour, petite magie quand je veux, petite magie toujours, je n’ai pas de carte d’attaque, aucune carte pour attaquer, rien pour attaquer, pas de sort en main, que des sorts trop forts, petite magie en plus d’une attaque, petite magie et sort, ajouter, petite magie à la place d’une carte, garder ma carte et faire petite magie, petite attaque gratuite, attaque de base, petite magie deux fois, petite magie alors que j’ai un sort, préférer la petite magie, que des potions en main, main sans sort, pas de carte de combat, attaque faible sans carte, toujours possible d’attaquer sans carte',
  'DM-A9':
    'quand mon allié attaque, mon compagnon attaque aussi, loup frappe aussi, allié le tour où il est posé, attaquer tout de suite avec un nouveau compagnon, mordre dès qu’il arrive, compagnon attaque sans moi, je n’attaque pas mais mon allié attaque, en plus de mon attaque, animal attaque en plus ou à ma place, deuxième attaque du compagnon, allié attaque avant moi, allié vise une autre cible, compagnon attaque le monstre, je saute mon attaque et mon compagnon, magicien attaque après le compagnon, mon attaque perdue mon compagnon attaque, compagnon arrive et attaque déjà, compagnon attaque en arrivant, animal attaque à chaque tour, compagnon et moi attaquons, seul mon compagnon attaque, attaquer avec mon animal, magicien puis compagnon, allié et magicien cibles différentes',
  'DM-A10':
    'quelles cartes jeter, défausser après usage, où vont les cartes utilisées, carte après avoir joué, garder une carte jouée, la carte jouée est perdue, récupérer la carte jouée, reprendre mon sort en main, réutiliser un parchemin, carte utilisable une seule fois, rejouer la même carte, sort raté défaussé aussi, carte annulée perdue, potion bue où va la carte, potion vide, garder esquive jouée, défense utilisée, malédiction reste devant la cible, carte reste sur la table, sorts restent en jeu, artefact épuisé, soin jeté après, poser la carte de côté, cartes après le lancer, esquive utilisée, carte à usage unique',
  'DM-A11':
    'mon bouclier me protège de mon coup raté, mon garde prend mon coup raté, esquiver mon propre coup raté, me défendre contre mon 1, se blesser soi-même, blessé par mon propre sort, qui prend les dégâts d’un coup raté, combien de dégâts pour un coup raté, coup raté doublé, mort de son coup raté qui prend le butin, compagnon fait un coup raté, loup fait 1, 1 au dé et mon garde du corps prend, dégâts contre moi après un 1, bouclier absorbe mon propre raté, éviter les dégâts de mon mauvais jet, mon 1 touche moi ou mon animal',
  'DM-D1':
    'comment me défendre, on m’attaque, quand esquiver, puis-je esquiver, quand jouer une carte défense, parer une attaque, bloquer, arrêter un sort, annuler un sort, contrer un sort qui vise quelqu’un d’autre, contresort sur le sort d’un autre, contresort contre une malédiction, contresort contre un parchemin, réagir, répondre, pendant le tour d’un autre, pas mon tour me défendre, défendre avant ou après le jet, après avoir vu le dé, plusieurs défenses, deux cartes défense contre une attaque, combien de défenses, aider un ami attaqué, sauver un ami, protéger un autre joueur, esquiver pour mon compagnon, esquiver une malédiction, tout le monde doit répondre, attendre tout le monde, qui répond en premier, ordre des réponses, obligé de se défendre, pas de carte défense, sauver une amie attaquée, protéger quelqu’un qui va mourir, attendre le dé avant esquiver, stopper une attaque contre moi, éviter d’être touché, sauver mon pote avec un contresort, annuler la magie sur quelqu’un, carte immédiate, répondre à une attaque, esquiver un parchemin, esquiver un artefact, esquiver toute attaque, défense pendant mon tour, demander à tous avant le dé',
  'DM-D2':
    'bouclier de réflexion, renvoyer un sort, renvoyer une boule de feu, renvoyer une malédiction, renvoyer un parchemin, mon sort me revient, on me renvoie mon sort, renvoyer encore une fois, renvoyer deux fois, esquiver un sort renvoyé, contrer un contresort, annuler une esquive, répondre à une défense, défense contre une défense, quelle carte compte en premier, dernière carte jouée, qui lance le dé du sort renvoyé, armure contre sort renvoyé, renvoyer sur un autre joueur, renvoyer attaque d’un compagnon, tous les deux bouclier de réflexion, renvoyer attaque du monstre, réflexion contre malédictions, sort renvoyé à son lanceur, miroir, rebond, lanceur touché par son sort, priorité des cartes défense, suite de défenses, arrêter un sort renvoyé',
  'DM-E1':
    'combien de cartes piocher, combien de cartes à la fin de mon tour, piocher à la fin, quand piocher, compléter sa main, remplir sa main, cartes en main, limite de main, plus de cinq cartes en main, garder plus de cartes, main pleine, piocher avec la main vide, jeter une carte dont je ne veux pas, jeter une mauvaise carte, se débarrasser de mauvaises cartes, cartes inutiles, défausser plusieurs cartes, jeter deux cartes, jeter toute ma main, obligé de défausser, défausse facultative, changer mes cartes, garder toutes mes cartes, ne rien piocher, remonter à combien de cartes, avoir des cartes neuves, obligatoirement jeter une carte à la fin, devoir jeter une carte, nouvelles cartes chaque tour, limite de cartes à la fin, phase de fin, cartes pour le tour suivant, piocher une carte ou jusqu’à cinq, piocher avant d’attaquer',
  'DM-E2':
    'pioche vide, paquet vide, plus de cartes dans le paquet, plus de cartes à piocher, plus rien à piocher, paquet fini, pioche épuisée, quand remélanger, mélanger la défausse, reste plus de cartes, il ne reste rien, plus aucune carte nulle part, pioche et défausse vides, paquet terminé, arriver au bout du paquet, tas épuisé, on arrête quand les cartes manquent, retourner la défausse, remélanger les cartes utilisées',
  'DM-M1':
    'c’est quoi une sphère, quelles sphères, combien de sphères, liste des sphères, quels éléments, types de magie, sortes de magie, école de magie, quelle est ma sphère, sphère de mon personnage, chacun a une sphère, c’est quoi la magie commune, sort commun à qui, bonus de magie commune, couleurs de magie, familles de magie, noms des sphères, symbole de sphère, magie neutre',
  'DM-M2':
    'sort de sa propre sphère, bonus de ma sphère, que gagne-t-on avec sa sphère, avantage de mon élément, mon élément plus fort, sorts de feu meilleurs pour un mage du feu, niveau en plus pour mon sort, bonus d’attaque avec ma sphère, même sphère que la cible, plus dur de toucher un mage de même sphère, feu contre un mage de feu, protection contre ma sphère, résister à mon élément, défenseur de cette sphère, petite magie bonus de sphère, parchemin bonus de sphère, bonus de sphère à la sauvegarde, on m’envoie du feu et je suis du feu, sort de ma sphère contre moi, meilleur avec les sorts de ma couleur, ma sorte de magie, sort qui va avec mon personnage, sort d’eau pour mage d’eau, plus faible contre mon élément, immunisé à mon élément',
  'DM-M3':
    'augmenter mon niveau d’arcane, monter mon niveau, monter de niveau, gagner un niveau, comment devenir plus fort, plus puissant, objets augmentent le niveau, bâton augmente mon niveau, niveau maximum, jusqu’où monte le niveau, plus haut niveau, baisser de niveau, niveau descend, niveau en dessous de 1, niveau sous un, perdre un objet perdre un niveau, changer de niveau, quel est mon niveau maintenant, niveau limité, plafond de niveau, niveau d’arcane à 4 ou 5, niveau 6, niveau reste, niveau permanent, niveau temporaire, améliorer ma magie, niveau minimum, diminuer le niveau, c’est quoi le niveau d’arcane',
  'DM-M4':
    'c’est quoi un d100, dé cent, lancer un d100, pas de d100, pourcentage, cent avec deux dés, faire 100, deux dés à dix faces, double zéro, 00, dizaines et unités, dé à cent faces, on n’a pas de dé à cent faces, dé cent manquant, d’abord les dizaines',
  'DM-C1':
    'que fait un compagnon bouclier, garde du corps, bouclier me protège, prend les coups à ma place, encaisse pour moi, qui prend les dégâts moi ou mon bouclier, moi ou mon garde, dégâts en trop, dégâts restants pour moi, surplus de dégâts passe, dégâts plus que sa vie, reste des dégâts perdu, quelle armure compte la mienne ou celle du bouclier, qui fait la sauvegarde moi ou mon bouclier, sort contre un bouclier, malédiction sur un bouclier, parchemin sur un bouclier, monstre frappe mon bouclier ou moi, passer à travers le bouclier, ignorer le bouclier, bouclier contre toutes les attaques, combien de temps protège le bouclier, bouclier chassé par terreur, garde a 5 PV et prend 12, bouclier avec moins de vie que les dégâts, malédiction pour moi ou pour mon bouclier, garde avec peu de vie et gros coup, les dégâts restants vont où, protecteur absorbe tout, garde contre parchemins, bouclier contre sort de zone, bouclier me garde en sécurité, je perds aussi de la vie, armure du compagnon ou la mienne, choisir d’encaisser moi-même, garde devant moi, caché derrière mon bouclier',
  'DM-C2':
    'que fait un allié, à quoi sert un allié, différence entre bouclier et allié, mieux bouclier ou allié, attaquer un allié, frapper mon allié, peut-on frapper mon allié, taper sa bestiole, attaquer le compagnon plutôt que le magicien, risque d’un allié, allié me protège, monstre frappe mon allié, combien de fois attaque un allié, allié attaque deux fois, mon allié à l’abri, allié exposé ou vulnérable, les adversaires visent ma bestiole, tuer l’allié adverse, allié ne prend pas les coups pour moi, allié comparé au bouclier',
  'DM-C3':
    'compagnon mort, compagnon meurt, compagnon à 0 pv, compagnon plus de vie, compagnon tué, compagnon perdu, loup mort où va-t-il, compagnon revient, récupérer un compagnon mort, compagnon à zéro, compagnon sans vie, bestiole tuée à la défausse, ressusciter un compagnon',
  'DM-N1':
    'j’ai pioché un ennemi, je tire un ennemi, pioché un monstre que se passe-t-il, un monstre apparaît, monstre arrive, monstre sort de la pioche, ennemi sur la table, ennemi pioché va en main, garder un monstre en main, autre carte à la place du monstre pioché, attaquer un joueur quand un monstre est là, attaquer un autre joueur avec un monstre, se battre entre joueurs pendant monstre, taper les copains avec un monstre, faire du mal aux autres quand dragon, voler un objet devant un ennemi, se battre ensemble, coopérer, tout le monde aide contre le monstre, ignorer le monstre, obligé de combattre le monstre, se taper entre nous quand le dragon est là, s’en prendre aux autres pendant un monstre, ennemi sorti en pleine pioche, carte ennemi dans la main, monstre pioché en fin de tour, quand les monstres attaquent, pas de combat entre nous, paix tant que le monstre vit, maudire un adversaire devant un ennemi, repiocher après le monstre',
  'DM-N2':
    'ennemi de passage, que fait un ennemi de passage, qui est frappé par le monstre, monstre frappe tout le monde, monstre attaque seulement celui qui le pioche, tous ou seulement moi, monstre frappe les compagnons, animaux frappés aussi, esquiver un ennemi, esquiver un monstre, sauvegarde contre un monstre, bouclier encaisse le monstre, un seul jet de dégâts pour tous, reste-t-il, attaquer un ennemi de passage, tuer la vouivre, qui répond au monstre en premier, vouivre reste là, chauves-souris restent, éviter le dragon, échapper au souffle du dragon, feu du dragon, frappé même si un autre a pioché le monstre, souris attaquent une fois, combien de dégâts fait le monstre, tous font une sauvegarde, monstre s’en va, dragon s’en va après',
  'DM-N3':
    'ennemi tenace, combien de temps reste-t-il, quand part-il, battre le monstre, comment le tuer, se débarrasser du monstre, monstre reste sur la table, quand frappe-t-il de nouveau, frappe encore, tous les combien frappe-t-il, tour du monstre, chacun a joué contre lui, vie du monstre, armure du monstre, plusieurs ennemis, deux monstres en même temps, quel monstre frappe en premier, malédiction sur un monstre, monstre confus, bannir le monstre, orbe contre le monstre, sauvegarde du monstre, troll et liche ensemble, troll frappe quand, tour de la liche quand, monstre revient toujours, tour complet contre le monstre, monstre survit, tuer un monstre comment, ordre des monstres, monstre meurt quand, quand attaque encore le troll, monstres qui restent',
  'DM-V1':
    'plus de vie, zéro point de vie, 0 PV, exactement zéro, vie négative, en dessous de zéro, quand est-on mort, suis-je mort, mourir, que se passe-t-il quand je meurs, tué, éliminé, hors jeu, encore en jeu, mort on joue encore, perdre ses cartes, main du mort, mes cartes quand je meurs, garder mes objets mort, objets du mort, mon compagnon quand je meurs, revenir après la mort, plus aucun point de vie, 12 dégâts avec 7 PV, magicien mort garde son bâton, mort garde ses objets, perdu toute ma vie, mort à 0 ou en dessous, cartes du vaincu, ressusciter, revenir en jeu, regarder les autres quand mort',
  'DM-V2':
    'c’est quoi le butin, récompense pour avoir tué, si je le tue, prendre les objets de celui que je tue, prendre ses affaires, prendre les objets d’un mort, fouiller un cadavre, piquer son bâton quand il meurt, combien d’objets au vaincu, choisir le butin, porter le butin tout de suite, butin en main, butin déjà un anneau, tué par mon compagnon, loup a tué, qui prend le butin, mort par poison butin, tué par malédiction, tué par un monstre qui prend ses objets, prendre les cartes du mort, butin compte dans les quatre objets, poison a tué droit au butin, deux objets du mort, qui choisit le butin, vainqueur choisit objet, trésor du mort, prendre une amulette au cadavre, enfiler le butin, obligé de prendre le butin, butin si un ami a tué, butin deuxième anneau',
  'DM-V3':
    'comment gagner, que faire pour gagner, gagnant, vainqueur, qui gagne la partie, qui est le vainqueur, but du jeu, fin de la partie, quand ça finit, dernier debout, dernier en vie, survivant, tout le monde meurt en même temps, deux meurent ensemble, tous morts, plus personne en vie, match nul, égalité à la fin, deux derniers crèvent ensemble, plus que deux joueurs, survivre pour gagner, condition de victoire, personne ne survit, tués tous les deux, dernier magicien vivant',
  'DM-V4':
    'jouer en équipe, deux contre deux, combien d’équipes, taille des équipes, équipes inégales, places des équipes, où s’asseoir en équipe, assis à côté du partenaire, attaquer mon équipier, taper mon coéquipier, blesser ses amis, sort sur tous touche mon équipe, équipier mort gagne aussi, coéquipier mort et on gagne, équipe gagne, qui gagne en équipe, un de l’équipe survit, équipe avec un mort, les morts de l’équipe gagnent, notre camp gagne, par paires, alliés en équipe, blesser mon partenaire, soigner mon équipier, toute l’équipe doit mourir',
  'DM-V5':
    'cartes noires, que sont les cartes noires, utiliser les cartes noires, cartes noires dans le paquet, carte noire dans ma boîte, que faire avec une carte noire',
};
