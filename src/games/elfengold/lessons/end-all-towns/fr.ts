import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les vingt cités',
  one: 'Ce n’est que la manche 4, et vous avez visité toutes les cités sauf Erg’Eren. Un cochon géant vous y mènera.',
  go: 'Allez à Erg’Eren.',
  'EG-6.4': 'Vous pouvez rester (EG-6.4), mais un autre pourrait alors vous devancer.',
  over: 'Vingt cités ! Que se passe-t-il maintenant ?',
  'over.now': 'La partie s’arrête aussitôt',
  'over.now.answer': 'Pas tout à fait : Vert doit encore voyager dans cette manche.',
  'over.round': 'On termine la manche, puis la partie est finie',
  'over.round.answer': 'Oui. Vert fait lui aussi son voyage.',
  'over.six': 'La partie continue jusqu’à la manche 6',
  'over.six.answer': 'Non : il ne vous reste rien à visiter.',
  take: 'Votre voyage a rapporté 5 écus. Prenez-les.',
  'EG-6.3': 'C’est permis (EG-6.3). Mais si Vert avait lui aussi toutes les cités, les écus décideraient.',
  end: 'Vert a fait son voyage, et la partie est finie : vous gagnez, quel que soit le nombre d’écus de Vert. Si plusieurs avaient toutes les cités, le plus riche d’entre eux gagnerait, puis qui a le plus de cartes, sinon on partagerait : ce dernier point est notre décision.',
};
