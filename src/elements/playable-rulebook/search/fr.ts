import { stemmer } from '@orama/stemmers/french';
import { stopwords } from '@orama/stopwords/french';
import type { SearchLanguage } from './by-meaning.js';

const idle = `
  dès peut peux peuvent pouvoir puis pouvons pourrait droit possible permis autorisé doit dois doivent devoir faut
  falloir obligé veux veut vouloir voudrais mettre mets met prendre prend prends pris donner donne donné utiliser
  utilise être avoir fait fais faire font va vas vais vont aller vient viens venir devient devenir deviennent arrive
  arriver passe marche sert serve dire dit savoir sait voir voit trouver essayer comment quand combien pourquoi où
  quoi si cas lorsque lorsqu puisqu jusqu quoiqu ça bon alors donc ensuite après encore déjà jamais toujours
  maintenant aussi juste seulement vraiment exactement merci quelqu quelque quelques chose choses truc personne
  autre autres chacun chaque tout tous toute toutes plusieurs mêmes certains règle règles jeu jouer joue joueur
  joueurs partie depuis sous entre chez vers plus moins très trop peu beaucoup oui non rien voulu reste restent
  lesquels deux force sinon pendant lors façon ya ki koi ke pk qd tt ts ben bah hein ok svp stp celui celle ceux
  celles bien bonne bonnes bons mauvais trucs machin genre gens gars direct grave carrément pareil faites faisons
  ferait faudra faudrait pourra pourrai devra devrai veulent voudrait aimerais voulez pouvez laquelle lequel
  quelconque importe nimporte là dedans dessus dessous quelquun ailleurs re suite parce car tant autant jpeux chui
  ché jsuis sommes
  sais savez savent pris prise prennent prenez prenons mis mettent mettez mettons donnes donnent donnez dis disent vois
  voient vu viens venu allé allez allons voulez servent servir arrivent arrivé devons devez moment lieu nulle nulles monde absolument forcément
  vient euh heu
  mien mienne miens miennes tien tienne sien sienne leurs tard bref franchement normalement vachement hyper super bizarre
  question expliquer explique comprends compris comprendre rappeler rappelle bidule bidules zut oups dites assez presque
  environ telle tel aucun aucune ptit frère soeur sœur copine mari femme papa maman père mère fils fille cousin cousine mamie
  papi oncle tante mec ci`;

/** L’, d’, qu’ … */
const elided = /^(?:[cdjlmnst]|qu)(?=[aeiouyhàâéèêîô])/i;

const forms = `\
  aller va vas vais vont
  avoir a ai as ont avons avez
  deviens devient devenir deviennent
  devoir dois doit doivent faut
  donne donnent donner
  être est suis sont sommes
  faire fait fais font
  mettre mets met mettent
  pouvoir peux peut peuvent puis
  prendre prends prend prennent
  quoi koi
  servir sert servent
  battre bats bat battu
  boire bois boit bu
  choisir choix
  défendre défends défense
  descendre descends descend descendu
  gagner gain
  mort mourir meurs meurent
  offrir offre offert
  perdre perds perdu
  promettre promets promis promesse
  recevoir reçois reçoivent reçu
  rendre rends rendu
  répondre réponds répondu réponse
  reprendre reprends repris
  revenir reviens reviennent revenu
  soigner soin
  tenir tiens tenu
  valoir vaut valent
  vendre vends vendu
  remettre remets remet remis
  reprendre reprend
  dire dit
  finir fini finit finissent
  mordre mords mordu
  laisser laisse laissé
  toucher touche touché
  jeter jette jeté`;

const synonyms = `\
  gagner gagnant vainqueur victoire remporte
  fin finir terminer achève dernier finale
  début commencer premier abord départ initial
  points marquer vaut score valeur
  perdre perdants vaincu battu éliminé déconfit
  mort tuer éliminé crever buter
  égalité ex égaux égal
  enchère vente enchérir miser mise vendre surenchérir offre
  acheter payer coût prix dépenser tarif cher
  argent or écus monnaie fric thune
  gagner toucher recevoir revenu rapporter
  dé lancer
  relancer nouveau recommencer refaire
  tour manche
  déplacer voyager bouger trajet marcher avancer
  vie blessure dégâts pv santé
  soigner guérir guérison soin
  passer sauter
  enlever retirer ôter débarrasser supprimer
  récupérer reprendre revenir rendre
  aider favoriser soutenir
  accord promesse négocier échanger troquer mentir mensonge bluffer alliance pacte discuter parler
  garder limite maximum max conserver
  radeau bateau barque
  appeler appelez invoquer
  jeton pion marqueur
  pion pièce figurine magicien
  magicien mage sorcier personnage héros bonhomme
  case place espace emplacement
  compétition combat duel lutte
  monter grimper promu
  descendre rétrograder tomber
  changer déplacer bouger
  échanger changer remplacer intervertir
  vide vacant libre
  restant surplus inutilisé
  bloquer empêcher opposer contrer annuler barrer embêter gêner
  secret caché cacher visible regarder montrer révéler
  pioche paquet pile tas
  piocher tirer ramasser
  défausser jeter balancer bazarder virer
  poser placer déposer
  choisir décider
  porter équiper enfiler
  compagnon animal bête
  esquiver éviter échapper
  voler piquer butin
  seul unique
  adversaire opposant
  ordre déroulement
  ville cité village
  route chemin
  rivière fleuve cours
  monstre ennemi créature bestiole bête
  objet équipement
  attaquer frapper toucher taper cogner coup
  armure protection
  équipe équipier partenaire coéquipier
  double doubler
  compter calculer additionner total
  sac bol coupe
  arrêter finir cesser
  partie divisé phases étapes
  doré dorée or
  hasard aveugle
  laisser abandonner passer
  piste compteur
  embêter bloquer gêner
  démarrer début départ commencer`;

const unruled = `
  appli, application, ipad, iphone android, téléphone, ordinateur, version numérique, télécharger, jouer en ligne,
  internet, site web, où acheter, acheter le jeu, magasin boutique, prix du jeu, combien coûte le jeu, occasion,
  épuisé chez l’éditeur, extension, promo, suite du jeu, quel âge, ans, enfants,
  combien de temps dure une partie, combien de minutes, combien d’heures, durée de la partie, limite de temps, chrono,
  sablier, trop lent, temps pour réfléchir, protège-cartes, sleeves, pochettes, taille des cartes, illustrateur,
  dessinateur, dessins, illustrations, auteur, inventé, créateur, éditeur, quelle année, en allemand, en espagnol,
  traduction, langue, prononcer, perdu une pièce, pièce manquante, pièces de rechange, remplacer une pièce perdue, cassé,
  déchiré, carte abîmée, marquée, tricher, tricheur, triche, punition, sanction, pénalité, erreur, trompé, coup interdit,
  oublié, annuler son coup, revenir en arrière, quitter la partie, partir avant la fin, abandonner, rentrer chez soi,
  arriver en retard, nouveau joueur, toilettes, règles maison, inventer une règle, version simple, plus facile,
  débutants, trop dur, apprendre, vidéo, tuto, stratégie, tactique, conseils, astuces, meilleur coup, meilleure
  ouverture, le plus fort, vaut mieux, conseillez, tournoi, championnat, classement, record, cadeau, daltonien,
  dé tombé de la table, dé par terre, dé cassé, dé de travers, dés pipés, parler à table, chuchoter, manger,
  boire une bière, papier et crayon, feuille de score, noter, sauvegarder, pause, continuer demain, campagne,
  mode histoire, scénario, mission, quête, objectif secret, maître du jeu, arbitre, rangement, boîte, en bois, plastique,
  figurines, peindre, imprimer, photo, laver, nom du héros, histoire du jeu,
  construire une maison, construire un pont, construire une route, château, hôtel, voler un joueur, voler une carte,
  piquer de l’argent, prêter, emprunter, dette, échanger des cartes avec un autre, échanger avec mon coéquipier,
  donner une carte à un ami, donner un jeton, donner de l’argent, partager ses cartes, vendre à un autre joueur,
  revendre, vendre mes cartes, taxe, impôt, péage, loyer, carte événement, météo, tempête, pluie, neige, hiver, nuit,
  nourrir, nourriture, faim, mana, expérience, pouvoir spécial, capacité spéciale, attaquer un joueur, tuer un joueur,
  se battre, bagarre, arme, épée, armée, soldats, marier, roi, reine, prince, princesse, nain, orc, gobelin, zombie,
  ressources, blé, pierre, mine, creuser, brûler, détruire, prison, repos, dormir, fuir, enfuir, sauver, porte, clé,
  donjon, salle, piège, coffre, avancer sur le plateau, de combien de cases, plateau de déplacement, fabriquer, forger,
  inventaire, poids, bonus du plus long, double six, lancer les dés pour avancer, chance, voter, joueur éliminé,
  sortir du jeu, deuxième figurine, parler aux animaux, anniversaire, sauter un tour, tour supplémentaire, rejouer,
  bloquer un joueur, pousser, sauter par-dessus, capturer, échec, atout, couleur des cartes, poker`;

export const fr: SearchLanguage = { stem: stemmer, stopwords, idle, elided, forms, synonyms, unruled };
