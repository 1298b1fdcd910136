import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Attribuer un titre',
  goal: 'Deux Druides luttent pour un seul titre, celui de Grand Druide. Quand tous ont passé, on attribue les titres, le plus haut d’abord. Vous êtes Rouge.',
  count:
    'Bleu a un 5 et un 6 à côté du Druide. Un sort majeur vaut le nombre de points qu’il montre. Combien cela fait-il ?',
  'count.two': '2',
  'count.two.re': 'On ne compte pas les sorts : un dé vaut le nombre de points qu’il montre.',
  'count.six': '6',
  'count.six.re': 'Pas seulement le meilleur : tous les sorts à côté d’un magicien s’additionnent.',
  'count.eleven': '11',
  'count.eleven.re': '5 et 6 : tous les sorts à côté d’un magicien s’additionnent.',
  place: 'Votre Druide a un 6, et il vous reste un sort mineur, qui vaut 1. Placez-le à côté de votre Druide.',
  'EW-5.7': 'Un sort non placé n’a aucun effet (EW-5.7).',
  'EW-5.4': 'Un sort favorise le magicien à côté duquel il se trouve (EW-5.4), et celui-là n’est pas à vous.',
  'EW-5.11': 'Votre Sorcier y mène déjà, 3 à 2 (EW-5.11). Aidez le Druide.',
  'EW-5.5': 'Votre 6 est déjà à côté du Druide. Prenez le sort mineur.',
  won: '11 contre 7 : Bleu devient Grand Druide. Votre Druide va dans la case Déconfiture de son rang.',
  below:
    'Puis sont venus les titres d’en dessous, de gauche à droite. Votre Druide avait aussitôt libéré sa place, et votre Sorcier a pu la prendre : 3 contre 2.',
  why: 'Pourquoi l’attribution commence-t-elle en haut ?',
  'why.points': 'Les titres élevés rapportent plus',
  'why.points.re': 'C’est vrai, mais les points se comptent plus tard, en phase 10.',
  'why.empty': 'Chaque place est libre quand le rang d’en dessous la dispute',
  'why.empty.re': 'Oui : qui s’y trouvait est monté ou déconfit.',
};
