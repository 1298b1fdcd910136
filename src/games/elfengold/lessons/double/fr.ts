import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Le double transport',
  double:
    'La route de forêt d’Erg’Eren porte une bicyclette elfe, et vous n’avez pas de carte pour elle. Un double transport fait place à un second jeton : posez-le là.',
  'EG-5.5': 'Le double se pose sur une route qui porte un jeton transport (EG-5.5).',
  'EG-5.1': 'C’est permis, et l’on pose plus tard (EG-5.1). Mais ici, posez le double.',
  add: 'Vous pouvez aussitôt ajouter l’un de vos transports qui convienne à la route, visible ou caché. Le cochon et la licorne vont tous deux en forêt : choisissez.',
  'EG-5.5.none':
    'C’est permis. Mais le double reste alors sans effet, et écarte l’autre double (EG-5.5, c’est notre décision). Ajoutez un jeton.',
  use: 'Deux transports s’y trouvent maintenant. Que coûte la route ?',
  'use.both': 'Une carte de chacun',
  'use.both.answer': 'Non : les deux ne servent jamais ensemble.',
  'use.either': 'Les cartes de l’un des deux',
  'use.either.answer': 'Oui : chaque voyageur en choisit un. La bicyclette sert toujours à qui en a la carte.',
  green: 'Vert a l’autre double. Peut-il venir aussi sur cette route ?',
  'green.yes': 'Oui, pour un troisième transport',
  'green.yes.answer': 'Non, c’est notre décision : un double et deux transports par route.',
  'green.no': 'Non',
  'green.no.answer': 'Juste : un double par route et deux transports au plus, c’est notre décision.',
  end: 'Par notre décision, le second transport peut même être de la même sorte que le premier ; mais cela sert rarement. Une embûche les rendrait tous deux plus chers.',
};
