import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'La caravane',
  need: 'Pour Erg’Eren, la forêt demande deux dragons, et vous n’en avez pas. Vous avez quatre cartes qui n’aident pas ici : cochon géant, nuage magique, chariot troll et radeau.',
  how: 'Trois cartes Voyage quelconques font une caravane, et se paient à la place des cartes que la route demande. Mais une caravane n’ouvre aucune route. Sur lesquelles peut-elle aller ?',
  'how.empty': 'Sur toute route de terre',
  'how.empty.answer': 'Non : sans jeton transport, une route de terre est fermée, même à une caravane.',
  'how.counter': 'Sur les routes de terre qui portent un jeton transport',
  'how.counter.answer': 'Oui : il faut que la route soit ouverte, peu importe par quel jeton.',
  go: 'Partez pour Erg’Eren en caravane.',
  'EG-6.1': 'Vous n’avez pas de dragon (EG-6.1).',
  'EG-C2.tree':
    'C’est permis : devant un obstacle, une caravane prend quatre cartes (EG-C2), toutes les vôtres. Erg’Eren en coûte trois.',
  'EG-C2': 'Il n’y a pas de jeton transport (EG-C2).',
  'EG-C2.water': 'Les caravanes ne vont pas sur l’eau (EG-C2).',
  'EG-6.4': 'Vous pouvez rester (EG-6.4), mais essayez la caravane.',
  pay: 'Choisissez maintenant les cartes, une à une. Laquelle vous manquera le moins ?',
  'EG-C2.paid': 'Une caravane se paie jusqu’à la dernière carte (EG-C2).',
  two: 'Encore deux.',
  three: 'Et la dernière.',
  end: 'Vous êtes à Erg’Eren. On peut former une caravane même avec les bonnes cartes en main, pour les garder : c’est notre décision.',
};
