import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les ennemis tenaces',
  troll:
    'Vous avez pioché un Troll, qui a frappé aussitôt : Vert a raté sa sauvegarde et perdu 4. Mais un Troll ne s’en va pas ; il a 24 points de vie. Quand frappera-t-il encore ?',
  'troll.turn': 'Après chaque tour',
  'troll.turn.re': 'Il laisse à chacun un tour contre lui.',
  'troll.round': 'Quand chaque magicien aura joué un tour',
  'troll.round.re': 'Le tour où il est venu ne compte pour personne.',
  cast: 'Tant qu’il est là, le duel est suspendu : personne n’agit contre un autre joueur. Vert lui a infligé 7. À vous d’attaquer.',
  'DM-N1': 'L’ennemi d’abord : le duel est suspendu.',
  'DM-N3': 'C’est permis, mais il frappe jusqu’à ce qu’il soit vaincu (DM-N3).',
  left: '6 de plus : il lui reste 11 points de vie. On n’a demandé à personne de contrer : contre un ennemi, on fait front commun. Qui prend ses objets quand il tombe ?',
  'left.last': 'Qui frappe en dernier',
  'left.last.re': 'Les ennemis ne portent rien.',
  'left.none': 'Personne',
  'left.none.re': 'Pas de butin : le duel reprend, voilà tout.',
  again:
    'Vous avez joué tous deux un tour contre lui, et il frappe encore : Vert répond en premier. Ainsi de suite jusqu’à ce qu’il soit vaincu.',
};
