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
  quelconque n'importe nimporte là dedans dessus dessous quelquun ailleurs re suite parce car tant autant jpeux chui
  ché jsuis sommes`;

/** L’, d’, qu’ … */
const elided = /^(?:[cdjlmnst]|qu)(?=[aeiouyhàâéèêîô])/i;

const synonyms = `\
  gagner gagne gagnant vainqueur victoire remporte
  fin finir finit terminer termine achève dernier
  début commencer commence premier abord départ
  points marquer marque vaut score valeur
  perdre perdant perdants mort mourir meurt meurs éliminé vaincu défaite battu tuer tué
  égalité ex égaux égal
  enchère vente enchères enchérir miser mise vendre surenchérir
  acheter payer coût coûte prix
  argent or pièces écus monnaie sous fric thune
  gagner toucher recevoir revenu rapporter rapporte
  dé dés lancer
  relancer relance nouveau recommencer refaire
  tour manche
  déplacer voyager voyage bouger trajet aller marcher
  vie blessure dégâts pv
  soigner guérir guérison soin
  passer sauter
  enlever retirer retire ôter
  récupérer reprendre revenir reviennent rendre
  aider favoriser favorise soutenir
  accord accords promesse négocier échanger troquer mentir mensonge bluffer
  garder garde gardes limite maximum max
  combien nombre deux trois quatre cinq six sept huit
  radeau bateau barque
  appeler appelez invoquer
  pion pièce figurine magicien
  case place espace
  compétition combat duel lutte
  monter monte grimper promu
  changer déplacer bouger
  vide vacant libre
  restant reste surplus inutilisé
  bloquer empêcher opposer contrer annuler barrer embêter
  secret caché cacher visible voir regarder montrer
  pioche paquet pile tas
  défausser jeter balancer
  ville cité village
  route chemin
  monstre ennemi créature
  objet équipement
  attaquer frapper toucher taper cogner coup
  équipe équipier partenaire coéquipier
  double doubler deux`;

export const fr: SearchLanguage = { stem: stemmer, stopwords, idle, elided, synonyms };
