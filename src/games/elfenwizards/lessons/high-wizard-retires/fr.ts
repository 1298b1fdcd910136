import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Le Grand Druide se retire',
  goal: 'Personne ne reste longtemps au sommet. Au début de chaque tour, sauf le premier, le Grand Druide se retire et libère la place. Aujourd’hui, c’est le vôtre.',
  mark: 'Avec un de vos sorts mineurs, marquez d’abord le tour qui vient de finir. Il reste sur le compteur de tours jusqu’à la fin de la partie. Prenez-le dans votre réserve ou dans la case des sorts mineurs, à votre choix.',
  'EW-1.2': 'Avant que le magicien parte, marquez le tour avec un sort mineur.',
  'EW-T1': 'Les dés se lancent en phase 2. La phase 1 n’est pas finie.',
  dragon:
    'Le dragon vous revient en même temps : vous commencez ce tour. Que devient le sort mineur sur le compteur de tours ?',
  'dragon.back': 'Il revient en phase 4',
  'dragon.back.answer': 'Non. Seuls les sorts mineurs de leur case se récupèrent, jamais ceux du compteur de tours.',
  'dragon.gone': 'Il y reste pour de bon',
  'dragon.gone.answer': 'Oui. Il est donc moins coûteux de prendre un sort mineur déjà dans la case.',
  retire:
    'Choisissez maintenant une case de simples Magiciens pour votre magicien. La magie grise qu’il a sous lui ne le quitte pas : c’est notre décision.',
  'EW-1.2.again': 'Un seul sort mineur marque le tour, et cela suffit.',
  empty:
    'La place de Grand Druide est libre, et la phase 2 commence par vous. Et s’il n’y avait eu personne là-haut : qui détiendrait le dragon ?',
  'empty.stays': 'Bleu, comme au tour précédent',
  'empty.stays.answer':
    'Oui. Sans Grand Druide, le dragon reste où il est. Les sources n’en disent rien ; c’est notre décision.',
  'empty.moves': 'Le joueur suivant dans le sens horaire',
  'empty.moves.answer': 'Non. Seul un Grand Druide fait changer le dragon de main ; sans lui, Bleu le garde.',
};
