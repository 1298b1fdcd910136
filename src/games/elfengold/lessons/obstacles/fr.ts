import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Embûches et monstres marins',
  tree: 'Les obstacles rendent une route plus chère pour tout le monde. Une embûche, un arbre en travers, se pose sur une route de terre qui porte un jeton transport : mettez-la sur la route de forêt d’Erg’Eren.',
  'EG-5.4': 'Il y a de l’or : aucun obstacle ne peut s’y ajouter (EG-5.4).',
  'EG-5.3.land': 'Une embûche ne se pose que sur la terre (EG-5.3).',
  'EG-5.3': 'Une embûche ne va que sur une route qui porte un jeton transport (EG-5.3).',
  'EG-5.3.monster': 'C’est permis (EG-5.3), mais d’abord l’embûche.',
  'EG-5.1': 'C’est permis, et l’on pose plus tard (EG-5.1). Mais ici, posez le jeton.',
  monster:
    'Un monstre marin va sur une rivière ou sur un lac, où il ne faut aucun jeton. Mettez-le sur la rivière de Rivinia.',
  'EG-5.3.water': 'Un monstre marin ne vit que dans l’eau (EG-5.3).',
  'EG-5.3.lake': 'C’est permis, si c’est de l’eau (EG-5.3). Mais ici, mettez-le sur la rivière de Rivinia.',
  cost: 'Pour descendre cette rivière, un radeau suffisait. Et maintenant ?',
  'cost.one': 'Un, et un de plus vers l’amont',
  'cost.one.answer': 'Il en coûte un de plus dans les deux sens.',
  'cost.two': 'Deux',
  'cost.two.answer': 'Oui : un radeau de plus. Vers l’amont il en faudrait trois, et trois aussi sur un lac.',
  'cost.closed': 'La rivière est fermée',
  'cost.closed.answer': 'Un obstacle ne ferme jamais une route.',
  go: 'Tous ont passé, car personne n’a plus de jeton. C’est maintenant votre voyage, et les obstacles vous gênent aussi : allez à Erg’Eren ou à Rivinia.',
  'EG-C2':
    'C’est permis : devant un obstacle, une caravane prend quatre cartes quelconques (EG-C2). Deux cochons géants coûtent moins.',
  'EG-6.4': 'Vous pouvez rester (EG-6.4). Mais ici, voyagez.',
  all: 'Il a fallu deux cartes au lieu d’une, et ce serait pareil à chaque passage. Une route porte un obstacle au plus ; que cela vaille aussi pour les monstres marins est notre décision.',
};
