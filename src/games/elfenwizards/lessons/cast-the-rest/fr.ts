import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Phase 3 : lancer les sorts majeurs restants',
  goal: 'Les dés mis de côté en phase 2 ont une seconde chance. Cette fois, il faut tous les placer.',
  roll: 'Vous avez mis deux dés de côté. Lancez-les.',
  'EW-3.4': 'On ne met plus rien de côté : en phase 3, tous les dés restants doivent être placés.',
  'EW-2.1': 'Lancez d’abord ces dés, puis placez-les.',
  place:
    'Un 1 et un 4. Vous pourriez payer pour relancer, mais c’est une autre leçon. Gardez ceux-ci : placez-en un où vous voulez.',
  'EW-2.3': 'Un dé placé reste où il est.',
  last: 'Il reste un dé. Lui aussi doit aller dans une case.',
  'EW-3.2': 'Ce choix se fait avant de placer le moindre de ces dés.',
  skipped:
    'Vert a tout placé en phase 2 et passe son tour ; c’est à Bleu. Que faire d’un 1 qui n’aide aucun de vos magiciens ?',
  keep: 'Le garder devant moi',
  'keep.answer': 'Non. En phase 3, tous les dés doivent être placés.',
  buy: 'Le placer dans la case des sorts mineurs',
  'buy.answer': 'Oui. Avec un point de plus à côté, il rapporte un sort mineur.',
};
