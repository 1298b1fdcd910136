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
  vient euh heu`;

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
  vendre vends vendu`;

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
  sac bol coupe`;

export const fr: SearchLanguage = { stem: stemmer, stopwords, idle, elided, forms, synonyms };
