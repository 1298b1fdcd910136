import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Égalité pour la première place : lecture italienne',
  goal: 'Ici, les traductions diffèrent. Dans le texte italien, une égalité pour la première place, à deux ou plus, empêche tout le monde de monter de la case.',
  who: 'Case A : Vert 6, Bleu 6, Rouge 5. Qui monterait maintenant ?',
  'who.two': 'Vert et Bleu',
  'who.two.re': 'C’est la lecture française. Ici, une égalité pour la première place ne sert à personne.',
  'who.red': 'Rouge, qui vient ensuite',
  'who.red.re': 'Non : l’égalité arrête toute la case, le troisième aussi.',
  'who.nobody': 'Personne',
  'who.nobody.re': 'Oui : deux premiers à égalité, donc tous restent.',
  rise: 'Vous êtes Rouge et avez un sort mineur. Dans la case B, Bleu et vous êtes premiers à égalité, 2 à 2. Prenez la première place.',
  'EW-5.16.pass': 'On en resterait à 2 partout, et personne ne monterait de la case B (EW-5.16).',
  'EW-5.15': 'Cela rompt l’égalité, mais Bleu serait premier et vous deuxième (EW-5.15).',
  'EW-5.16.three': 'Ils seraient alors trois à égalité pour la première place, et personne ne monterait (EW-5.16).',
  'EW-5.16.anyway': 'À deux ou à trois, de toute façon, personne ne monte de la case A (EW-5.16).',
  won: 'Case B : 3, 2 et 1. L’égalité est rompue, et les deux premiers montent : Bleu et vous.',
  stay: 'Dans la case A, Vert et Bleu avaient 6 chacun. Personne n’est monté, et les deux titres au-dessus restent vacants.',
};
