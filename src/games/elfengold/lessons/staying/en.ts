export const en = {
  title: 'Staying, and the hand limit',
  stay: 'No road from here suits your cards. Nobody has to travel: stay, and you will draw two cards.',
  early: 'First say that you stay.',
  limit: 'After a journey, and after staying too, you keep four cards of your choice. You hold six: discard one.',
  'EG-6.5': 'First come down to four cards (EG-6.5).',
  one: 'One more.',
  draw: 'Four are left. Now draw two, as in phase 1: open, blind, or the gold pile, which pays 6 coins and counts as one draw.',
  none: 'Whoever stays takes no coins from towns, only two draws.',
  second: 'And the second draw.',
  end: 'The cut comes before the two cards, by a ruling of ours: after them it would make them worthless. So you may now hold up to six cards; an option of the game does without the limit.',
} as const;
export type Key = keyof typeof en;
