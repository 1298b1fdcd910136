import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les cartes jouées',
  short:
    'Un cas rare, dans une partie sans limite de cartes : Vert les a presque toutes, et deux seulement sont visibles. Il n’y a plus de carte à retourner.',
  play: 'Les cartes jouées vont face visible à la défausse. Jouez votre radeau : allez à Rivinia.',
  'EG-6.1': 'Un lac coûte deux radeaux (EG-6.1) ; vous en avez un.',
  'EG-6.4': 'Vous pouvez rester (EG-6.4). Mais ici, jouez le radeau.',
  where: 'Où est votre radeau maintenant ?',
  'where.discard': 'À la défausse',
  'where.discard.answer': 'Il y est allé, et en est aussitôt reparti : regardez les cartes visibles.',
  'where.display': 'Parmi les cartes visibles',
  'where.display.answer':
    'Oui. Il est allé à la défausse ; mais comme il manquait une carte visible, on l’a retourné aussitôt : c’est notre décision.',
  usual:
    'D’ordinaire, les cartes jouées attendent à la défausse que la pioche soit vide. De même celles qu’on défausse à la limite de la main.',
};
