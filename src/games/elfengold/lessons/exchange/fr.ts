import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'L’échange',
  want: 'Vous avez deux licornes, mais le seul jeton Licorne est loin, dans les montagnes près de Tichih. Sur votre route d’Erg’Eren se trouve une bicyclette elfe. Un échange peut y remédier.',
  place: 'Posez l’échange sur la route dont vous voulez échanger le jeton.',
  'EG-5.6.there': 'Il va là où se trouve un transport (EG-5.6). Posez-le sur la route d’Elvenhold à Erg’Eren.',
  'EG-5.1': 'C’est permis, et l’on pose plus tard (EG-5.1). Mais ici, servez-vous de l’échange.',
  swap: 'Échangez maintenant la bicyclette contre un transport d’une autre route. Chacun doit convenir à sa nouvelle route : lequel voulez-vous ici ?',
  'EG-5.6': 'Une bicyclette ne va pas dans le désert (EG-5.6).',
  'EG-5.6.pig': 'C’est permis (EG-5.6), mais vous n’avez pas de carte Cochon géant.',
  'EG-5.6.none': 'On peut renoncer (EG-5.6), mais l’échange est perdu tout de même.',
  done: 'La licorne est sur votre route, et la bicyclette dans les montagnes. Et où est l’échange ?',
  'done.stays': 'Sur la route, jusqu’à la fin de la manche',
  'done.stays.answer': 'Non, il n’y reste pas.',
  'done.bowl': 'Dans la coupe',
  'done.bowl.answer': 'Oui : aussitôt, et même si l’on n’échange rien, c’est notre décision.',
  go: 'La phase 6 a commencé. Allez à Erg’Eren avec la licorne.',
  'EG-6.1': 'La bicyclette n’y est plus (EG-6.1).',
  'EG-6.4': 'Vous pouvez rester (EG-6.4), mais essayez la route.',
  end: 'Embûche, or et double transport restent sur leur route quand on échange. De deux transports on en choisit un, et deux jetons pareils ne s’échangent pas : c’est notre décision.',
};
