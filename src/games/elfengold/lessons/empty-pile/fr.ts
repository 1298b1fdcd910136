import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'La pioche s’épuise',
  last: 'Il reste une carte dans la pioche ; toutes les autres sont à la défausse. Piochez-la.',
  'EG-1.1': 'C’est permis (EG-1.1) ; la dernière carte serait alors retournée. Piochez-la plutôt à l’aveugle.',
  'EG-1.4': 'Le tas d’or est vide, et l’on ne peut pas le prendre : c’est notre décision.',
  now: 'La pioche est vide. Quand mélange-t-on la défausse ?',
  'now.none': 'Tout de suite',
  'now.none.answer': 'Pas encore : personne n’a besoin d’une carte à cet instant.',
  'now.needed': 'Quand il faut la carte suivante',
  'now.needed.answer': 'Oui, c’est notre décision. D’ici là, chacun peut regarder la défausse.',
  shuffled: 'Il fallait une carte à Vert : la défausse a été mélangée et forme la nouvelle pioche.',
  both: 'Pioche et défausse ne peuvent être vides toutes deux que sans limite de cartes en main. Qu’arrive-t-il alors à qui doit prendre une carte ?',
  'both.skip': 'Son tour est sauté',
  'both.skip.answer': 'Pas tant qu’on peut prendre une carte visible ou le tas d’or.',
  'both.take': 'Il prend ce qu’il y a',
  'both.take.answer':
    'Oui. Et de l’or retourné quand il n’y a plus de carte Voyage ne donne rien : c’est notre décision, pour qu’on ne puise pas des écus sans fin.',
};
