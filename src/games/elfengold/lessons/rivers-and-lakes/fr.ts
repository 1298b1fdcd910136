import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Rivières et lacs',
  up: 'Sur l’eau, on voyage avec des cartes Radeau seulement ; aucun jeton n’est nécessaire. Une rivière coule, comme le montrent ses vaguelettes : celle-ci d’Elvenhold à Rivinia. Vous êtes à Rivinia : que faut-il pour remonter à Elvenhold ?',
  'up.one': 'Un radeau',
  'up.one.answer': 'Cela ne suffit que vers l’aval.',
  'up.two': 'Deux radeaux',
  'up.two.answer': 'Oui : deux vers l’amont, un vers l’aval.',
  elvenhold: 'Vous avez cinq radeaux. Remontez à Elvenhold.',
  'EG-6.1': 'C’est permis, vers l’aval pour un radeau (EG-6.1). Mais ici, allez à Elvenhold.',
  'EG-C2': 'Il faut à une caravane une route de terre avec un jeton (EG-C2).',
  'EG-6.4': 'Vous pouvez rester (EG-6.4), mais ici, voyagez.',
  lake: 'Un lac coûte deux radeaux, dans les deux sens. Prenez le bac pour Virst.',
  'EG-C1': 'Un radeau ne flotte que sur l’eau (EG-C1).',
  'EG-6.1.other': 'C’est permis (EG-6.1), mais prenez le bac pour Virst.',
  'EG-6.1.on': 'On peut s’arrêter ici (EG-6.1), mais continuez.',
  down: 'Il vous reste un radeau. De Virst, une rivière descend à Ixara : allez-y.',
  'EG-6.1.few': 'Un lac coûte deux radeaux (EG-6.1).',
  end: 'C’était votre dernière carte, et quand la main est vide, le voyage finit de lui-même. Cinq radeaux vous ont mené en trois lieux ; dans l’autre sens, une rivière aurait coûté plus, et l’autre moins.',
};
