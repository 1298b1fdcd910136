/** Words in which readers ask for the rules of Elfengold in French, beside those of the rules’ own texts. */
import type { Asked } from '../chapters.js';

export const fr: Asked = {
  alike: `  jeton disque tuile rond plaquette
    transport véhicule monture animal cochon bicyclette licorne nuage chariot dragon
    cochon sanglier porc
    bicyclette vélo bici
    chariot charrette carriole
    licorne cheval
    botte elfe bonhomme figurine chaussure
    pion cylindre marqueur bouchon bâton cube
    obstacle embûche arbre monstre barrage
    arbre embûche tronc
    monstre serpent kraken pieuvre
    écu pièce monnaie argent fric thune pognon blé
    or pépite
    radeau bateau barque navire naviguer voguer nager
    eau rivière lac fleuve mer
    montagne sommet
    plaine prairie herbe champ
    forêt bois jungle
    terrain paysage
    adversaire voisin ennemi rival
    sorcier magicien mage
    revenu salaire paie paye solde rente
    égalité aequo départager
    vide épuisé fini vidé terminé
    invendu restant
    échange permuter intervertir inverser troquer
    caravane joker remplacement
    étalage marché rangée
    fauché ruiné
    manche round
    défausser écarter
    compléter remplacer remplir
    forcé obligé contraint
    second deuxième
    proposer offrir miser
    immédiatement aussitôt
    nettoyer vider enlever retirer débarrasser
    emporter gagner remporter
    perdre perdu
    ramasser collecter récolter rafler
    convenir correspondre accepter adapté
    traverser franchir
    traversée passage
    bac traversier radeau
    château elvenhold capitale
    roue bicyclette`,
  'EG-S1':
    'combien de joueurs, à combien peut-on jouer, on est combien, jouer à deux, jouer à 3, à 4, à 5, à 6, à 7 ou plus, jouer seul, nombre minimum maximum de joueurs, d’où partent les bottes, où commencent nos elfes, ville de départ, dans quelle ville on démarre, capitale au milieu du plateau, combien vaut une ville, valeur en or des cités, chiffre écrit sur une ville, ville la plus riche, quelle ville rapporte le plus, ville qui donne le plus d’argent, ville la plus pauvre, villes qui valent 5, Elvenhold vaut combien, installer le plateau, placer les pions dans les villes, combien de villes sur la carte, on est sept c’est trop, trois quatre cinq six personnes, tous au même endroit au départ, on démarre où, une cité rapporte combien, comment on installe le jeu, jouer à deux joueurs, nombre minimum de personnes, que rapportent les villes',
  'EG-S2':
    'combien de jetons dans la coupe, qu’y a-t-il dans le sac, liste des jetons, sortes de jetons, combien de dragons, combien de licornes et de cochons, nombre de nuages, de chariots, de vélos, combien d’arbres, de monstres, combien de jetons or existent, combien de doubles et d’échanges, jeton le plus fréquent, animal le plus rare, total des jetons transport, mélanger les jetons face cachée, dans le bol, combien de chaque animal, quels jetons existent',
  'EG-S3':
    'combien de cartes au début, au départ, distribuer les cartes, on distribue combien de cartes, chacun reçoit combien de cartes, main de départ, cartes pour commencer, cartes visibles sur la table au départ, combien de cartes dans le paquet, sortes de cartes, combien de cartes dragon, combien de cartes radeau, nombre de cartes or dans la pioche, mélanger les cartes or, préparer la pioche, composition du paquet, de quoi est composée la pioche, quelles cartes existent, cinq cartes pour commencer',
  'EG-S4':
    'combien d’argent au début, d’écus au départ, argent de départ, pièces pour démarrer, somme de départ de chacun, on commence avec combien, qui commence, qui débute la partie, choisir le premier joueur, le plus jeune le plus vieux commence, premier joueur de la première manche, combien de manches, combien de tours dure la partie, nombre de manches, durée en manches, la partie s’étale sur combien de tours, nombre total de manches, combien de manches jouer, la partie compte combien de manches, manches en tout, comment choisir qui joue en premier, décider qui commence, c’est quand la dernière manche, quelle manche est la dernière, quatre ou six manches',
  'EG-H1':
    'voir les cartes des autres, regarder la main d’un adversaire, voir le jeu de mon voisin, montrer ma main, mes cartes sont-elles secrètes, qu’est-ce qui est public, les autres voient, l’argent est-il caché, cacher mes écus, montrer mon argent, combien d’écus a un autre, demander combien de cartes il a, compter les cartes d’un adversaire, jetons secrets, regarder les jetons cachés des autres, fouiller dans la défausse, villes visitées par les autres, dire ce que j’ai en main, jouer cartes sur table, annoncer ses cartes, jetons devant moi visibles, dire combien d’écus il me reste, obligé de montrer ses cartes, compter les cartes de quelqu’un, cartes posées sur la table, garder mes cartes pour moi, mentir sur mes cartes',
  'EG-C1':
    'combien de cartes coûte une route, prix en montagne, désert, forêt, plaine, le cochon traverse le désert, le vélo roule en montagne, la licorne court en plaine, le chariot dans le désert, le nuage au-dessus du désert, le dragon en forêt, dragon sur l’eau, dragon ou nuage au-dessus d’un lac, quel animal passe où, quel véhicule sur quel terrain, meilleur transport en montagne, à quoi servent les cochons, où peut aller le dragon, tableau des transports, faut-il deux cartes du même animal, pourquoi deux cartes sur cette route, une ou deux cartes, remonter, amont, aval, rivière, lac, radeau, faut-il un jeton pour le bateau, radeau sur terre, traverser l’eau à pied, jeton interdit sur la rivière, symboles du tableau, couleurs des routes, sur quelles routes va la licorne, quelles routes pour le dragon, que faut-il pour une route de montagne, liste des prix des routes, prix de la traversée du lac, que coûte une rivière',
  'EG-C2':
    'c’est quoi une caravane, combien de cartes pour une caravane, trois cartes différentes, n’importe quelles cartes, cartes au choix comme joker, pas la bonne carte, il me manque la carte de cette route, je n’ai pas de carte dragon, il me faut une licorne et je n’en ai pas, payer avec d’autres cartes, payer autrement, remplacer une carte qui manque, mes cartes ne correspondent pas au jeton, bloqué sans la bonne carte, passer sans la bonne carte, mélanger des cartes pour voyager, radeaux dans une caravane, caravane sur l’eau, caravane sur une route sans jeton, caravane et obstacle quatre cartes, caravane alors que j’ai la bonne carte, deux caravanes dans un voyage, trois cartes au hasard pour une route, plus de cartes qui vont avec le jeton, payer sans carte adaptée, les cartes doivent-elles être identiques',
  'EG-T1':
    'phases d’une manche, que fait-on dans une manche, étapes dans l’ordre, on commence par quoi, que vient-il après les enchères, que fait-on avant de voyager, comment se passe un tour, sens horaire ou inverse, dans quel sens on joue, à qui le tour, dans quelle phase est-on, que saute-t-on à la première manche, pas de cartes ni de revenu à la première manche, chacun son tour, déroulement du tour, résumé d’une manche, aperçu du tour, quand ont lieu les enchères, quand voyage-t-on, que fait-on en premier',
  'EG-1.1':
    'combien de cartes pioche-t-on par manche, piocher au début de la manche, prendre de nouvelles cartes, combien j’en pioche, trois cartes ensemble ou une par une, choisir une carte visible ou cachée, prendre sans voir, dessus de la pioche, prendre seulement des cartes visibles, trois cartes visibles, piocher à la première manche, obligé de piocher, refuser de piocher, le tas d’or au lieu d’une carte, qui pioche en premier, refaire sa main, les 3 cartes en même temps, phase de pioche, mon tour de piocher, du paquet ou de l’étalage, dans la rangée ou au paquet, nombre de pioches',
  'EG-1.2':
    'remplace-t-on les cartes visibles, remplir l’étalage, compléter les cartes sur la table, nouvelle carte quand j’en prends une, remettre une carte tout de suite ou plus tard, un trou dans les cartes visibles, carte or retournée parmi les visibles, de l’or apparaît à l’étalage, on retourne de l’or en complétant, où va la carte or retournée, combien de cartes visibles en permanence',
  'EG-1.3':
    'j’ai pioché une carte or, tiré de l’or de la pioche, tomber sur de l’or, tomber sur une carte or, de l’or sort de la pioche, première carte de la pioche en or, garder la carte or piochée, rejouer repiocher après de l’or, une carte or compte-t-elle comme pioche, autre carte à la place de l’or, deux cartes or de suite, carte or en main, où va la carte or piochée',
  'EG-1.4':
    'combien vaut le tas d’or, combien d’écus par carte or, valeur d’une carte or, prendre le tas d’or, combien rapporte la pile d’or, ramasser toutes les cartes or, encaisser les cartes or, convertir l’or en écus, le tas d’or compte comme une pioche, tas d’or au lieu d’une carte, prendre une seule carte du tas, tas d’or vide, que deviennent les cartes or payées',
  'EG-1.5':
    'pioche vide, plus de cartes dans la pioche, pioche épuisée, il n’y a plus de cartes, plus rien à piocher, on a fini le paquet, mélanger la défausse, remélanger, refaire une pioche, quand mélange-t-on, pioche et défausse vides, pas assez de cartes pour tous, dernière carte piochée, paquet terminé',
  'EG-1.6':
    'où vont les cartes jouées, cartes utilisées après le voyage, où mettre les cartes dépensées, défausse face visible, défausser, récupérer mes cartes jouées, les cartes utilisées reviennent en main, cartes payées que j’ai utilisées, les cartes utilisées sont perdues, défausse ouverte',
  'EG-2.1':
    'quand touche-t-on le revenu, salaire, combien d’écus par manche, argent à chaque tour, recevoir des pièces au début de la manche, jour de paie, quand est-on payé, la banque nous donne combien, argent gratuit, deux écus pour chacun, revenu à la première manche, de l’argent dès le premier tour, salaire sans voyager, la banque n’a plus d’argent, banque à court d’écus, revenu fixe par manche, combien de revenu, revenu de base, revenu pour chacun, revenu en écus',
  'EG-3.1':
    'combien de jetons tirer, tirer des jetons du sac, piocher des jetons dans la coupe, regarder dans la coupe, montrer les deux jetons, dois-je montrer mes jetons, cacher un jeton et révéler l’autre, lequel est caché, choisir celui qui reste face cachée, combien de jetons secrets, cacher les deux, ne rien montrer, les autres voient mes jetons, jetons gratuits à chaque manche, qui tire en premier, deux jetons pareils, garder les deux jetons cachés, garder les deux face cachée, un visible un caché, lequel de mes deux jetons est visible, lequel est public, voir les deux avant de choisir',
  'EG-4.1':
    'combien de jetons aux enchères, combien de jetons mis en vente, jetons par joueur à l’enchère, que vend-on aux enchères, d’où viennent les jetons vendus, voir tous les jetons avant de miser, ordre de la vente, un par un ou tous ensemble, quel jeton en premier à vendre, lots, nombre d’enchères par manche, mettre en vente mes propres jetons, enchères à 2 3 4 6 joueurs, enchères à trois quatre cinq six joueurs, que vend-on à l’enchère, jetons vendus à l’enchère, quand voit-on les jetons de l’enchère',
  'EG-4.2':
    'comment marchent les enchères, qui mise en premier, ordre des mises, qui ouvre l’enchère, surenchérir de combien, surenchérir d’un écu, mise minimum, offre la plus basse, prix de départ, offrir zéro, mise maximum, passer aux enchères, miser encore après avoir passé, revenir dans l’enchère après avoir passé, suis-je sorti aussi pour le jeton suivant, quand finit l’enchère, qui remporte le jeton, la plus haute offre gagne, à qui payer mon enchère, acheter plusieurs jetons aux enchères, acheter deux jetons, limite d’achats, jeton acheté visible ou caché, augmenter ma propre mise, obligé de miser, surenchérir de 2 3 5 10, abandonner l’enchère et y revenir, se retirer de l’enchère, je passe et reviens, plusieurs tours de mises, miser plusieurs fois, acheter tout aux enchères, acheter tous les jetons, rafler les jetons de l’enchère, combien de jetons un joueur peut-il acheter, payer la banque ou les joueurs, miser la même somme, enchérir plus haut',
  'EG-4.3':
    'miser plus que ce que j’ai, miser plus que mon argent, offrir plus que mes écus, mise trop haute, enchère trop chère, ne pas pouvoir payer mon enchère, pas assez d’argent pour payer l’enchère, payer impossible, sanction pour qui mise trop, bluffer aux enchères, le gagnant n’a pas d’argent, fauché aux enchères, miser sans un écu, perdre tous mes écus, payer si un autre surenchérit, les perdants de l’enchère paient, perdre sa mise, proposé 10 j’ai 8 écus, misé 15 avec 12 pièces, annoncé 9 j’ai 7, offert 20 avec seulement 6 ou 5, enchère recommencée, le deuxième remporte le jeton, retirer ma mise',
  'EG-4.4':
    'personne ne veut du jeton, personne n’enchérit, aucune offre, pas de mise, tout le monde passe aux enchères, jeton invendu, personne ne l’achète, un jeton reste à l’enchère, remplacer un jeton invendu, avoir gratuitement un jeton invendu, où va le jeton dont personne ne veut, plus d’argent pour acheter, personne n’a rien proposé, aucune proposition, personne intéressé, tous passent sur un jeton, le jeton invendu est perdu',
  'EG-5.1':
    'combien de jetons puis-je poser, poser plusieurs jetons, en poser deux à la fois, poser tous mes jetons, un jeton chacun son tour, jusqu’à quand pose-t-on, fin de la pose, sauter la pose d’un jeton, obligé de poser un jeton, garder mes jetons sans en poser, poser un jeton après avoir passé, continuer à poser après avoir passé, revenir après avoir passé, tout le monde a passé, poser un jeton caché, jouer mon jeton secret, poser un jeton acheté aux enchères, ordre de pose, qui pose en premier, poser un jeton pendant le voyage, reprendre un jeton déjà posé, plus de jetons à poser, forcé de jouer tous mes jetons, deux jetons en une seule fois, utiliser tous ses jetons, attendre pour poser et revenir après, passer sans poser, comment pose-t-on les jetons, quand poser mes jetons',
  'EG-5.2':
    'où poser un jeton transport, quel jeton sur quelle route, sur une route vide, route qui a déjà un jeton, poser sur un autre jeton, remplacer le jeton d’un adversaire, poser un jeton loin de ma botte, mettre un cochon sur une route, où poser un dragon, un dragon sur la rivière, jeton sur l’eau, mettre une licorne, un nuage, un chariot sur cette route, vélo sur une route de désert, mon jeton convient à quelle route, poser n’importe où sur le plateau',
  'EG-5.3':
    'que fait l’arbre, à quoi sert l’arbre, l’embûche, où mettre un arbre, à quoi sert le monstre marin, où mettre le monstre marin, monstre sur l’eau, arbre sur l’eau, monstre sur terre, arbre sur une route vide, bloquer une route, barrer la route à un adversaire, gêner, ralentir, embêter les autres, rendre une route plus chère, combien coûte un obstacle, cartes en plus pour un obstacle, passer le monstre avec un radeau de plus, combien de radeaux face au monstre, passer une route bloquée, une route avec un arbre est-elle fermée, deux obstacles sur la même route, arbre et monstre ensemble, enlever un obstacle, payer mon propre obstacle, quelle carte en plus pour l’arbre, une carte de plus de la même sorte, arbre sur une route avec de l’or, ajouter un arbre sur une route, effet de l’arbre, effet de l’obstacle sur un chemin, que fait un obstacle, tronc sur une rivière, bestiole dans l’eau, le monstre bloque-t-il le lac, franchir un obstacle, tout le monde paie l’obstacle',
  'EG-5.4':
    'à quoi sert le jeton or, que fait l’or sur une route, effet du jeton or, bonus d’une route d’or, où poser de l’or, or sur une route vide, or sur l’eau, or et embûche sur la même route, obstacle sur une route d’or, deux jetons or sur une route, argent doublé, une pépite sur un chemin, les autres profitent de mon or, garder le jeton or pour avoir des écus, route avec une pièce d’or, ce qui se passe sur une route avec de l’or',
  'EG-5.5':
    'double transport, que fait le double, comment utiliser le double, deux jetons sur une même route, deux transports sur la même route, deux véhicules au même endroit, ajouter un second jeton à une route, trois jetons sur une route, choisir entre deux transports, payer les deux ou un seul, deux jetons de la même sorte sur une route, double sans second jeton, second jeton caché ou visible, deux doubles sur une route, deuxième animal sur une route',
  'EG-5.6':
    'à quoi sert l’échange, jeton échange, comment marche l’échange, échanger deux jetons sur le plateau, intervertir, permuter, inverser des jetons, bouger un jeton sur une autre route, déplacer un jeton déjà posé, changer un jeton posé par un autre, échanger les jetons des adversaires, échange sur un mauvais terrain, les jetons échangés doivent convenir, échanger un obstacle ou de l’or, où va le jeton échange après usage, échange sans rien échanger, changer un transport de route',
  'EG-6.1':
    'jusqu’où puis-je aller, combien de villes en un tour, traverser combien de villes, combien de routes d’affilée, nombre de déplacements par tour, où voyager, comment déplacer ma botte, bouger mon elfe, une seule route par tour, s’arrêter dans une ville, continuer tant que j’ai des cartes, prendre le dragon d’un autre, utiliser le jeton posé par un adversaire, se servir du cochon de la licorne du nuage du chariot des autres, voyager avec un jeton que je n’ai pas posé, profiter du vélo d’un adversaire, jeton réservé à son propriétaire, route ouverte par un autre, partager une route, même route deux fois, reprendre une route, revenir en arrière, faire demi-tour, repayer la même route, route sans jeton, passer par une route vide, comment marchent les radeaux, prendre le bateau, remonter la rivière, amont contre le courant, descendre la rivière, traverser un lac, prix du lac, payer des cartes pour chaque route, qui voyage en premier, ordre des voyages, voyage en plusieurs fois, ville avec une autre botte, limite du nombre de villes par tour, autant de routes que je veux, comment se déplacer, comment voyager, quelles cartes jouer pour avancer, s’arrêter si je croise un autre elfe, entrer dans une ville occupée par un joueur, passer sur la route avec le vélo d’un autre, qui peut utiliser mon jeton, payer le propriétaire du jeton, payer pour le jeton d’un autre, rivière sans jeton',
  'EG-6.2':
    'quand prendre mon pion de cité, ramasser mon pion, collecter les pions dans une ville, enlever mon pion de la ville, passer par une ville sans s’arrêter, s’arrêter pour prendre le pion, à quoi servent les petits cylindres, à quoi servent les pions dans les villes, pions de ma couleur, prendre les pions des autres couleurs, pion déjà pris dans cette ville, pion à Elvenhold, comment marquer les villes visitées, une ville traversée compte-t-elle, pion d’une ville que je ne fais que traverser, Elvenhold donne-t-elle un pion, que prend-on en arrivant dans une ville',
  'EG-6.3':
    'comment gagner de l’or, comment gagner de l’argent, que rapporte un voyage, argent pour chaque ville visitée, écus ou cartes à la fin du voyage, choisir entre cartes et écus, écus et cartes à la fois, des cartes à la place de l’argent, quand paie-t-on le voyage, la ville de départ rapporte-t-elle, ville visitée deux fois paie deux fois, payé deux fois pour la même ville, revenir dans une ville, toucher de l’argent dans une ville déjà visitée, additionner la valeur des villes, calculer le gain du voyage, une route d’or double, route avec or rapporte double, Elvenhold ne rapporte rien, combien de cartes au lieu des écus, dépenser pendant le voyage les écus gagnés, combien je gagne pour un long trajet, compter l’argent à la fin du déplacement, calculer l’or du voyage, repasser dans un village paie encore, de l’argent pour chaque ville, cartes et or à la fois',
  'EG-6.4':
    'si je ne bouge pas, rester sur place, rester dans ma ville, rester chez soi, aller nulle part ce tour, ne pas voyager ce tour, ne pas vouloir bouger, impossible de voyager, ne pas pouvoir bouger ce tour, pas de cartes pour voyager, sauter son voyage, passer mon tour de voyage, obligé de voyager, obligé de bouger sa botte, que gagne-t-on à rester, cartes si je ne bouge pas, écus si je reste, pas d’argent quand on reste, ne rien faire de la manche, voyager sans rien gagner, coincé dans une ville, rater son voyage, récompense pour rester',
  'EG-6.5':
    'limite de main, combien de cartes garder en main, combien de cartes puis-je garder, nombre maximum de cartes en main, trop de cartes en main, plus de quatre cartes, j’ai 5 6 7 8 cartes, défausser des cartes après le voyage, jeter des cartes, se défausser jusqu’à quatre, quelles cartes jeter, qui choisit les cartes défaussées, conserver des cartes pour la manche suivante, combien de cartes à la fin du voyage, main après le déplacement, limite avant ou après avoir pris des cartes, limite si je reste sur place, les sorciers comptent dans la limite, moins de quatre cartes, conserver toute ma main, garder toutes mes cartes, défausser avant ou après avoir pris deux cartes, jeter avant ou après avoir pioché, quand défausser, perdre des cartes',
  'EG-7.1':
    'garder des jetons pour la manche suivante, combien de jetons garder, combien de jetons d’un tour à l’autre, mettre un jeton de côté pour plus tard, jetons non utilisés, jetons que je n’ai pas posés, jetons restants, trop de jetons, rendre des jetons, dois-je rendre mes jetons, que deviennent les jetons en fin de manche, vider le plateau, enlever les jetons des routes, les jetons restent sur le plateau, mon dragon reste sur la route au tour suivant, les obstacles les arbres restent-ils sur la route, récupérer mon jeton posé, remettre les jetons dans la coupe, montrer un jeton caché que je garde, garder un ou deux jetons, jetons à la fin de la dernière manche, perdre les jetons non utilisés, jeton non joué perdu, nettoyer les routes, débarrasser le plateau, perdre mes jetons, combien de jetons en main, fin de la manche que se passe-t-il',
  'EG-7.2':
    'qui est premier joueur à la manche suivante, change-t-on de premier joueur, qui commence ensuite, qui débute la prochaine manche, qui commence au tour suivant, passer le marqueur de premier joueur à gauche, premier joueur tournant, toujours le même premier joueur, suis-je encore premier, qui joue en premier après',
  'EG-E1':
    'comment gagner, qui gagne, but du jeu, que faire pour gagner, le plus de villes ou le plus d’argent, l’argent fait-il gagner, le plus riche est-il vainqueur, les écus comptent à la fin, qui a gagné, même nombre de villes, égalité entre deux joueurs, ex aequo à la fin, égalité de villes et d’écus, départager, victoire partagée, fin de la partie, quand finit la partie, après la dernière manche, score final, compter les villes visitées à la fin, les cartes restantes comptent-elles à la fin, faut-il rentrer à la fin, qui gagne si personne n’a toutes les villes, qui l’emporte, personne n’est allé partout, les écus départagent, condition de victoire, le plus riche gagne, ce qui compte pour gagner',
  'EG-E2':
    'toutes les 20 villes visitées, visité toutes les villes, allé partout, quelqu’un est allé partout, toutes les villes avant la dernière manche, toutes les cités et c’est fini, j’ai toutes les villes ai-je gagné, ramassé tous mes pions, la partie peut finir avant, fin anticipée, s’arrêter tout de suite ou terminer la manche, jouer la manche jusqu’au bout, les autres voyagent encore, deux joueurs avec toutes les villes, les vingt cités',
  'EG-V1':
    'c’est quoi la ville natale, cité natale, carte de ville secrète, ma ville secrète, destination secrète, maison de chaque joueur, distance de la maison à la fin, points perdus si loin de chez soi, perdre des villes à cause de la distance, finir loin de sa ville natale, faut-il finir son voyage à la maison, but caché, montrer ma cité natale, choisir sa cité natale, rentrer chez soi avant la fin, plus court chemin vers la maison, carte avec une ville reçue au début',
  'EG-V2':
    'richesses des villes au hasard, valeurs différentes à chaque partie, mélanger les valeurs, changer la valeur des villes, valeurs variables, tirer au sort les valeurs',
  'EG-V3':
    'que font les sorciers, à quoi sert le sorcier, comment utiliser une carte sorcier, jouer avec les sorciers, voler jusqu’à une ville, voler n’importe où, le magicien m’emmène dans une ville, téléporter, magie, combien coûte un vol, coût du vol, la ville où je vole rapporte, prendre le pion après un vol, continuer le voyage après un vol, voler vers Elvenhold, ignorer, éviter un obstacle, sorcier contre un arbre ou un monstre, le sorcier enlève l’obstacle, deux sorciers dans un voyage, sorcier dans une caravane, sorcier sans argent, combien de sorciers dans la pioche, vol magique, le sorcier vole au-dessus de l’eau',
  'EG-V4': 'Elfenland, jeu de base sans or, jouer sans l’extension, jeu original sans enchères, version classique',
};
