export const en = {
  title: 'Spells',
  which:
    'A Spell’s number is the arcane level that it needs. Yours is 1, and Ice Storm, a Spell of water, has a 2. Which of the three can you cast?',
  'which.own': 'Only Burning Hands, my own sphere',
  'which.own.re': 'Everybody may cast Spells of every sphere.',
  'which.two': 'Burning Hands and Thunderwave',
  'which.two.re': 'The sphere does not matter for that, only the level.',
  'which.all': 'All three',
  'which.all.re': 'For Ice Storm you need level 2.',
  cast: 'Cast Thunderwave, at whom you like.',
  'DM-A2': 'Your arcane level is 1: too low.',
  'DM-A1':
    'Allowed, and even better, for it is your own sphere. But one attack a turn (DM-A1), and here it is Thunderwave.',
  'DM-A8': 'You hold attack cards that you can play.',
  'DM-A1.none': 'You may go without an attack (DM-A1), but why?',
  told: '11 against armour class 10: a hit for 7. The Spell is discarded, as every card is that works once. End your attack.',
  'DM-A1.once': 'You have attacked this turn.',
  'DM-A8.added': 'A cantrip is never added.',
  end: 'One attack a turn. Burning Hands will be there next time.',
} as const;
export type Key = keyof typeof en;
