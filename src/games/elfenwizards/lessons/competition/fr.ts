import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Phase 5 : la compétition',
  goal: 'Votre Druide et celui de Vert veulent devenir Grand Druide. Celui qui a le plus de points à côté de lui prend le titre : placez donc vos sorts à côté du vôtre.',
  first: 'Un dé de la case des Druides peut favoriser un Druide. Placez votre 5 à côté de votre Druide.',
  'EW-5.5': 'Le 4 est dans la case des Sorciers : il ne peut favoriser qu’un Sorcier.',
  'EW-5.4':
    'Un sort aide le magicien à côté duquel il est placé, quel que soit son propriétaire (EW-5.4). Celui-là est à Vert.',
  'EW-5.11':
    'Un sort mineur peut aller là, mais il ne vaut que 1 (EW-5.11). Commencez par le 5 à côté de votre Druide.',
  'EW-5.4.any':
    'Vous pouvez aussi favoriser ce magicien (EW-5.4). D’abord la lutte au sommet : le 5 à côté de votre Druide.',
  'EW-5.3': 'Qui passe ne place plus rien de tout le tour (EW-5.3). Il est trop tôt.',
  second:
    'On place deux sorts à la suite, et qui peut placer le second doit le faire : deux dés, deux sorts mineurs ou un de chaque, à côté d’un magicien ou de deux. Ajoutez votre 3.',
  'EW-5.2': 'On ne passe pas entre les deux : vous pouvez placer un second sort, vous devez donc le faire.',
  'EW-5.8': 'Un sort placé à côté d’un magicien ne se reprend pas : c’est notre décision.',
  'EW-5.1': 'Le second sort peut aller là (EW-5.1). Mais Vert a un 6 : placez le 3 à côté de votre Druide.',
  others:
    'Vert a placé un 6 et un sort mineur : 7 contre vos 8. Bleu ne pouvait placer qu’un seul de ses dés : par notre décision, on a le droit de n’en placer qu’un. Vert pouvait-il favoriser votre Druide, ou le Sorcier de Bleu ?',
  'others.any': 'Oui, les magiciens des autres aussi',
  'others.any.answer': 'Oui, et avec autant de sorts qu’il veut. Voilà de quoi négocier.',
  'others.own': 'Non, seulement ses propres magiciens',
  'others.own.answer': 'Il le pouvait : un sort favorise le magicien de n’importe qui, pourvu qu’il puisse monter.',
  third: 'C’est de nouveau à vous. Votre Sorcier lutte contre celui de Bleu, qui a 4 points : commencez par votre 4.',
  'EW-5.5.user': 'Le 6 est dans la case des simples Magiciens : il ne peut favoriser que l’un d’eux.',
  'EW-5.4.sorcerer': 'C’est permis (EW-5.4), mais votre Sorcier a 4 points de retard. Placez votre 4 à côté de lui.',
  fourth:
    '4 à 4, ce serait une égalité, et une égalité ne rapporte rien. Ajoutez votre 2, ou un sort mineur, qui aide n’importe quel rang.',
  'EW-5.4.blue': 'Cela aide le Sorcier de Bleu (EW-5.4). Favorisez le vôtre.',
  'EW-5.12': 'Les Sorciers restent alors à égalité, et personne n’a le titre (EW-5.12). Favorisez le vôtre.',
  pass: 'Vert a passé, et Bleu ne peut plus rien placer. Vous menez dans les deux luttes. Passer est définitif : passez, et la compétition est finie.',
  'EW-5.7':
    'C’est permis, et cela pourrait encore compter. Mais la leçon s’arrête ici : un dé non placé est gaspillé, un sort mineur reste en réserve (EW-5.7). Passez.',
  won: 'Tous ont passé, et les titres sont attribués : votre Druide est Grand Druide, votre Sorcier est devenu Druide.',
};
