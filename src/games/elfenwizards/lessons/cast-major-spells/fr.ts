import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Phase 2 : lancer les sorts majeurs',
  goal: 'Votre Druide veut le titre de Grand Druide, et celui de Vert aussi. Avant la compétition, chacun rassemble ses forces : des dés dans la case des Druides.',
  roll: 'Lancez tous les dés devant vous. Le 2 laissé dans la case des sorts mineurs y reste, sur la même face.',
  'EW-2.1': 'Il n’y a encore rien à mettre de côté : lancez d’abord.',
  'EW-2.3': 'Un dé placé ne se déplace plus. Le 2 reste là ; lancez les autres.',
  first: 'Deux 6 ! Placez-en un dans la case des Druides, pour la lutte au sommet.',
  'EW-5.5':
    'Là, il aiderait un autre rang, ou personne : un dé ne favorise que les magiciens du rang de sa case (EW-5.5). Votre Druide en a besoin.',
  'EW-5.11': 'C’est permis, mais un dé vaut ses points (EW-5.11). Commencez par un 6 dans la case des Druides.',
  'EW-3.2': 'Payer pour relancer, c’est en phase 3. En phase 2, mettez simplement de côté ce qui ne vous plaît pas.',
  more: 'Chaque case accueille autant de dés qu’on veut, mais un dé placé est placé. Choisissez encore un dé, et n’importe quelle case.',
  'EW-2.3.moved': 'Un dé placé ne se déplace plus.',
  'EW-2.2': 'Vous pouvez vous arrêter là (EW-2.2). Mais essayez : placez encore un dé.',
  hold: 'Rien n’oblige à tout placer. Ce que vous mettez de côté, vous le relancez en phase 3 : mettez donc le reste de côté.',
  'EW-2.2.more': 'C’est permis (EW-2.2). Mais, pour cette leçon, gardez-en pour le second jet.',
  next: 'Vert et Bleu ont joué, dans l’ordre du tour. Ils mettent tous leurs dés de côté. Que deviennent les vôtres ?',
  'next.turn': 'Ils attendent le tour suivant',
  'next.turn.answer': 'Non, vous les retrouvez plus tôt : la phase 3 commence, et vous les relancez.',
  'next.rest': 'Je les relance en phase 3',
  'next.rest.answer': 'Oui. Et alors, il faudra tous les placer.',
};
