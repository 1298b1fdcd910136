import { stemmer } from '@orama/stemmers/french';
import { stopwords } from '@orama/stopwords/french';
import type { SearchLanguage } from './by-meaning.js';

const idle = `
  dès peut peux peuvent pouvoir puis pouvons pourrait droit possible permis autorisé doit dois doivent devoir
  faut falloir obligé veux veut vouloir voudrais mettre mets met prendre prend prends pris donner donne donné
  utiliser utilise être avoir fait fais faire font va vas vais vont aller vient viens venir devient devenir
  deviennent arrive arriver passe marche sert serve dire dit savoir sait voir voit trouver essayer comment
  quand combien pourquoi où quoi si cas lorsque lorsqu puisqu jusqu quoiqu ça bon alors donc ensuite après
  encore déjà jamais toujours maintenant aussi juste seulement vraiment exactement merci quelqu quelque
  quelques chose choses truc personne autre autres chacun chaque tout tous toute toutes plusieurs mêmes
  certains règle règles jeu jouer joue joueur joueurs partie depuis sous entre chez vers plus moins très trop
  peu beaucoup oui non rien voulu reste restent lesquels deux force sinon pendant lors façon`;

const synonyms = `\
  gagner gagne gagnant vainqueur victoire remporte
  fin finir finit terminer termine achève dernier
  début commencer commence premier abord départ
  points marquer marque vaut score valeur
  perdre perdant perdants mort mourir meurt meurs éliminé vaincu défaite battu
  égalité ex égaux égal
  enchère vente enchères enchérir miser mise vendre surenchérir
  acheter payer coût coûte prix
  argent or pièces écus monnaie
  gagner toucher recevoir revenu rapporter rapporte
  dé dés lancer
  relancer relance nouveau recommencer refaire
  tour manche
  déplacer voyager voyage bouger trajet
  vie blessure dégâts
  soigner guérir guérison soin
  passer sauter
  enlever retirer retire ôter
  récupérer reprendre revenir reviennent rendre
  aider favoriser favorise soutenir
  accord accords promesse négocier échanger troquer
  garder garde gardes limite maximum
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
  bloquer empêcher opposer contrer
  secret caché cacher visible voir regarder montrer
  pioche paquet
  défausser jeter
  ville cité village
  route chemin
  monstre ennemi créature
  objet équipement
  attaquer frapper toucher
  équipe équipier partenaire
  double doubler deux`;

export const fr: SearchLanguage = { stem: stemmer, stopwords, idle, synonyms };
