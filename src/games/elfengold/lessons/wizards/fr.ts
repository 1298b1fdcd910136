import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les sorciers',
  tree: 'Dans cette variante, six sorciers sont mêlés aux cartes Voyage. Pour 1 écu, un sorcier vous épargne la carte de plus d’un obstacle. Une embûche se dresse devant Erg’Eren, et vous avez un seul cochon : laissez le sorcier la contourner.',
  'EG-6.1': 'Avec l’embûche, il faut deux cochons géants (EG-6.1).',
  'EG-C2':
    'C’est permis : une caravane de quatre cartes, sorciers compris (EG-C2, pour les sorciers c’est notre décision). Mais servez-vous plutôt du sorcier.',
  'EG-V3.none': 'Rien ne barre la route là-bas (EG-V3).',
  'EG-V3.later': 'On peut voler (EG-V3), mais voyez d’abord ce qu’un sorcier fait d’une embûche.',
  'EG-6.4': 'Vous pouvez rester (EG-6.4), mais essayez le sorcier.',
  flight:
    'Vous êtes à Erg’Eren ; le sorcier, le cochon et 1 écu sont dépensés. Pour 3 écus, votre autre sorcier vole vers n’importe quelle cité. Que donne cette cité ?',
  'flight.seven': 'Son or et mon pion',
  'flight.seven.answer': 'Un vol ne rapporte pas d’or.',
  'flight.piece': 'Mon pion, mais pas d’or',
  'flight.piece.answer': 'Oui. Les 5 écus notés pour Erg’Eren vous restent.',
  fly: 'Volez vers Al’Baran, Jaccaranda ou Grangor.',
  'EG-V3': 'Vous y êtes déjà (EG-V3).',
  'EG-V3.else': 'On peut voler partout (EG-V3), même vers Elvenhold. Mais choisissez l’une des trois.',
  'EG-6.1.on': 'On peut s’arrêter ici (EG-6.1), mais essayez le vol.',
  end: 'Vous avez pris votre pion, et vous pouvez continuer d’ici, car un vol n’est qu’un pas de plus. En main, parmi les cartes visibles et en caravane, un sorcier est une carte Voyage comme les autres : ce sont nos décisions.',
};
