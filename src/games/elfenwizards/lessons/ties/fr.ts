import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les égalités',
  goal: 'Bleu mène 6 à 5 pour le titre de Grand Druide. Vous êtes Rouge et il vous reste un sort mineur : trop peu pour gagner.',
  stop: 'Mais à égalité de points, personne ne prend le titre. Arrêtez Bleu.',
  'EW-5.11.pass': 'Alors Bleu a plus de points et prend le titre (EW-5.11).',
  'EW-5.11.blue': 'Cela ferait 7 à 5 pour Bleu (EW-5.11).',
  'EW-5.11.lower': 'Votre Sorcier monterait, mais Bleu serait Grand Druide, 6 à 5 (EW-5.11).',
  'EW-5.5': 'Votre 5 y est déjà. Prenez le sort mineur.',
  tie: '6 contre 6 : le titre reste vacant, et les deux Druides vont aussitôt dans la case Déconfiture.',
  none: 'Plus bas, votre Sorcier affrontait un Sorcier vert pour un titre de Druide. Aucun des deux n’avait de sort. Qui l’a pris ?',
  'none.order': 'Rouge, premier dans l’ordre du tour',
  'none.order.re': 'L’ordre du tour ne départage personne pour un titre. Il reste vacant.',
  'none.nobody': 'Personne',
  'none.nobody.re': 'Oui : sans un seul point, le titre reste vacant, et les deux sont déconfits.',
  later:
    'En phase 7, des magiciens déconfits prennent les titres vacants. Seul celui de Grand Druide reste vacant jusqu’à la prochaine compétition.',
};
