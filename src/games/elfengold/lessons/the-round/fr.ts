import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Manches et phases',
  seven:
    'Une manche suit les sept phases indiquées ici, toujours dans cet ordre. Dans chacune, le premier joueur commence et les autres suivent dans le sens horaire : c’est ce que veut dire « dans l’ordre ».',
  end: 'La manche 1 touche à sa fin : voici la phase 7, et vous seul avez encore un jeton. Gardez-le pour la manche suivante.',
  early: 'On pioche des cartes en phase 1, quand la manche suivante a commencé.',
  'EG-7.1': 'Vous pouvez le rendre. Mais on peut garder jusqu’à deux jetons (EG-7.1), et un cochon sert toujours.',
  next: 'La manche 2 a commencé d’elle-même par la phase 1, que la première n’avait pas. À la manche 1, vous étiez premier joueur. Qui l’est maintenant ?',
  'next.red': 'Encore Rouge',
  'next.red.answer': 'Non : à chaque manche, c’est un autre joueur.',
  'next.green': 'Vert',
  'next.green.answer':
    'Oui : le suivant dans le sens horaire. Vert, Bleu et Rouge prennent chacun une carte, et cela trois fois.',
  draw: 'Les autres ont pris leurs trois cartes, et vous deux. Prenez la dernière.',
  'EG-1.4': 'Le tas d’or est vide : on ne peut pas le prendre, c’est notre décision.',
  income: 'La phase 2 s’est faite toute seule : chacun avait 12 écus. Combien en a-t-on maintenant ?',
  'income.two': '14 chacun',
  'income.two.answer':
    'Oui : dès la manche 2, la banque verse 2 écus à chacun. Elle n’est jamais à court : c’est notre décision.',
  'income.towns': 'Ce que valent les cités visitées',
  'income.towns.answer': 'Les cités rapportent quand on y entre, en phase 6. La phase 2 verse 2 écus à chacun.',
  again: 'Et la phase 3 a commencé : Vert a tiré des jetons. Après six manches de ce genre, la partie est finie.',
};
