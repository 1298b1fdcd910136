import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les enchères',
  row: 'On a tiré de la coupe deux jetons par joueur, alignés et vendus un à un. Il en reste deux ici. Tous voient ce qui vient ensuite.',
  open: 'Pour chaque jeton, le premier joueur commence : c’est vous. Dans le sens horaire, on offre plus que la dernière offre, ou l’on passe. Vous avez deux cartes Licorne : ouvrez à 1, 2 ou 3 écus.',
  'EG-4.2.out': 'C’est permis, mais qui passe ne peut plus offrir pour ce jeton (EG-4.2). Il vous le faut.',
  'EG-4.2.low': 'C’est permis (EG-4.2). Mais commencer bas ne coûte rien : offrez 1, 2 ou 3.',
  topped: 'Vert a offert 4, et Bleu a passé. Tout nombre entier au-dessus de 4 convient : offrez 5 ou 6.',
  'EG-4.2': 'Une offre doit dépasser la dernière (EG-4.2).',
  'EG-4.2.high': 'C’est permis (EG-4.2), jusqu’à 300, une limite de notre part. Mais 5 ou 6 peuvent suffire.',
  blue: 'Supposons que Vert passe maintenant. Bleu a passé tout à l’heure : peut-il revenir ?',
  'blue.may': 'Oui, une fois',
  'blue.may.answer': 'Non : qui a passé ne peut plus offrir pour ce jeton.',
  'blue.out': 'Pas pour ce jeton',
  'blue.out.answer': 'Exact. Pour le suivant, tout le monde peut de nouveau offrir.',
  next: 'Vert a passé, et vous n’avez pas à le faire aussi (c’est notre décision) : vous avez payé la banque, et la licorne est devant vous, visible. Vient une bicyclette elfe, et vous n’avez pas de carte pour elle. Passez.',
  'EG-4.2.no':
    'C’est permis (EG-4.2), et l’on achète autant de jetons qu’on veut. Mais vous n’avez pas de carte Bicyclette.',
  bowl: 'Personne n’a offert : la bicyclette est retournée dans la coupe, sans être remplacée. Tout est vendu, et la phase 5 commence.',
};
