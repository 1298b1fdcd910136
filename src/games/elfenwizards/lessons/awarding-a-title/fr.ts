import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Attribuer un titre',
  goal: 'Deux Druides luttent pour un seul titre, celui de Grand Druide. Quand tous ont passé, on attribue les titres, le plus haut d’abord. Vous êtes Rouge.',
  count:
    'Bleu a un 5 et un 6 à côté de son Druide, vous un 6. Un sort majeur vaut le nombre de points qu’il montre, un sort mineur 1. Combien de sorts mineurs vous faudrait-il pour passer devant ?',
  'count.one': '1 : mon 6 vaut le meilleur dé de Bleu',
  'count.one.re':
    'Le meilleur ne compte pas seul : tous les sorts à côté d’un magicien s’additionnent, Bleu a donc 11.',
  'count.five': '5',
  'count.five.re': 'Ce serait 11 à 11, une égalité, et le titre resterait vacant.',
  'count.six': '6',
  'count.six.re': 'Tous les sorts à côté d’un magicien s’additionnent : 6 et 6 font 12, contre 5 et 6.',
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
