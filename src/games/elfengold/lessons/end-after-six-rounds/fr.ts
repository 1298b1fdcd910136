import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'La fin après six manches',
  six: 'La manche 6 est la dernière, et vous êtes le dernier à y voyager. Qui a visité le plus de cités gagne : vous en avez huit, et Vert aussi.',
  tie: 'Qu’est-ce qui vous départage ?',
  'tie.cards': 'Qui a le plus de cartes',
  'tie.cards.answer': 'Seulement si les écus sont égaux aussi : c’est notre décision.',
  'tie.coins': 'Qui a le plus d’écus',
  'tie.coins.answer': 'Oui : à égalité, le plus riche gagne.',
  take: 'Vert a 10 écus. Vous en avez 5, et votre voyage en a rapporté 6. Que prenez-vous ?',
  'EG-E1':
    'C’est permis, mais avec deux cartes de plus, vous n’avez que 5 écus contre 10, et ce sont d’abord les écus qui comptent (EG-E1).',
  end: '11 écus contre 10 : vous gagnez. Si les écus avaient été égaux eux aussi, le plus de cartes en main déciderait, et sinon la victoire serait partagée : c’est notre décision.',
};
