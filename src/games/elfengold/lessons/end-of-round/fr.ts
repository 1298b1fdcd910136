import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'La fin d’une manche',
  last: 'Vous êtes le dernier à voyager dans cette manche, et votre voyage est fini. Prenez vos 5 écus.',
  'EG-6.3': 'C’est permis : deux cartes au lieu des écus (EG-6.3). Mais ici, prenez les écus.',
  three:
    'Phase 7 : tous les jetons des routes sont retournés dans la coupe. Il vous en reste trois, et vous pouvez en garder deux de votre choix : rendez-en un.',
  'EG-7.1': 'On garde deux jetons au plus (EG-7.1).',
  keep: 'On peut en rendre davantage. Gardez les deux autres.',
  'EG-7.1.more': 'C’est permis, mais on peut garder deux jetons (EG-7.1), et vous en avez justement deux.',
  first: 'Vert était premier joueur dans cette manche. Qui le sera dans la suivante ?',
  'first.green': 'Encore Vert',
  'first.green.answer': 'Non, chacun son tour.',
  'first.red': 'Moi',
  'first.red.answer': 'Oui : le joueur suivant dans le sens horaire ; à deux joueurs, c’est vous.',
  end: 'Ce que vous gardez reste comme il était, caché ou visible, et un jeton caché se rend sans être montré. Ce sont nos décisions, et aussi qu’on ne demande plus rien après la dernière manche.',
};
