import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Tirer des jetons',
  drawn:
    'Vous êtes Vert. En phase 3, chacun tire deux jetons de la coupe, en montre un et cache l’autre. On le fait l’un après l’autre (c’est notre décision) : le chariot troll de Rouge est déjà visible.',
  which:
    'Vous avez tiré un cochon géant et une embûche. Une embûche renchérit une route d’une carte pour tout le monde. Que perdez-vous si vous montrez l’embûche ?',
  'which.tree': 'Je ne peux plus la poser',
  'which.tree.answer': 'Les jetons visibles se posent tout comme les jetons cachés.',
  'which.pig': 'La surprise',
  'which.pig.answer': 'Oui. Rouge s’en méfierait, ou mettrait de l’or sur une route, ce qui en écarte les embûches.',
  show: 'Un cochon caché, lui, ne surprend et ne gêne personne. À vous de voir : montrez l’un des deux.',
  'EG-3.1': 'Vous n’avez pas tiré de dragon (EG-3.1).',
  after:
    'L’autre reste caché jusqu’à ce que vous le posiez. Les jetons achetés aux enchères, qui commencent maintenant, sont toujours visibles.',
};
