import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Ce que coûte une route',
  plain:
    'Une route de terre coûte les cartes que dit le tableau, de la sorte du jeton qui s’y trouve. En plaine, c’est 1 pour le cochon géant, la bicyclette elfe, le chariot troll et le dragon, et 2 pour le nuage magique. Allez à Lapphalia.',
  'EG-6.1.kind': 'Il n’y a pas ce jeton (EG-6.1) : la carte doit être de la sorte du jeton.',
  'EG-6.1': 'Il y a là un cochon, mais vous n’en avez pas de carte (EG-6.1).',
  'EG-6.1.river': 'C’est permis (EG-6.1). Mais cette leçon parle de la terre : allez à Lapphalia.',
  'EG-C2': 'C’est permis : trois cartes quelconques font une caravane (EG-C2). Mais d’après le tableau, c’est moins.',
  'EG-6.4': 'Vous pouvez rester (EG-6.4), mais ici, voyagez.',
  forest:
    'Vous avez pris votre pion à Lapphalia. En forêt, c’est 1 pour le cochon géant, la bicyclette et la licorne, et 2 pour les autres. Que vous coûte la route de Feodor avec le dragon ?',
  'forest.one': '1 dragon',
  'forest.one.answer': 'Pas en forêt : les dragons n’aiment pas les arbres.',
  'forest.two': '2 dragons',
  'forest.two.answer': 'Oui, deux de sa sorte.',
  go: 'Allez à Feodor.',
  'EG-6.1.on': 'On peut s’arrêter ici (EG-6.1), mais continuez.',
  desert:
    'Le désert coûte 1 dragon, ou 2 licornes ou chariots troll ; rien d’autre n’y passe. D’ici, deux routes de désert portent un jeton : choisissez.',
  'EG-6.1.bare': 'Il n’y a pas de jeton (EG-6.1).',
  noCards: 'Il vous reste un dragon, et la forêt en prend deux.',
  mountain:
    'En montagne, c’est 1 pour le nuage magique, la licorne et le dragon, et 2 pour la bicyclette et le chariot. Que coûte maintenant la route de montagne de Throtmanni à Jaccaranda ?',
  'mountain.one': '1 bicyclette elfe',
  'mountain.one.answer': 'Les bicyclettes sont faites pour la plaine et la forêt.',
  'mountain.two': '2 bicyclettes elfes',
  'mountain.two.answer': 'Oui. Et aucun cochon ne grimpe en montagne.',
  end: 'Un voyage va aussi loin que le permettent cartes et jetons, même deux fois par la même route, payée chaque fois. Dans chaque cité atteinte, vous prenez votre pion s’il y est encore.',
};
